"""The real bot whose dice secrets hang on a seed.

Run as `python -m testbed.seeded_bot run`, in place of `python -m bot run`, with `PRAETOR_DRILL_SEED` in its
environment; without it secrets are drawn as ever.
"""

import sys

from bot.__main__ import main
from testbed.seeded_secrets import draw_from_seed

if __name__ == "__main__":
    draw_from_seed()
    sys.exit(main())
