"""/card: everything that has a name is found, typing errors included, and told as it stands at the table, as far as the
asker may see."""

import pytest

from bot.interactions.commands.lookup import lookup_entries
from bot.titles import title_of_game
from bot.titles.lexicon import entries_by_name, entries_with_similar_name, is_sure
from bot.words import Words
from engine.games.total_war_rome.view import view_of
from tests.bot.hall import InProcess, refused
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, begin_as, rome_table
from tests.engine.games.total_war_rome.table import CARTHAGE, ROME, Table

HANNIBAL, FLAMINIUS = "carthage_hannibal_barca", "rome_gaius_flaminius"
GAME = "total_war_rome"


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("market", "Market"),
        ("treasry theft", "Treasury Theft"),
        ("legionarys", "Republican Legionaries"),
        ("MU", "Movement unit (MU)"),
        ("anti-pathy", "Reduced Antipathy"),
        ("Hoplites", "Hoplites"),
        ("aemilius", "Aemilius Paullus"),
        ("Land battle", "Land battle"),
    ],
)
def test_slips_of_the_pen_find_what_is_meant(asked: str, name: str) -> None:
    entries = lookup_entries("total_war_rome")
    assert (entries_by_name(entries, asked) or entries_with_similar_name(entries, asked))[0].name == name


def test_what_is_like_nothing_finds_nothing() -> None:
    entries = lookup_entries("total_war_rome")
    assert all(
        not find(entries, asked)
        for find in (entries_by_name, entries_with_similar_name)
        for asked in ("qqqzzzxx", " !", "")
    )


def test_an_entry_is_sure_by_id_or_by_its_whole_name() -> None:
    market = next(e for e in lookup_entries("total_war_rome") if e.name == "Market")
    assert is_sure(market, market.id) and is_sure(market, "MARKET") and not is_sure(market, "Mark")


async def test_a_building_is_told_with_its_price(hall: InProcess) -> None:
    ada = hall.person("Ada")
    said = (await (await ada.slash("card", card="Market", game="total_war_rome")).wait_until_answered()).text
    assert "**Market** · Building" in said and "2 gold" in said


async def test_what_is_only_like_it_is_shown_as_a_guess(hall: InProcess) -> None:
    ada = hall.person("Ada")
    said = (await (await ada.slash("card", card="hoplits", game="total_war_rome")).wait_until_answered()).text
    assert "Nothing is called “hoplits”" in said and "Hoplites" in said
    await refused(await ada.slash("card", card="qqqzzzxx", game="total_war_rome"), "Nothing is called “qqqzzzxx”")


@pytest.mark.parametrize(
    ("game", "asked", "label"),
    [
        ("rise_of_the_roman_republic", "cursor", "L. Papirius Cursor · Leader"),
        ("rise_of_the_roman_republic", "dictator", "Dictator · Office"),
        ("rise_of_the_roman_republic", "capua", "Capua · City"),
        ("total_war_rome", "legionaries", "Republican Legionaries · Unit"),
        ("total_war_rome", "flaminius", "Gaius Flaminius · General"),
        ("total_war_rome", "blight", "Blight · Card"),
        ("samnite_wars", "latin allies", "Latin allies · Card"),
        ("sword_of_rome", "obesus", "Obesus Etruscus · Card"),
    ],
)
async def test_what_is_no_card_is_not_called_one(hall: InProcess, game: str, asked: str, label: str) -> None:
    labels = (await hall.person("Ada").autocomplete("card", "card", asked, game=game)).labels
    assert label in labels


async def test_copies_of_a_card_are_one_thing_to_look_up(hall: InProcess) -> None:
    ada = hall.person("Ada")
    labels = (await ada.autocomplete("card", "card", "campaign", game="sword_of_rome")).labels
    assert "Campaign · Card, Romans" in labels and len(labels) == len(set(labels))
    said = (await (await ada.slash("card", card="campaign", game="sword_of_rome")).wait_until_answered()).text
    assert said.count("Campaign · Card, ") < 5 and "Romans, Campaign · Card, Romans" not in said


async def test_the_list_says_what_kind_of_thing_a_name_is(hall: InProcess) -> None:
    labels = (await hall.person("Ada").autocomplete("card", "card", "sabotag")).labels
    assert "Sabotage · What you can do" in labels


def war() -> Table:
    """Return a siege of Sardinia; Carthage prepares an army under Hannibal, off the board."""
    table = Table()
    table.faction(CARTHAGE, generals=(*table.state.factions[CARTHAGE].generals, HANNIBAL))
    table.faction(ROME, generals=(*table.state.factions[ROME].generals, FLAMINIUS))
    table.army("rome_1", "sardinia", general=FLAMINIUS)
    table.army("carthage_2", "", general=HANNIBAL)
    table.land("sardinia", unrest=1)
    return table.campaign(ROME)


@pytest.mark.parametrize(
    ("language", "sardinia", "flaminius"),
    [
        ("en", ("Carthage · garrison", "1 unrest", "First Roman army ("), "leads the First Roman army (Sardinia)"),
        (
            "it",
            ("Cartagine · guarnigione", "malcontento 1", "1ª armata romana ("),
            "guida la 1ª armata romana (Sardegna)",
        ),
    ],
)
def test_a_region_says_who_holds_it_and_a_general_whom_he_leads(
    language: str, sardinia: tuple[str, ...], flaminius: str
) -> None:
    words, view = Words(GAME, language=language), view_of(war().state, None)
    said = title_of_game(GAME).entry_state_text(view, "sardinia", words)
    assert all(part in said for part in sardinia), said
    assert title_of_game(GAME).entry_state_text(view, FLAMINIUS, words) == flaminius


def test_a_general_off_the_board_is_told_to_his_own_alone() -> None:
    state, words = war().state, Words(GAME)
    told = {
        seat: title_of_game(GAME).entry_state_text(view_of(state, seat), HANNIBAL, words)
        for seat in (None, *state.seats)
    }
    own = state.players[CARTHAGE]
    assert told.pop(own) == "leads the Second Carthaginian army (on the faction board)"
    assert set(told.values()) == {"with no army on the board"}


async def test_it_is_told_at_the_table_and_nowhere_else(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_as(monkeypatch, war)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    told = {}
    for person in (*PEOPLE, "Felix"):
        receipt = await (await hall.person(person).slash("card", thread, card="Hannibal Barca")).wait_until_answered()
        assert f"({table}): " in receipt.text, receipt
        told[person] = receipt.text.partition(f"({table}): ")[2]
    assert sorted("faction board" in said for said in told.values()) == [False] * 4 + [True]
    felix = hall.person("Felix")
    here = (await (await felix.slash("card", thread, card="sardinia")).wait_until_answered()).text
    assert "**Sardinia** · Region" in here and "Carthage · garrison" in here
    for where, more in (("games", {"game": GAME}), (thread, {"game": "sword_of_rome"})):
        elsewhere = (await (await felix.slash("card", where, card="Sardinia", **more)).wait_until_answered()).text
        assert table not in elsewhere and "Now" not in elsewhere
    assert "Sardinia · Region" in (await felix.autocomplete("card", "card", "sardin", thread)).labels
