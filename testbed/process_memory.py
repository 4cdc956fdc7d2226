"""How much memory the bot takes: its own process, and those that it has started."""

from pathlib import Path


def rss_mib(pid: int) -> list[float]:
    """Return the memory of a process in MiB, then of each that it has started; nothing where that cannot be known."""
    found, folder = [], Path(f"/proc/{pid}")
    if not (folder / "status").exists():
        return []
    line = next(x for x in (folder / "status").read_text(encoding="utf-8").splitlines() if x.startswith("VmRSS:"))
    found.append(int(line.split()[1]) / 1024)
    started = " ".join(one.read_text(encoding="utf-8") for one in folder.glob("task/*/children"))
    for child in started.split():
        found += rss_mib(int(child))
    return found
