"""Commands that have a module of their own; `klubovna/cli.py` puts all of them together."""
