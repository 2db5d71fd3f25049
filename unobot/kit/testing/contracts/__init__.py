"""What adapters, computer players and rules promise, as tests: derive a class from the one that fits, and pytest runs them."""
