"""Words of Total War: Rome: everything has a name, every action its words; notes and briefings say what they should."""

import msgspec
import pytest

from bot.screens.prompt_screen import PromptScreen
from bot.titles import title_of_game
from bot.titles.total_war_rome import pictures
from bot.titles.total_war_rome.land_battle import battle_report_lines, course_of, running_battle_text
from bot.titles.total_war_rome.round_story import round_story_lines
from bot.titles.total_war_rome.words import army_note, navy_note, region_note
from bot.words import Words
from engine.games import game_by_id
from engine.games.total_war_rome.actions.campaign import March
from engine.games.total_war_rome.board.regions import garrison_dice
from engine.games.total_war_rome.campaign.conquest import garrison_colours
from engine.games.total_war_rome.events.battle import SpoilsTaken
from engine.games.total_war_rome.events.board import RegionTaken
from engine.games.total_war_rome.events.campaign import ArmyMoved, NavyMoved
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import CARDS, DEVELOPMENTS, FACTIONS, GENERALS, REGIONS, SEAS, SHIPS, TROOPS
from engine.games.total_war_rome.view import view_of
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.events import Event
from engine.kernel.texts import Text
from render.drawing import card_sheet
from render.games.total_war_rome import rome_cards
from render.games.total_war_rome.rome_cards import Action, General
from tests.engine.games.total_war_rome.scenario import ROME, Board

GAME, SHOWN = game_by_id("total_war_rome"), title_of_game("total_war_rome")
WORDS = Words("total_war_rome", {"1": "Ada", "2": "Boris", "3": "Clara", "4": "Dmitri"})
KEY = b"k" * 32


def played(seed: int, decisions: int) -> tuple[RomeState, list[Event]]:
    """Return a state of a random game, and the public events up to it."""
    done = GAME.start({}, ("1", "2", "3", "4"), b"p" * 16, KeyedDice(KEY, seed))
    lots, events = UnverifiedRandom(str(seed)), list(done.events)
    for n in range(1, decisions):
        prompts = list(GAME.prompts(done.state).values())
        if not prompts:
            break
        prompt = lots.choose([p for p in prompts if p.seat != "table" and p.answered is None] or prompts)
        done = GAME.apply(done.state, prompt.id, prompt.menu.sample(lots), KeyedDice(KEY, seed * 10_000 + n))
        events += done.events
    return done.state, [form for told in events if (form := told.event.seen_by(None)) is not None]


def test_everything_has_a_name() -> None:
    needed = {*TROOPS, *SHIPS, *GENERALS, *DEVELOPMENTS, *REGIONS, *SEAS, *FACTIONS, *CARDS}
    needed |= {name for card in CARDS.values() for name in (card.action, card.event)}
    needed |= {troop.type for troop in TROOPS.values()} | {troop.group for troop in TROOPS.values()}
    needed |= {field.encode_name for action in GAME.actions for field in msgspec.structs.fields(action)}
    assert sorted(name for name in needed if not WORDS.has_words(f"name.{name}")) == []


def test_the_combats_are_asked_with_all_that_one_must_know() -> None:
    """Land Battles, Phases 2 to 4: each names its combat, what the enemy has left and the reveals."""
    for phase in ("terrain", "flanks", "centre"):
        asked = WORDS(f"prompt.combat_deployment.{phase}", number=1, combats=2, enemy="rome", left=3, reveals=1)
        assert "combat 1" in asked and "Rome has 3 cards left" in asked and "1 reveal" in asked


@pytest.mark.parametrize("developments", [(), ("rome_siegecraft",)])
def test_the_note_of_a_garrison_shows_the_dice_that_it_rolls_against_its_reader(developments: tuple[str, ...]) -> None:
    """Assaulting 7: YELLOW against siegecraft, and against whose home region it is; the public reads RED."""
    board = Board().own("carthage", "bruttium").has(ROME, developments=developments)
    state = board.state
    for region in ("bruttium", "zeugitana", "latium"):
        for seat, side in (("1", ROME), ("3", "greek_states"), (None, "")):
            view = view_of(state, seat)
            threatens = side and state.regions[region].owner != side
            dice = garrison_colours(state, side, region) if threatens else ("RED",) * garrison_dice(state, region)
            assert WORDS("note.garrison", dice=dice) in region_note(view, region, view.regions[region], WORDS)


