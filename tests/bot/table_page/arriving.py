"""Somebody who opens the page as an Activity of the stand-in's, and what Discord's proxy adds to that."""

from bot.sandbox.world import Channel
from tests.bot.hall import InProcess
from tests.bot.table_page.conftest import Json, PagePerson, ServedPage


class Visitor(PagePerson):
    """A person who has the Activity open in a channel."""

    def __init__(self, served: ServedPage, name: str, channel: Channel) -> None:
        super().__init__(served, served.hall.person(name), "")
        self.activities = served.hall.sandbox.hub.activities
        self.activities.are_on = True
        self.instance = self.activities.launch(channel, self.who.id)

    async def come(self, **headers: str) -> tuple[int, Json]:
        """Open the page with a fresh code; return the status and what is said."""
        return await self.began({"code": self.activities.issue_code(self.who.id), "instance": self.instance}, **headers)

    async def began(self, sent: Json, **headers: str) -> tuple[int, Json]:
        """Begin with something; return the status and what is said."""
        status, said = await self.ask("/api/begin", sent, **headers)
        self.token = str(said.get("token", ""))
        return status, said


def dm_of(hall: InProcess, name: str) -> Channel:
    """Return a person's DM with the bot."""
    return hall.person(name).open_dm()
