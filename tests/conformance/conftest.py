"""What the bot's tests have: a stand-in with the real bot before it."""

from tests.bot.conftest import hall, plain_pictures, same_dice, stand_in

__all__ = ["hall", "plain_pictures", "same_dice", "stand_in"]
