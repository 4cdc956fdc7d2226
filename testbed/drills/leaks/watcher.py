"""What each person may know, and whether anything that they have seen says more; what the log says."""

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.sandbox.people.visibility import visible_texts
from bot.screens.help_screen import rules_screen, short_rules_pages
from bot.screens.lessons import lessons_of
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.kernel.picks import Pick
from engine.kernel.prompts import SEALED, WINDOW, Prompt
from testbed.drills.leaks.events import all_card_ids, cards_in_zones, strings_in
from testbed.drills.leaks.visible import Still
from testbed.drills.report import Report
from testbed.drills.stage import Stage

TELLING = 25  # letters from which on an answer in words is no chance likeness
FEW = 10  # letters from which on one is that was never sealed before, in what is read by somebody who is not asked
TOKEN = re.compile(r"[a-z0-9_]+")
CLAUSES = re.compile(r"(?<=[,;:.]) ")
ENDS = " ,;:."


class Watcher:
    """Remembers what each person may know, and how far their messages were searched."""

    def __init__(self, stage: Stage, table: str, report: Report) -> None:
        self.stage, self.table, self.report = stage, table, report
        self.known: dict[str | None, set[str]] = {}
        self.lists: dict[str | None, set[str]] = {}  # what lists were called in questions to a seat, in words
        self.read: dict[str, set[str]] = {}
        self.answers: set[str] = set()  # all that were ever sealed, in words
        self.sealed: dict[str, str] = {}  # those that are sealed now and were never before, by prompt
        self.own_answers: dict[str | None, set[str]] = {}  # all that a seat has decided so far, in words
        self.notes: dict[str, str] = {}  # by name: a word that this person alone has written into their notebook
        self.events = 0
        self.decisions = 0  # the last one whose answer is in `own_answers`
        self.logged = 0

    def learn_what_is_public(self, live: Still) -> None:
        """Add what everybody may know by now: their views, and the events as they were told them; note what is sealed,
        and what the lists of open questions are called: a kind of thing may be called as a card of another is."""
        self._seal(live)
        self._note_own_answers(live)
        cards = all_card_ids(live)
        for prompt in live.prompts():
            called = {live.words.name(group) for group in first_field_groups(prompt) - cards}
            self.lists.setdefault(prompt.seat, set()).update(called)
        rows = self.stage.records.rows(
            "SELECT event FROM events WHERE table_id = ? AND number > ? ORDER BY number", self.table, self.events
        )
        self.events += len(rows)
        events = [live.game.event(row["event"]) for row in rows]
        for seat in (None, *(s.seat for s in live.row.seats)):
            known = self.known.setdefault(seat, set())
            known |= strings_in(live.view(seat))
            for event in events:
                form = event.seen_by(seat)
                if form is not None:
                    known |= strings_in(form)

    def search_messages(self, live: Still, name: str, seat: str | None, typed: set[str]) -> None:
        """Search what a person has seen since the last time for what only others may know.

        That is: names and ids of cards (except those that they have typed themselves, since a refusal repeats them),
        and sealed answers; those of few letters if they were never sealed before, and they are not asked themselves.
        """
        hidden = self._hidden(live, seat, typed)
        secret, short = self._sealed(live, seat), self._short(live, seat)
        seen = set(visible_texts(self.stage.sandbox.visible_to(self.stage.person(name))))
        new, self.read[name] = seen - self.read.get(name, set()), seen
        for said in new:
            self._search(name, seat, said, hidden, secret, live.words)
            self._foreign_notes(name, said)
            for answer in short:
                if names_card(answer, said) and names_card(answer, without_fixed_words(said, answer, live.words)):
                    self.report.note(f"{name} could read the answer {answer!r} in {said[:90]!r}", "leaked")
        self.report.add("texts read", len(new))
        self.report.add("secrets looked for", len(hidden) + len(secret) + len(short))

    def search_page(
        self,
        live: Still,
        name: str,
        seat: str | None,
        texts_of_page: Iterable[str],
        counted: str = "replays over the wire",
    ) -> None:
        """Search the page of a replay that a person was given, or a table's, as `look` does messages."""
        hidden, secret = self._hidden(live, seat, set()), self._sealed(live, seat)
        for said in set(texts_of_page):
            self._search(name, seat, said, hidden, secret, live.words)
            self._foreign_notes(name, said)
        self.report.add(counted)

    def search_for_tokens_and_accounts(self, name: str, said: Iterable[str]) -> None:
        """Search texts for what not even the end of a game makes public: the bot's token, people's accounts."""
        accounts = set(self.stage.sandbox.world.users)
        for one in said:
            if self.stage.sandbox.token in one or any(account in one for account in accounts):
                self.report.note(f"{name} could read a token or an account in {one[:90]!r}", "leaked")
            self._foreign_notes(name, one)

    def _foreign_notes(self, name: str, said: str) -> None:
        """Look for what others have noted for themselves, which nobody may ever read, nor an export or the log."""
        for owner, word in self.notes.items():
            if owner != name and word in said:
                self.report.note(f"{name} could read the notebook of {owner} in {said[:90]!r}", "leaked")

    def _hidden(self, live: Still, seat: str | None, typed: set[str]) -> dict[str, str]:
        """Return the cards of others that a person does not know, by their names."""
        cards = all_card_ids(live)
        held = {c for s in live.row.seats if s.seat != seat for c in strings_in(live.view(s.seat)) if c in cards}
        # Greeks and Carthaginians have Triremes, and who develops War Chariots has none yet: a name that is known
        # already tells nothing.
        told = self.known[seat] | {part for said in typed for part in TOKEN.findall(said)}
        known = {live.words.name(c) for c in told}
        return {live.words.name(c): c for c in held - told if live.words.name(c) not in known}

    def _search(
        self,
        name: str,
        seat: str | None,
        said: str,
        hidden: Mapping[str, str],
        secret: Iterable[str],
        words: Words,
    ) -> None:
        for card in hidden.keys() - self.lists.get(seat, set()):
            if names_card(card, said) and names_card(card, without_fixed_words(said, card, words)):
                self.report.note(f"{name} could read {card!r} in {said[:90]!r}", "leaked")
        if " " not in said and not words.has_words(f"prompt.{said}"):  # the name of a question is no secret
            for token in set(TOKEN.findall(said)) & set(hidden.values()):
                self.report.note(f"{name} could read the id {token!r} in {said[:90]!r}", "leaked")
        for answer in secret:
            if answer in said:
                self.report.note(f"{name} could read the answer {answer!r} in {said[:90]!r}", "leaked")

    def _sealed(self, live: Still, seat: str | None) -> set[str]:
        """Return the sealed answers of others in words, without those so short that they might be found by accident."""
        answers = [p.answered for p in live.prompts() if p.seat != seat and p.answered is not None]
        said = {live.words.say(answer.label()) for answer in answers}
        return {answer for answer in said - self.own_answers.get(seat, set()) if len(answer) >= TELLING}

    def _note_own_answers(self, live: Still) -> None:
        """Note what each seat has decided since the last time. Their own card goes on saying what they sealed, though
        their question is over, and another may have sealed the same words next: decks share the names of cards."""
        sql = "SELECT id, seat, action FROM decisions WHERE table_id = ? AND id > ? ORDER BY id"
        for row in self.stage.records.rows(sql, self.table, self.decisions):
            label = live.game.action(json.loads(row["action"])).label()
            self.own_answers.setdefault(row["seat"], set()).add(live.words.say(label))
            self.decisions = row["id"]

    def _seal(self, live: Still) -> None:
        """Note which answers are sealed now. What was revealed once stands in logs: only words that are new can tell of
        an answer of few letters ("spend 2 Guile")."""
        now = {p.id: live.words.say(p.answered.label()) for p in live.prompts() if p.answered is not None}
        kept = {prompt: said for prompt, said in self.sealed.items() if now.get(prompt) == said}
        fresh = {prompt: said for prompt, said in now.items() if said not in self.answers}
        self.sealed = {**kept, **fresh}
        self.answers |= set(now.values())

    def _short(self, live: Still, seat: str | None) -> set[str]:
        """Return the sealed answers of others that are short, if a person is not asked: their own choices read
        alike."""
        asked = {p.seat for p in live.prompts() if p.kind in (SEALED, WINDOW)}
        return set() if seat in asked else {said for said in self.sealed.values() if FEW <= len(said) < TELLING}

    def search_logs(self, live: Still) -> None:
        """Search what the bot has logged since the last time for secrets: the token, the dice secret, anybody's
        cards."""
        lines, self.logged = self.stage.log[self.logged :], len(self.stage.log)
        dice = str(
            self.stage.records.first_value("SELECT hex(secret) FROM secrets WHERE table_id = ?", self.table)
        ).lower()
        zones = cards_in_zones(live.state)
        named = {live.words.name(card).lower() for card in zones if " " in live.words.name(card)}
        ids = {card for card in zones if "_" in card}
        for line in map(str.lower, lines):
            if self.stage.sandbox.token.lower() in line or dice in line:
                self.report.note("a secret is in the log", "leaked")
            self._foreign_notes("who reads the log", line)
            if set(TOKEN.findall(line)) & ids or any(card in line for card in named):
                self.report.note(f"a card is in the log: {line[:120]!r}", "leaked")
        self.report.add("lines of log read", len(lines))


