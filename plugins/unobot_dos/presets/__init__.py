"""The presets of DOS, one file each."""
