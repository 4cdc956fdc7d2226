"""The drills have the same stand-in, bots and dice as the tests of the bot."""

from tests.bot.conftest import hall, plain_pictures, process, same_dice, stand_in

__all__ = ["hall", "plain_pictures", "process", "same_dice", "stand_in"]
