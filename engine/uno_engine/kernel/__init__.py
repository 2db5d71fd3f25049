"""The kernel: state, events, questions, rules and how they compose, chance, views. It knows no game's rules."""
