"""How long a playing client waits for its answer while others flood the bot: `python -m tests.flood`."""
