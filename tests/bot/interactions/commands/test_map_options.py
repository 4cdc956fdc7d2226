"""What /map offers as one types: the views of this table's game, and first the places that one will look for."""

import pytest

from bot.titles import title_of_game
from engine.games import game_ids
from tests.bot.hall import InProcess, refused
from tests.conformance.walks import some_games


@pytest.mark.parametrize("game", some_games(0, 1))
async def test_a_map_offers_what_its_game_can_show(hall: InProcess, game: str) -> None:
    """The list had the views of all games, of which most maps showed none."""
    name = await hall.start("Ada", "Boris", game=game)
    ada, thread, live = hall.person("Ada"), hall.thread(name), (await hall.actor(name)).live
    offered = (await ada.autocomplete("map", "show", "", thread)).choices
    views = title_of_game(game).shows
    assert [(one["name"], one["value"]) for one in offered] == [(live.words.name(f"show_{v}"), v) for v in views]
    other = next(view for one in game_ids() for view in title_of_game(one).shows if view not in views)
    said = await refused(await ada.slash("map", thread, show=other), "This map has no view")
    assert all(live.words.name(f"show_{view}") in said for view in views)
    for view in views[:1]:
        shown = await (
            await ada.slash("map", thread, show=live.words.name(f"show_{view}").upper())
        ).wait_until_answered()
        assert shown.message is not None and not shown.has_failed


@pytest.mark.parametrize("game", some_games(1, 1))
async def test_the_places_around_which_one_looks_begin_with_ones_own(hall: InProcess, game: str) -> None:
    name = await hall.start("Ada", "Boris", game=game)
    ada, thread, live = hall.person("Ada"), hall.thread(name), (await hall.actor(name)).live
    shown, words = title_of_game(game), live.words
    first = [place for place in shown.places_by_interest(live.view("1")) if place in shown.places]
    wanted = list(dict.fromkeys([*first, *sorted(shown.places, key=words.name)]))[:25]
    offered = (await ada.autocomplete("map", "around", "", thread)).choices
    assert [one["value"] for one in offered] == wanted
    guest = (await hall.person("Felix").autocomplete("map", "around", "", thread)).choices
    assert [one["value"] for one in guest] == sorted(shown.places, key=words.name)[:25]


async def test_who_plays_at_several_tables_is_offered_what_their_games_have(hall: InProcess) -> None:
    """The list had the views and places of all games that are installed, those without a table first."""
    played = sorted(game_ids())[-2:]
    for game in played:
        await hall.start("Ada", "Boris", game=game)
    ada, felix = hall.person("Ada"), hall.person("Felix")
    for option, kind in (("show", "shows"), ("around", "places")):
        theirs = {one for game in played for one in getattr(title_of_game(game), kind)}
        offered = {one["value"] for one in (await ada.autocomplete("map", option, "", "games")).choices}
        assert offered and offered <= theirs, option
        every = {one["value"] for one in (await felix.autocomplete("map", option, "", "games")).choices}
        assert every - theirs, "who plays nowhere may ask of any"


@pytest.mark.parametrize("game", some_games(0, 1))
async def test_ones_own_places_come_first_where_one_plays_at_several_tables(hall: InProcess, game: str) -> None:
    """The list was one of the alphabet where no table was named."""
    names = [await hall.start("Ada", "Boris", game=game) for _ in range(2)]
    lives = [(await hall.actor(name)).live for name in names]
    shown = title_of_game(game)
    own = [place for live in lives for place in shown.places_by_interest(live.view("1")) if place in shown.places]
    wanted = list(dict.fromkeys([*own, *sorted(shown.places, key=lives[0].words.name)]))[:25]
    offered = (await hall.person("Ada").autocomplete("map", "around", "", "games")).choices
    assert [one["value"] for one in offered] == wanted
