"""The type of the view that a title's methods are handed: what its game's `Game.view` returns."""

from typing import TypeVar

# Titles take views and never return one, so a title for a wider type of views can stand for one of a narrower type.
ViewT = TypeVar("ViewT", contravariant=True)
