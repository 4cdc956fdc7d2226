"""An owner of the bot, for tests."""

import msgspec

from bot.sandbox.people.person import Person, Receipt
from tests.bot.hall import InProcess

OWNER = "Felix"


def owner_of(hall: InProcess) -> Person:
    """Return a person who runs the bot of this hall from now on."""
    person = hall.person(OWNER)
    owners = frozenset({int(person.id)})
    hall.app.settings = msgspec.structs.replace(hall.app.settings, owners=owners)
    hall.app.block_list.owners = owners
    return person


async def says(who: Person, command: str, where: str = "games", **options: object) -> Receipt:
    """Return what a person is told of a command; it is for their eyes alone."""
    receipt = await (await who.slash(command, where, **options)).wait_until_answered()
    assert receipt.is_ephemeral or where == "dm", receipt
    return receipt
