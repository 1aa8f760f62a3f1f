# SPDX-License-Identifier: GPL-3.0-or-later
"""The wheel that pip builds from the checkout, with the module that is already built."""

import os
import re
import subprocess
import sys
import unittest
import zipfile
from pathlib import Path
from unittest import mock

import numpy
from support import ROOT, SAMPLES, FolderTest


class WheelTest(FolderTest):
    def test_pip_builds_and_installs_a_wheel_without_a_network(self):
        build = os.environ.get("FURITSUKE_BUILD")
        if not build:
            self.skipTest("FURITSUKE_BUILD is not set")
        if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode != 0:
            self.skipTest("pip is not installed")
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input"]
        environment = dict(os.environ, PIP_NO_INDEX="1", PIP_ROOT_USER_ACTION="ignore")
        environment.pop("PYTHONPATH", None)  # where the build tree is
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

        # An environment without packages, not even pip.
        environment_folder = self.folder / "empty"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment_folder], check=True, env=environment)
        python = environment_folder / "bin" / "python"

        for module in ("furitsuke", "numpy"):
            alone = subprocess.run([python, "-c", f"import {module}"], capture_output=True, text=True, env=environment)
            self.assertIn("ModuleNotFoundError", alone.stderr)
        install = [*pip, "--python", python, "install", wheel]
        alone = subprocess.run(install, capture_output=True, text=True, env=environment)
        self.assertIn("numpy", alone.stderr, "the wheel says what it needs")
        (site,) = environment_folder.glob("lib/python*/site-packages")
        for part in Path(numpy.__file__).parents[1].glob("numpy*"):
            (site / part.name).symlink_to(part)
        subprocess.run(install, check=True, env=environment)
        program = """
import sys
import furitsuke as fu
print(fu.__file__)
motion = fu.load(sys.argv[1])
moved = motion.apply("shift", by=30)
print(moved.key_count == motion.key_count, moved.last_frame - motion.last_frame)
print(fu.Rig(fu.load(sys.argv[2])).pose(moved, [0, 30]).position.shape[0])
fu.save(motion, "again.vmd")
"""
        model, dance = SAMPLES / "sample.pmx", SAMPLES / "sample.vmd"
        done = subprocess.run(
            [python, "-c", program, dance, model],
            check=True,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=environment,
        )
        place, moved, poses = done.stdout.splitlines()
        self.assertEqual(Path(place).parent, site / "furitsuke")
        self.assertEqual((moved, poses), ("True 30", "2"))
        self.assertEqual((self.folder / "again.vmd").read_bytes(), dance.read_bytes())

    def test_a_build_says_how_long_it_takes_on_all_processors(self):
        sys.path.insert(0, str(ROOT / "app" / "python" / "build_backend"))
        import furitsuke_build

        commands, said = [], []
        with (
            mock.patch.object(furitsuke_build, "_ROOT", self.folder),
            mock.patch.object(furitsuke_build, "_run", lambda *command: commands.append([str(part) for part in command])),
            mock.patch.object(furitsuke_build, "_say", said.append),
            mock.patch.object(os, "cpu_count", lambda: 3),
            self.assertRaisesRegex(SystemExit, "are pybind11 and the headers of Python installed"),
        ):
            furitsuke_build._built_package({})
        self.assertEqual(commands[-1][-2:], ["--parallel", "3"])
        self.assertRegex(said[0], r"about \d+ minutes? on 3 processors")
        whole = int(re.search(r"\d+", furitsuke_build._announcement(1))[0])
        page = (ROOT / "resources" / "doc" / "python.md").read_text(encoding="utf-8")
        numbers = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
        on_two = re.search(r"The build takes about (\w+) minutes on two cores", page)[1]
        self.assertEqual(numbers.index(on_two) + 1, round(whole / 2), "the page says the same")


    def test_a_folder_without_the_module_cannot_be_imported(self):
        """What CMake writes into the build tree before the module is built."""
        text = (ROOT / "app" / "python" / "CMakeLists.txt").read_text(encoding="utf-8")
        stub = re.search(r'__init__\.py "(raise .*)\\n"\)', text)[1]
        with self.assertRaisesRegex(ImportError, "the Python module is not built yet: cmake --build"):
            exec(stub, {})


if __name__ == "__main__":
    unittest.main()
