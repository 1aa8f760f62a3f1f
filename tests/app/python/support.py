# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the Python module share."""

import os
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SAMPLES = ROOT / "resources" / "samples"
DATA = ROOT / "tests" / "data"


def corpus(path=""):
    """A file or folder of real files; skips the test where they are not set."""
    folder = os.environ.get("FURITSUKE_CORPUS")
    if not folder:
        raise unittest.SkipTest("FURITSUKE_CORPUS is not set")
    return Path(folder) / path


class FolderTest(unittest.TestCase):
    """A test with an empty folder of its own."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