def first_field_groups(prompt: Prompt) -> set[str]:
    """Return the groups of the things in the first field of each action that a question offers."""
    opened = [found for form in prompt.menu.forms.values() if (found := form.opened(())) is not None]
    items = (
        choices.items if isinstance(choices, Pick) else choices.choices_after(own).options for _, choices, own in opened
    )
    return {one.group for listed in items for one in listed if one.group}


def names_card(card: str, said: str) -> bool:
    """Return whether a text names a card, and not another whose name only begins like it ("spear 2" in "spear 21").

    Example: `named_in("Power", "You draw Power.")` is true.
    """
    return re.search(rf"(?<!\w){re.escape(card)}(?!\w)", said) is not None


def without_fixed_words(said: str, card: str, words: Words) -> str:
    """Return a text without the fixed words in which a card's name stands too, such as what a development allows, or
    what a sentence says about whatever is put into it, nor the line by which something that is called like the card
    cannot be done now ("Double Agent: no agent is near")."""
    if card in _deeds(words.game):
        said = re.sub(rf"^- {re.escape(card)}: .*$", "", said, flags=re.MULTILINE)
    fixed = {text for message in words.messages.values() if (text := message.fixed)}
    whole = {*fixed, *_literal_words(words.game), *_help_lines(words.game)}
    # A heading leaves the full stop away, or what comes after a comma.
    known = whole | {clause.strip(ENDS) for text in whole if card in text for clause in CLAUSES.split(text)}
    for text in sorted(known, key=len, reverse=True):  # a short one may stand in a long one
        if card in text and text != card:
            said = said.replace(text, "")
    return said


