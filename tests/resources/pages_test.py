# SPDX-License-Identifier: GPL-3.0-or-later
"""pages_test.py SOURCES: checks the documents as people read them on the web."""

import re
import shlex
import sys
import unittest
from pathlib import Path

SOURCES = None
WORDS_OF_THE_README = 700
LARGEST_PICTURE = 3_000_000
LINES_OF_A_VERSION = 12


def without_code(text):
    return re.sub(r"`[^`\n]*`", "", re.sub(r"(?ms)^```.*?^```", "", text))


def anchors(page):
    """The anchors of the headings, as GitHub makes them."""
    found, used = set(), {}
    text = re.sub(r"(?ms)^```.*?^```", "", page.read_text(encoding="utf-8"))
    for heading in re.findall(r"(?m)^#+ (.*)$", text):
        slug = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        used[slug] = used.get(slug, -1) + 1
        found.add(f"{slug}-{used[slug]}" if used[slug] else slug)
    return found


class PagesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        documents = SOURCES / "resources/doc"
        cls.readable = [page for page in documents.rglob("*.md") if documents / "source" not in page.parents]
        cls.readme = SOURCES / "README.md"

    def test_links_lead_to_files_and_headings(self):
        others = [SOURCES / name for name in (".github/CONTRIBUTING.md", "core/README.md", "app/README.md")]
        count = 0
        for page in [self.readme, *others, *self.readable]:
            for link in re.findall(r"\]\(([^)\s]+)\)", without_code(page.read_text(encoding="utf-8"))):
                if re.match("[a-z]+:", link):
                    continue
                count += 1
                place, _, anchor = link.partition("#")
                target = (page.parent / place).resolve() if place else page
                with self.subTest(page=page.name, link=link):
                    self.assertTrue(target.exists())
                    if anchor:
                        self.assertIn(anchor, anchors(target))
        self.assertGreater(count, 150)

    def test_have_no_marks_that_only_the_program_replaces(self):
        for page in self.readable:
            if page.parent.name == "gallery":
                continue  # it explains the marks
            text = without_code(page.read_text(encoding="utf-8"))
            self.assertEqual(re.findall(r"\{(?:[a-z][A-Za-z]*\.[A-Za-z0-9.\-]+|operations|actions|help:\w+)\}", text), [], page)

    def test_the_readme_is_short(self):
        text = self.readme.read_text(encoding="utf-8")
        self.assertLessEqual(len(text.split()), WORDS_OF_THE_README)
        for command in ("./app/run", "./tests/run"):
            self.assertIn(command, text)

    def test_pictures_are_small(self):
        for picture in (SOURCES / "resources/doc").rglob("*.*"):
            if picture.suffix in (".png", ".gif"):
                self.assertLess(picture.stat().st_size, LARGEST_PICTURE, picture)

    def test_the_news_of_a_version_are_short(self):
        versions = re.split(r"(?m)^## ", (SOURCES / "resources/doc/news.md").read_text(encoding="utf-8"))[1:]
        self.assertGreater(len(versions), 1)
        for version in versions:
            self.assertLessEqual(len(re.findall(r"(?m)^- ", version)), LINES_OF_A_VERSION, version.splitlines()[0])

    def test_examples_have_options_that_their_commands_have(self):
        """The help of each command is a block of the page of the command line, which documents_test compares."""
        blocks = re.findall(r"(?ms)^```\n(.*?)^```", (SOURCES / "resources/doc/cli.md").read_text(encoding="utf-8"))
        helps = {}
        for block in blocks:
            usage = re.search(r"(?m)^Usage: (furitsuke(?:-cli)?)(?: ([a-z]+))?", block)
            if usage:
                helps[usage[1], usage[2] or ""] = block
        self.assertGreater(len(helps), 10)
        count = 0
        for page in [self.readme, *self.readable]:
            for block in re.findall(r"(?ms)^```[a-z]*\n(.*?)^```", page.read_text(encoding="utf-8")):
                for line in block.replace("\\\n", " ").splitlines():
                    for command in re.findall(r"(?:^|\| )((?:\S*/)?furitsuke(?:-cli)? [^|]*)", line):
                        count += self.check_command(command, helps, page)
        self.assertGreater(count, 30)

    def check_command(self, line, helps, page):
        words = shlex.split(line, comments=True)
        program = words[0].split("/")[-1]
        name = words[1] if len(words) > 1 and (program, words[1]) in helps else ""
        if program == "furitsuke-cli":
            self.assertTrue(name or words[1].startswith("-"), f"{page}: {line}")
        for option in (word.split("=")[0] for word in words[1:] if word.startswith("--")):
            self.assertRegex(helps[program, name], rf"(^|[\s,]){re.escape(option)}\b", f"{page}: {line}")
        return 1


if __name__ == "__main__":
    SOURCES = Path(sys.argv.pop(1)).resolve()
    unittest.main()
