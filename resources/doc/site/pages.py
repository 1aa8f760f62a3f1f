# SPDX-License-Identifier: GPL-3.0-or-later
"""Which Markdown files become pages, and where."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from texts import LANGUAGES

# The pages of each group, in the order of the navigation. The files of the folder tutorials come first in theirs; other files
# of the folder are added to the group "more".
GROUPS = (
    ("manual", ("manual",)),
    ("tutorials", ("gallery",)),
    ("words", ("glossary", "translation_notes")),
    ("reference", ("features", "faq", "how_mmd_moves", "cli", "python", "json", "csv", "git")),
    ("development", ("building", "packaging", "source_tree", "architecture", "security", "windows_macos", "news", "changes")),
)

_TRANSLATED = re.compile(r"^(.+)_(%s)$" % "|".join(LANGUAGES[1:]))


@dataclass
class Page:
    """A Markdown file, and the HTML file that is made of it."""

    source: Path
    name: str  # the same in all languages
    language: str
    group: str
    title: str = ""
    headings: list = field(default_factory=list)  # (level, anchor, HTML), see conversion.py
    body: str = ""
    sections: list = field(default_factory=list)  # (anchor, title, text) for the search

    @property
    def path(self) -> str:
        """Relative to the site."""
        return f"{self.language}/{self.name}.html"


class Pages:
    """All pages of the site, found by name and language or by their source."""

    def __init__(self, folder: Path):
        """Finds the pages in the folder resources/doc."""
        group_of = {name: group for group, names in GROUPS for name in names}
        found = []
        for source in sorted(folder.glob("*.md")):
            name, language = self._split(source)
            found.append(Page(source, name, language, group_of.get(name, "more")))
        for source in sorted((folder / "tutorials").glob("[0-9]*.md")):
            name, language = self._split(source)
            found.append(Page(source, name, language, "tutorials"))
        order = [name for _, names in GROUPS for name in names]
        found.sort(key=lambda page: (order.index(page.name) if page.name in order else -1, page.name))
        self._pages = {(page.name, page.language): page for page in found}
        self._sources = {page.source.resolve(): page for page in found}

    @staticmethod
    def _split(source: Path):
        match = _TRANSLATED.match(source.stem)
        return match.groups() if match else (source.stem, "en")

    def __iter__(self):
        return iter(self._pages.values())

    def find(self, name: str, language: str):
        """The page in the language, or else in English; None if there is none."""
        return self._pages.get((name, language)) or self._pages.get((name, "en"))

    def in_language(self, name: str, language: str):
        return self._pages.get((name, language))

    def of_source(self, source: Path):
        return self._sources.get(source.resolve())

    def groups(self, language: str):
        """(group, pages) of the navigation, without empty groups; English pages where there is no translation."""
        for group in [group for group, _ in GROUPS] + ["more"]:
            names = dict.fromkeys(page.name for page in self if page.group == group)
            if names:
                yield group, [self.find(name, language) for name in names]
