"""`python -m unobot_computers PLUGIN… [--plugin=PATH…]`: a process in which computer players search. The bot starts it."""

from unobot_computers.worker import main

main()
