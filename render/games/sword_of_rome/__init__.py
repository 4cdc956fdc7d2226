"""Pictures of The Sword of Rome."""

GAME_ID = "sword_of_rome"
