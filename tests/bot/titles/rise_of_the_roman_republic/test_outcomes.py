"""What has come of a decision, what stands beside options, and what a question needs."""

import msgspec

from bot.messages.aid import PromptHelp
from bot.messages.drafts import VIA, WayAsked
from bot.messages.letters import option_name
from bot.messages.screen import Select
from bot.screens.prompt_screen import PromptScreen
from bot.screens.rows.way_rows import listed_places, route_of, way_name
from bot.titles.rise_of_the_roman_republic.title import TITLE
from bot.words import Words
from engine.games.rise_of_the_roman_republic.events.combat import (
    BattleRolled,
    CommandRolled,
    CommandTaken,
    Modifier,
    SpLost,
)
from engine.games.rise_of_the_roman_republic.events.cup import (
    ContinuationRolled,
    CupFilled,
    LeaderActivated,
    MarkerDrawn,
    PhaseEnded,
)
from engine.games.rise_of_the_roman_republic.events.movement import InterceptionTried, Marched
from engine.games.rise_of_the_roman_republic.events.siege import AssaultRolled, CityTaken, SurrenderRolled
from engine.games.rise_of_the_roman_republic.events.tribes import TribeMastered, TribeMustered, TribeRolled
from engine.games.rise_of_the_roman_republic.game import PLAIN as GAME
from engine.kernel.events import Event
from engine.kernel.texts import keyed_text
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from render.games.rise_of_the_roman_republic import rise_map
from tests.bot.titles.rise_of_the_roman_republic.telling import SEATS, WORDS, Eager, start_view
from tests.bot.titles.rise_of_the_roman_republic.test_cards import BATTLE, MARCH


def told(*events: Event, own: tuple[str, ...] = ("samnites",)) -> list[str]:
    return TITLE.decision_result_lines(msgspec.structs.replace(start_view(), own=own), events, WORDS)


def test_a_march_says_what_it_cost_and_whether_the_phase_goes_on() -> None:
    first, *_, last = told(*MARCH, ContinuationRolled("pontius", 4, 7, True))
    assert first.startswith("**") and "3.5 AP: 1/0 lost" in first
    assert last == "Gaius Pontius goes on: ④, 7 or less needed"


def test_the_end_of_a_phase_says_who_is_next() -> None:
    rolled = ContinuationRolled("pontius", 9, 7, False)
    lines = told(*MARCH, rolled, MarkerDrawn("consul", 8), LeaderActivated("112"))
    assert lines[-1].startswith("The phase of Gaius Pontius is over: ⑨, 7 or less needed · **Q. Publilius Philo**")
    assert lines[-1].endswith("acts next")


def test_a_battle_is_victory_to_one_and_defeat_to_the_other() -> None:
    assert told(*BATTLE)[0] == "**Victory at Capua: Rome is beaten**"
    assert told(*BATTLE, own=("rome",))[0] == "**Defeat at Capua by the Samnites**"
    assert told(*BATTLE, own=("epirus",))[0] == "**The Samnites win at Capua**"


DICE = next(event for event in BATTLE if isinstance(event, BattleRolled))
AFTER = BATTLE[BATTLE.index(DICE) + 1 :]


def test_a_battle_that_began_before_the_decision_is_told_by_its_dice() -> None:
    """Who was asked for Guile before the dice decides in the midst of it."""
    assert told(DICE, *AFTER)[0] == "**Victory at Capua: Rome is beaten**"
    assert told(DICE, *AFTER, own=("rome",))[0] == "**Defeat at Capua by the Samnites**"


def test_nobody_is_told_that_no_man_fell_while_it_is_still_asked_who_falls() -> None:
    bloodless = WORDS("battle.bloodless")
    assert not any(bloodless in line for line in told(*BATTLE[:2]))
    assert bloodless not in TITLE.live_message(start_view(), BATTLE[:2], WORDS)[1]
    assert bloodless in TITLE.live_message(start_view(), BATTLE[:2], WORDS, over=True)[1]


