"""What the cards of turns, taxes and bids say of results: who gets what, and why something was lost."""

from collections.abc import Sequence
from itertools import combinations

import msgspec
import pytest

from bot.messages.card import DIVIDER, Card
from bot.titles import title_of_game
from bot.titles.total_war_rome import basket_card, campaign_card, phase_cards, round_story
from bot.titles.total_war_rome.round_story import counted_throws
from bot.titles.total_war_rome.short_words import pair_status_text
from bot.words import Words
from engine.games.total_war_rome.events.agents import AgentMoved, DeedDeclared, Traded
from engine.games.total_war_rome.events.board import GoldMoved, ImprovementLost, RegionTaken, Rolled
from engine.games.total_war_rome.events.campaign import (
    ArmiesMerged,
    ArmyDestroyed,
    ArmyMoved,
    ArmyUnscathed,
    AssaultEnds,
    CardsLost,
    GeneralChanged,
)
from engine.games.total_war_rome.events.diplomacy import ProposalAnswered, StatusChanged
from engine.games.total_war_rome.events.rounds import (
    BidsRevealed,
    CardPlayed,
    InitiativeWon,
    OmensPlayed,
    RegionBlighted,
    TaxRaised,
    TurnEnds,
)
from engine.games.total_war_rome.events.spending import Recruited
from engine.games.total_war_rome.tables import CARDS
from engine.games.total_war_rome.view import view_of
from engine.kernel.events import Event
from engine.kernel.texts import keyed_text
from tests.engine.games.total_war_rome.scenario import ROME, Board

TRIBES, CARTHAGE, GREEKS = "barbarian_tribes", "carthage", "greek_states"
WORDS = Words("total_war_rome")
VIEW = view_of(Board().state, "1")


def told(card: Card) -> str:
    return "\n".join(part for part in card.parts if isinstance(part, str))


def campaign(side: str, events: Sequence[Event]) -> Card:
    return campaign_card.campaign_turn_card(VIEW, side, events, WORDS)


def agents(*events: Event) -> str:
    return told(phase_cards.agent_turn_card(VIEW, ROME, events, WORDS))


def test_who_has_moved_an_agent_is_not_said_to_do_nothing_before_the_turn_ends() -> None:
    moved = AgentMoved(side=ROME, agent="rome_agent_1", to="sardinia")
    assert "goes to Sardinia" in agents(moved) and "no agent action" not in agents(moved)
    assert "no agent action" in agents(moved, TurnEnds(side=ROME, phase="agent"))


def test_a_treaty_says_whether_it_was_agreed_or_is_open() -> None:
    declared = DeedDeclared(side=ROME, agent="rome_agent_1", what="treaty", on=(CARTHAGE, "zeugitana"))
    assert agents(declared).endswith("): not answered yet")
    agreed, refused = (ProposalAnswered(side=ROME, other=CARTHAGE, agreed=one) for one in (True, False))
    assert agents(declared, agreed).endswith("): Carthage agrees")
    assert agents(declared, refused).endswith("): Carthage refuses")


def test_a_trade_says_what_each_gains() -> None:
    declared = DeedDeclared(side=ROME, agent="rome_agent_1", what="trade", on=(CARTHAGE, "zeugitana"))
    assert agents(declared, Traded(side=ROME, other=CARTHAGE, gold=3, theirs=2)).endswith(
        "3 gold for Rome, 2 for Carthage"
    )


def test_an_action_whose_die_misses_fails() -> None:
    """Without a Skull nothing comes of it; with one the result follows."""
    declared = DeedDeclared(side=ROME, agent="rome_agent_1", what="sabotage", on=("zeugitana", "market"))
    missed, hit = (Rolled(side=ROME, what="agent", dice=("red",), faces=(face,)) for face in ("s", "skull"))
    assert agents(declared, missed).endswith("fails")
    assert agents(declared, missed, missed).endswith("fails")
    assert "fails" not in agents(declared, hit)
    assert "fails" not in agents(declared, missed, hit)


def test_an_event_that_others_play_does_not_take_the_answer_to_a_treaty() -> None:
    """ "Rome plays Agitators · the Greeks agree · now friendly": the answer stood with what it did not answer."""
    declared = DeedDeclared(side=ROME, agent="rome_agent_1", what="treaty", on=(CARTHAGE, "zeugitana"))
    played = CardPlayed(GREEKS, next(one for one, card in CARDS.items() if card.event == "agitators"), "event")
    answer = [ProposalAnswered(side=ROME, other=CARTHAGE, agreed=True), StatusChanged(ROME, CARTHAGE, "friendly")]
    treaty, event = agents(declared, played, *answer).split("\n")
    assert treaty.endswith("): Carthage agrees · now friendly") and "Agitators" in event and "agrees" not in event
    hostages = CardPlayed(ROME, next(one for one, card in CARDS.items() if card.event == "hostage_exchange"), "event")
    first, second = agents(declared, ProposalAnswered(ROME, CARTHAGE, False), hostages, *answer).split("\n")
    assert first.endswith("): Carthage refuses") and second.endswith("· Carthage agrees · now friendly")


