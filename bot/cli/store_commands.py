"""`praetor export | verify | patch | backup | restore`: what can be done with the database from a shell.

Exit status 0 only if what was asked held: the export was written, all is proven, every table goes on, the copy is
there and good. `verify_export` and `backup --prove` have a third, 3, where nothing is false and not all could be
proven. With `--json` one JSON object goes to stdout and nothing else.
"""

import argparse
import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bot.checker.page import checker_page
from bot.cli.overlay_option import lay_overlay_over_game
from bot.process.scheduled_backups import unreplayed_why
from bot.tables.notices import restored_backup_posts
from engine.kernel.errors import PraetorError, RuleError, SaveError
from engine.store import backup as backups
from engine.store.file_permissions import write_private
from engine.store.places.opening import Place, open_at_read_only, require_file
from engine.store.sql.store import SqlStore
from engine.store.verification import export as exports
from engine.store.verification import patch_check
from engine.store.verification.backup_proof import Proof, prove_backup, prove_restored_copy
from engine.store.verification.export_format import is_hash, read_document
from engine.store.verification.findings import FALSE, NOT_PROVEN, PROVEN, VerificationReport
from engine.store.verification.posted_text import chain_heads_in_text, hashes_before_heads
from engine.store.verification.verify import verify_export

T = TypeVar("T")
BEHIND_THE_BOT = 10  # by so much a backup that the bot makes stands back behind its work (see nice(2))


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the commands. Each sets `run`, a function of the parsed arguments that returns the exit status; they read
    `database` (a path) from the arguments, which the main program puts there."""
    add = subparsers.add_parser
    export = add("export", help="write a table as one JSON document that its players can keep and check")
    export.add_argument("table", metavar="TABLE")
    export.add_argument("--out", type=Path, required=True, metavar="FILE")
    export.add_argument("--names", action="store_true", help="with the players' names (never their Discord ids)")
    export.add_argument("--replace", action="store_true", help="write over a file that is there")
    export.set_defaults(run=command_with_plain_errors(run_export))
    check = add("verify", help="play an exported game again and check every die and shuffle, offline")
    check.add_argument("file", type=Path, nargs="?", metavar="FILE")
    told = "as the thread was told it when the game began, all 64 digits"
    check.add_argument("--commitment", default="", metavar="HEX", help=told)
    told = "of the whole file, as it stands in the post that the file came with"
    check.add_argument("--fingerprint", default="", metavar="HEX", help=told)
    told = "write the page that checks a game in any browser, offline and without this program"
    check.add_argument("--page", type=Path, metavar="PAGE", help=told)
    check.add_argument("--replace", action="store_true", help="write the page over a file that is there")
    told = "a text with the thread's posts in their order: heads of the chain in footers, hashes of words before them"
    check.add_argument("--heads", type=Path, metavar="FILE", help=told)
    told = "folder of an owner's charts, by which the game was played"
    check.add_argument("--overlay", type=Path, metavar="DIR", help=told)
    check.set_defaults(run=command_with_plain_errors(run_verify))
    patched = add("patch", help="see what the installed rules would change at running tables")
    patched.add_argument("--check", action="store_true", required=True, help="replay every running table; change none")
    patched.set_defaults(run=command_with_plain_errors(run_patch))
    back = add("backup", help="copy the database while the bot runs")
    back.add_argument("file", type=Path, nargs="?", metavar="FILE", help="where to; of a server's copy: none")
    back.add_argument("--replace", action="store_true", help="write over a file that is there")
    told = (
        "restore it into a scratch file beside it and replay some of its tables; on a server, replay some of the copy "
        "that PRAETOR_DATABASE names; exit status 1 where that fails, 3 where none could be replayed"
    )
    back.add_argument("--prove", action="store_true", help=told)
    back.add_argument("--gently", action="store_true", help=argparse.SUPPRESS)  # of the bot itself, which goes first
    back.set_defaults(run=command_with_plain_errors(run_backup))
    again = add("restore", help="bring a backup back, with the bot stopped; what was there is kept beside")
    again.add_argument("file", type=Path, metavar="FILE")
    again.add_argument("--replace", action="store_true", help="also where a good database is there")
    again.set_defaults(run=command_with_plain_errors(run_restore))
    for parser in (export, check, patched, back, again):
        parser.add_argument("--json", action="store_true", help="print one JSON object")


def command_with_plain_errors(command: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """Return the command with what goes wrong said in a line instead of a traceback."""

    def run(arguments: argparse.Namespace) -> int:
        try:
            return command(arguments)
        except BrokenPipeError:  # whoever reads has enough: the main program ends without a word
            raise
        except PraetorError as error:
            why = error_in_words(error)
            print_findings(arguments, {"ok": False, "error": why}, f"Not done: {why}.")
        except OSError as error:
            why = f"{Path(error.filename).name}: {error.strerror}" if error.filename else str(error.strerror)
            print_findings(arguments, {"ok": False, "error": why}, f"Not done: {why}.")
        return 1

    return run


def error_in_words(error: PraetorError) -> str:
    """Return what an error says, in words, without a stop."""
    from bot.words import Words  # only where something goes wrong: it takes its time

    return Words("common")(error.why.key, **error.why.args) if isinstance(error, RuleError) else str(error)


def print_findings(arguments: argparse.Namespace, found: Mapping[str, Any], *lines: str) -> None:
    """Print what was found: as JSON where that is asked for, else in lines."""
    print(json.dumps(found, ensure_ascii=False) if arguments.json else "\n".join(line for line in lines if line))


def _with_store(database: Place, work: Callable[[SqlStore], Awaitable[T]]) -> T:
    async def run() -> T:
        async with open_at_read_only(database) as store:
            return await work(store)

    return asyncio.run(run())


def run_export(arguments: argparse.Namespace) -> int:
    """Write a table as a document."""
    out: Path = arguments.out
    if out.exists() and not arguments.replace:
        raise SaveError(f"{out.name} exists already: choose another name, or say --replace")
    document = _with_store(
        arguments.database, lambda store: exports.export_table(store, arguments.table, names=arguments.names)
    )
    write_private(out, (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode())
    running = document["status"] == "running"
    shown = {"ok": True, "file": str(out), "table": arguments.table, "status": document["status"]}
    more = "The game is running, so only what the public knows is in it." if running else ""
    print_findings(arguments, shown, f"Table {arguments.table} is written to {out}.", more)
    return 0


def run_verify(arguments: argparse.Namespace) -> int:
    """Check an export; exit status 0 where all is proven, 3 where nothing is false but not all is proven, 1 where
    something is false. With `--page` and no file only the page is written."""
    if arguments.page is not None:
        _write_page(arguments)
    if arguments.file is None:
        if arguments.page is None:
            raise SaveError("it takes an exported game, or --page and where the page shall be written")
        return 0
    posted = {"commitment": arguments.commitment, "fingerprint": arguments.fingerprint}
    for option, given in posted.items():
        if given and not is_hash(given.lower()):
            raise SaveError(f"--{option} takes all 64 digits, as they stand in the thread")
    try:
        document = read_document(arguments.file.read_bytes())
    except SaveError as error:
        raise SaveError(f"{arguments.file.name}: {error}") from error
    lay_overlay_over_game(document, arguments.overlay)
    said = arguments.heads.read_text(encoding="utf-8") if arguments.heads else ""
    table, short = str(document.get("table")), document.get("long_from") != 0
    heads = chain_heads_in_text(said, table, short=short)
    if arguments.heads and not heads:
        raise SaveError(f"{arguments.heads.name}: no head of a chain stands in it, as the last line of a post tells it")
    report = verify_export(document, **posted, heads=heads, hashes=hashes_before_heads(said, table, short=short))
    lines = [f"{SAID[one.verdict]}: {one.said}" for one in report.findings if one.said != report.difference]
    print_findings(arguments, msgspec.to_builtins(report), _verdict(report), _counts(report), *lines, *report.notes)
    return report.status


def _write_page(arguments: argparse.Namespace) -> None:
    out: Path = arguments.page
    if out.exists() and not arguments.replace:
        raise SaveError(f"{out.name} exists already: choose another name, or say --replace")
    out.write_bytes(checker_page())
    if arguments.file is None or not arguments.json:
        print_findings(
            arguments, {"ok": True, "page": str(out)}, f"The page is written to {out}: open it in a browser."
        )


SAID = {PROVEN: "Proven", NOT_PROVEN: "Not proven", FALSE: "False"}


def _verdict(report: VerificationReport) -> str:
    counts = f"{report.decisions} decisions played again, {report.draws} draws derived again"
    if report.dice_only:
        counts += f"; of {report.dice_only} decisions under other rules only the dice were checked"
    if [one.verdict for one in report.findings] == [FALSE]:
        return f"This cannot be checked: {report.difference}."
    if not report.ok:
        return f"This is not the game as it was played: {report.difference}. ({counts})"
    if report.status == 0:
        return f"All is proven: {counts}."
    left = sum(one.verdict == NOT_PROVEN for one in report.findings)
    return f"Nothing is false, but not all is proven ({left} things below are not): {counts}."


def _counts(report: VerificationReport) -> str:
    said = ", ".join(f"{what}: {count}" for what, count in report.counts.items())
    return f"{said.capitalize()}." if said else ""


def run_patch(arguments: argparse.Namespace) -> int:
    """Replay every running table by the installed rules."""
    findings = _with_store(arguments.database, patch_check.check_running_tables)
    holds = all(finding.is_without_change for finding in findings)
    lines = [line for finding in findings for line in _patch_lines(finding)]
    known = {"ok": holds, "tables": msgspec.to_builtins(findings)}
    stuck = any(finding.stuck for finding in findings)
    explained = [said for verdict, said in PATCHED.items() if any(f.verdict == verdict for f in findings)]
    print_findings(arguments, known, *lines, _patch_counts(findings), *explained, STUCK if stuck else "")
    return 0 if holds else 1


PATCHED = {
    patch_check.SAME: "Same: the installed rules lead to the same states all along. Only their version is recorded, "
    "before the table's next decision.",
    patch_check.EPOCH: "Epoch: there is nothing to apply. The table goes on under the installed rules from the "
    "position that it is in, before its next decision, as a new epoch that it is told of. What has happened stands, "
    "also where it would come out otherwise. A backup first (praetor backup FILE) is the way back.",
}
STUCK = "Those that could not go on need the rules that they were played by: do not start this version with them."


def _patch_counts(findings: Sequence[patch_check.PatchFinding]) -> str:
    def count(verdict: str) -> int:
        return sum(finding.verdict == verdict for finding in findings)

    stuck = sum(bool(finding.stuck) for finding in findings)
    unchanged, same, epoch = count(patch_check.UNCHANGED), count(patch_check.SAME), count(patch_check.EPOCH)
    return (
        f"{len(findings)} running tables: {unchanged} of the installed rules, {same} come out the same by them, "
        f"{epoch} go on in a new epoch; {stuck} could not go on."
    )


def _patch_lines(finding: patch_check.PatchFinding) -> list[str]:
    said = finding.verdict
    if finding.difference:
        said += f", first difference at {finding.difference}"
    lines = [f"{finding.table} ({finding.game}, {finding.decisions} decisions replayed): {said}"]
    if finding.other_rules:
        lines.append(f"  rules {finding.other_rules}")
    if finding.other_data:
        lines.append(f"  data {finding.other_data}")
    if finding.stuck:
        lines.append(f"  it could not go on: {finding.stuck}")
    return lines


def run_backup(arguments: argparse.Namespace) -> int:
    """Copy the database; with `--prove`, see that the copy would come back."""
    if arguments.gently and hasattr(os, "nice"):
        os.nice(BEHIND_THE_BOT)
    if arguments.prove and arguments.file is None and not isinstance(arguments.database, Path):
        return _prove_restored(arguments)
    database = require_file(arguments.database)
    if arguments.file is None:
        raise SaveError("say to which file")
    done = backups.back_up_database(database, arguments.file, replace=arguments.replace)
    what = f"{done.tables} tables, {done.decisions} decisions, {done.bytes:,} bytes"
    copied = f"Copied and checked: {done.file} ({what})."
    if not arguments.prove:
        print_findings(arguments, {"ok": True, **msgspec.to_builtins(done)}, copied)
        return 0
    proof = asyncio.run(prove_backup(arguments.file))
    known = {"ok": proof.is_proven, **msgspec.to_builtins(done), "proof": msgspec.to_builtins(proof)}
    print_findings(arguments, known, copied, _proof_said(proof))
    return 0 if proof.is_proven else 3 if proof.is_without_fault else 1


def _prove_restored(arguments: argparse.Namespace) -> int:
    """Prove the copy of a server's backup that the operator has restored."""
    proof = asyncio.run(prove_restored_copy(arguments.database))
    known = {"ok": proof.is_proven, "proof": msgspec.to_builtins(proof)}
    print_findings(arguments, known, f"Read: {arguments.database.name} ({proof.tables} tables).", _proof_said(proof))
    return 0 if proof.is_proven else 3 if proof.is_without_fault else 1


def _proof_said(proof: Proof) -> str:
    if not proof.is_without_fault:
        return f"It does not hold: {'; '.join(proof.wrong)}."
    if not proof.is_proven:
        return f"Not proven: it was restored for a trial, but {unreplayed_why(proof.other_rules)}."
    others = f"; {proof.other_rules} of other rules were not replayed" if proof.other_rules else ""
    return f"Proven: it was restored, and {proof.replayed} tables with {proof.decisions} decisions replayed{others}."


def run_restore(arguments: argparse.Namespace) -> int:
    """Bring a backup back."""
    done = backups.restore_database(
        arguments.file, require_file(arguments.database), replace=arguments.replace, news=restored_backup_posts
    )
    what = f"{done.tables} tables, {done.decisions} decisions"
    kept = f"What was there before is kept as {Path(done.kept).name}." if done.kept else ""
    print_findings(arguments, {"ok": True, **msgspec.to_builtins(done)}, f"Restored: {done.file} ({what}).", kept)
    return 0