def test_the_note_of_a_region_counts_every_die_of_its_garrison() -> None:
    """Oppida add one in the faction's own home regions, barracks one anywhere."""
    state, _ = played(3, 1)
    tribes = state.factions["barbarian_tribes"]
    state.factions["barbarian_tribes"] = msgspec.structs.replace(tribes, developments={"barbarian_oppida": 0})
    view = view_of(state, "1")
    for region, land in state.regions.items():
        dice = garrison_dice(state, region)
        said = WORDS("note.garrison", dice=("RED",) * dice)
        assert (said in region_note(view, region, land, WORDS)) == bool(dice), region
        if land.owner == "barbarian_tribes" and REGIONS[region].home:
            assert dice == REGIONS[region].gold + 2 + land.barracks


@pytest.mark.parametrize(
    ("side", "verbs"), [("Rome", ("recovers", "makes")), ("The Greek States", ("recover", "make"))]
)
def test_verbs_agree_with_the_faction(side: str, verbs: tuple[str, str]) -> None:
    told = SpoilsTaken(side.removeprefix("The ").lower().replace(" ", "_"), ("hoplites",), (), "3", 1).label()
    assert WORDS.say(told) == f"{side} {verbs[0]} Hoplites and {verbs[1]} 1 veteran."


def test_a_die_less_is_one_die() -> None:
    assert "rolls −1 die." in WORDS("event_text.traitor_at_the_gate") and "rolls +1 die." in WORDS(
        "event_text.town_militia"
    )


def test_notes() -> None:
    """What is noted on an option is what its reader may know: MU of one's own armies, not of another's."""
    state, _ = played(3, 120)
    own, public = view_of(state, "1"), view_of(state, None)
    for army in own.armies.values():
        noted = SHOWN.option_note(own, army.id, WORDS)
        assert noted and len(noted) < 100
        assert ("MU" in noted) == (army.owner in own.sides and bool(army.at or army.navy)), noted
        assert "MU" not in SHOWN.option_note(public, army.id, WORDS)
    assert "gold" in SHOWN.option_note(own, "latium", WORDS)
    assert "🟩" in SHOWN.option_note(own, "italian_infantry", WORDS)
    assert SHOWN.option_note(own, "nothing_at_all", WORDS) == ""


def test_who_may_move_no_more_has_no_mu_left() -> None:
    """A navy that had retreated was said to have −95 MU."""
    state, _ = played(1, 2)
    view = view_of(state, "1")
    navy = next(one for one in view.navies.values() if one.owner == ROME)
    army = next(one for one in view.armies.values() if one.owner == ROME)
    at_sea, inland = (
        msgspec.structs.replace(navy, sea="mare_sardoum", port="", mu=-95),
        msgspec.structs.replace(army, at="latium", mu=-96),
    )
    assert "0 MU" in navy_note(at_sea, WORDS) and "0 MU" in army_note(inland, WORDS)


def test_a_battle_and_a_round_are_told() -> None:
    """The live message, the report and the story come of public events alone, and have no holes."""
    for seed in range(1, 12):
        state, events = played(seed, 700)
        course = course_of(events)
        if course is None or course.decided is None:
            continue
        lines = [*battle_report_lines(course, WORDS), running_battle_text(course, view_of(state, None), WORDS)]
        lines += round_story_lines(view_of(state, None), events, WORDS)
        told = "\n".join(lines)
        assert "Report of the battle" in told and "Luckiest throw" in told and " took " in told
        assert " –:" not in told and "{" not in told
        return
    raise AssertionError("no battle in eleven games")


def test_a_round_tells_what_is_free_at_its_end() -> None:
    """Who lost a region to its people and won it back in the same round took it, and it is not independent."""
    view = view_of(Board().state, None)
    taken = [RegionTaken(region, "", "carthage", "uprising") for region in ("mastia", "boii")]
    told = round_story_lines(view, [*taken, RegionTaken("mastia", "carthage", "", "conquest")], WORDS)
    assert told[0] == "Independent now: Boii." and told[1].endswith("Carthage took Mastia.")
    italian = round_story_lines(view, taken, Words("total_war_rome", language="it"))
    assert italian == ["Ora terra libera: Mastia e Boi."]


