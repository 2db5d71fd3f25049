"""What must not grow with rooms that have nothing to do with it. Processor time, each beside its goal."""
