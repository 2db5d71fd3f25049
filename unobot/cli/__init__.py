"""The command line `unobot`, one module for each verb."""

import gc
import signal
import sys
from importlib import import_module


def main() -> None:
    """Run the command line with the arguments of this process."""
    if sys.argv[1:2] == ["run"] and hasattr(signal, "SIGHUP"):
        # importing takes a second or more, in which SIGHUP would end the process; `unobot.app.serving` lets it through
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
    try:
        import_module("unobot.cli.app").app()
    finally:
        # else Python looks through all that was loaded once more before it ends: half a second of the processor
        gc.freeze()
