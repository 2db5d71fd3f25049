"""Tournaments as data: who takes part, how the tables are drawn, and who goes on. Nothing here reads, writes or waits."""
