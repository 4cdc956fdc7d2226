"""Events in words: what /log and "Since your last move" say of them, as the cards do."""

import msgspec

from bot.titles.card_keys import JOINS
from bot.titles.rise_of_the_roman_republic import goal_lines
from bot.titles.rise_of_the_roman_republic.phase_lines import lines_of
from bot.titles.rise_of_the_roman_republic.siege_lines import assault_lines
from bot.titles.rise_of_the_roman_republic.title import TITLE
from bot.words import Words
from engine.games.rise_of_the_roman_republic.events.augury import SenateQuarrelled
from engine.games.rise_of_the_roman_republic.events.combat import (
    AvoidanceRolled,
    BattleBegan,
    BoxesMoved,
    CoordinationRolled,
    GuileSpent,
    LegionsTrained,
    Modifier,
    StatusChanged,
    campaign_needed_text,
)
from engine.games.rise_of_the_roman_republic.events.cup import ContinuationRolled, ForceDeployed, PhaseEnded
from engine.games.rise_of_the_roman_republic.events.manpower import LevyRaised, ManpowerRequested, SamnitesRaised
from engine.games.rise_of_the_roman_republic.events.movement import InertiaRolled, InterceptionTried, Marched, Regrouped
from engine.games.rise_of_the_roman_republic.events.naval import FleetBuilt
from engine.games.rise_of_the_roman_republic.events.politics import SenateAsked
from engine.games.rise_of_the_roman_republic.events.siege import (
    AssaultRolled,
    CityTaken,
    GarrisonChanged,
    SiegeAttritionRolled,
    SurrenderRolled,
    TreacheryRolled,
)
from engine.games.rise_of_the_roman_republic.events.tribes import RevoltChecked, TribeRevolted
from engine.games.rise_of_the_roman_republic.game import PLAIN as GAME
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.events import Event
from engine.kernel.texts import keyed_text
from tests.bot.titles.rise_of_the_roman_republic.telling import WORDS, start_view, turn
from tests.bot.titles.rise_of_the_roman_republic.test_cards import BATTLE

ITALIAN = Words(GAME_ID, language="it")
STORM = AssaultRolled(
    modifiers=(Modifier("siege_capability", -2),), place="5908", power="samnites", leader="pontius", infantry=13,
    strength=4, shift=0, die=0, adjusted=-2, attacker=20, defender=10,
)  # fmt: skip


def since(event: Event) -> str:
    return "".join(line for _, line in TITLE.news_for_seat([event], WORDS))


def test_an_assault_is_told_with_its_die_its_reasons_and_what_it_costs_whom() -> None:
    said = since(STORM)
    assert said.startswith("**Gaius Pontius storms Croton**: 13 infantry against 4; ")
    assert said.endswith("(siege capability −2) = −2: the Samnites lose 20%, the city 10%; the city holds.")


def test_who_storms_in_the_phase_of_another_is_told_to_command_there() -> None:
    """Maharbal stormed a city while Mago acted, and nothing said why it was he."""
    storm = msgspec.structs.replace(STORM, acting="egnatius")
    assert since(storm).startswith("**Gaius Pontius storms Croton, commanding in Gellius Egnatius’s phase**: 13 ")
    assert "storms Croton in vain, commanding in Gellius Egnatius’s phase**" in "".join(
        assault_lines(storm, WORDS, odds=False)
    )
    said = "".join(assault_lines(storm, ITALIAN, odds=False))
    assert "assalta Croton invano, al comando nella fase di Gellio Egnazio**" in said, said


def test_attrition_is_told_in_men_and_a_siege_without_loss_goes_on() -> None:
    rolled = SiegeAttritionRolled(modifiers=(), place="4911", power="rome", besieger=True, die=1, adjusted=1,
                                  attrition_sp=14, percent=0, loss=0)  # fmt: skip
    inside = msgspec.structs.replace(rolled, power="epirus", besieger=False)
    assert since(rolled) == "", "whoever was away need not hear that nothing has happened"
    assert "Paestum**: nobody loses a man, the siege goes on" in turn([rolled, inside], "siege_attrition_9")
    costly = msgspec.structs.replace(inside, loss=2)
    assert "goes on" not in turn([rolled, costly], "siege_attrition_9")
    assert "**2 Attrition SP lost** of 14" in turn([rolled, costly], "siege_attrition_9")
    assert "**2 of 14 Attrition SP lost**, 12 left" in since(costly)


