"""How long pictures take and how large they are: `render.bench` in the form of the other figures."""

Figures = dict[str, dict[str, float]]


def measure() -> Figures:
    """Return first_ms and bytes of the map, and p50_ms and worst_ms of map, crop and hand after a change."""
    from render.bench import measure_all_games as render

    figures: Figures = {}
    for key, value in render().items():
        name, what = key.split("_", 1)
        figures.setdefault(name, {})[what] = value
    return figures
