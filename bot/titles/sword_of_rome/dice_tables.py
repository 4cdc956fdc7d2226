"""What dice mean, in a line each, from the tables of the game: sieges, losses in battle, attrition."""

from bot.words import Words
from engine.games.sword_of_rome.tables import TABLES

LARGE = 3  # CU of an army whose dice hurt as the last column of the table of losses says


def siege_table_line(words: Words) -> str:
    """Return which sums on the siege table bring a point, two points, and losses."""
    rows = TABLES.siege_table.rows
    return words(
        "dice_table.siege",
        one=min(roll for roll, row in rows.items() if row.points),
        two=min(roll for roll, row in rows.items() if row.points > 1),
        low=max(roll for roll, row in rows.items() if row.cu_loss and not row.points),
        dear=max(roll for roll, row in rows.items() if row.cu_loss),
    )


def loss_table_line(words: Words) -> str:
    """Return what a die of a battle costs whom, of an army of three CU or more."""
    faces = range(1, 7)
    loser = {die: TABLES.winner_losses(die, LARGE).loser for die in faces}
    winner = {die: TABLES.loser_losses(die, LARGE).winner for die in faces}
    most = max(loser.values())
    return words(
        "dice_table.losses",
        weak=min(die for die in faces if loser[die]),
        strong=min(die for die in faces if loser[die] == most),
        most=most,
        back=min(die for die in faces if winner[die]),
    )
