"""Descriptions for who cannot see the picture, from the same view."""

from collections.abc import Callable, Iterable, Mapping

from engine.games.samnite_wars.view import SamniteView
from render.games.samnite_wars import GAME_ID
from render.games.samnite_wars.map_options import MapOptions
from render.games.samnite_wars.panels import drawn_seat_name, top_card_line
from render.words import Words, say_message

NAME = 24  # a name longer than this is shortened, so that six of them leave room for the rest


def _short(name: str) -> str:
    return name if len(name) <= NAME else name[: NAME - 1] + "…"


def _regions(words: Words, regions: Iterable[str]) -> str:
    return ", ".join(say_message(words, f"name.{region}") for region in regions) or say_message(words, "alt.none")


def samnite_map(view: SamniteView, options: MapOptions) -> str:
    """Tell who controls what, what is in the Treasury, who has how much Prestige and what is going on."""
    words = options.words

    def name(seat: str) -> str:
        return _short(drawn_seat_name(options, seat))

    held = [one.region for one in view.regions if one.controlled]
    free = [one.region for one in view.regions if not one.controlled]
    prestige = ", ".join(
        say_message(words, "alt.player", name=name(player.seat), triumph=player.triumph, cards=player.hand_size)
        for player in view.players
    )
    out = [
        say_message(
            words,
            "alt.map",
            title=say_message(words, f"name.{GAME_ID}"),
            round=say_message(words, "round", round=view.round, last=view.last_round),
            phase=say_message(words, f"phase.{view.phase}"),
            consul=name(view.consul),
        )
    ]
    if options.lettered:
        listed = ", ".join(
            f"{letter} {say_message(words, f'name.{region}')}" for region, letter in options.lettered.items()
        )
        out.append(say_message(words, "alt.letters", list=listed))
    if view.winners:
        out.append(say_message(words, "alt.winners", names=", ".join(name(seat) for seat in view.winners)))
    out.append(say_message(words, "alt.controlled", names=_regions(words, held)))
    out.extend(
        say_message(words, "alt.tokens", tokens=one.tokens, needed=one.needed)
        for one in view.regions
        if one.needed > 1 and not one.controlled and one.tokens
    )
    out.append(say_message(words, "alt.free", names=_regions(words, free)))
    out.append(say_message(words, "alt.treasury", gold=view.treasury))
    out.append(say_message(words, "alt.prestige", list=prestige))
    out.extend(_news(view, options, name))
    out.append(
        say_message(
            words, "alt.deck", count=view.deck_size, top=top_card_line(view, options), discards=view.discard_size
        )
    )
    return " ".join(out)


def question_regions_text(view: SamniteView, lettered: Mapping[str, str], words: Words) -> str:
    """Tell the letters of a question's regions ("" of one without), and which of them Rome controls."""
    held = {one.region for one in view.regions if one.controlled}
    out = [say_message(words, "alt.places", letters=any(lettered.values()))]
    for region, letter in lettered.items():
        key = "alt.place_held" if region in held else "alt.place_free"
        out.append(say_message(words, key, letter=letter, name=say_message(words, f"name.{region}")).lstrip())
    return " ".join(out)


def _news(view: SamniteView, options: MapOptions, name: Callable[[str], str]) -> list[str]:
    words, combat = options.words, view.combat
    out: list[str] = []
    if view.event:
        out.append(say_message(words, "alt.event", event=say_message(words, f"name.{view.event}")))
    if combat is None:
        return out
    out.append(
        say_message(
            words,
            "alt.rome_attacks" if combat.rome_attacks else "alt.rome_defends",
            kind=say_message(words, f"name.{combat.kind}"),
            region=say_message(words, f"name.{combat.region}"),
            consul=name(combat.consul),
            enemy=name(combat.enemy) if combat.enemy else say_message(words, "waiting"),
        )
    )
    allies = [name(seat) for seat in (combat.consul_ally, combat.enemy_ally) if seat]
    if allies:
        out.append(say_message(words, "alt.allies", names=", ".join(allies)))
    if combat.consul_force is not None and combat.enemy_force is not None:
        out.append(say_message(words, "alt.effort", consul=combat.consul_force, enemy=combat.enemy_force))
    if combat.winner:
        out.append(
            say_message(words, "alt.won", name=name(combat.consul if combat.winner == "consul" else combat.enemy))
        )
    return out
