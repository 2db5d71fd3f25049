"""`python -m unobot.thinking PLUGIN… [--plugin=PATH…]`: a process in which computer players search. The bot starts it."""

from unobot.thinking.worker import main

main()
