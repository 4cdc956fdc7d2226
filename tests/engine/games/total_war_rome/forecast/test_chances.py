"""Every chance that is shown, held against the engine that rolls it: all dice are gone through, or 20,000 throws of
fixed seeds, with and without the cards, generals and options that change them.

`make test` takes one case of each, `make soak` all of them.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

from bot.words import Words
from engine.games.total_war_rome.actions.agents import (
    AssassinateAgent,
    AssassinateGeneral,
    BribeArmy,
    BribeRegion,
    Sabotage,
    TreasuryTheft,
)
from engine.games.total_war_rome.actions.campaign import Assault, March, Meet
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.events.agents import AgentLost
from engine.games.total_war_rome.events.board import GoldMoved, ImprovementLost, RegionTaken
from engine.games.total_war_rome.events.campaign import AssaultEnds, BattleAvoided, CardsLost, GeneralChanged
from engine.games.total_war_rome.forecast import war
from engine.games.total_war_rome.forecast.agents import agent_roll_chances, rounded_chance_percent
from engine.games.total_war_rome.forecast.beforehand import assault_beforehand
from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.state import ALLY, ENEMY, RomeState
from engine.games.total_war_rome.tables import CARDS
from engine.kernel.actions import Action
from engine.kernel.texts import Text
from tests.engine.games.total_war_rome.forecast.rolls import NEAR, Told, answered, exactly, sampled, share
from tests.engine.games.total_war_rome.scenario import CARTHAGE, FOOT, HORSE, LEGION, ROME, SPEARS, VELITES, Board

A1, R1, C1, FLEET, FOE = "rome_agent_1", "rome_1", "carthage_1", "rome_fleet_1", "carthage_fleet_1"
SUBTERFUGE = ("rome_extra_agent", "rome_legates", "rome_advanced_subterfuge")
TEXTS = Path("data/total_war_rome/locale/en")
WORDS = Words("total_war_rome", {"1": "Ada", "2": "Boris", "3": "Carla", "4": "Dora"})


class Tiered(Protocol):
    """A case that may be for soak alone."""

    @property
    def long(self) -> bool:
        """Return whether it is."""
        ...


C = TypeVar("C", bound=Tiered)


class Case(NamedTuple):
    """A chance that is shown. shown: unrounded; said: the whole numbers that are read; rolled: by the engine's dice,
    exact unless it is `thrown` 20,000 times."""

    name: str
    shown: float
    said: tuple[object, ...]
    rolled: float
    thrown: bool = False

    def check(self) -> None:
        """Hold what is shown against what is rolled."""
        if self.thrown:
            assert abs(self.shown - self.rolled) < NEAR, self
        else:
            assert self.shown == pytest.approx(self.rolled, abs=1e-9), self
        assert self.said and set(self.said) == {rounded_chance_percent(self.shown)}, self


def board_with(options: dict[str, str]) -> Board:
    """Return a board of a table with these options."""
    return Board(4, rnd=2, **options)


def lines(board: Board, side: str, action: Action, key: str, name: str) -> list[object]:
    """Return a number of each line with this key that is shown before an answer is confirmed."""
    prompt = board.prompt(side, type(action))
    found = GAME.preview(board.state, prompt, prompt.menu.tokens_of_value(action)).lines
    return [line.args[name] for line in found if line.key == key]


def label(board: Board, side: str, action: type[Action], *tokens: str) -> Text:
    """Return the few words of an option's odds."""
    found = GAME.odds(board.state, board.prompt(side, action), (action.tag(), *tokens))
    assert found is not None
    while "said" in found.args:
        found = found.args["said"]
    return found


# Agents


def agents_board(options: dict[str, str]) -> Board:
    board = (
        board_with(options).own(CARTHAGE, "messana").land("sardinia", market=True).agent("carthage_agent_1", "messana")
    )
    board.army(C1, "messana", SPEARS, SPEARS, SPEARS, SPEARS, general="carthage_gisgo")
    for event in ("sabotage", "treasury_theft", "assassination", "bribe"):
        board.holds(ROME, event)
    return board.has(ROME, gold=30, developments=SUBTERFUGE).agents()


def _succeeds(state: RomeState, told: Told) -> tuple[bool, bool]:
    """Return whether an agent's action has had its effect, and whether he died of it."""
    stolen = any(isinstance(e, GoldMoved) and e.why == "theft" for e in told)
    lost = [e.agent for e in told if isinstance(e, AgentLost)]
    done = stolen or any(isinstance(e, CardsLost | RegionTaken | ImprovementLost | GeneralChanged) for e in told)
    return done or any(agent != A1 for agent in lost), A1 in lost


