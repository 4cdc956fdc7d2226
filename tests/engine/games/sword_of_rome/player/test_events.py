"""What the computer player answers in the course of events, and the Blockade beside its card."""

from engine.games.sword_of_rome.actions.turn import ChooseTargets, PlayEvent
from engine.games.sword_of_rome.state import Place
from engine.kernel.actions import Action
from tests.engine.games.sword_of_rome.player.test_responding import answer
from tests.engine.games.sword_of_rome.playing import Force, Table

CARTHAGE = "carthaginian"
HERE: dict[str, Force] = {
    "carthaginian@lilybaeum": (7, "hamilcar"),
    "carthaginian@panormus": 3,
    "greek@syracusae": (4, "dionysius"),
    "roman@roma": (3, "valerius"),
}


def asked(side: str, card: str, *targets: str, by: str = "", **given: object) -> Action | None:
    """Return what a side's computer answers once a card has been played with these targets."""
    hands: dict[str, tuple[str, ...]] = {**given.pop("hands", {})}  # type: ignore[dict-item]
    given.setdefault("mercenaries", {"carthaginian@lilybaeum": 5, "carthaginian@panormus": 1})
    hands[by or side] = (card, *hands.get(by or side, ()))
    table = Table(players=5, stacks=HERE, hands=hands, **given).turn_number_under_way(by or side)  # type: ignore[arg-type]
    return answer(table.do(by or side, PlayEvent(card, targets)), side)


def test_swords_for_hire_are_taken() -> None:
    given = asked("greek", "G18_5p", by="gallic", vp={"greek": 2})
    assert given == ChooseTargets(("greek@syracusae",))


def test_the_card_that_is_worth_least_is_laid_aside() -> None:
    given = asked(CARTHAGE, "C7", tops={CARTHAGE: ("C1", "C37")})
    assert given == ChooseTargets(("C37",))


def test_an_embassy_is_given_a_poor_card_and_no_good_one() -> None:
    poor = asked(CARTHAGE, "R13_5p", by="roman", hands={CARTHAGE: ("C37",)})
    good = asked(CARTHAGE, "R13_5p", by="roman", hands={CARTHAGE: ("C1",)})
    assert (poor, good) == (ChooseTargets(("C37",)), ChooseTargets(()))


def test_gold_buys_what_hurts_a_rival() -> None:
    given = asked(CARTHAGE, "C20", "hired@lilybaeum", vp={"greek": 9, "roman": 2})
    assert isinstance(given, ChooseTargets) and len(given.targets) == 1 and given.targets[0].startswith("-")


def test_cu_go_from_where_most_stand() -> None:
    table = Table(players=5, stacks=HERE, mercenaries={"carthaginian@lilybaeum": 5, "carthaginian@panormus": 1},
                  hands={CARTHAGE: ("C32",), "greek": ("K1",)}).turn_number_under_way(CARTHAGE)  # fmt: skip
    table.do(CARTHAGE, PlayEvent("C32", ("greek",)))
    assert answer(table, CARTHAGE) == ChooseTargets(("K1",))  # a Campaign is worth a mercenary
    table.do(CARTHAGE, ChooseTargets(("K1",)))
    assert answer(table, CARTHAGE) == ChooseTargets(("hired@lilybaeum",))


def test_a_blockade_is_played_beside_the_card_of_the_turn() -> None:
    stacks: dict[str, Force] = {"carthaginian@messana": (5, "hamilcar"), "greek@syracusae": 2}
    places = {"messana": Place("greek", 3, siege=0, besieger=CARTHAGE)}
    table = Table(players=5, stacks=stacks, places=places, mercenaries={"carthaginian@messana": 2},
                  hands={CARTHAGE: ("C15", "C1")}).turn_number_under_way(CARTHAGE)  # fmt: skip
    assert answer(table, CARTHAGE) == PlayEvent("C15", ("messana", "hired@messana"))
