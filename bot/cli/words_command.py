"""`praetor words`: the languages that there are words in, and what each lacks."""

import argparse
import json


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    words = commands.add_parser("words", help="count the messages of each language, and name those that are missing")
    words.add_argument("--missing", default="", metavar="LANGUAGE", help="name what this language lacks, and faults")
    words.add_argument("--json", action="store_true")
    words.set_defaults(run=run_translation_counts)


def run_translation_counts(args: argparse.Namespace) -> int:
    """Print the counts; 1 where the language that is named lacks anything, or has faults."""
    from bot.words import Words
    from data.speaking import known_languages
    from data.translations import missing_message_keys, translation_counts, translation_faults
    from data.words import LANGUAGE
    from engine.games import game_ids

    rooms = ("common", "checker", "replay", *game_ids())
    languages = [args.missing] if args.missing else [one for one in known_languages() if one != LANGUAGE]
    told = {language: translation_counts(rooms, language) for language in languages}
    if args.json:
        print(json.dumps({one: {room: {"messages": n, "missing": lacking} for room, (n, lacking) in found.items()}
                          for one, found in told.items()}))  # fmt: skip
    else:
        for language, found in told.items():
            lacking, of = sum(n for _, n in found.values()), sum(n for n, _ in found.values())
            print(f"{language}: {of - lacking:,} of {of:,} messages")
            print(*(f"  {room:<32}{n - lack:>6} of {n}" for room, (n, lack) in found.items()), sep="\n")
    if not args.missing:
        return 0
    lines = [f"{room}: {key} is missing" for room in rooms for key in missing_message_keys(room, args.missing)]
    lines += [
        f"{room}: {said}" for room in rooms for said in translation_faults(room, args.missing, list(Words.functions))
    ]
    if not args.json:
        print(*lines, sep="\n")
    return 1 if lines else 0