def deed(kind: type[Action], options: dict[str, str], *, reroll: bool) -> Iterator[Case]:
    """An agent's die: its preview, and the label of its target."""
    board = agents_board(options)
    at: tuple[str, ...] = {
        Sabotage: ("sardinia", "market"), TreasuryTheft: ("zeugitana",), AssassinateGeneral: (C1,),
        AssassinateAgent: ("carthage_agent_1",), BribeArmy: (C1,), BribeRegion: ("lilybaeum",),
    }[kind]  # fmt: skip
    card = board.card(ROME, _card(kind))
    action = kind(card, A1, *at, **({"reroll": True} if reroll else {}))
    found = exactly(answered(board, ROME, action, _succeeds))
    dice = 2 if kind is AssassinateAgent else 1
    skull, dead = agent_roll_chances(board.state.options["assassins"], dice, reroll=reroll)
    bribes = kind is BribeArmy and options.get("bribers") != "die"
    key = "preview.roll_safe" if bribes else "preview.roll"
    labels = [] if reroll else [label(board, ROME, kind, at[0])]
    name = f"{kind.__name__}{' with a re-roll' if reroll else ''} {' '.join(options.values())}".strip()
    said = (*lines(board, ROME, action, key, "success"), *(one.args["success"] for one in labels))
    yield Case(name, skull, said, share(found, lambda one: one[0]))
    if not bribes:
        warned = [one.args["dead"] for one in labels if "dead" in one.args]
        said = (*lines(board, ROME, action, key, "dead"), *warned)
        yield Case(f"{name}: his death", dead, said, share(found, lambda one: one[1]))


def _card(kind: type[Action]) -> str:
    return {"a": "assassination", "b": "bribe"}.get(kind.tag()[0], kind.tag())


DEEDS: list[tuple[type[Action], dict[str, str], bool]] = [
    (AssassinateAgent, {}, True),
    (Sabotage, {}, False),
    (Sabotage, {}, True),
    (TreasuryTheft, {}, False),
    (TreasuryTheft, {}, True),
    (AssassinateGeneral, {}, False),
    (AssassinateGeneral, {}, True),
    (AssassinateAgent, {}, False),
    (AssassinateAgent, {"assassins": "x_second"}, False),
    (AssassinateAgent, {"assassins": "x_second"}, True),
    (BribeArmy, {}, False),
    (BribeArmy, {"bribers": "die"}, False),
    (BribeArmy, {"bribers": "die"}, True),
    (BribeRegion, {}, False),
    (BribeRegion, {}, True),
]


@pytest.mark.parametrize(("kind", "options", "reroll"), DEEDS)
def test_an_agents_die(kind: type[Action], options: dict[str, str], reroll: bool) -> None:
    for case in deed(kind, options, reroll=reroll):
        case.check()


@pytest.mark.parametrize(("status", "key"), [(ENEMY, "odds.bribe"), (ALLY, "odds.bribe_ally"), ("", "odds.bribe_war")])
def test_a_bribe_of_a_region_says_whose_enemy_one_becomes_with_the_same_chance(status: str, key: str) -> None:
    board = agents_board({})
    if status:
        board.status(ROME, CARTHAGE, status)
    found = GAME.odds(board.state, board.prompt(ROME, BribeRegion), ("bribe_region", "lilybaeum"))
    assert (
        found is not None
        and found.key == key
        and found.args["success"] == rounded_chance_percent(agent_roll_chances("x_worst")[0])
    )


# Generals


def avoiding(mine: str, theirs: str, *events: str) -> Iterator[Case]:
    """Carthage in its Messana under `mine`, whom Rome under `theirs` has come upon."""
    board = Board().status(ROME, CARTHAGE, ENEMY).own(CARTHAGE, "messana", "lilybaeum").holds(CARTHAGE, *events)
    board.army(C1, "messana", *[SPEARS] * 4, general=mine).army(R1, "bruttium", *[FOOT] * 4, general=theirs)
    board.campaign()
    stance = "avoid_or_slip" if events else "avoid"
    march = March(R1, ("messana",))
    met = lines(board, ROME, march, "preview.avoid", "success")
    board.do(ROME, march).do(ROME, Meet("fight", "stay", "none"))
    action = Meet(stance, "lilybaeum", "none")
    shown = war.outroll_chance(mine, theirs)

    def escapes(state: RomeState, told: Told) -> bool:
        return any(isinstance(e, BattleAvoided) for e in told) and not any(e.tag() == "card_played" for e in told)

    found = exactly(answered(board, CARTHAGE, action, escapes, "battle_avoided", "battle_begun"))
    key = {"avoid": "preview.avoid_own", "avoid_or_slip": "preview.avoid_or_slip"}[stance]
    own = lines(board, CARTHAGE, action, key, "success")
    said = (*met, *own, label(board, CARTHAGE, Meet, stance).args["success"])
    yield Case(
        f"avoiding under {mine} from {theirs}{', or slipping away' if events else ''}", shown, said, share(found)
    )


