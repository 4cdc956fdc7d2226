"""The card of a turn: results in bold first, a force a line with what happened on its way, support as one line."""

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.events.cards import (
    CardPlayed,
    CardsDiscarded,
    EventPlayed,
    ResponsePlayed,
    SupportSpent,
)
from engine.games.sword_of_rome.events.diplomacy import AllianceBroken, AllianceMade, NonPlayerActivated
from engine.games.sword_of_rome.events.movement import (
    ArmyMarched,
    AvoidDeclared,
    AvoidRolled,
    CampaignBegan,
    CardHelped,
    LeaderActivated,
    NavalRoll,
)
from engine.games.sword_of_rome.events.siege import CityFell, SiegeBegan, SiegeRolled
from engine.games.sword_of_rome.events.turn import AttritionRolled, BecameActive, LeadersKept, RoundBegan, Scored
from engine.games.sword_of_rome.frames.turn import GallicRoll
from engine.kernel.events import Event, OfferAnswered, OfferMade
from tests.bot.titles.sword_of_rome.said import SHOWN, VIEW, WORDS, text_of, turn
from tests.engine.games.sword_of_rome.playing import Table

ACTIVE = BecameActive("greek", 2, 5)
MARCH: list[Event] = [
    LeaderActivated("greek", "dionysius", "syracusae", "K25", 6),
    ArmyMarched("greek", "dionysius", 6, "syracusae", "catina", "clear", 1, 3),
    ArmyMarched("greek", "dionysius", 6, "catina", "messana", "clear", 1, 2),
]


def point(space: str, before: str, after: str = "", what: str = "independent") -> SupportSpent:
    return SupportSpent("greek", "", space, what, before, after)


def test_the_title_says_whose_turn_in_which_round() -> None:
    assert turn([ACTIVE]).split("\n")[0].endswith("Greeks · round 2 of 5") and "are to move" in turn([ACTIVE])
    assert "round" not in turn([BecameActive("greek"), *MARCH]).split("\n")[0]  # games of before it was told


def test_a_march_is_one_line_with_its_deeds_below() -> None:
    said = turn([ACTIVE, *MARCH, SiegeBegan("greek", "messana", 1)])
    assert "**Dionysius**, 6 CU: Syracusae → Catina → Messana (2 MP left)\n▸ The Greeks besiege Messana" in said
    assert "activated" not in said


def test_a_voyage_shows_its_anchor() -> None:
    assert "Syracusae → ⚓ Rhegium" in turn([ArmyMarched("greek", "dionysius", 3, "syracusae", "rhegium", "sea", 1, 0)])


def test_an_attempt_is_told_with_its_roll_alone() -> None:
    declared = AvoidDeclared("gallic", "brennus", "messana", "luna", 3, 4)
    rolled = AvoidRolled("gallic", "brennus", "messana", "luna", 3, 2, 4, success=True)
    assert turn([*MARCH, declared, rolled]).count("Brennus") == 1
    assert turn([*MARCH, declared]).count("Brennus") == 1


def test_support_is_one_line_by_what_became_of_each_space() -> None:
    said = turn([ACTIVE, point("capua", "roman"), point("sutrium", "roman"), point("luna", "", "greek", "placed")])
    spent = "3 points of support spent: **Capua and Sutrium** fall away from the Romans · **Luna** joins the Greeks"
    assert spent in said
    assert "from the  to" not in said


def test_results_stand_first_and_once() -> None:
    fell = CityFell("messana", "greek", "greek", "", 0)
    rolled = SiegeRolled("greek", "messana", (3, 4), 0, 1, 1, 1, 1)
    said = turn([ACTIVE, *MARCH, rolled, fell]).split("\n")
    assert said[1].startswith("**Messana falls to the Greeks") and sum("falls to" in line for line in said) == 1


def test_a_betrayal_is_loud() -> None:
    said = turn([ACTIVE, AllianceBroken("greek", "roman", ("neapolis", "croton", "locri"))]).split("\n")
    assert said[1].startswith("**Betrayal") and said[1].endswith("**")


def test_what_a_card_was_played_for_is_said_once() -> None:
    npa = turn([ACTIVE, CardPlayed("greek", "K4", 2), NonPlayerActivated("greek", "volsci", "K4")])
    assert "for its value" not in npa and "have the Volsci act" in npa
    campaign = turn([ACTIVE, CardPlayed("greek", "K1", 3), CampaignBegan("greek", "K1"), *MARCH])
    assert campaign.count("Campaign") == 1


def test_phases_are_cards_of_their_own() -> None:
    scored = Scored("roman", (), ("capua",), -1, 5)
    assert (
        SHOWN.card_key_of_event(scored, ())
        == SHOWN.card_key_of_event(AttritionRolled("gallic", "roma", 3, 2, 0), ())
        == "ending"
    )
    assert (
        SHOWN.card_key_of_event(SiegeRolled("greek", "messana", (3, 4), 0, 1, 1, 1, 1), ("siege_roll_4",)) == "ending"
    )
    assert SHOWN.card_key_of_event(ACTIVE, ("player_turn_9", "march_10")) == "player_turn_9"
    assert RoundBegan(1, 5).label() is None  # the map above says it


def test_attrition_without_loss_is_one_line() -> None:
    rolls = [AttritionRolled("gallic", "roma", 3, 2, 0), AttritionRolled("greek", "capua", 2, 1, 0)]
    said = turn([*rolls, AttritionRolled("etruscan", "narnia", 4, 6, 2)], key="ending")
    assert "Attrition outside their own land, without loss: Gauls in Roma" in said and "Greeks in Capua" in said
    assert "(4 or more costs CU): **2 CU lost**" in said
    both = [AttritionRolled("etruscan", "narnia", 4, 6, 1), AttritionRolled("greek", "roma", 5, 3, 1)]
    assert turn([*rolls, *both], key="ending").count("costs CU: Etruscans in Narnia") == 1  # one line for all


