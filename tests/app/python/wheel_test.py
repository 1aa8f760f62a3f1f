# SPDX-License-Identifier: GPL-3.0-or-later
"""The wheel that pip builds from the checkout, with the module that is already built."""

import os
import subprocess
import sys
import unittest
import zipfile
from pathlib import Path

from support import ROOT, FolderTest


class WheelTest(FolderTest):
    def test_pip_builds_and_installs_a_wheel_without_a_network(self):
        build = os.environ.get("FURITSUKE_BUILD")
        if not build:
            self.skipTest("FURITSUKE_BUILD is not set")
        if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode != 0:
            self.skipTest("pip is not installed")
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input"]
        environment = dict(os.environ, PIP_NO_INDEX="1", PIP_ROOT_USER_ACTION="ignore")
        environment.pop("PYTHONPATH", None)
        subprocess.run(
            [*pip, "wheel", "--no-deps", "--config-settings", f"build-dir={build}", "--wheel-dir", self.folder]
            + [ROOT / "app" / "python"],
            check=True,
            env=environment,
        )
        (wheel,) = self.folder.glob("furitsuke-*.whl")
        names = zipfile.ZipFile(wheel).namelist()
        for name in ("furitsuke/__init__.py", "furitsuke/__init__.pyi", "furitsuke/py.typed"):
            self.assertIn(name, names)
        self.assertEqual(sum(name.startswith("furitsuke/_native") for name in names), 1)
        self.assertFalse([name for name in names if "__pycache__" in name])

        target = self.folder / "site"
        subprocess.run([*pip, "install", "--no-deps", "--target", target, wheel], check=True, env=environment)
        program = "import furitsuke; print(furitsuke.__file__); print(len(furitsuke.dumps(furitsuke.Motion('a'))))"
        done = subprocess.run(
            [sys.executable, "-c", program],
            check=True,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=dict(environment, PYTHONPATH=str(target)),
        )
        place, size = done.stdout.split()
        self.assertEqual((Path(place).parent, size), (target / "furitsuke", "74"))


if __name__ == "__main__":
    unittest.main()