def test_a_recovery_is_told_as_one() -> None:
    assert "at Capua: recovered a level, now Disrupted (" in since(StatusChanged("rome", "4412", 2, 1, "recovery"))
    assert "at Capua: Disrupted" in since(StatusChanged("rome", "4412", 0, 1, "defeat"))


def test_the_senate_s_forecast_counts_as_its_result_does() -> None:
    reasons = (Modifier("senate_near", -4), Modifier("senate_prorogued", 2))
    rule = "8 or less needed (Campaign 6, a strong enemy near Rome +4 and prorogued −2)"
    foretold = WORDS.say(
        keyed_text("preview.senate", leader="104", chance=90, rule=campaign_needed_text(6, -2, reasons))
    )
    assert foretold.endswith(f"a die of 0 to 9, {rule}")
    assert since(SenateAsked("104", "leave", 7, -2, 6, True, 0, reasons)).endswith(f"⑦, {rule}.")
    assert since(SenateAsked("104", "leave", 7, -2, 6, True)).endswith("⑦, 8 or less needed.")


def test_a_number_that_every_die_or_none_shows_is_not_named() -> None:
    """The Senate granted it with "13 or less needed" of a die of ten sides."""
    near, left = Modifier("senate_near", -4), Modifier("senate_prorogued", 8)
    assert WORDS.say(campaign_needed_text(6, -4, (near,))) == "any will do (Campaign 6, a strong enemy near Rome +4)"
    assert WORDS.say(campaign_needed_text(6, 8, (left,))) == "none will do (Campaign 6, prorogued −8)"


def test_a_garrison_is_left_or_goes_back_into_the_legions() -> None:
    assert since(GarrisonChanged("4412", "rome", 2)) == "Rome leaves 2 SP as a garrison in Capua."
    assert (
        since(GarrisonChanged("4412", "rome", -7)) == "7 SP of the garrison of Capua fill up the legions of Rome again."
    )


def test_a_leader_without_a_name_bears_his_article() -> None:
    tried = since(InterceptionTried("umbria", "umbrian", "4412", 7, 0, 5, False, False))
    assert tried.startswith("The Umbrian leader tries to intercept at Capua")
    assert WORDS("outcome.ended", leader="umbrian") == "The phase of the Umbrian leader is over"
    assert since(ContinuationRolled("pontius", 4, 7, True)).startswith("Gaius Pontius ")
    assert ITALIAN("outcome.ended", leader="umbrian").endswith("del comandante umbro è finita"), "in Italian too"


def test_a_try_says_the_die_what_was_needed_and_why_and_what_follows() -> None:
    """What is added to the die is taken off the Campaign: 6 − 2 − 1 + 1 = 4."""
    reasons = (Modifier("river", 2), Modifier("by_road", 1), Modifier("guile_own", -1, 1))
    tried = InterceptionTried("rome", "112", "4412", 4, 2, 6, True, True, 1, 0, reasons)
    assert since(tried) == (
        "Q. Publilius Philo tries to intercept at Capua: ④, 4 or less needed (Campaign 6, river −2, march by road −1 "
        "and Guile +1): **caught**, in an ambush; the march stops there, and he attacks."
    )
    late = msgspec.structs.replace(tried, die=5, caught=False, ambush=False)
    assert since(late).endswith(": too late, the march goes on.")
    kept = msgspec.structs.replace(tried, modifiers=())  # of a game that began before the reasons were kept
    assert "④, 4 or less needed: **caught**" in since(kept)


