"""Faults on the real bot while people play, and proofs that nothing came of them: `python -m tests.chaos`."""
