"""The clubhouse on the network: HTTP, the socket and their protocol. All decisions are made in `klubovna.table`."""

from importlib.metadata import version
from typing import Final

VERSION: Final = version("klubovna")