def test_whom_a_battle_befell_is_told_how_it_ended() -> None:
    lines = [line for _, line in TITLE.news_for_seat([DICE, *AFTER], WORDS)]
    assert lines[0].startswith("**⚔️ Battle at Capua: the Samnites beat Rome**"), lines
    assert WORDS.dice((DICE.die,)) in lines[0]


def test_a_catch_stands_before_who_commanded() -> None:
    caught = InterceptionTried("rome", "112", "4109", 4, 0, 6, True)
    first = told(CommandRolled({"112": 5, "113": 4}, "112"), caught, own=("rome",))[0]
    assert "caught" in first and "command" not in first


def test_who_tried_to_intercept_reads_first_what_came_of_it() -> None:
    """Later the message is cut down to its first line, which told of the march alone."""
    missed = InterceptionTried("samnites", "pontius", "4109", 9, 0, 7, False)
    passed = Marched("rome", "112", ("112",), ("4210", "4109"), 80, 5)
    first, second, *_ = told(missed, passed, own=("samnites",))
    assert "tries to intercept" in first and "too late" in first
    assert "4210" in second or "Saepinum" in second
    assert "tries to intercept" not in told(missed, passed, own=("rome",))[0]  # who marched reads of their way


def test_half_a_point_of_a_march_has_the_comma_of_its_language() -> None:
    facts = {"goal": "2315", "hexes": 8, "points": "0.5", "size": 118, "sp": 102, "loss": 0}
    said = Words(WORDS.game, language="it").say(keyed_text("preview.march", **facts))
    assert " 0,5 PL " in said and " 0.5 AP " in WORDS.say(keyed_text("preview.march", **facts))


STORM = AssaultRolled(
    modifiers=(Modifier("siege_capability", -3),), place="5908", power="samnites", leader="pontius", infantry=13,
    strength=4, shift=0, die=4, adjusted=1, attacker=10, defender=25,
)  # fmt: skip


def test_a_storm_in_vain_says_so_first_and_nothing_idle_after_it() -> None:
    lost = SpLost("samnites", "5908", "assault", 10, 2, 0, 0, {})
    lines = told(CommandTaken("samnites", "pontius"), STORM, lost, PhaseEnded("pontius"))
    assert lines[0] == "**⛰️ Gaius Pontius storms Croton in vain: 13 infantry against 4, of which 3 hold out**"
    assert "lose 2/0 SP" in lines[3] and lines[4] == "The phase of Gaius Pontius is over", lines
    taken = msgspec.structs.replace(STORM, defender=100)
    assert "in vain" not in "".join(told(CommandTaken("samnites", "pontius"), taken))


def test_a_phase_that_is_only_ended_says_that_alone() -> None:
    assert told(PhaseEnded("pontius")) == ["**The phase of Gaius Pontius is over**"]


def test_a_line_that_says_only_who_is_next_begins_as_a_sentence() -> None:
    last = told(PhaseEnded("pontius"), MarkerDrawn("consul", 8), LeaderActivated("112"))[-1]
    assert last == "**Q. Publilius Philo** (Rome) acts next"


def test_a_city_that_yields_stands_first() -> None:
    asked = SurrenderRolled("3109", "samnites", "pontius", 2, 7, True)
    lines = told(asked, CityTaken("3109", "samnites", "", "surrender"), TribeMastered("umbria", "samnites", True))
    assert lines[0] == "**⛰️ Camerinum falls to the Samnites by surrender**"
    assert "②, 7 or less needed" in lines[1] and "Umbrians" in lines[2]


