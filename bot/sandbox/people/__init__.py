"""The people of the stand-in: what each can see and do in Discord's client."""
