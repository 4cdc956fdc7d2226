"""Games by owners' charts: figures that a table is played by in the place of ours (`data/charts.py`).

`charted_import`: a game's modules once more, by other figures. `installed`: charts that an operator has installed as
folders. `dropping`: letting go of what no table uses any more.
"""
