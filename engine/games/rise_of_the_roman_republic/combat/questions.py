"""What the questions of a battle are about, in words: who fights whom where, and how strong both are."""

from collections.abc import Callable

from engine.games.rise_of_the_roman_republic.board.control import side_of
from engine.games.rise_of_the_roman_republic.combat.sides import ATTACKER, DEFENDER, chief_power, strength_of
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text


def question_text_maker(name: str) -> Callable[[RiseState, Battle, Side], Text]:
    """Return what says a question of a battle in words; its name is that of its step. bound: why the defender cannot
    get away, as far as they would: failed: they have tried; caught: they were intercepted."""

    def subject(state: RiseState, frame: Battle, side: Side) -> Text:
        return keyed_text(
            f"prompt.battle.{name}",
            place=frame.hex,
            attacker=chief_power(frame, ATTACKER),
            defender=chief_power(frame, DEFENDER),
            attackers=strength_of(state, frame.attackers),
            defenders=strength_of(state, frame.defenders),
            attack_leader=frame.commanders[ATTACKER] or "none",
            defence_leader=frame.commanders[DEFENDER] or "none",
            bound="failed" if frame.failed else "caught" if frame.intercepted else "none",
            defends=side != side_of(state, chief_power(frame, ATTACKER)),
        )

    return subject
