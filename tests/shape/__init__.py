"""What shape the code is in, in numbers, and limits for them that may only fall."""
