"""Small faults put into the sources on purpose, to see whether some test notices: `make mutants`."""
