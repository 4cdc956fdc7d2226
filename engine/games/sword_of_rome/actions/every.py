"""All actions of the game, as one type."""

from engine.games.sword_of_rome.actions.turn import EndTurn
from engine.kernel.actions import Close, Pass

AnyAction = EndTurn | Pass | Close
