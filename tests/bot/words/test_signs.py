"""Signs in texts: all or none of them as emojis, never in a label, and no reason to edit a message."""

from collections.abc import Iterator

import pytest

from bot.delivery.last_rendered import LastRendered
from bot.messages.card import DIVIDER, Card, MessageForm
from bot.messages.message_json import new_message_json
from bot.messages.screen import Button, Screen, Select, SelectOption, cut_text, text_without_heading_marks
from bot.words import Words, unmarked_text
from bot.words.signs import LONGEST, MENTION, SIGNS
from render.games import drawings_of
from tests.engine.charts.charted import dropped, made
from tests.games import EXAMPLE

SIGN = next(iter(drawings_of(EXAMPLE).signs))


@pytest.fixture
def up() -> Iterator[str]:
    """One sign that is up."""
    SIGNS.clear()
    symbol = Words(EXAMPLE).symbol(SIGN)
    SIGNS.put(EXAMPLE, SIGN, "a_die_123abc", 10**18, symbol)
    yield f"<:a_die_123abc:{10**18}>"
    SIGNS.clear()


def test_a_sign_is_an_emoji_where_there_is_one_and_of_its_game_alone(up: str) -> None:
    words = Words(EXAMPLE)
    assert words.sign(SIGN) == up and len(up) <= len(LONGEST) and MENTION.fullmatch(LONGEST)
    assert Words("common").sign(SIGN) == Words("common").symbol(SIGN)
    assert unmarked_text(f"**{up}** beside") == f"{words.symbol(SIGN)} beside"
    assert unmarked_text("<:of_another:12>") == "of_another"


def test_a_game_that_is_played_by_an_owners_charts_has_the_emojis_of_its_game(up: str) -> None:
    charted = made(EXAMPLE, {})
    try:
        assert Words(charted.id).sign(SIGN) == up
    finally:
        dropped(charted)


@pytest.mark.parametrize("limit", range(1, 60))
def test_a_text_that_is_too_long_takes_symbols_before_it_is_cut(up: str, limit: int) -> None:
    text, symbol = f"**two {up} dice {up}**", Words(EXAMPLE).symbol(SIGN)
    made = cut_text(text, limit)
    assert len(made) <= limit and up not in made and "<" not in made
    if limit >= len(text.replace(up, symbol)):
        assert made == text.replace(up, symbol)
    assert cut_text(text, len(text)) == text


def test_no_label_bears_one(up: str) -> None:
    option = SelectOption(value="a", label="A", description=up)
    for row in ((Button(id="a", label=up),), Select(id="b", placeholder=up, options=(option,))):
        found = list(Screen(content="x", rows=(row,)).broken_limits())
        assert found and all("markup" in one for one in found)
    assert not list(Screen(content=up).broken_limits())


def test_an_emoji_instead_of_its_symbol_is_no_reason_to_edit(up: str) -> None:
    seen, symbol = LastRendered(), Words(EXAMPLE).symbol(SIGN)
    seen.keep("AAAAA", 1, Screen(content=f"{symbol} rolled", card=Card(title=symbol, parts=(f"{symbol}{symbol}",))))
    assert seen.is_same("AAAAA", 1, Screen(content=f"{up} rolled", card=Card(title=up, parts=(f"{up}{symbol}",))))
    assert not seen.is_same("AAAAA", 1, Screen(content=f"{up} rolled", card=Card(title=up, parts=(up,))))


def test_a_card_has_emojis_where_there_is_room_and_a_push_none(up: str) -> None:
    symbol = Words(EXAMPLE).symbol(SIGN)
    for times, shown in ((3, up), (200, symbol)):
        card = Card(title=up, parts=(DIVIDER, up * times))
        screen = Screen(content=f"{symbol} {up}", card=card)
        assert not list(screen.broken_limits())
        classic = new_message_json(screen)
        assert classic["content"] == f"{symbol} {symbol}"
        assert classic["embeds"][0]["description"].count(shown) >= times
        assert str(new_message_json(screen, form=MessageForm.V2)).count(shown) > times
        assert up not in new_message_json(screen, form=MessageForm.PLAIN)["content"]


def test_a_message_is_known_again_by_a_process_that_knows_no_emoji_yet(up: str) -> None:
    said = f"### {up} Battle in Samnium"
    SIGNS.clear()
    for symbol in ("🟥☠️", "🏛️", "⚔️", Words(EXAMPLE).symbol(SIGN)):
        assert text_without_heading_marks(said) == text_without_heading_marks(f"{symbol} Battle in Samnium")
    assert text_without_heading_marks(said) != text_without_heading_marks("🟥 Battle in Latium")


def test_a_message_names_signs_and_says_what_is_lacking_as_a_dash() -> None:
    words = Words("total_war_rome")
    rolled = words.dice((("RED", "SKULL"), ("GREEN", "blank")))
    assert rolled == words.symbol("die_red_skull") + words.symbol("die_green_blank")
    assert words.dice(("RED", "BLACK")) == words.symbol("die_red") + words.symbol("die_black")
    assert words("die.skull", colour="RED") == words.symbol("die_red_skull")
    assert words("die.skull") == "–" and words("rome.signs") == "–"
    assert words("rome.signs", dice=()) == words("list.none")
