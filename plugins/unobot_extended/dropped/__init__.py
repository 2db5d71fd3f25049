"""The cards that Extended's source has dropped: optional, `dropped=yes` adds one of each."""