AVOIDING = [
    ("carthage_gisgo", "rome_claudius_nero", ()),
    ("carthage_hannibal_barca", "rome_claudius_nero", ()),
    ("carthage_gisgo", "rome_scipio_africanus", ()),
    ("carthage_gisgo", "", ()),
    ("", "rome_claudius_nero", ()),
    ("carthage_gisgo", "rome_fabius_maximus", ("slip_away",)),
]


@pytest.mark.parametrize(("mine", "theirs", "events"), AVOIDING)
def test_avoiding_battle(mine: str, theirs: str, events: tuple[str, ...]) -> None:
    for case in avoiding(mine, theirs, *events):
        case.check()


def elusive() -> Iterator[Case]:
    """Fabius, whose Blank counts as an S, attacked in Apulia."""
    board = Board().status(ROME, CARTHAGE, ENEMY).own(CARTHAGE, "samnium")
    board.army(R1, "apulia", *[FOOT] * 4, general="rome_fabius_maximus").army(C1, "samnium", *[SPEARS] * 4)
    board.campaign(CARTHAGE).do(CARTHAGE, March(C1, ("apulia",))).do(CARTHAGE, Meet("fight", "stay", "none"))
    action = Meet("avoid", "lucania", "none")
    shown = war.outroll_chance("rome_fabius_maximus", board.state.armies[C1].general)

    def avoided(state: RomeState, told: Told) -> bool:
        return any(isinstance(e, BattleAvoided) for e in told)

    found = exactly(answered(board, ROME, action, avoided, "battle_avoided", "battle_begun"))
    said = tuple(lines(board, ROME, action, "preview.avoid_own", "success"))
    yield Case("avoiding under an elusive general", shown, said, share(found))


def test_avoiding_battle_under_an_elusive_general() -> None:
    for case in elusive():
        case.check()


# Regions


def taken_of(region: str) -> Callable[[RomeState, Told], tuple[bool, int]]:
    """Return what tells whether Rome has the region, and how many cards its army has left."""

    def taken(state: RomeState, told: Told) -> tuple[bool, int]:
        return state.regions[region].owner == ROME, len(state.armies[R1].cards) if R1 in state.armies else 0

    return taken


def conquering(region: str, frm: str, cards: tuple[str, ...], options: dict[str, str]) -> Iterator[Case]:
    """A defence roll: the march, its label, and the losses."""
    board = board_with(options).army(R1, frm, *cards).campaign()
    action = March(R1, (region,))
    shown, lost = war.conquest_chance(board.state, R1, region)
    found = exactly(answered(board, ROME, action, taken_of(region)))
    said = (
        *lines(board, ROME, action, "preview.conquest", "success"),
        label(board, ROME, March, R1, region).args["success"],
    )
    name = f"conquering {region} with {len(cards)} cards {' '.join(options.values())}".strip()
    yield Case(name, shown, said, share(found, lambda one: one[0]))
    mean = sum(max(0, len(cards) - left) * likely for (_, left), likely in found.items())  # a free mercenary may join
    assert lost == pytest.approx(mean), name
    assert lines(board, ROME, action, "preview.conquest", "losses") == [f"{mean:.1f}"]


THREE = (LEGION, FOOT, VELITES)
CONQUERING = [
    ("boii", "umbria", (FOOT, FOOT), {}),
    ("boii", "umbria", THREE, {}),
    ("boii", "umbria", THREE, {"defence_s": "nothing"}),
    ("boii", "umbria", THREE, {"defence_x": "rounded_up"}),
    ("messana", "bruttium", (FOOT, FOOT, HORSE), {}),
    ("liguria", "etruria", THREE, {"defence_x": "rounded_up"}),
]


@pytest.mark.parametrize(("region", "frm", "cards", "options"), CONQUERING)
def test_a_defence_roll(region: str, frm: str, cards: tuple[str, ...], options: dict[str, str]) -> None:
    for case in conquering(region, frm, cards, options):
        case.check()


