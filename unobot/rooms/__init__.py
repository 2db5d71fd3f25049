"""The rooms the bot is in: what happens in them is brought to them, dealt with, stored and answered."""
