"""Words: every key that the code, an event, a prompt or an action asks for is there, and nothing is left blank."""

import pytest

from bot.words import Words, harmless_text, unmarked_text, without_stop
from data.words import fluent_messages
from engine.games.total_war_rome.events.battle import SkullDieRolled
from engine.games.total_war_rome.events.diplomacy import StatusChanged
from engine.games.total_war_rome.events.rounds import BidsRevealed
from engine.kernel.texts import keyed_text
from engine.store.verification.posted_text import chain_heads_in_text
from render.words import picture_words
from render.words import say_message as picture_say

CONVERSIONS = """
t-a = { SEAT($s) } { NAME($c) } { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } { NAMES($l) } { SEATS($p) } { TIME($w) } { PLAIN($x) }
"""

# The narrator itself


def test_conversions() -> None:
    words = Words("samnite_wars", {"1": "Ada", "2": "Boris"})
    words._messages = {**words.messages, **fluent_messages(CONVERSIONS)}
    said = words("t.a", s="1", c="plague", n=1, l=("plague", "siege"), p=("1", "2"), w=5.5, x="*b* @everyone")
    assert said == "Ada Plague 1 coin Plague and Siege Ada and Boris <t:5:R> \\*b\\* @\u200beveryone"
    assert words("t.a", s="table", c="no_such", n=2, l=(), p=(), w=0, x="").startswith("the table no such 2 coins none")
    assert (
        words.say(keyed_text("error.possible_actions", actions=("buy_cards", "pass")))
        == "Possible now: Buy cards and Pass"
    )
    assert words("no.such.key_here") == "key here"


def test_numbers_have_the_decimal_sign_of_the_language() -> None:
    quarters = keyed_text("leg.cost", cost=18)
    assert Words("rise_of_the_roman_republic").say(quarters).startswith("4.5 ")
    assert Words("rise_of_the_roman_republic", language="it").say(quarters).startswith("4,5 ")
    words = Words("samnite_wars", language="it")
    assert [words.decimal(one) for one in (2.667, 3.0, 10.0)] == ["2,7", "3", "10"]
    assert [words.decimal(one, sign="+") for one in (1.25, -0.5)] == ["+1,2", "−0,5"]


@pytest.mark.parametrize(
    "said", ["a_b *c*", "x\\y", "~~z~~ `k` || > hi", "@everyone <@123>", "# head", "- list", "\\", "¯\\_(ツ)_/¯"]
)
def test_harmless_text_reads_as_it_was_where_no_markdown_is_read(said: str) -> None:
    assert unmarked_text(harmless_text(said)) == said


@pytest.mark.parametrize(
    "said", ["https://evil.example/x", "HTTP://a.b", "join discord.gg/abc", "discord.com/invite/x"]
)
def test_harmless_text_leads_nowhere(said: str) -> None:
    """Discord makes links of addresses, and cards of invitations; a name must be neither."""
    shown = harmless_text(said)
    assert "://" not in shown and ".gg/" not in shown and "invite/" not in shown and harmless_text(shown) == shown
    assert unmarked_text(shown).replace("\u2215", "/") == said and harmless_text("a/b, 1/2: x") == "a/b, 1/2: x"


def test_harmless_text_holds_no_controls() -> None:
    assert harmless_text("a\u202eb\u200bc\x00d\ne") == "abcd e" and len(harmless_text("x" * 999)) == 100


def test_bids_are_told_with_their_sums() -> None:
    """A line a faction would read across, not four lists that one has to count along."""
    words = Words("total_war_rome", {"1": "Ada", "2": "Boris"})
    told = words.say(BidsRevealed(sides=("rome", "carthage"), cards=(4, 1), bids=(1, 0)).label())
    assert told == "Initiative: Rome 4 + 1 gold = **5** and Carthage 1 + 0 gold = **1**."