def test_a_try_to_avoid_or_to_help_says_what_it_was_for_and_what_follows() -> None:
    avoids = AvoidanceRolled(
        modifiers=(Modifier("honour", 4), Modifier("city", -2, 1)), place="4412", power="rome", leader="113",
        to="4212", inside=True, die=5, campaign=5, avoided=False,
    )  # fmt: skip
    assert since(avoids) == (
        "L. Cornelius Lentulus tries to avoid battle and get away into Casinum: ⑤, 3 or less needed (Campaign 5, Roman "
        "honour −4 and city +2): **in vain**, he has to fight, the worse for it."
    )
    helps = CoordinationRolled(
        modifiers=(Modifier("distance", 2, 2), Modifier("commander", -1)), place="4412", power="rome", leader="113",
        start="4212", die=4, campaign=5, needed=4, joins=True,
    )  # fmt: skip
    assert since(helps) == (
        "L. Cornelius Lentulus is called from Casinum to help at Capua: ④, 4 or less needed (Campaign 5, 2 hexes away "
        "−2 and Overall Commander +1): **he joins the battle**."
    )
    inside = msgspec.structs.replace(helps, modifiers=(), start="4412")
    assert since(inside).startswith("L. Cornelius Lentulus is called out of Capua to help: ④, 4 or less needed")


def test_a_demand_says_why_so_much_was_needed_and_that_it_may_be_made_again() -> None:
    asked = SurrenderRolled("3109", "samnites", "pontius", 8, 7, False, 7,
                            (Modifier("medium_city", -1), Modifier("level", 1, 1)))  # fmt: skip
    assert since(asked) == (
        "Gaius Pontius asks Camerinum to surrender: ⑧, 7 or less needed (Campaign 7, medium city −1 and alliance level "
        "+1): it refuses, and can be asked again in another phase."
    )


def test_inertia_says_whom_it_is_rolled_for_and_what_it_costs() -> None:
    reasons = (Modifier("many", 2, 80), Modifier("poor", 1, 3), Modifier("home", -2))
    rolled = InertiaRolled("samnites", "4109", 8, 1, 80, 8, reasons, 6)
    assert since(rolled) == (
        "Inertia: the Samnites at Bovianum, 80 Attrition SP all turn in one province: ⑧ (many men +2, poor land +1 "
        "(Attrition Value 3) and at home −2) = 9 → **6 Attrition SP lost** (8%)."
    )
    assert since(msgspec.structs.replace(rolled, die=0, percent=0, loss=0)).endswith("= 1 → no loss.")


BEGAN = BattleBegan("4412", "samnites", "rome", (20, 2, 0), (22, 4, 0), "attack")


def test_a_battle_that_was_avoided_or_is_still_to_come_says_where_and_against_whom() -> None:
    """It was "The Samnites attack with 20/2 SP", and nobody knew whom, or where."""
    (_, open_still), *_ = TITLE.news_for_seat([BEGAN], WORDS)
    assert open_still.startswith("**⚔️ Battle at Capua: the Samnites against Rome** · ⛰️ The Samnites attack with")
    away = AvoidanceRolled(modifiers=(), place="4412", power="rome", leader="113", to="4212", inside=False, die=3,
                           campaign=5, avoided=True)  # fmt: skip
    (_, avoided), *_ = TITLE.news_for_seat([BEGAN, away], WORDS)
    assert avoided.startswith("**🏃 Rome slips away from Capua**")


def test_a_roll_to_go_on_and_a_march_say_what_they_were() -> None:
    assert since(ContinuationRolled("pontius", 8, 7, False)) == (
        "Gaius Pontius rolls ⑧ to go on, 7 or less needed (his Campaign): his phase is over."
    )
    march = Marched("rome", "112", ("112",), ("3714", "3614", "4412"), 12, 5)
    assert since(march) == "**Q. Publilius Philo** marches from Roma to Capua: 2 hexes, 1.25 AP for 12 SP."
    caught = msgspec.structs.replace(march, way=("3714",), quarters=0, stopped=True)
    assert since(caught) == "**Q. Publilius Philo** gets no further than Roma, with 12 SP."


def test_what_changes_after_a_battle_says_by_what() -> None:
    assert since(StatusChanged("rome", "4412", 0, 2, "again")).endswith("no attack), beaten a second time this turn.")
    assert since(LegionsTrained(("V",), False, "defeat")) == "Legion V: Recruits again, by the defeat."
    assert since(BoxesMoved("campania", "rome", 1, 3, "siege")) == (
        "Alliance of Campania: +1 for Rome, as a city there was taken by force; the level for Rome is 3 now."
    )
    near = since(BoxesMoved("campania", "rome", 1, 3, "major_victory", 4))
    assert near.startswith(f"Alliance of Campania (a neighbour: {WORDS.dice((4,))}, even): +1 for Rome"), near
    assert since(GuileSpent("112", 1, "treachery")).endswith("spends 1 point of Guile on treachery.")