def test_cards_that_two_merged_armies_lose_are_told_with_why() -> None:
    merged, lost = ArmiesMerged(ROME, "rome_1", "rome_2"), CardsLost(ROME, "1", "rome_2", 1)
    said = told(campaign(ROME, [merged, lost]))
    assert said == "First Roman army is merged into Second Roman army: one army may not hold all, 1 card is lost"


def test_what_is_cashed_stands_where_it_was_cashed() -> None:
    """The levy stood last whenever it was raised."""
    cards = [CardPlayed(ROME, next(iter(CARDS)), "levy"), GoldMoved("", ROME, 2, "levy")]
    deed = DeedDeclared(ROME, "rome_agent_1", "protests", ("tripolitania",))
    first, then = (agents(*events).index("levy") for events in ([*cards, deed], [deed, *cards]))
    assert first < then and agents(*cards, deed).index("levy") < agents(*cards, deed).index("Protests")


def test_the_round_tells_what_was_assaulted_in_vain() -> None:
    failed = AssaultEnds(ROME, "rome_1", "epirus", taken=False)
    raised = TaxRaised(ROME, 1, 0, 0, 0, 1)
    assert "failed to take Epirus" in "\n".join(round_story.round_story_lines(VIEW, [failed, raised], WORDS))
    later = RegionTaken("epirus", ROME, GREEKS, "conquest")
    assert "failed" not in "\n".join(round_story.round_story_lines(VIEW, [failed, later, raised], WORDS))


def test_taxes_say_what_unrest_and_sieges_took_from_them() -> None:
    one = TaxRaised(ROME, 9, 0, 0, 0, 9, missing=5, unrest=("latium",), besieged=("apulia",))
    said = told(phase_cards.tax_card(VIEW, [one], WORDS, round_number=1))
    assert said.endswith("**9 gold** (−5 for unrest in Latium and the siege of Apulia)")
    more = TaxRaised(ROME, 9, 2, 0, 0, 11, missing=2, unrest=("latium",))
    both = told(phase_cards.tax_card(VIEW, [more], WORDS, round_number=1))
    assert both.endswith("**11 gold** (9 from regions after −2 for unrest in Latium, 2 from markets)")
    assert WORDS.say(one.label() or {}).endswith(
        "from its regions, after −5 for unrest in Latium and the siege of Apulia."
    )
    assert WORDS.say(TaxRaised(ROME, 9, 0, 0, 0, 9).label() or {}).endswith("from its regions.")  # of games from before


def test_generals_are_told_once_as_they_stand_at_the_end() -> None:
    """Two that change places are one line; two that change back are none."""

    def swap(one: str, other: str) -> list[Event]:
        return [
            GeneralChanged(owner=ROME, army="rome_1", before=one, general=other),
            GeneralChanged(owner=ROME, army="rome_2", before=other, general=one),
        ]

    one, other = "aemilius_paullus", "gaius_flaminius"
    assert told(campaign(ROME, swap(one, other))).count("Now in command") == 1
    assert "Now in command" not in told(campaign(ROME, swap(one, other) + swap(other, one)))


def test_losses_say_why() -> None:
    lost = CardsLost(owner=TRIBES, seat="4", army="barbarian_tribes_1", count=2)
    rolled = Rolled(side=TRIBES, what="infighting", dice=("red", "red"), faces=("skull", "skull"))
    assert "infighting" in told(campaign(TRIBES, [rolled, lost])) and "First army**: 2 cards lost" in told(
        campaign(TRIBES, [rolled, lost])
    )
    aboard = ArmyMoved(owner=ROME, army="rome_1", frm="latium", to="rome_fleet_1")
    drowned = CardsLost(owner=ROME, seat="1", army="rome_1", count=1)
    assert "1 card drowned" in told(campaign(ROME, [aboard, drowned]))