class _Literals(Visitor):
    """Gathers what a message says whatever is put into it."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's own name
        """Note a piece of text."""
        self.found.add(node.value.strip())


@cache
def _deeds(game: str) -> frozenset[str]:
    """Return what the actions of a game are called."""
    return frozenset(m.fixed for key, m in Words(game).messages.items() if key.startswith(("do.", "do-")) and m.fixed)


@cache
def _literal_words(game: str) -> frozenset[str]:
    """Return the pieces of text between what is put into the messages of a game."""
    pieces = _Literals()
    for message in Words(game).messages.values():
        tree = message.tree() if message.fixed is None else None
        if tree is not None:
            pieces.visit(tree)
    return frozenset(pieces.found)


@cache
def _help_lines(game: str) -> frozenset[str]:
    """Return the lines of all that everybody may read of a game at any time: short rules, pages for newcomers."""
    words = Words(game)
    ways = [{}, *({one.key: value} for one in find_game(game).options for value in one.values)]
    lessons = [lesson for options in ways for lesson in lessons_of(game, words, options=options)]
    texts_of = [page["text"] for page in short_rules_pages(words)] + [lesson.text for lesson in lessons]
    texts_of += rules_screen(words, "").words().split("\n")  # the list of what there is
    return frozenset(line for text in texts_of for line in text.split("\n") if line)
