"""The presets of Extended, one file each."""
