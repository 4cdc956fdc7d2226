"""Builds Praetor outside the checkout, all else is in pyproject.toml.

setuptools would build in `build/` beside the sources and leave that there; the next wheel takes whatever lies in it, so
that an old version which is checked out and installed after a newer one would bring the newer one's migrations along.
"""

import atexit
import shutil
import tempfile

from setuptools import setup
from setuptools.command.build import build


class BuildElsewhere(build):
    """A build in a folder of its own, which is thrown away."""

    def initialize_options(self) -> None:
        """Name the folder."""
        super().initialize_options()
        self.build_base = tempfile.mkdtemp(prefix="praetor-build-")
        atexit.register(shutil.rmtree, self.build_base, ignore_errors=True)


setup(cmdclass={"build": BuildElsewhere})
