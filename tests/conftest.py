"""What every test's process is, and hands to those that it starts."""

import os
import sys

# Bytecode is kept, whatever the surroundings say: the suite starts some hundred processes of ours, each of which would
# compile all of our source anew, which is half of what its start takes; so would each worker all of the tests.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
