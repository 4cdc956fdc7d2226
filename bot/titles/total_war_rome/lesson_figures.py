"""The figures that the pages for newcomers name."""

from collections.abc import Mapping

from data import load_game_data
from engine.games.total_war_rome.campaign.movement import ARMY_MU, NAVY_MU
from engine.games.total_war_rome.options import OPTIONS
from engine.games.total_war_rome.tables import LIMITS, SETUP
from engine.games.total_war_rome.victory import ECONOMIC_POWER

GAME_ID = "total_war_rome"


def lesson_figures(options: Mapping[str, str], seats: int = 0) -> dict[str, object]:
    """Return the figures of the pages (`learn.*`) by the names that these give them. options: of a table; seats: how
    many play, 0 where that is not known."""
    decisions = load_game_data(GAME_ID, "decisions")
    settled = {option.key: option.default for option in OPTIONS} | dict(options)
    least, most = ECONOMIC_POWER[-1], ECONOMIC_POWER[0]
    return {
        "decisions": decisions.get(seats, decisions[max(decisions)]),
        "goal": SETUP["lengths"][settled["length"]],
        "rounds": int(settled["last_round"]),
        "gold_first": least[0],
        "vp_first": least[1],
        "gold_last": most[0],
        "vp_last": most[1],
        "army_mu": ARMY_MU,
        "navy_mu": NAVY_MU,
        "colours": [colour.lower() for colour in load_game_data(GAME_ID, "dice")["order"]],
        "agents": LIMITS["agents_start"],
        "hand": LIMITS["hand_start"],
        **{f"gold_{side}": gold for side, gold in SETUP["gold"].items()},
    }
