"""What is told of a game where it is played by an owner's charts."""

from pathlib import Path

from tests.bot.hall import InProcess, button
from tests.bot.interactions.commands.personal.test_charts import allowed, begun_by, loaded

__all__ = ["allowed"]  # the fixture


async def test_what_the_game_is_and_its_rulings_are_told_where_one_plays_by_charts(
    allowed: InProcess, tmp_path: Path
) -> None:
    ada = allowed.person("Ada")
    await loaded(allowed, ada, tmp_path)
    thread = allowed.thread(await begun_by(allowed, "Mine"))
    told = await (await ada.slash("about", thread)).wait_until_answered()
    assert "The Sword of Rome" in told.text and told.message is not None
    opened = await (await ada.press(told.message, custom_id=button(told.message, "rulings"))).wait_until_answered()
    assert opened.message is not None and opened.message.id == told.message.id and "rulings" in opened.text.lower()
