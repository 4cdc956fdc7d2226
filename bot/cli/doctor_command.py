"""`praetor doctor`: look at everything that an installation needs, and say how what is wrong is mended."""

import argparse
import asyncio
import json

import msgspec

from bot.doctor.findings import GOOD, NOTE, WRONG, DoctorFinding

SIGNS = {GOOD: "ok   ", NOTE: "note ", WRONG: "WRONG"}


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    doctor = commands.add_parser("doctor", help="look for what is wrong with this installation, and how it is mended")
    doctor.add_argument("--offline", action="store_true", help="ask nothing of Discord")
    doctor.add_argument("--json", action="store_true", help="print one JSON object")
    doctor.set_defaults(run=run_doctor)


def run_doctor(args: argparse.Namespace) -> int:
    """Print every finding; 0 only if nothing is wrong (notes are not)."""
    from bot.doctor.charts import chart_findings
    from bot.doctor.database import database_findings
    from bot.doctor.discord_account import discord_account_findings
    from bot.doctor.kept_settings import kept_settings_findings
    from bot.doctor.machine import machine_findings
    from bot.doctor.news import version_findings

    settings = args.settings
    found: list[DoctorFinding] = [
        *version_findings(),
        *machine_findings(settings),
        *chart_findings(settings),
        *database_findings(settings),
    ]
    found += kept_settings_findings(settings)
    if not args.offline:
        found += asyncio.run(discord_account_findings(args.settings))
    wrong = sum(finding.verdict == WRONG for finding in found)
    if args.json:
        print(json.dumps({"ok": not wrong, "findings": msgspec.to_builtins(found)}, ensure_ascii=False))
        return 1 if wrong else 0
    for finding in found:
        print(f"{SIGNS[finding.verdict]}  {finding.about}: {finding.said}")
        if finding.mend:
            print(f"       -> {finding.mend}")
    notes = sum(finding.verdict == NOTE for finding in found)
    print(f"{wrong} wrong, {notes} to note, {len(found) - wrong - notes} as they should be.")
    return 1 if wrong else 0
