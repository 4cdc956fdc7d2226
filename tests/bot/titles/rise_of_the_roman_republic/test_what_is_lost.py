"""Whoever chooses their losses is told how many they are, and by which die and table."""

from bot.titles.rise_of_the_roman_republic.title import TITLE
from bot.words import Words
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.texts import keyed_text
from tests.bot.titles.rise_of_the_roman_republic.telling import WORDS, start_view
from tests.engine.games.rise_of_the_roman_republic.combat.test_losing import beaten, consular_army


def test_the_question_says_how_many_and_its_briefing_why() -> None:
    prompt = beaten(consular_army()).prompt("rome")
    assert prompt.subject is not None
    assert WORDS.say(prompt.subject) == "15 SP are lost at 4909 (Lucania), 5 of them where you say: which?"
    every = keyed_text(prompt.subject.key, **{**prompt.subject.args, "open": 15, "whole": True})
    assert WORDS.say(every) == "15 SP are lost at 4909 (Lucania): which?", "not of them all that they are some"
    [told] = TITLE.question_briefing(start_view(), prompt, WORDS)
    assert told.startswith(
        f"The battle die {WORDS.dice((8,))} and its table cost Rome **13 infantry and 2 mounted**: 30%"
    )
    assert "8.34" in told
    [italian] = TITLE.question_briefing(start_view(), prompt, Words(GAME_ID, language="it"))
    assert "costano a Roma **13 di fanteria e 2 a cavallo**: 30% di ogni contingente" in italian