def test_every_question_says_what_it_is_about_and_every_option_has_a_note() -> None:
    """Through games that come to battles and sieges: no gap, no bare id, and the briefing is short."""
    moments, notes = set(), 0
    for seed in ("asked 1", "asked 2", "asked 4"):
        run = Run(GAME, {seat: Eager() for seat in SEATS}, seed)
        state = run.start()
        while GAME.outcome(state) is None:
            for prompt in GAME.prompts(state).values():
                view = GAME.view(state, prompt.seat)
                subject = WORDS.say(prompt.subject) if prompt.subject else WORDS(f"prompt.{prompt.moment}")
                brief = "\n".join(TITLE.question_briefing(view, prompt, WORDS))
                assert "{" not in subject + brief and "_" not in subject + brief, subject + brief
                assert len(subject) <= 160 and len(brief) <= 600, (len(subject), subject, len(brief))
                moments.add(prompt.moment)
                if prompt.moment == "movement.intercept":  # its lists are named by leaders, not by keys of stacks
                    assert not any("@" in one.group for one in prompt.menu.choices_after(("intercept",)).options)
                for option in prompt.menu.choices_after(()).options[:1]:
                    for one in prompt.menu.choices_after((option.token,)).options[:8]:
                        note = TITLE.option_note(view, one.token, WORDS)
                        assert "{" not in note and "_" not in note, note
                        notes += bool(note)
            state = run.step(state)
    assert {"phase.act", "movement.intercept", "battle.avoid", "election.who"} <= moments and notes > 100


def test_the_briefing_of_a_phase_names_leader_place_strength_and_the_chance_to_go_on() -> None:
    run = Run(GAME, {seat: RandomPlayer() for seat in SEATS}, "brief")
    state = run.start()
    while not any(prompt.moment == "phase.act" for prompt in GAME.prompts(state).values()):
        state = run.step(state)
    prompt = next(iter(GAME.prompts(state).values()))
    view = GAME.view(state, prompt.seat)
    lines = list(TITLE.question_briefing(view, prompt, WORDS))
    assert WORDS.name(view.acting) in lines[0] and "SP" in lines[0] and "%" in lines[1]
    assert "SP" in TITLE.option_note(view, "all", WORDS) and TITLE.option_note(view, "alone", WORDS) == ""
    assert TITLE.option_note(view, "own", WORDS).startswith("the other leaders stay"), "his own command said nothing"
    assert "own defence" in TITLE.option_note(view, "3714", WORDS)


def test_a_magistrate_hears_where_he_needs_leave_unless_he_has_it() -> None:
    """Philo begins with the Senate's leave, Lentulus without: the list of goals alone does not say why it is short."""
    run = Run(GAME, {seat: RandomPlayer() for seat in SEATS}, "brief")
    state, said = run.start(), dict[str, str]()
    while not {"112", "113"} <= said.keys():
        for prompt in GAME.prompts(state).values():
            if prompt.moment == "phase.act":
                view = GAME.view(state, prompt.seat)
                said.setdefault(view.acting, "\n".join(TITLE.question_briefing(view, prompt, WORDS)))
        state = run.step(state)
    assert "and that where he was placed he needs the Senate’s leave" in said["113"] and "needs" not in said["112"]


def test_whoever_is_given_a_command_is_known_and_so_are_the_legions() -> None:
    """Of a man drawn by lot one must know what he is good for, and of an army which it is and where."""
    run = Run(GAME, {seat: RandomPlayer() for seat in SEATS}, "brief")
    state = run.start()
    view = GAME.view(state, None)
    while not (asked := [one for one in GAME.prompts(state).values() if one.moment == "election.imperium"]):
        state = run.step(state)
    subject = asked[0].subject
    assert subject is not None
    lines = list(TITLE.question_briefing(GAME.view(state, asked[0].seat), asked[0], WORDS))
    assert WORDS.name(str(subject.args["leader"])) in lines[0]
    assert "where he is placed, he marches without asking the Senate" in lines[1]
    assert "Initiative" in lines[2] and "Campaign" in lines[2] and "battle letter" in lines[2]
    assert TITLE.option_note(view, "army_1", WORDS) == "Legions I and II, 26 SP, at Roma"
    assert TITLE.option_note(view, "III", WORDS) == "13 SP, at Capua"
    assert TITLE.option_note(view, "none", WORDS) == ""


def test_who_begins_his_phase_is_told_to_whoever_chose_him() -> None:
    assert told(LeaderActivated("113")) == ["**L. Cornelius Lentulus begins his phase**"]


def test_a_man_s_note_says_his_office() -> None:
    view = start_view()
    man = next(one for one in view.magistrates if one.office == "field_consul")
    assert TITLE.option_note(view, man.leader, WORDS).startswith("Field Consul, ")


