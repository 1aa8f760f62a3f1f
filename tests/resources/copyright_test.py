# SPDX-License-Identifier: GPL-3.0-or-later
"""copyright_test.py SOURCES: Debian's copyright file says of each file what its own license line says."""

import re
import sys
import unittest
from fnmatch import fnmatchcase
from pathlib import Path

SOURCES = None
# The names of SPDX and of Debian.
DEBIAN = {"GPL-3.0-or-later": "GPL-3.0-or-later", "MIT": "Expat", "CC0-1.0": "CC0-1.0"}
FOLDERS = ("app", "core", "resources", "tests")
# The line is near the start of a file, and quoted in others.
LINE = re.compile(rb"\A(?:.*\n){0,3}\W*SPDX-License-Identifier: ([A-Za-z0-9.\-]+)")


def paragraphs(text):
    """The fields of each paragraph; lines that go on are joined."""
    for paragraph in re.split(r"\n\n+", text.strip()):
        yield dict(re.findall(r"(?ms)^(\w[\w-]*): *(.*?)(?=^\w[\w-]*:|\Z)", paragraph))


class CopyrightTest(unittest.TestCase):
    def setUp(self):
        fields = list(paragraphs((SOURCES / "resources/packages/copyright").read_text(encoding="utf-8")))
        self.files = [(each["Files"].split(), each["License"].split()[0]) for each in fields if "Files" in each]
        self.texts = {each["License"].split()[0] for each in fields if "Files" not in each and "License" in each}

    def license_of(self, path):
        """The last paragraph that matches is the one that counts."""
        found = None
        for patterns, name in self.files:
            if any(fnmatchcase(path, pattern) for pattern in patterns):
                found = name
        return found

    def test_says_what_the_files_say(self):
        count = 0
        for folder in FOLDERS:
            for file in sorted((SOURCES / folder).rglob("*")):
                if not file.is_file():
                    continue
                with file.open("rb") as stream:
                    line = LINE.match(stream.read(400))
                if line is None:
                    continue
                count += 1
                path = file.relative_to(SOURCES).as_posix()
                self.assertEqual(self.license_of(path), DEBIAN[line[1].decode()], path)
        self.assertGreater(count, 2000)

    def test_names_only_files_that_there_are(self):
        for patterns, _ in self.files:
            for pattern in patterns:
                self.assertTrue(any(SOURCES.glob(pattern)), pattern)

    def test_has_the_text_of_each_license(self):
        self.assertEqual(self.texts, {name for _, name in self.files})


if __name__ == "__main__":
    SOURCES = Path(sys.argv.pop(1)).resolve()
    unittest.main()
