"""`python -m unobot.app.thinking PLUGIN… [--plugin=PATH…]`: a process in which computer players search. The bot starts it."""

from unobot.app.thinking.worker import main

main()
