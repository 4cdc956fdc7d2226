"""What a seat may do now, and of a thing that is named why not: for `/legal` and the button of the same name.

All of it is worked out from the seat's own prompts, whose menus are made of what the seat may know.
"""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from bot.messages.ids import Press
from bot.messages.screen import PER_ROW, Button, Row, Screen
from bot.screens.prompt_parts import PromptParts
from bot.screens.rows.deed_labels import action_label
from bot.screens.rows.table_rows import help_buttons, prompt_rows
from bot.tables.live import LiveTable
from bot.titles.sections import command_section_by_action
from bot.words import Words
from engine.kernel.actions import Close, Pass
from engine.kernel.choices import Given
from engine.kernel.errors import IllegalAction
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text

LIMIT = 1900  # characters of the message
FEW = 12  # actions that are shown with what they do; more are told by name, group by group
FOUND = 8  # answers and refusals that are shown of a named thing
DEPTH = 2  # fields of an action that are searched for a named thing
TRIED = 300  # levels that one search looks at
MOOT = frozenset({"error.not_offered", "error.not_asked"})  # refusals that give no reason
KERNEL = frozenset({Pass.tag(), Close.tag()})


class LegalFinding(msgspec.Struct, frozen=True):
    """Of a thing that was named: an answer that begins so (`given`), or the reason why none does."""

    prompt: Prompt
    given: Given
    why: Text | None = None
    section: str = ""


def open_prompts(live: LiveTable, seat: str) -> list[Prompt]:
    """Return what a seat may answer now: questions and rights that are open still."""
    return [p for p in live.prompts_of(seat) if p.answered is None and p.menu.forms]


# All of it


def legal_screen(live: LiveTable, seat: str) -> Screen:
    """Return everything that a seat may do now, grouped, then what it may not do now and why."""
    words, prompts = live.words, open_prompts(live, seat)
    lines = [words("label", id=live.row.id, name=live.row.name), words("legal.title")]
    if not prompts:
        return Screen(content="\n".join((*lines, words("legal.nothing"))))
    for prompt in prompts:
        lines += [PromptParts(words, live.row.id, prompt, ()).question(), *_possible(live, prompt)]
    barred = {tag: why for p in prompts for tag, why in p.menu.barred.items()}
    possible = {tag for p in prompts for tag in p.menu.forms}
    refused = {words(f"do.{tag}"): why for tag, why in barred.items() if tag not in possible}
    if refused:
        lines += [words("legal.not_now"), *_refusals(words, refused)]
    return Screen(content=_within(lines, words("legal.more")), rows=tuple(_rows(live, prompts)))


def _possible(live: LiveTable, prompt: Prompt) -> Iterator[str]:
    """Yield the actions of a prompt: each with what it does where they are few, else by name in groups."""
    words, tags = live.words, list(prompt.menu.forms)
    if len(tags) <= FEW:
        yield from (words("legal.action", action=words(f"do.{tag}"), hint=words(f"hint.{tag}")) for tag in tags)
        return
    sections = command_section_by_action(live.row.game)
    groups: dict[str, list[str]] = {}
    for tag in tags:
        groups.setdefault(sections.get(tag, ""), []).append(words(f"do.{tag}"))
    for section, names in groups.items():
        listed = ", ".join(names)
        yield words("legal.group", group=words(f"section.{section}"), names=listed) if section else listed


def _refusals(words: Words, why_by_name: Mapping[str, Text]) -> Iterator[str]:
    """Yield each reason once, with all that it holds for."""
    named: dict[str, list[str]] = {}
    for what, why in why_by_name.items():
        named.setdefault(_reason(words, what, why), []).append(what)
    return (words("legal.refused", what=", ".join(same), why=said) for said, same in named.items())


def _refusal(words: Words, what: str, why: Text, section: str = "") -> str:
    return words("legal.refused", what=what, why=_reason(words, what, why, section))


def _reason(words: Words, what: str, why: Text, section: str = "") -> str:
    """Return why something is refused, with its rule. what: its name, which the reason need not repeat."""
    found = section or str(why.args.get("section", ""))
    said = words.say(why).removeprefix(f"{what}: ")  # what it begins with stands before it anyway
    named = words("error.cited", section=found) in said  # the reason has cited it already
    return said + (words("error.section", section=found) if found and not named else "")


def _within(lines: Iterable[str], more: str) -> str:
    """Return as many lines as a message holds; where some are left out the last says so."""
    out = ""
    for line in lines:
        if len(out) + len(line) + len(more) + 2 > LIMIT:
            return f"{out}\n{more}"
        out = f"{out}\n{line}".strip()
    return out


def _rows(live: LiveTable, prompts: Iterable[Prompt]) -> Iterator[Row]:
    """Yield a row of buttons that open what can be done: of each prompt, where there are few."""
    buttons = [button for prompt in prompts for button in _buttons(live, prompt, ((tag,) for tag in prompt.menu.forms))]
    for n in range(0, min(len(buttons), 3 * PER_ROW), PER_ROW):
        yield tuple(buttons[n : n + PER_ROW])


