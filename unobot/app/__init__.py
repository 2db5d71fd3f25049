"""The bot put together and at work: assembled, served, reloaded, stopped, watched."""