def test_before_the_first_turn_all_stand_together_unless_somebody_wants_otherwise() -> None:
    run = Run(GAME, {seat: RandomPlayer() for seat in SEATS}, "placed")
    state = run.start()
    prompt = next(one for one in GAME.prompts(state).values() if one.moment == "opening.deploy")
    given: tuple[str, ...] = ("deploy", "4109")
    while token := TITLE.likely_token(GAME.view(state, prompt.seat), prompt, given):
        given = (*given, token)
    assert given == ("deploy", "4109", "city", "30", "4")
    assert TITLE.likely_token(GAME.view(state, prompt.seat), prompt, ("deploy",)) == ""


def test_goals_of_a_march_are_cities_first_and_say_whether_it_goes_inside() -> None:
    """Never the token of a leg: 4413+in."""
    run = Run(GAME, {seat: RandomPlayer() for seat in SEATS}, "goals")
    state = run.start()
    while not any("march" in prompt.menu.forms for prompt in GAME.prompts(state).values()):
        state = run.step(state)
    prompt = next(iter(GAME.prompts(state).values()))
    whom = prompt.menu.choices_after(("march",)).options[0].token
    route = route_of(prompt, ("march", whom))
    assert route is not None
    names = [option_name(WORDS, goal) for goal in route[0].goals()]
    assert any(name.endswith(", into the city") for name in names) and not any("+in" in name for name in names)
    legs = [option_name(WORDS, option) for option in prompt.menu.choices_after(("march", whom)).options]
    assert not any("+in" in name for name in legs), legs
    goal = next(one for one in route[0].goals() if one.token.endswith("+in"))
    trip = route[0].cheapest_way(goal.token)
    assert trip is not None
    shown = PromptScreen(WORDS, "AAAAA", prompt, ("march", whom, *trip.legs), way=WayAsked(goal.token)).screen()
    assert "+in" not in shown.content and ", into the city" in shown.content


def test_a_way_is_told_by_the_places_that_have_names_and_its_goal() -> None:
    """Bare hexes filled four lines, and the picture shows them anyway."""
    legs = ["1320 (Liguria Taurini)", "Hasti", "1318 (Liguria Taurini)", "Dertona", "1515 (Liguria Friniates)"]
    assert way_name(WORDS, legs) == ["Hasti → Dertona → 1515 (Liguria Friniates)"]
    assert way_name(WORDS, []) == []


def test_the_first_page_of_a_march_has_enemies_then_other_armies_and_cities_then_land_near_by() -> None:
    """There were nineteen pages by province, and what a good player looks at was on the first of them in one of three
    marches."""
    run = Run(GAME, {seat: RandomPlayer() for seat in SEATS}, "goals")
    state, route = run.start(), None
    while route is None or len(route[0].goals()) <= 75:
        state = run.step(state)
        prompt = next(iter(GAME.prompts(state).values()))
        if "march" in prompt.menu.forms:
            given = ("march", prompt.menu.choices_after(("march",)).options[0].token)
            route = route_of(prompt, given)
    screen = PromptScreen(WORDS, "AAAAA", prompt, given, aid=PromptHelp(places=TITLE.places)).screen()
    pages, *lists = [row for row in screen.rows if isinstance(row, Select)]
    assert pages.options[0].label == "1: Enemies · Own and other armies, cities · Land in reach"
    assert [row.placeholder for row in lists] == ["Enemies", "Own and other armies, cities", "Land in reach"]
    view = GAME.view(state, None)
    own = next(side.side for side in view.sides if side.seat == prompt.seat)
    armies = {one.hex for one in view.stacks}
    cities = {one.place for one in view.cities}
    hostile, friendly, near = [[one.value.removesuffix("+in") for one in row.options] for row in lists]
    assert {one.hex for one in view.stacks if one.side not in ("", own)} & {*hostile} and {*friendly} <= armies | cities
    assert {*hostile} <= armies | cities and not {*near} & (armies | cities)
    lettered = [one for row in lists for one in row.options if " · " in one.label]
    assert lettered and rise_map.is_on_one_part([one.value.removesuffix("+in") for one in lettered])
    goal = next(one for one in route[0].goals() if one.token.endswith("+in"))
    through = [one.token for one in listed_places(route[0], WayAsked(goal.token, mode=VIA), ("",))]
    assert through and not [one for one in through if one.removesuffix("+in") == goal.to or one.endswith("+in")]
    tokens = [one.token for one in listed_places(route[0], WayAsked(), ())]
    assert sorted(tokens) == sorted(one.token for one in route[0].goals())  # each once


