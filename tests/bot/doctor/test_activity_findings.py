"""What the doctor says of the public address and of the Activity, before the stand-in and a bot that serves pages."""

import msgspec
import pytest

from bot.doctor.activity import activity_findings
from bot.doctor.findings import GOOD, NOTE, WRONG
from bot.process.settings import Secret, Settings
from tests.bot.hall import InProcess
from tests.bot.table_page.conftest import ServedPage, served

__all__ = ["served"]


async def found(served: ServedPage, settings: Settings) -> dict[str, tuple[str, str]]:
    """Return verdicts and words by what they are about."""
    async with served.session.get(
        f"{settings.api}/applications/@me", headers={"Authorization": f"Bot {served.hall.sandbox.token}"}
    ) as answer:
        application = await answer.json()
    return {
        one.about: (one.verdict, one.said) async for one in activity_findings(served.session, settings, application)
    }


@pytest.fixture
def well(hall: InProcess, served: ServedPage) -> Settings:
    """Settings in which all is well."""
    activities = hall.sandbox.hub.activities
    activities.switch_on()
    return msgspec.structs.replace(hall.app.settings, web=served.at, client_secret=Secret(activities.secret))


async def test_what_is_well_is_said_and_what_is_not_has_its_reason(served: ServedPage, well: Settings) -> None:
    hall = served.hall
    assert {verdict for verdict, _ in (await found(served, well)).values()} == {GOOD}
    wrong = msgspec.structs.replace(well, client_secret=Secret("another"))
    assert (await found(served, wrong))["activity"][0] == WRONG
    hall.sandbox.hub.activities.are_on = False
    verdict, said = (await found(served, well))["activity"]
    assert verdict == NOTE and "off" in said
    alone = msgspec.structs.replace(well, client_secret=None)
    assert (await found(served, alone))["activity"][0] == GOOD
    assert (await found(served, msgspec.structs.replace(well, web="")))["activity"][0] == NOTE
    assert await found(served, msgspec.structs.replace(alone, web="")) == {}


async def test_where_the_public_address_leads_is_told(served: ServedPage, well: Settings) -> None:
    served.page.guard.hosts.clear()
    assert (await found(served, well))["address"][0] == WRONG
    elsewhere = msgspec.structs.replace(well, web=well.api.removesuffix("/api/v10"))
    assert (await found(served, elsewhere))["address"][0] == NOTE
    assert (await found(served, msgspec.structs.replace(well, web="http://127.0.0.1:9")))["address"][0] == NOTE
