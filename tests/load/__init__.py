"""How the bot does with many tables, beside a common bot's plain command on the same server: `python -m tests.load`."""