def test_infighting_is_told_after_its_dice_army_by_army() -> None:
    """The losses stood with each army's way, and "the army is destroyed" before the losses that caused it."""
    rolled = Rolled(side=TRIBES, what="infighting", dice=("red", "red"), faces=("skull", "s"))
    events: list[Event] = [
        ArmyMoved(owner=TRIBES, army="barbarian_tribes_army_1", frm="aedui", to="boii"),
        rolled,
        rolled,
        CardsLost(owner=TRIBES, seat="4", army="barbarian_tribes_army_1", count=2),
        ArmyDestroyed(owner=TRIBES, army="barbarian_tribes_army_1", at="boii"),
        ArmyUnscathed(owner=TRIBES, army="barbarian_tribes_army_2"),
    ]
    way, dice, first, second = told(campaign(TRIBES, events)).splitlines()
    assert "→ Boii" in way and dice.startswith("Tribal infighting")
    assert first == "▸ **First army**: 2 cards lost · **the army is destroyed**"
    assert second == "▸ **Second army**: no loss (🌀 takes only skirmishers and artillery: it has none)"


def test_infighting_shows_each_army_the_dice_against_it() -> None:
    """The dice of all stood in one line, so that nobody saw which of them had destroyed an army."""
    events: list[Event] = [
        Rolled(TRIBES, "infighting", ("red", "red"), ("skull", "skull"), "barbarian_tribes_army_1"),
        Rolled(TRIBES, "infighting", ("red", "red"), ("blank", "blank"), "barbarian_tribes_army_2"),
        CardsLost(owner=TRIBES, seat="4", army="barbarian_tribes_army_1", count=2),
    ]
    head, first, second = told(campaign(TRIBES, events)).splitlines()[-3:]
    assert head.endswith("adjacent")
    assert "☠" in first and first.endswith("2 cards lost") and "☠" not in second and second.endswith("no loss")


def test_what_a_battle_won_is_told_before_the_marches_after_it() -> None:
    """It stood last, where the army had long marched on."""
    events: list[Event] = [
        Rolled(side=ROME, what="defence", dice=("green",), faces=("blank",)),
        RegionTaken(region="boii", owner=ROME, before=TRIBES, how="conquest"),
        ArmyMoved(owner=ROME, army="rome_army_1", frm="boii", to="insubria"),
    ]
    lines = told(campaign(ROME, events)).splitlines()
    assert [line[:4] for line in lines[-2:]] == ["Boii", "**Fi"]


def test_an_s_that_finds_nothing_is_told_with_its_roll() -> None:
    events: list[Event] = [
        ArmyMoved(owner=ROME, army="rome_army_1", frm="latium", to="boii"),
        Rolled(side=ROME, what="defence", dice=("green",), faces=("s",)),
        ArmyUnscathed(owner=ROME, army="rome_army_1"),
        RegionTaken(region="boii", owner=ROME, before="", how="conquest"),
    ]
    assert told(campaign(ROME, events)).endswith("no loss (🌀 takes only skirmishers and artillery: it has none)")


def test_tribes_that_strike_each_other_are_neither_lucky_nor_unlucky() -> None:
    rolled = Rolled(side=TRIBES, what="infighting", dice=("red",), faces=("s",))
    assert list(counted_throws([rolled])) == []


def test_equal_hits_of_an_assault_say_that_the_s_decide() -> None:
    own = Rolled(side=ROME, what="assault", dice=("green", "green"), faces=("skull", "s"))
    theirs = Rolled(side=CARTHAGE, what="garrison", dice=("red",), faces=("skull",))
    ends = AssaultEnds(side=ROME, army="rome_1", region="zeugitana", taken=True)
    said = told(campaign(ROME, [theirs, own, ends]))
    assert "equal hits, so the 🌀 decide, 1 to 0" in said and "hits needed" not in said
    weak = Rolled(side=CARTHAGE, what="garrison", dice=("red",), faces=("blank",))
    assert "hits needed: ½" in told(campaign(ROME, [weak, own, ends]))


def test_a_card_without_headlines_has_no_divider() -> None:
    moved = ArmyMoved(owner=ROME, army="rome_1", frm="latium", to="etruria")
    assert DIVIDER not in campaign(ROME, [moved]).parts


def test_wonders_are_one_line_and_a_blighted_region_is_named_once() -> None:
    paid = [GoldMoved(frm=side, to=CARTHAGE, gold=2, why="wonder") for side in (ROME, GREEKS, TRIBES)]
    card = next(card for card in CARDS if CARDS[card].event == "blight")
    blight = [CardPlayed(CARTHAGE, card, "event"), *[RegionBlighted(region="latium", by=CARTHAGE)] * 2]
    said = told(phase_cards.tax_card(VIEW, [*paid, *blight], WORDS, round_number=1))
    assert said.splitlines() == [
        "Carthage blights Latium: it yields no tax.",
        "Ancient Wonders: Carthage takes 2 gold from Rome, the Greeks and the Tribes",
    ]


