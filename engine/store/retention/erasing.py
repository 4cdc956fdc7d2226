"""That something was deleted, so that the files have still to be written again: no free page keeps what is gone."""

TO_ERASE = "erase"  # the setting that says so
MARK_TO_ERASE = "INSERT INTO settings (key, value) VALUES (?, '1') ON CONFLICT (key) DO UPDATE SET value = '1'"
