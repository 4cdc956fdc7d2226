"""Thirty forgeries of an export, as functions of the true one, and what each checker is held to say of them.

The numbers are those of the list of forgeries; letters tell ways to do the same. `verify` plays the game again; the
page knows no rules, so what only the rules show it must name as not proven. Beside what was posted both name every one.
"""

import base64
import copy
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from engine.kernel.dice import Keys, dice_secret_hash
from engine.kernel.game import Game
from engine.store.verification.export_format import Finished
from engine.store.verification.findings import VerificationReport
from engine.store.verification.replay import Replay, checked_state_fingerprint
from engine.store.verification.replayed_epochs import EpochReplay

Document = dict[str, Any]
Forge = Callable[[Document], object]

FALSE, OPEN, EITHER = "false", "not proven", "false or not proven"


class Forgery(NamedTuple):
    """A forgery. forge: changes a document; python, page: what `verify` and the page say of the file alone."""

    name: str
    forge: Forge
    python: str
    page: str


def current(document: Document) -> list[Any]:
    """Return the decisions of the last epoch, which the installed rules hold for."""
    return [step for step in document["decisions"] if step["id"] > document["epochs"][-1]["decision"]]


def drawing(document: Document, wanted: Callable[[Any], bool] = lambda draw: True) -> tuple[Any, Any]:
    """Return the last decision that draws so, and the draw."""
    return next(
        (step, draw) for step in reversed(document["decisions"]) for draw in reversed(step["draws"]) if wanted(draw)
    )


def _is_die(draw: Any) -> bool:
    return "," not in draw[3] and draw[2] > 1


def _is_shuffle(draw: Any) -> bool:
    return "," in draw[3]


def _last(document: Document) -> int:
    return int(max(document["decisions"][-1]["id"], *document["void"], *document["undone"], 0))


def _die(document: Document) -> None:
    _, draw = drawing(document, _is_die)
    draw[3] = str(int(draw[3]) % draw[2] + 1)


def _reversed(document: Document) -> None:
    _, draw = drawing(document, _is_shuffle)
    draw[3] = ",".join(reversed(draw[3].split(",")))


def _draw_removed(document: Document) -> None:
    step, _ = drawing(document)
    step["draws"].pop()


def _first_draw_removed(document: Document) -> None:
    """Of several of the same name in a decision, so that the others are numbered wrongly."""
    for step in document["decisions"]:
        if sum(draw[0] == step["draws"][0][0] for draw in step["draws"]) > 1:
            del step["draws"][0]
            return
    _die(document)  # a game in which no name is drawn twice in a decision


def _label(document: Document) -> None:
    """Of the longest shuffle, since a short one may well come out the same under another name."""
    longest = max((draw for step in document["decisions"] for draw in step["draws"]), key=lambda d: len(d[3]))
    longest[0] += "_"


def _no_draws(document: Document) -> None:
    for step in document["decisions"]:
        step["draws"].clear()


def _number(document: Document) -> None:
    for step in reversed(current(document)):
        for key, value in step["action"].items():
            if type(value) is int:
                step["action"][key] += 1
                return
    current(document)[-1]["action"]["do"] = "cheat"


def _seat(document: Document) -> None:
    step = next(step for step in reversed(current(document)) if step["seat"] in ("1", "2"))
    step["seat"] = {"1": "2", "2": "1"}[step["seat"]]


