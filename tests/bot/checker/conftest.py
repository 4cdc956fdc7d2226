"""One browser for all tests of the page."""

from tests.bot.sandbox.browsing import _one_browser

__all__ = ["_one_browser"]
