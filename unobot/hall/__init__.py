"""The rooms the bot is in, and the tables in them: who is there, what is played, what is kept, what is said."""
