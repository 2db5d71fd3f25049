"""The cards of Extended, one file for each."""
