"""What a picture says in words: whole sentences, or whole entries of a list, within Discord's limit."""

from render.picture import ALT_LIMIT, shorten_alt_text


def test_a_short_text_stays_and_a_long_one_keeps_whole_sentences() -> None:
    assert shorten_alt_text("A map. Rome holds it.") == "A map. Rome holds it."
    many = "A sentence of some words. " * 60
    kept = shorten_alt_text(many)
    assert len(kept) <= ALT_LIMIT and kept.endswith("words.") and len(kept) > ALT_LIMIT - 60


def test_of_a_long_list_whole_entries_are_kept() -> None:
    """Of a map with many stacks the heading alone was left."""
    text = "Map of Italia. Stacks: " + "; ".join(f"{number} Roma, Rome, 31 in 3 counters" for number in range(90)) + "."
    kept = shorten_alt_text(text)
    assert kept.startswith("Map of Italia. Stacks: 0 Roma") and kept.endswith("counters; …")
    assert ALT_LIMIT - 60 < len(kept) <= ALT_LIMIT