def test_rolls_for_men_ships_and_revolts_say_what_is_added_and_why() -> None:
    asked = ManpowerRequested("112", "legions", 9, 1, 4, 0, 0, False, (Modifier("emergency", 1),))
    assert since(asked).endswith("asks the Senate for legions: ⑨ (State of Emergency +1) brings **4 legions**.")
    men = msgspec.structs.replace(asked, legions=0, what="reinforcements", infantry=8, cavalry=2, auxiliaries=True)
    assert since(men).endswith("brings **8/2 SP**, and auxiliaries.")
    assert since(msgspec.structs.replace(asked, legions=0)).endswith("brings nothing.")
    built = FleetBuilt("rome", 6, 2, 1, (Modifier("emergency", 2),))
    assert since(built) == "Rome builds ships: ⑥ (State of Emergency +2), **1 level** of Naval Superiority."
    assert since(RevoltChecked(6, 8, 4, 10, 8, True)).startswith(
        "Does a tribe revolt this year? ⑥ +4 = 10, 8 or more needed (8 legions outside Rome’s provinces"
    )


def said_of(event: Event, words: Words = WORDS) -> str:
    """Return what is told of an event."""
    told = event.label()
    assert told is not None
    return words.say(told)


def test_a_leader_who_goes_out_of_a_city_alone_is_named() -> None:
    """It said "Leaders of Rome alone go out of Roma"."""
    out = Regrouped("rome", "3714", False, ("110",), (), 0)
    assert said_of(out) == "T. Veturius Calvinus goes without men out of Roma."
    assert said_of(out, ITALIAN) == "T. Veturio Calvino si sposta senza truppe fuori da Roma."
    both = msgspec.structs.replace(out, leaders=("110", "111"), inside=True)
    assert said_of(both).endswith(" and Sp. Postumius Albinus go without men into Roma.")


def test_a_box_that_only_takes_from_the_other_side_says_so() -> None:
    """Lucania at 3 for Rome, +1 for the Samnites: "now it does not lean to the Samnites" told nothing."""
    said = said_of(BoxesMoved("lucania", "samnites", 1, 0, "swing"))
    assert said.endswith("; it leans less to the other side than before, and not to the Samnites yet.")
    lost = said_of(BoxesMoved("lucania", "rome", -3, 0, "revolt"))
    assert lost.endswith("; now it does not lean to Rome.")


def test_equal_garrisons_of_the_start_are_one_line() -> None:
    """They stood city by city."""
    small = [ForceDeployed("samnites", place, True, 1, 0, ()) for place in ("5908", "4911")]
    army = ForceDeployed("samnites", "4605", True, 25, 4, ("pontius",))
    alike, led = lines_of([*small, army], WORDS)
    assert alike == "The Samnites, 1/0 SP in each city: Croton and Paestum."
    assert "25/4" in led and "Pontius" in led


def test_an_assault_that_fells_nobody_says_that_all_hold_out() -> None:
    """It said "against 1, of which 1 holds out"."""
    assert lines_of([STORM], WORDS)[0].endswith("against 4, all of which hold out")
    assert lines_of([msgspec.structs.replace(STORM, defender=50)], WORDS)[0].endswith("against 4, of which 2 hold out")


def test_a_card_that_goes_on_says_so_once() -> None:
    """Its title and a line below both said it; and elections that went on began with "It is decided who leads"."""
    rolled = ContinuationRolled("pontius", 4, 7, True)
    phase = TITLE.turn_card(start_view(), [rolled], WORDS, key="phase_3", actor="", continued=True).text()
    assert phase.count("continued") == 1 and "above" not in phase
    elections = TITLE.turn_card(start_view(), [], WORDS, key="elections", actor="", continued=True)
    assert elections.title.endswith(", continued") and not elections.parts


def test_a_phase_without_a_word_before_its_end_is_only_over() -> None:
    assert "-# The phase is over." in turn([PhaseEnded("pontius")])