def must_conquer() -> Iterator[Case]:
    """An army inside a region whose barracks have fallen, as its turn ends (ruling 133)."""
    board = Board().own(CARTHAGE, "boii").status(ROME, CARTHAGE, ENEMY).army(R1, "boii", *THREE).campaign()
    action = EndTurn()
    shown = war.conquest_chance(board.state, R1, "boii")[0]
    found = exactly(answered(board, ROME, action, taken_of("boii"), "turn_ends"))
    said = tuple(lines(board, ROME, action, "preview.must_conquer", "success"))
    yield Case("having to conquer as the turn ends", shown, said, share(found, lambda one: one[0]))


def test_having_to_conquer() -> None:
    for case in must_conquer():
        case.check()


class Siege(NamedTuple):
    """An assault of Rome on a region of Carthage: what stands there, what Rome brings."""

    name: str
    region: str = "sardinia"
    cards: tuple[str, ...] = (FOOT, FOOT)
    general: str = "rome_claudius_nero"
    land: tuple[str, ...] = ()
    developments: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    long: bool = True


SIEGES = [
    Siege("two of foot", long=False),
    Siege("walls", land=("walls",)),
    Siege("siegecraft", developments=("rome_engineers", "rome_siegecraft")),
    Siege("no general", general="", cards=(FOOT, FOOT)),
    Siege("a skirmisher to lose", cards=(FOOT, FOOT, VELITES)),
    Siege("an S that does nothing", cards=(FOOT, FOOT, VELITES), options=(("defence_s", "nothing"),)),
    Siege("an odd X that counts", options=(("defence_x", "rounded_up"),)),
    Siege("a traitor at the gate", events=("traitor_at_the_gate",), cards=(FOOT, FOOT, FOOT)),
    Siege("siege works", events=("siege_works",), cards=(FOOT, FOOT)),
    Siege("barracks", land=("barracks",), cards=(FOOT,) * 4),
    Siege("a besieger", general="rome_claudius_marcellus", cards=(FOOT,) * 3),
    Siege("artillery", cards=(FOOT, FOOT, FOOT, "scorpio")),
    Siege("a home region of one's own", region="campania", cards=(FOOT,) * 4),
    Siege("a capital", region="zeugitana", cards=(FOOT,) * 6, land=("walls", "barracks")),
]
MOST_EXACT = 5  # dice that are gone through


def besieging(siege: Siege) -> tuple[Board, Assault]:
    board = board_with(dict(siege.options)).status(ROME, CARTHAGE, ENEMY).own(CARTHAGE, siege.region)
    board.holds(ROME, *siege.events).has(ROME, developments=siege.developments)
    board.land(siege.region, **dict.fromkeys(siege.land, True))
    if siege.general:
        board.army(R1, siege.region, *siege.cards, general=siege.general)
    else:
        board.army(R1, siege.region, *siege.cards, stars=0)
    return board.campaign(), Assault(R1, tuple(board.card(ROME, event) for event in siege.events))


def assaulting(siege: Siege) -> Iterator[Case]:
    """An assault: its preview and label, what is told beforehand when it is over, and the losses."""
    board, action = besieging(siege)
    events = [CARDS[card].event for card in action.cards]
    garrison, shown, lost = war.assault_chance(board.state, ROME, R1, siege.region, events)
    ends: list[AssaultEnds] = []

    def taken(state: RomeState, told: Told) -> tuple[bool, int]:
        ends.extend(e for e in told if isinstance(e, AssaultEnds) and not ends)
        return taken_of(siege.region)(state, told)

    play = answered(board, ROME, action, taken)
    dice = len(garrison) + len(siege.cards) + bool(siege.general) + len(siege.events)
    found = exactly(play) if dice <= MOST_EXACT else sampled(play)
    said = (
        *lines(board, ROME, action, "preview.assault", "success"),
        label(board, ROME, Assault, R1, *action.cards).args["success"],
    )
    thrown = dice > MOST_EXACT
    yield Case(f"assault: {siege.name}", shown, said, share(found, lambda one: one[0]), thrown)
    afterwards = assault_beforehand(ends[0], {}, board.state.options)
    assert afterwards == pytest.approx(shown), siege.name
    mean = sum((len(siege.cards) - left) * likely for (_, left), likely in found.items())
    assert lost == pytest.approx(mean, abs=0.05 if thrown else 1e-9), siege.name


def in_tiers(cases: Sequence[C], seconds: float) -> list[C | ParameterSet]:
    """Return cases of which those that are `long` are for soak alone, and take so many seconds."""
    soak = pytest.mark.soak(seconds)
    return [pytest.param(case, marks=soak) if case.long else case for case in cases]


@pytest.mark.parametrize("siege", in_tiers(SIEGES, 20), ids=lambda siege: siege.name)
def test_an_assault(siege: Siege) -> None:
    for case in assaulting(siege):
        case.check()