def test_no_text_of_a_card_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands on a drawn card is the whole text, line by line."""
    written: list[str] = []

    def write(draw: object, at: tuple[float, float], text: str, *more: object) -> None:
        assert at[1] < rome_cards.CARD[1] - 20, text
        written.append(text)

    monkeypatch.setattr(card_sheet, "write_card_line", write)
    words = Words("total_war_rome")
    last_rendered: list[Action | General] = [
        *(pictures.action_card(card, words) for card in CARDS),
        *(pictures.general_card(kind, words) for kind in GENERALS),
    ]
    for face in last_rendered:
        written.clear()
        rome_cards.card_face.__wrapped__(face, "light")
        for line in face.lines:
            assert line in " ".join(written), (face.id, written)


def test_a_card_says_what_it_does() -> None:
    assert "Cancel an Assassination" in SHOWN.card_text("ac_02", WORDS) and "3 gold" in SHOWN.card_text("ac_02", WORDS)
    for card in SHOWN.card_names_by_id():
        told = SHOWN.card_text(card, WORDS)
        assert len(told) > len(WORDS.name(card)) + 10 and "_" not in told and "None" not in told, told
    scout = next(g.id for g in GENERALS.values() if g.characteristic == "scout")
    assert "difficult-terrain" in SHOWN.card_text(scout, WORDS) and "★" in SHOWN.card_text(scout, WORDS)


def test_an_empty_hand_is_said_plainly() -> None:
    view = msgspec.structs.replace(view_of(played(1, 1)[0], "1"), hand=())
    assert SHOWN.hand_line(view, WORDS) == ""
    assert SHOWN.hand_lines(view, WORDS)[0] == "You hold no action cards."


def test_an_opened_action_is_named_over_its_choices() -> None:
    for seed in range(40):
        state = played(seed, 30)[0]
        for prompt in GAME.prompts(state).values():
            tags = [tag for tag, form in prompt.menu.forms.items() if form.fields]
            if prompt.seat != "table" and prompt.answered is None and len(prompt.menu.forms) > 1 and tags:
                screen = PromptScreen(WORDS, "AAAAA", prompt, (tags[0],)).screen()
                assert f"Chosen: **{WORDS('do.' + tags[0])}" in screen.content
                return
    raise AssertionError("no question with several actions was met")


def test_moves_say_how() -> None:
    def army(frm: str, to: str) -> str:
        return WORDS.say(ArmyMoved("rome", "rome_1", frm, to).label() or {})

    def navy(frm: str, to: str) -> str:
        return WORDS.say(NavyMoved("rome", "rome_navy_1", frm, to).label() or {})

    sea = next(iter(SEAS))
    assert "is placed in Latium" in army("", "latium") and "moves to Latium" in army("etruria", "latium")
    assert "goes aboard" in army("latium", "rome_navy_1") and "lands in Latium" in army("rome_navy_1", "latium")
    assert "placed in the port of Latium" in navy("", "latium") and "puts into the port" in navy(sea, "latium")
    assert "sails to" in navy("latium", sea)


def test_a_march_goes_through_what_lies_on_its_way() -> None:
    """ "To Latium, Samnium and Apulia" read like three goals."""
    march = March("rome_1", ("latium", "samnium", "apulia"))
    assert Words(GAME.id).say(march.label()) == "March First Roman army through Latium and Samnium to Apulia"
    assert Words(GAME.id).say(March("rome_1", ("latium",)).label()) == "March First Roman army to Latium"
    said = Words(GAME.id, language="it").say(march.label())
    assert said == "Marcia della 1ª armata romana attraverso il Lazio e il Sannio fino all'Apulia"
    kept = Text("action.march", {"army": "rome_1", "route": ("latium", "samnium")})  # by an older version
    assert Words(GAME.id).say(kept) == "March First Roman army to Latium and Samnium"
