"""`make container`: In a container."""
