"""A table: its game, its players, its clock, what is stored of it, and what is said about it."""
