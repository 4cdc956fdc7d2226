"""What `/card` tells of leaders, offices, cities and provinces as they stand at a table."""

import msgspec
import pytest

from bot.titles.rise_of_the_roman_republic.title import TITLE
from bot.words import Words
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.games.rise_of_the_roman_republic.viewing import view_of
from tests.engine.games.rise_of_the_roman_republic.playing import Table

CAPUA = "4412"
TABLE = Table()


def now(token: str, language: str = "en", table: Table = TABLE) -> str:
    return TITLE.entry_state_text(view_of(table.state, None), token, Words(GAME_ID, language=language))


@pytest.mark.parametrize(
    ("token", "english", "italian"),
    [
        ("samnium", "controlled by the Samnites", "sotto il controllo dei Sanniti"),
        ("east_sicilia", "not in this scenario", "non c'è in questo scenario"),
        (
            "rome_consul",
            "Q. Publilius Philo (at Roma, Legions I and II)",
            "Q. Publilio Filone (presso Roma, Legioni I e II)",
        ),
        ("dictator", "nobody holds it", "non la ricopre nessuno"),
        ("101", "may be elected", "si può eleggere"),
        (
            "112",
            "Rome Consul · inside Roma, with 31 SP · 1 Guile left",
            "Console a Roma · dentro Roma, con 31 PF · Astuzia rimasta: 1",
        ),
        ("hannibal", "not in this scenario", "non c'è in questo scenario"),
    ],
)
def test_it_is_said_who_holds_it_or_where_he_is(token: str, english: str, italian: str) -> None:
    assert (now(token), now(token, "it")) == (english, italian)


def test_a_city_says_who_holds_it_with_what_and_who_stands_before_it() -> None:
    assert now(CAPUA) == "Rome, own defence 6, garrison 26"
    assert now(CAPUA, table=Table().stand("samnium", CAPUA, 20)).endswith("26, Samnium 20 SP outside")
    sacked = Table()
    place = sacked.state.cities[CAPUA]
    sacked.state.cities = {**sacked.state.cities, CAPUA: msgspec.structs.replace(place, sacked=1)}
    assert now(CAPUA, table=sacked).endswith(" · sacked")


def test_a_dead_leader_is_said_to_be_out() -> None:
    table = Table()
    table.state.republic = table.state.republic.with_gone("101")
    assert now("101", table=table) == "out of the game for good"
