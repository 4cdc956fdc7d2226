"""What a person sees and presses, as plain data: made from views and prompts, checked against Discord's limits, and
only at the end turned into discord.py's objects."""
