# SPDX-License-Identifier: GPL-3.0-or-later
"""pages_test.py SOURCES: checks the documents as people read them on the web."""

import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCES = None
WORDS_OF_THE_README = 700
LARGEST_PICTURE = 3_000_000
LINES_OF_A_VERSION = 10
# What CMake looks for and the package of Debian that has it; None: the Python module works without.
PACKAGES = {
    "BULLET": "libbullet-dev",
    "CLI11": "libcli11-dev",
    "JPEG": "libjpeg-dev",
    "LIBAV": None,
    "LibArchive": "libarchive-dev",
    "OSCPACK_LIBRARY": None,
    "PNG": "libpng-dev",
    "PkgConfig": "pkg-config",
    "Python": "python3-dev",
    "SECCOMP": None,
    "Threads": "g++",
    "glm": "libglm-dev",
    "nlohmann_json": "nlohmann-json3-dev",
    "pybind11": "pybind11-dev",
    "spdlog": "libspdlog-dev",
}


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

    def test_versions_are_the_same_everywhere(self):
        news = (SOURCES / "resources/doc/news.md").read_text(encoding="utf-8")
        versions = re.findall(r"(?m)^## ([0-9.]+) \((.*)\)$", news)
        project = re.search(r"project\(furitsuke VERSION ([0-9.]+)", (SOURCES / "CMakeLists.txt").read_text())[1]
        self.assertEqual(project, versions[0][0])
        self.assertIn(f'"version": "{project}"', (SOURCES / "resources/vcpkg/vcpkg.json").read_text())
        metainfo = (SOURCES / "resources/desktop/furitsuke.metainfo.xml.in").read_text(encoding="utf-8")
        released = [version for version in versions if re.fullmatch(r"\d{4}-\d\d-\d\d", version[1])]
        self.assertEqual(re.findall(r'<release version="(.*)" date="(.*)">', metainfo), released)
        minor = ".".join(project.split(".")[:2])
        for page in ("core/README.md", "resources/examples/CMakeLists.txt"):
            self.assertIn(f"find_package(Furitsuke {minor} REQUIRED)", (SOURCES / page).read_text(encoding="utf-8"))
        packaging = (SOURCES / "resources/doc/packaging.md").read_text(encoding="utf-8")
        self.assertIn(f"libfuritsuke-core{minor}`", packaging)
        self.assertIn(f"libfuritsuke-core{minor}:", (SOURCES / "resources/packages/core.overrides").read_text())

    def test_pictures_of_the_metainfo_are_those_of_the_documents(self):
        metainfo = (SOURCES / "resources/desktop/furitsuke.metainfo.xml.in").read_text(encoding="utf-8")
        pictures = re.findall(r"@FURITSUKE_HOMEPAGE@/images/(.+?)</image>", metainfo)
        self.assertGreater(len(pictures), 2)
        for picture in pictures:
            self.assertTrue((SOURCES / "resources/doc/gallery" / picture).is_file(), picture)
        if shutil.which("appstreamcli") is None:
            return
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "furitsuke.metainfo.xml"
            file.write_text(metainfo.replace("@FURITSUKE_HOMEPAGE@", "https://example.org"), encoding="utf-8")
            done = subprocess.run(["appstreamcli", "validate", "--no-net", file], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stdout)

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

    def test_the_page_of_the_python_module_has_every_package_that_its_build_needs(self):
        def split(file):
            """The text of a CMakeLists.txt and what of it is only for the window."""
            text = (SOURCES / file).read_text(encoding="utf-8")
            own = "".join(re.findall(r"(?ms)^if\(FURITSUKE_APP\)\n(.*?)^endif", text))
            return re.sub(r"(?ms)^if\(FURITSUKE_APP\)\n.*?^endif", "", text), own

        of_window = re.findall(r"add_subdirectory\((\w+)\)", split("core/CMakeLists.txt")[1])
        self.assertIn("render", of_window)
        core = [file.relative_to(SOURCES) for file in (SOURCES / "core").rglob("CMakeLists.txt")]
        files = [file for file in core if file.parts[1] not in of_window]
        needed = {"cmake", "ninja-build", "python3-numpy", "python3-pip", "python3-venv"}
        for file in ["CMakeLists.txt", "app/cli/CMakeLists.txt", "app/python/CMakeLists.txt", *files]:
            for name in re.findall(r"(?:find_package|find_library|pkg_check_modules)\((\w+)", split(file)[0]):
                needed.add(PACKAGES[name])
        page = (SOURCES / "resources/doc/python.md").read_text(encoding="utf-8")
        listed = re.search(r"(?m)^sudo apt install ((?:.*\\\n)*.*)$", page)[1]
        self.assertEqual(set(listed.replace("\\", " ").split()), needed - {None})

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
