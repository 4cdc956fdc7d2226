"""The key to the map stands behind a button under each map."""

from tests.bot.clockwork import seated
from tests.bot.hall import InProcess, button


async def test_a_map_leads_to_its_key(hall: InProcess) -> None:
    table, _, consul, _ = await seated(hall)
    shown = await (await consul.slash("map", hall.thread(table))).settled()
    assert shown.message is not None
    receipt = await (await consul.press(shown.message, custom_id=button(shown.message, "key"))).settled()
    assert receipt.message is not None and receipt.ephemeral
    assert "Control token of Rome" in str(receipt.message.attachments[0].description)
