"""What `/card` tells of a region as it stands at a table."""

import msgspec

from bot.titles import title_of_game
from bot.words import Words
from tests.render.games.samnite_wars.sample_views import INVASION

TITLE = title_of_game("samnite_wars")


def test_a_region_says_whether_rome_has_it_and_what_is_fought_there() -> None:
    view = msgspec.structs.replace(INVASION, hand=())
    said = {language: Words("samnite_wars", language=language) for language in ("en", "it")}
    assert TITLE.present_state_text(view, "lucanians", said["en"]) == "free, 0 of 1 tokens · ⚔️ Campaign here now"
    assert TITLE.present_state_text(view, "lucanians", said["it"]) == "libera, 0 di 1 segnalini · ⚔️ qui ora: Campagna"
    assert (
        TITLE.present_state_text(view, "latins", said["en"]) == "Rome’s"
        and TITLE.present_state_text(view, "latins", said["it"]) == "di Roma"
    )
    assert TITLE.present_state_text(view, "plague", said["en"]) == ""