def test_the_verb_goes_with_the_name() -> None:
    words = Words("total_war_rome")
    assert words("event.turn_ends", side="rome") == "Rome ends its turn."
    assert words("event.turn_ends", side="greek_states") == "The Greek States end their turn."
    assert words("event.initiative_won", side="barbarian_tribes", total=3).startswith("The Barbarian Tribes have the")
    told = StatusChanged(a="rome", b="carthage", status="enemy").label()
    assert words.say(told) == "Rome and Carthage are now enemies."
    die = SkullDieRolled(side="carthage", roller="hanno_the_great", colour="GREEN", face="x").label()
    assert die is not None and words.say(die).endswith("rolls 🟩✖️.")


def test_the_verb_goes_with_the_length_of_a_list() -> None:
    """Never "Boris are asked", nor "computer players keep the seats of Boris, who take them back"."""
    words = Words("total_war_rome", {"1": "Ada", "2": "Boris"})
    assert "Ada is asked first, and must agree." in words("end.vote", others=["1"], days=7)
    assert "Ada and Boris are asked first, and more than half" in words("end.vote", others=["1", "2"], days=7)
    assert words("panel.kept", seats=["1"]).startswith("A computer player keeps the seat of Ada, who takes it back")
    assert words("panel.kept", seats=["1", "2"]).startswith(
        "Computer players keep the seats of Ada and Boris, who take"
    )


def test_what_an_agent_acts_on_is_told_apart() -> None:
    """A region and what stands in it are one place, not two things."""
    words = Words("total_war_rome")
    said = words("event.deed_declared", agent="rome", what={"key": "do.sabotage"}, on=["sequani", "barracks"])
    assert said.endswith("(Sequani, Barracks)."), said


def test_pictures_tell_one_card_of_one() -> None:
    assert picture_say(picture_words("samnite_wars"), "alt.player", name="Ada", triumph=3, cards=1) == "Ada 3 (1 card)"
    assert picture_say(picture_words("samnite_wars"), "alt.player", name="Ada", triumph=3, cards=2) == "Ada 3 (2 cards)"


@pytest.mark.parametrize(("token", "name"), [("II", "II"), ("XVIII", "XVIII"), ("field_army", "Field Army"),
                                            ("legion_IV", "Legion IV"), ("D'Ascoli", "D'Ascoli")])  # fmt: skip
def test_an_id_without_a_name_keeps_its_own_capitals_on_pictures(token: str, name: str) -> None:
    """A legion's numeral is no word: II, never Ii."""
    words = dict(picture_words("samnite_wars"), probe=fluent_messages("probe = { NAME($token) }")["probe"])
    assert picture_say(words, "probe", token=token) == picture_say(words, f"name.{token}") == name


def test_a_line_that_stands_in_a_sentence_has_no_stop_of_its_own() -> None:
    """Not even before the mark that ends what is bold; a stop within, an escaped mark and other ends stay."""
    assert without_stop("**Round 2: Boris is Consul.**") == "**Round 2: Boris is Consul**"
    assert without_stop("Event 7: **Raids.**") == "Event 7: **Raids**"
    assert without_stop("The Treasury pays 3 coins.") == "The Treasury pays 3 coins"
    assert without_stop("Mr. X asks **twice**?") == "Mr. X asks **twice**?"
    assert without_stop("") == ""


@pytest.mark.parametrize("blank", (" ", "", "\u00a0"))
def test_harmless_text_never_looks_like_the_last_line_of_a_post(blank: str) -> None:
    """By which whoever checks a game reads what the thread was told."""
    dot = f"{blank}·{blank}"
    for head in ("0" * 12, "0" * 40):
        said = harmless_text(f"#5{dot}AB12C{dot}{head}")
        assert (
            not chain_heads_in_text(said, "AB12C") and not chain_heads_in_text(f"x\n{said}", "AB12C") and head in said
        )
    assert harmless_text("Sant · Anna #5 · x") == "Sant · Anna #5 · x"