def _buttons(live: LiveTable, prompt: Prompt, answers: Iterable[Given]) -> Iterator[Button]:
    """Yield buttons that begin an answer by its action; one without fields is carried out by its press."""
    for tag in dict.fromkeys(given[0] for given in answers):
        verb = "add" if prompt.menu.forms[tag].fields else "do"
        style = "secondary" if tag in KERNEL else "primary"
        label = action_label(live.words, prompt, tag)
        yield Button(id=Press(verb, live.row.id, prompt.id, tag).id(), label=label, style=style)


# One thing


def action_findings(live: LiveTable, seat: str, tag: str) -> list[LegalFinding]:
    """Return where an action is possible now, else why it is not; [] where no open question speaks of it."""
    prompts = open_prompts(live, seat)
    found = [LegalFinding(p, (tag,)) for p in prompts if tag in p.menu.forms]
    return found or [_barred(p, tag) for p in prompts if tag in p.menu.barred][:1]


def _barred(prompt: Prompt, tag: str) -> LegalFinding:
    why = prompt.menu.barred[tag]
    return LegalFinding(prompt, (tag,), why, str(why.args.get("section", "")) or prompt.section)


def thing_findings(live: LiveTable, seat: str, token: str) -> list[LegalFinding]:
    """Return what can be done with a thing (a place, a unit) by its id, and what cannot and why: looked for in the
    first fields of each action. It may take some milliseconds; call it away from the event loop."""
    found: list[LegalFinding] = []
    tried = 0
    for prompt in open_prompts(live, seat):
        for tag, form in prompt.menu.forms.items():
            level: list[Given] = [(tag,)]
            for _ in range(min(DEPTH, len(form.fields))):
                after: list[Given] = []
                for given in level:
                    tried += 1
                    if tried > TRIED:
                        return found
                    finding = _at(prompt, given, token)
                    if finding is not None:
                        found.append(finding)
                    options = prompt.menu.choices_after(given).options
                    after += [(*given, o.token) for o in options if o.token != token]
                level = [given for given in after if not prompt.menu.is_complete(given)]
    return _without_doubles(found)


def _at(prompt: Prompt, given: Given, token: str) -> LegalFinding | None:
    """Return what follows from naming a thing after some tokens; None where that says nothing."""
    try:
        if any(option.token == token for option in prompt.menu.choices_after(given).options):
            return LegalFinding(prompt, (*given, token))
        prompt.menu.choices_after((*given, token))
    except IllegalAction as error:
        if error.why.key not in MOOT:
            return LegalFinding(prompt, given, error.why, error.section or prompt.section)
    return None


def _without_doubles(found: Iterable[LegalFinding]) -> list[LegalFinding]:
    """Return findings once each: of what is possible one an action, of refusals one a reason."""
    kept: dict[tuple[str, str], LegalFinding] = {}
    for one in found:
        kept.setdefault((one.given[0], str(one.why)), one)
    possible = {one.given[0] for one in kept.values() if one.why is None}
    return [one for one in kept.values() if one.why is None or one.given[0] not in possible]


def findings_screen(live: LiveTable, named: str, found: list[LegalFinding], explained: str = "") -> Screen:
    """Return what can be done with what was named, and what cannot, with buttons for what can. explained: what it is,
    "" where nothing need be said of it."""
    words = live.words
    lines = [words("label", id=live.row.id, name=live.row.name), words("legal.about", what=named)]
    lines += [explained] if explained else []
    possible = [one for one in found if one.why is None][:FOUND]
    refused = [one for one in found if one.why is not None][:FOUND]
    if not found:
        lines.append(words("legal.unrelated"))
    lines += [words("legal.possible", action=_named(words, one.given)) for one in possible]
    lines += [_refusal(words, _named(words, one.given), one.why, one.section) for one in refused if one.why]
    by_prompt: Mapping[str, list[LegalFinding]] = {one.prompt.id: [] for one in possible}
    for one in possible:
        by_prompt[one.prompt.id].append(one)
    buttons = [b for same in by_prompt.values() for b in _buttons(live, same[0].prompt, (one.given for one in same))]
    rows = tuple(tuple(buttons[n : n + PER_ROW]) for n in range(0, min(len(buttons), 2 * PER_ROW), PER_ROW))
    return Screen(content=_within(lines, words("legal.more")), rows=rows)


def _named(words: Words, given: Given) -> str:
    """Return the beginning of an answer in words: March: Second army, Samnium."""
    tag, *tokens = given
    names = ", ".join(words.name(token) for token in tokens)
    return words(f"do.{tag}") + (f": {names}" if names else "")


# After a refusal


def buttons_beside_refusal(live: LiveTable, seat: str, possible: Text | None) -> tuple[Row, ...]:
    """Return what a refusal offers instead: buttons that do what is possible where it names actions, else those that
    open what is asked; then what explains it. () where nothing is asked. possible: as the refusal said it."""
    prompts = open_prompts(live, seat)
    if not prompts:
        return ()
    tags = possible.args.get("actions", ()) if possible is not None else ()
    named = [(p, tag) for p in prompts for tag in p.menu.forms if isinstance(tags, tuple) and tag in tags]
    doing = [button for p, tag in named for button in _buttons(live, p, ((tag,),))]
    rows = [tuple(doing[:PER_ROW])] if 0 < len(doing) <= PER_ROW else list(prompt_rows(live, prompts, live.words))[:1]
    return (*rows, help_buttons(live, live.words))