def test_tribes_in_arms_stand_with_the_side_that_leads_them_once() -> None:
    view = msgspec.structs.replace(start_view(), masters={"umbria": "samnites", "apulia": "samnites"})
    stacks = tuple(msgspec.structs.replace(view.stacks[n], power=power) for n, power in enumerate(view.masters))
    (said,) = goal_lines.tribes_in_arms_lines(msgspec.structs.replace(view, stacks=stacks), WORDS)
    assert said == "In arms: Umbrians and Apulians with the Samnites"


def test_a_roll_that_brings_nobody_says_so() -> None:
    assert "brings nobody" in since(SamnitesRaised(2, 85, 0, 0)) and "brings 0/2 SP" in since(
        SamnitesRaised(2, 85, 0, 2)
    )


def test_men_raised_by_an_augury_stand_on_its_card_and_not_below_a_cup_that_was_not_filled() -> None:
    raised = LevyRaised("samnites", "samnite", 13, 2, "4010")
    assert TITLE.card_key_of_event(raised, ()) == JOINS and TITLE.card_key_of_event(raised, ("phase_3",)) == "phase_3"


def test_rome_is_told_that_a_tribe_has_revolted_against_it_and_that_its_senate_quarrels() -> None:
    for event in (TribeRevolted("umbria", "augury", 0), SenateQuarrelled()):
        assert list(GAME.affected_names[type(event)](event)) == ["rome"]


def test_whose_men_cannot_attack_and_whose_city_was_betrayed_are_told_so() -> None:
    """Rome read that a city had fallen, and not by what; and of a lost battle, not that its force was Disorganized."""
    events = (
        StatusChanged("rome", "3714", 0, 2, "major_defeat"),
        TreacheryRolled("2613", "carthage", "mago", 2, "rome", 0, 9, 11, 10, falls=True),
    )
    for event in events:
        assert list(GAME.affected_names[type(event)](event)) == ["rome"] and since(event)


def test_others_are_told_whom_a_side_has_won_over_and_raised() -> None:
    """A turn in which the Samnites raised 15 SP and won Umbria over stood above no question of Rome's."""
    events = [BoxesMoved("umbria", "samnites", 2, 5, "embassy"), LevyRaised("samnites", "samnite", 13, 2, "4010")]
    view = msgspec.structs.replace(start_view(), own=("rome",))
    won, raised = TITLE.deeds_of_others(view, events, WORDS)
    assert won == "🤝 Umbria now leans to the Samnites (5)" and raised.endswith("The Samnites raise 13/2 SP")


def test_an_enemy_who_has_marched_near_is_told_before_all_else_that_others_did() -> None:
    """Sixteen SP of Samnites stood before Rome, and the next question did not say it."""
    view = start_view()
    here = next(one for one in view.stacks if one.power == "rome" and one.sp)
    foe = msgspec.structs.replace(here, power="samnites", side="samnites", inside=False, sp=16)
    view = msgspec.structs.replace(view, own=("rome",), stacks=(here, foe))
    raised = LevyRaised("samnites", "samnite", 13, 2, "4010")
    came = Marched("samnites", "pontius", ("pontius",), ("4510", here.hex), 17, 18)
    near, *others = TITLE.deeds_of_others(view, [raised, came], WORDS)
    assert near.startswith("⚠️ Near you now: ") and "**16 SP** of the Samnites at " in near and len(others) == 1
    gone = msgspec.structs.replace(view, stacks=(here,))
    assert len(TITLE.deeds_of_others(gone, [raised, came], WORDS)) == 1


def test_cities_that_fall_one_after_another_are_one_line_above_the_next_question() -> None:
    """Six lines said of six cities that each falls to the Samnites, by surrender."""
    fallen = [CityTaken(place, "samnites", "rome", "surrender") for place in ("3715", "3614")]
    stormed = CityTaken("3915", "samnites", "rome", "assault")
    lines = [line for _, line in TITLE.news_for_seat([*fallen, stormed], WORDS)]
    assert len(lines) == 2 and "Ostia and Tibur fall to the Samnites by surrender" in lines[0]
    assert lines[1] == "**Antium** falls to the Samnites, by storm."


def test_equal_battles_of_a_turn_stand_once_with_their_number() -> None:
    told = next(
        line for line in TITLE.round_story_lines(start_view(), [*BATTLE, *BATTLE], WORDS) if line.startswith("⚔️")
    )
    assert told.count("Capua") == 1 and told.endswith("(×2)")
