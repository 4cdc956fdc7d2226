"""What an answer would mean before it is confirmed, from what all can see: who may react, at what odds."""
