"""The commands by what they are for; `klubovna/cli.py` puts all of them together."""
