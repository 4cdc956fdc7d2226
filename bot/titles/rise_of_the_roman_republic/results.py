"""What a phase or a decision came to: which events are results, how they stand in bold, and how much each weighs."""

from collections.abc import Mapping, Sequence

from bot.titles.rise_of_the_roman_republic.short_words import side_emblem
from bot.titles.sentences import event_sentence, without_bold_marks
from bot.words import Words, without_stop
from engine.games.rise_of_the_roman_republic.events import (
    augury,
    combat,
    cup,
    diplomacy,
    manpower,
    movement,
    politics,
    siege,
    tribes,
)
from engine.kernel.events import Event

WEIGHTS: Mapping[str, int] = {
    kind.tag(): weight
    for weight, kinds in {
        92: (politics.LeaderFell, politics.LeaderAccused),
        90: (siege.CityTaken, siege.CitySacked, politics.TriumphAwarded),
        86: (politics.EmergencyFound,),
        84: (tribes.GaulsCame,),
        78: (tribes.TribeRevolted, tribes.IncursionMet, augury.PlagueBroke),
        80: (combat.BattleRolled, combat.LeaderStranded, combat.NoRetreat),
        76: (cup.PointsCounted, cup.ConquestCounted),
        72: (siege.AssaultRolled, siege.TreacheryRolled),
        70: (tribes.TribeMustered, tribes.TribeMastered, politics.MagistrateElected),
        66: (siege.SurrenderRolled, politics.SenateAsked, politics.CensureRolled, siege.SiegePlaced),
        64: (siege.SiegeAttritionRolled, manpower.LegionTrained, cup.DevastationTried),
        62: (augury.AuguryRead, diplomacy.EmbassySent, diplomacy.ProvincePersuaded, tribes.TribeTurned),
        60: (combat.AvoidanceRolled, combat.Withdrew, siege.SiegeLifted, movement.Overrun),
        56: (movement.InterceptionTried, combat.CasualtyRolled),
        50: (movement.Marched,),
        40: (
            combat.SpLost,
            manpower.LevyRaised,
            combat.StatusChanged,
            manpower.ManpowerRequested,
            manpower.EngineBuilt,
            manpower.SamnitesRaised,
        ),
        20: (cup.ContinuationRolled, cup.PhaseEnded),
        10: (cup.MarkerDrawn, cup.LeaderActivated),
    }.items()
    for kind in kinds
}
RESULTS = (
    *(politics.LeaderFell, politics.LeaderAccused, politics.TriumphAwarded, politics.EmergencyFound),
    *(siege.CityTaken, siege.CitySacked, cup.PointsCounted, cup.ConquestCounted),
    *(tribes.TribeRevolted, tribes.GaulsCame, tribes.IncursionMet, augury.AuguryRead),
)  # what a card says first, in bold
MOST = 4  # bold lines of a card


def leading_result_events(events: Sequence[Event]) -> list[Event]:
    """Return what is said first of some events."""
    return [event for event in events if isinstance(event, RESULTS)]


def cities_taken_together(events: Sequence[Event]) -> dict[int, list[Event]]:
    """Return cities that one power took one after another in one way, by the place of the first of them."""
    found: dict[int, list[Event]] = {}
    last: tuple[int, str, str] | None = None  # where the last run began, and by whom and how
    for n, event in enumerate(events):
        if not isinstance(event, siege.CityTaken):
            last = None
            continue
        if last is None or last[1:] != (event.power, event.how):
            last = (n, event.power, event.how)
        found.setdefault(last[0], []).append(event)
    return found


def bold_lines(events: Sequence[Event], words: Words) -> list[str]:
    """Return results as bold lines, the weightiest first: the cities that one power took in one way are one line."""
    taken: dict[tuple[str, str], list[str]] = {}
    others: list[tuple[int, str]] = []
    for event in events:
        if isinstance(event, siege.CityTaken):
            taken.setdefault((event.power or "none", event.how), []).append(event.place)
        else:
            others.append(
                (WEIGHTS.get(type(event).tag(), 0), without_stop(without_bold_marks(event_sentence(event, words))))
            )
    lines = [
        (WEIGHTS[siege.CityTaken.tag()], words("result.taken", emblem=side_emblem(power, words), power=power, how=how,
                                               places=list(dict.fromkeys(places)), count=len(set(places))))
        for (power, how), places in taken.items()
    ]  # fmt: skip
    ordered = [line for _, line in sorted([*lines, *others], key=lambda pair: -pair[0])]
    return [f"**{line}**" for line in ordered]


def bold_event_text(event: Event, words: Words) -> str:
    """Return an event as a bold line."""
    return next(iter(bold_lines([event], words)), "")
