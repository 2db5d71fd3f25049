"""What is counted of finished rounds: who counts, running totals, careers and ratings.

All of it follows from the rows of `results`, and can be counted anew from them.
"""