def test_who_begins_the_turn_hears_who_acts_and_not_first_what_is_in_the_cup() -> None:
    """The thread lists the markers; in bold before the question they were all that was read."""
    begun = told(CupFilled({"consul": 3, "siege": 3}), MarkerDrawn("consul", 5), LeaderActivated("pontius"))
    assert len(begun) == 1 and "Gaius Pontius" in begun[0]


def test_men_lost_in_a_siege_meanwhile_are_told_before_who_acts_next() -> None:
    """A marker of siege attrition was drawn between two phases of one's own: nobody told what it had cost."""
    lost = SpLost("samnites", "4911", "siege", 10, 11, 0, 0, {"samnite": (11, 0, 0)})
    other = msgspec.structs.replace(lost, power="rome", infantry=4)
    begins = (MarkerDrawn("siege", 6), lost, other, MarkerDrawn("pontius", 5), LeaderActivated("pontius"))
    lines = told(PhaseEnded("gellius"), *begins)
    assert "11/0 SP" in lines[-2] and "Gaius Pontius" in lines[-1]
    assert not any("4/0" in line for line in lines)


def test_a_province_says_beside_its_name_to_whom_it_leans() -> None:
    view = msgspec.structs.replace(start_view(), levels={"samnium": {"rome": 0, "samnites": 3}, "umbria": {}})
    assert TITLE.option_note(view, "samnium", WORDS) == "leans to Samnites 3"
    assert TITLE.option_note(view, "umbria", WORDS) == "leans to nobody"


def test_whoever_added_guile_for_a_tribe_hears_of_the_tribe_before_the_march_that_stirred_it() -> None:
    tribe: list[Event] = [
        TribeRolled("picenum", {"rome": 7, "epirus": 2}, {"epirus": 1}, "rome"),
        TribeMastered("picenum", "rome", False),
        TribeMustered("picenum", 1, 2, 0, "3308"),
    ]
    first, *rest = told(*tribe, *MARCH, own=("rome",))
    assert first.startswith("**The Picentes take up arms at Asculum") and first.endswith("**")
    assert "Rome ⑦ · Epirus ②" in first and not any("Picentes" in line for line in rest)
    assert any("3.5 AP: 1/0 lost" in line for line in rest)
    assert "AP" in told(*MARCH, own=("samnites",))[0]


def test_what_came_of_an_earlier_decision_does_not_say_who_was_next_then() -> None:
    """ "Next acts Papius" stood above a question though he had acted long ago, as did dice of another's phase."""
    view = msgspec.structs.replace(start_view(), own=("samnites",))
    rolled = ContinuationRolled("pontius", 9, 7, False)
    own = [*MARCH, rolled, MarkerDrawn("consul", 8), LeaderActivated("112")]
    *_, last = TITLE.decision_result_lines(view, own, WORDS, is_latest=False)
    assert last == "The phase of Gaius Pontius is over: ⑨, 7 or less needed"
    theirs = [*MARCH, ContinuationRolled("112", 1, 6, True)]
    assert not any("goes on" in line for line in TITLE.decision_result_lines(view, theirs, WORDS, is_latest=False))


def test_a_phase_that_a_die_has_ended_before_does_not_end_without_a_roll() -> None:
    """After the die came a question about garrisons, and its answer was told as "The phase ends without a roll"."""
    first, *rest = told(PhaseEnded("pontius"), MarkerDrawn("consul", 8))
    assert first == "**The phase of Gaius Pontius is over**" and "without" not in "".join(rest)
