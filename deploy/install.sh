#!/bin/sh
# Build Klubovna from this checkout and install it, with everything it needs, into a folder of its own:
#     deploy/install.sh /opt/klubovna
# Needs Python 3.11 or newer with venv, and make. Run it again after `git pull` to bring the same folder up to date.
set -eu

target=${1:?"which folder? For example: deploy/install.sh /opt/klubovna"}
cd "$(dirname "$0")/.."

make web
"${PYTHON:-python3}" -m venv "$target"
"$target/bin/pip" install --quiet --disable-pip-version-check --require-hashes -r play.lock
"$target/bin/pip" install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
"$target/bin/klubovna" --version
