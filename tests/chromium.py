"""Where this machine's Chromium is. Tests that need it are marked with `browser`, and left out where there is none."""

import shutil

NAMES = ("/usr/bin/chromium", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((found for name in NAMES if (found := shutil.which(name))), None)