def test_who_is_behind_decides_for_those_whom_nobody_plays() -> None:
    said = turn([Scored("roman", (), ("capua",), -1, 5)], key="ending")
    assert "Who has the fewest VP decides" in said and "Volsci" in said


def test_an_alliance_that_was_broken_again_is_no_headline() -> None:
    made = [AllianceMade("greek", "roman"), AllianceMade("greek", "gallic")]
    said = turn([ACTIVE, *made, AllianceBroken("greek", "gallic", ("croton",))])
    heads = said.split("\n")[1:3]
    assert "the Greeks and the Romans are allies" in heads[0] and "Betrayal" in heads[1]  # as they came
    assert "the Greeks and the Gauls are allies" in said and said.count("are allies") == 2


def test_an_army_that_is_stopped_before_it_marches_is_said_to_be_activated() -> None:
    assert "**Dionysius**, 6 CU: activated at Syracusae" in turn([ACTIVE, MARCH[0]])


def test_a_voyage_and_a_card_are_told_in_the_plural() -> None:
    sailed = NavalRoll("greek", "syracusae", "rhegium", 6, 2, 0, "success")
    helped = CardHelped("greek", "K25", "rhegium")
    assert "The Greeks sail from Syracusae to Rhegium with 6 CU" in turn([ACTIVE, sailed])
    assert "The Greeks play" in turn([ACTIVE, helped]) and "plays" not in turn([ACTIVE, helped])


def test_a_card_that_is_played_says_what_it_does() -> None:
    """Else who reads that cards were laid aside would not know why."""
    said = turn([EventPlayed("greek", "G27"), CardsDiscarded("roman", ("R8",))], actor="greek")
    assert "-# ▸ " in said and said.index("-# ▸ ") < said.index("aside")


def test_a_campaign_says_that_two_leaders_march() -> None:
    said = turn([CardPlayed("greek", "G1", 3), CampaignBegan("greek", "G1")], actor="greek")
    assert "two leaders" in said and "value" not in said


def test_what_leaders_cost_is_told_once() -> None:
    kept = LeadersKept("greek", ("dionysius",), ("croton",), ())
    paid = SupportSpent("greek", "", "croton", "lowered", "greek", "greek", 1)
    assert SHOWN.card_key_of_event(paid, ()) == SHOWN.card_key_of_event(kept, ())
    assert "support" not in turn([kept, paid], key="reinforcement")


def test_an_offer_that_was_answered_is_one_line() -> None:
    said = {"key": "action.alliance", "args": {"power": "roman", "to": "greek"}}
    made = OfferMade("roman", "greek", "alliance", said)
    answered = OfferAnswered("roman", "greek", "alliance", "declined", said)
    assert "offer the Greeks" in turn([made])
    both = turn([made, answered])
    assert "offer the Greeks" not in both and "The Greeks decline what the Romans offer" in both


def test_an_offer_that_ran_out_has_a_heading_and_a_reason() -> None:
    """Its card was headed "Turn 1", and said not why it was over."""
    over = OfferAnswered("roman", "greek", "alliance", "expired", said={"key": "action.pass", "args": {}})
    said = turn([over], key="told")
    assert said.startswith("Turn 2 · offers\n") and "was not answered in time" in said


def gallic(hand: list[str]) -> Table:
    """Return a table of three at which the Gauls have been rolled for: they raid Umbria."""
    return Table(players=3, hands={"roman": hand}).round_of("etruscan_samnite").begin(GallicRoll(), 1, 2)


def test_what_the_gauls_take_with_three_stands_on_the_card_of_their_roll() -> None:
    """It stood alone on a card that was called Reinforcements."""
    events = gallic([]).told(Event)
    taken = [event for event in events if isinstance(event, SupportSpent)]
    assert taken and {SHOWN.card_key_of_event(event, ()) for event in events} >= {"gallic"}
    assert {SHOWN.card_key_of_event(event, ()) for event in taken} == {"gallic"}
    assert SHOWN.card_key_of_event(point("roma", "roman"), ()) == "reinforcement"
    said = turn(events, key="gallic")
    assert "The Gauls, whom nobody plays" in said.split("\n")[0] and "raid into Umbria" in said and "Sentinum" in said


def test_a_card_that_cancels_the_gauls_is_not_told_by_its_print() -> None:
    """Ruling 134: it is not played for its text, which speaks of something else."""
    said = turn(gallic(["R21"]).do("roman", Respond("R21")).close().told(Event), key="gallic")
    assert "the Gauls take nothing this round" in said and "\n-# ▸" not in said


def test_what_is_done_between_the_turns_is_headed_by_who_does_it() -> None:
    """ "The turn goes on" said nothing of whose deed it was; events of marches name a power alone."""
    assert turn(MARCH).split("\n")[0].endswith("Greeks · Desperate Times")


def test_a_turn_that_goes_on_says_so_once() -> None:
    said = text_of(SHOWN.turn_card(VIEW, MARCH, WORDS, key="player_turn_7", actor="greek", continued=True))
    assert said.split("\n")[0].endswith("Greeks, continued") and "above" not in said


def test_a_card_that_helps_a_march_is_told_once() -> None:
    """ "Answer with Tyrrhenian Pirates" was followed by "play Tyrrhenian Pirates at Tarquinii"."""
    said = turn([ACTIVE, ResponsePlayed("roman", "E21"), CardHelped("roman", "E21", "tarquinii")])
    assert said.count("Tyrrhenian Pirates") == 1
