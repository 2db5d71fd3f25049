"""How long rounds and matches of each preset are, and how many turns players lose: `make fun`."""
