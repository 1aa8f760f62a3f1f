# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs in the documentation run."""

import contextlib
import io
import os
import re
import shutil
import unittest

from support import ROOT, SAMPLES, FolderTest


class DocTest(FolderTest):
    def test_the_programs_of_the_documentation_run(self):
        for name, copy in (("sample.vmd", "dance.vmd"), ("sample_camera.vmd", "camera.vmd"), ("sample.pmx", "model.pmx")):
            shutil.copy(SAMPLES / name, self.folder / copy)
        text = (ROOT / "resources" / "doc" / "python.md").read_text(encoding="utf-8")
        programs = re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
        self.assertGreater(len(programs), 5)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.folder)
        values = {}
        with contextlib.redirect_stdout(io.StringIO()):
            for program in programs:
                exec(compile(program, "python.md", "exec"), values)
        self.assertEqual(values["world"].position.shape[0], 300)
        self.assertIn("左足ＩＫ", values["fitted"].bones)


if __name__ == "__main__":
    unittest.main()