def test_walls_that_decay_are_told_with_the_siege() -> None:
    def said(why: str) -> str:
        return told(phase_cards.tax_card(VIEW, [ImprovementLost("latium", "walls", why)], WORDS, round_number=1))

    assert said("siege") == "Latium, which is besieged, loses its Walls."
    assert said("") == "Latium loses its Walls."


ITALIAN = Words("total_war_rome", language="it")
TOGETHER = {"enemy": ("nemici", "nemiche"), "friendly": ("amici", "amiche"), "ally": ("alleati", "alleate")}


@pytest.mark.parametrize(("a", "b"), tuple(combinations((ROME, CARTHAGE, GREEKS, TRIBES), 2)))
@pytest.mark.parametrize("status", TOGETHER)
def test_two_sides_are_feminine_together_in_italian_where_both_are(a: str, b: str, status: str) -> None:
    """Rome, Carthage and the tribes are, the Greek states are not."""
    said = TOGETHER[status][GREEKS not in (a, b)]
    assert ITALIAN.say(StatusChanged(a, b, status).label()).endswith(f" ora sono {said}.")
    assert pair_status_text(a, b, status, ITALIAN).endswith(f": {said}")
    assert f" ora sono {said}." in told(
        campaign_card.campaign_turn_card(VIEW, a, [StatusChanged(a, b, status)], ITALIAN)
    )


def test_the_reader_and_a_side_are_two_of_unknown_gender() -> None:
    assert ITALIAN.say(keyed_text("status.enemy", sides=())) == "nemici"
    assert ITALIAN.say(keyed_text("status.neutral", sides=(ROME, CARTHAGE))) == "neutrali"


@pytest.mark.ruling(102)
def test_hired_cards_stand_in_the_card_of_the_baskets_and_others_do_not() -> None:
    """Packs lie open: which mercenaries were bought all can see; also the owner's form names no other card there."""
    bought = Recruited(ROME, "1", "rome_1", 3, ("gaesatae", "gaesatae", "velites"), 7)
    for form in (bought, bought.seen_by(None)):
        said = told(basket_card.baskets_card(VIEW, [form], WORDS, round_number=1))
        assert "3 cards" in said and "hired: 2 × Gaesatae" in said and "Velites" not in said


def test_a_turn_that_goes_on_says_so_in_its_title_and_its_end_names_who_is_next() -> None:
    """Where its card had grown too old, nothing came but "The turn of Rome is over", below "goes on from above"."""
    moved = ArmyMoved(owner=ROME, army="rome_1", frm="latium", to="etruria")
    shown = title_of_game("total_war_rome")
    going = shown.turn_card(VIEW, [moved], WORDS, key="campaign_turn_3", actor=ROME, continued=True)
    assert going.title.endswith(", continued") and "above" not in told(going)
    view = msgspec.structs.replace(VIEW, turn=CARTHAGE)
    ended = shown.turn_card(
        view, [TurnEnds(side=ROME, phase="campaign")], WORDS, key="campaign_turn_3", actor=ROME, continued=True
    )
    assert told(ended) == "The turn of Rome is over; Carthage is next."


@pytest.mark.parametrize(("bids", "why"), [((1, 0), "Rome bid more gold (1), and so has the initiative"), ((0, 1), "")])
def test_equal_totals_say_what_decides(bids: tuple[int, int], why: str) -> None:
    cards = (2, 3)
    events = [BidsRevealed((ROME, CARTHAGE), cards, bids), InitiativeWon(ROME, cards[0] + bids[0])]
    said = told(phase_cards.order_card(VIEW, events, WORDS, round_number=2))
    assert why in said and ("equal" in said) == bool(why)


def test_equal_totals_with_equal_gold_are_decided_by_the_card() -> None:
    """That comes of Favourable Omens alone."""
    events = [BidsRevealed((ROME, CARTHAGE), (2, 5), (1, 1)), OmensPlayed(ROME, 3), InitiativeWon(CARTHAGE, 6)]
    assert "the higher card decides, for Carthage" in told(phase_cards.order_card(VIEW, events, WORDS, round_number=2))


def test_no_throw_is_the_luckiest_and_the_unluckiest_at_once() -> None:
    """Two throws with equal luck were told as both: "Unluckiest: a Skull (hits: 1, on average 0.7)"."""
    lucky = Rolled(side=ROME, what="assault", dice=("RED",), faces=("skull",))
    lines = round_story.round_story_lines(VIEW, [lucky, lucky, TaxRaised(ROME, 1, 0, 0, 0, 1)], WORDS)
    assert sum("Luckiest" in line for line in lines) == 1 and not any("Unluckiest" in line for line in lines)