def _dropped(document: Document) -> None:
    del document["decisions"][len(document["decisions"]) // 2]


def _swapped(document: Document) -> None:
    one, two = current(document)[-2:]
    one["id"], two["id"] = two["id"], one["id"]


def _swapped_in_order(document: Document) -> None:
    _swapped(document)
    document["decisions"].sort(key=lambda step: step["id"])


def _renumbered(document: Document) -> None:
    number = document["undone"][-1]
    step = max((s for s in document["decisions"] if s["id"] < number), key=lambda s: int(s["id"]))
    document["undone"] = sorted([*document["undone"][:-1], step["id"]])
    step["id"] = number


def _popped(document: Document) -> None:
    document["decisions"].pop()
    last = document["decisions"][-1]["id"]
    for what in ("void", "undone"):
        document[what] = [n for n in document[what] if n < last]


def cut_off(document: Document, rules: Game[Any], steps: int = 3) -> None:
    """End some decisions earlier, with all that is told of the end forged to fit."""
    del document["decisions"][-steps:]
    last = document["decisions"][-1]["id"]
    for what in ("void", "undone"):
        document[what] = [n for n in document[what] if n <= last]
    document["markers"] = [m for m in document["markers"] if m["from"] <= last]
    document["status"], document["outcome"] = "abandoned", None
    read = msgspec.convert(document, Finished)
    course = EpochReplay(read, Replay(rules, Keys(bytes.fromhex(read.secret), read.words)), VerificationReport())
    course.replay_all_epochs()
    document["state_hash"] = checked_state_fingerprint(course.game.encode(course.replay.state))


def _moved(to: str) -> Forge:
    def forge(document: Document) -> None:
        step = current(document)[-2]
        document["decisions"].remove(step)
        document[to] = sorted([*document[to], step["id"]])

    return forge


def _exchanged(document: Document) -> None:
    document["void"], document["undone"] = document["undone"], document["void"]


def _skipped_at_the_end(kind: str) -> Forge:
    def forge(document: Document) -> None:
        last = _last(document)
        document[kind] = [*document[kind], *range(last + 1, last + 51)]

    return forge


def _skipped(kind: str) -> Forge:
    """Pass over five numbers before the last decision that draws."""

    def forge(document: Document) -> None:
        at = drawing(document)[0]["id"]
        for step in document["decisions"]:
            step["id"] += 5 if step["id"] >= at else 0
        for epoch in document["epochs"]:
            epoch["decision"] += 5 if epoch["decision"] >= at else 0
        for marker in document["markers"]:
            for end in ("from", "to"):
                marker[end] += 5 if marker[end] >= at else 0
        for what in ("void", "undone"):
            document[what] = [n + 5 if n >= at else n for n in document[what]]
        document[kind] = sorted([*document[kind], *range(at, at + 5)])

    return forge


def _undo_invented(document: Document) -> None:
    last, head = _last(document), document["decisions"][-1]["id"]
    document["undone"] += [last + 1, last + 2]
    document["markers"].append({"kind": "undo", "from": last + 2, "to": head})


def _secret(document: Document) -> None:
    document["secret"] = ("00" if document["secret"][:2] != "00" else "ff") + document["secret"][2:]


def _secret_and_commitment(document: Document) -> None:
    _secret(document)
    document["commitment"] = dice_secret_hash(bytes.fromhex(document["secret"]))


def _said(document: Document) -> str:
    return str(next(seat for seat, word in document["words"].items() if word))


def _state_by_hand(document: Document) -> None:
    epoch = document["epochs"][-1]
    state = msgspec.msgpack.decode(base64.b64decode(epoch["state"]))
    state["serial"] += 1
    epoch["state"] = base64.b64encode(msgspec.msgpack.encode(state)).decode()


def _by_a_moderator(document: Document) -> None:
    _state_by_hand(document)
    document["epochs"][-1]["reason"] = "moderator"


def _other_rules(document: Document) -> None:
    document["epochs"][-1]["rules_version"] = document["rules_version"] = "0"


def _other_rules_and_action(document: Document) -> None:
    _other_rules(document)
    document["decisions"][-1]["action"] = {"do": "cheat"}


def _other_rules_and_draw(document: Document) -> None:
    _other_rules_and_action(document)
    _die(document)


FORGERIES = (
    Forgery("1 one die changed", _die, FALSE, FALSE),
    Forgery("2 a shuffle reversed", _reversed, FALSE, FALSE),
    Forgery("3 a draw removed", _draw_removed, FALSE, OPEN),
    Forgery("3b the first of several draws removed", _first_draw_removed, FALSE, FALSE),
    Forgery("4 a draw's label changed", _label, FALSE, FALSE),
    Forgery("5 draws removed from all decisions", _no_draws, FALSE, OPEN),
    Forgery("6 an action's number changed", _number, EITHER, OPEN),
    Forgery("7 a decision given to another seat", _seat, FALSE, OPEN),
    Forgery("8 a decision dropped", _dropped, FALSE, FALSE),
    Forgery("9 two decisions swapped", _swapped, FALSE, FALSE),
    Forgery("9b two decisions swapped, and put into order", _swapped_in_order, EITHER, EITHER),
    Forgery("10 a decision renumbered with an undone one", _renumbered, FALSE, FALSE),
    Forgery("11 the tail cut off", _popped, FALSE, EITHER),
    Forgery("12 a decision moved to `undone` without a marker", _moved("undone"), FALSE, FALSE),
    Forgery("13 a decision moved to `void`", _moved("void"), EITHER, OPEN),
    Forgery("14 `void` and `undone` exchanged", _exchanged, FALSE, FALSE),
    Forgery("15 markers emptied", lambda d: d["markers"].clear(), FALSE, FALSE),
    Forgery("16 fifty numbers skipped at the end", _skipped_at_the_end("undone"), FALSE, FALSE),
    Forgery("16b fifty numbers skipped at the end, as replies", _skipped_at_the_end("void"), FALSE, OPEN),
    Forgery("17 numbers skipped in the middle", _skipped("undone"), FALSE, FALSE),
    Forgery("17b numbers skipped in the middle, as replies", _skipped("void"), FALSE, FALSE),
    Forgery("18 an undo invented with consistent markers", _undo_invented, OPEN, OPEN),
    Forgery("19 the secret changed", _secret, FALSE, FALSE),
    Forgery("20 secret and commitment changed together", _secret_and_commitment, FALSE, FALSE),
    Forgery("21 a player's word changed", lambda d: d["words"].update({_said(d): "other"}), FALSE, FALSE),
    Forgery("22 a player's word dropped", lambda d: d["words"].pop(_said(d)), FALSE, FALSE),
    Forgery("23 the outcome changed", lambda d: d["outcome"].update(winners=["9"]), FALSE, OPEN),
    Forgery("23b the outcome dropped", lambda d: d.update(outcome=None), FALSE, FALSE),
    Forgery("24 the state's hash changed", lambda d: d.update(state_hash="0" * 64), FALSE, OPEN),
    Forgery("25 options changed", lambda d: d["options"].update(last_round="4"), EITHER, OPEN),
    Forgery("26 the table's id changed", lambda d: d.update(table="OTHER"), OPEN, OPEN),
    Forgery("26b a computer for a person", lambda d: d["seats"][0].update(kind="computer"), OPEN, OPEN),
    Forgery("26c a name put in", lambda d: d["seats"][0].update(name="Cicero"), OPEN, OPEN),
    Forgery("26d the status changed", lambda d: d.update(status="abandoned"), FALSE, FALSE),
    Forgery("27 an unknown field", lambda d: d.update(verified="by the operator"), FALSE, FALSE),
    Forgery("27b an unknown field of a decision", lambda d: d["decisions"][3].update(note="true"), FALSE, FALSE),
    Forgery("27c an unknown field of a draw", lambda d: drawing(d)[1].append("true"), FALSE, FALSE),
    Forgery("27d an unknown field of an action", lambda d: current(d)[-1]["action"].update(note="x"), FALSE, OPEN),
    Forgery("28 a version lowered, an action rewritten", _other_rules_and_action, OPEN, OPEN),
    Forgery("28b a version lowered, a draw rewritten", _other_rules_and_draw, FALSE, FALSE),
    Forgery("29 a state set by hand", _state_by_hand, FALSE, OPEN),
    Forgery("29b a state set by hand, and called so", _by_a_moderator, FALSE, OPEN),
)  # fmt: skip
"""What is forged within one game; the tail cut off to fit (11) and another game (30) stand by themselves."""
NAMES_ALONE = "26c a name put in"  # the fingerprint leaves names out, so that the thread's is the same with and without


def forged(document: Document, forgery: Forgery) -> Document:
    """Return a forged copy."""
    copied = copy.deepcopy(document)
    forgery.forge(copied)
    return copied
