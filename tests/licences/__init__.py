"""The licences of what is installed with the bot, and whether they go with ours."""
