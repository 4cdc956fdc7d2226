"""How often a turn waits for somebody else: hand-offs, counted turn by turn."""

from engine.kernel.actions import Pass
from engine.kernel.events import TABLE
from engine.kernel.prompts import OPTIONAL, WINDOW, Prompt


class HandOffs:
    """Counts hand-offs: an answer that the game waits for comes from another seat than the last such answer.

    Rights, asides and offers are nothing that the game waits for, nor is a question that a plan answers, nor a window
    in which a seat can only pass, which a standing order spares it. The first answer of a turn is a hand-off too where
    another seat gave the last one before it; answers between turns are counted for none.

    by_turn: by the number of a player's turn (`Game.turn_number_under_way`), its hand-offs.
    """

    def __init__(self) -> None:
        self.by_turn: dict[int, int] = {}
        self._last = ""

    def note_answer(self, turn: int | None, prompt: Prompt) -> None:
        """Take note of an answer to `prompt`, in the turn that was under way when it was asked."""
        if turn is not None and turn not in self.by_turn:
            self.by_turn[turn] = 0
        seat, kind = prompt.seat, prompt.kind
        if seat == self._last or seat == TABLE or kind in OPTIONAL or prompt.side_action:
            return
        if prompt.prepared is not None or (kind == WINDOW and all(form.action is Pass for form in prompt.menu.each)):
            return
        if self._last and turn is not None:
            self.by_turn[turn] += 1
        self._last = seat
