# English is spoken by the bot and the plugins themselves.
