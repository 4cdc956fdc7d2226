"""A game that was played and is no longer installed: its tables lie still, the others play, and the log says so."""

from tests.bot.hall import Process, refused


async def test_tables_of_a_game_that_is_gone_lie_still(process: Process) -> None:
    await process.launch()
    kept, gone = await process.create("Ada", computers=2), await process.create("Boris", computers=2)
    for host, table in (("Ada", kept), ("Boris", gone)):
        await (await process.person(host).slash("game start", "games", table=table)).wait_until_answered()
    await process.end()
    process.records.change("UPDATE tables SET game = 'chess' WHERE id = ?", gone)
    await process.launch()
    await process.logs(f"table {gone} lies still: the game chess is not installed")
    mine = await (await process.person("Ada").slash("table", process.thread(kept))).wait_until_answered()
    assert mine.message is not None and not mine.has_failed, mine
    said = await refused(await process.person("Boris").slash("table", process.thread(gone)), "no game “chess”")
    assert "went wrong" not in said
    status, log = await process.end()
    assert status == 0 and "Traceback" not in log, log
