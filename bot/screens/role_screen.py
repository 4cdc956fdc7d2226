"""The choice of a role in the lobby: what is free, what is taken and by whom, the lot."""

from bot.messages.ids import Press
from bot.messages.screen import OPTION, OPTIONS, PLACEHOLDER, Screen, Select, SelectOption, cut_text
from bot.tables import roles
from bot.tables.live import LiveTable
from bot.words import unmarked_text
from engine.kernel.roles import ANY, BY_LOT, Role, role_for_choice
from engine.store.models import SeatRow

NONE = "none"  # the line for no preference


def role_screen(live: LiveTable, seat: SeatRow, lead: str = "") -> Screen:
    """Return the list of roles, for one person's eyes; what another has taken stands in words, not in the list."""
    words, takers, own = live.words, roles.seats_by_chosen_role(live), roles.role_chosen_by_seat(live, seat)
    lines, options = [words("label", id=live.row.id, name=live.row.name), lead], []
    mine = role_for_choice(roles.offered_roles(live), own)
    falls_to = {role.id: at for at, role in roles.expected_roles(live).items()}
    for role in roles.offered_roles(live):
        taker = takers.get(role.id)
        if taker is not None and taker.seat != seat.seat:
            lines.append(words("lobby.role_taken", role=role_name(live, role), seat=taker.seat))
            continue
        likely = "lobby.role_falls_you" if falls_to.get(role.id) == seat.seat else "lobby.role_falls"
        key = "lobby.role_yours" if role == mine else likely if role.id in falls_to else "lobby.role_free"
        lines.append(words(key, role=role_name(live, role), seat=falls_to.get(role.id, seat.seat)))
        options.append(_line(live, role.id, role_name(live, role), chosen=role == mine))
    if live.extra.study is None:
        options.append(_line(live, roles.LOT, words("lobby.role_random"), chosen=own == BY_LOT))
        options.append(_line(live, NONE, words("lobby.role_none"), chosen=own == ANY))
    select = Select(
        id=Press("roleset", live.row.id).id(),
        placeholder=cut_text(words("lobby.choose_role"), PLACEHOLDER),
        options=tuple(options[-OPTIONS:]),
    )
    return Screen(content="\n".join(line for line in lines if line), rows=(select,))


def _line(live: LiveTable, value: str, label: str, *, chosen: bool) -> SelectOption:
    return SelectOption(value=value, label=cut_text(unmarked_text(label), OPTION), chosen=chosen)


def role_name(live: LiveTable, role: Role) -> str:
    """Return a role in words: its own name, else those of its sides; of a seat of a study where all play alike, its
    number."""
    study = live.extra.study
    if study is not None and role.sides == (role.id,):
        return live.words("study.seat", seat=role.id)
    return live.words.name(role.id) if live.words.has_words(f"name.{role.id}") else live.words.join(
        live.words.name(side) for side in role.plays()
    )  # fmt: skip
