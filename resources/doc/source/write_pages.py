#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the pages that people read from the texts with marks in this folder: write_pages.py --programs FOLDER [--check]

"{file.open}" becomes the place and the shortcuts of the action, "{operations}" and "{actions}" tables, "{help:convert}" the
help of a command. The pages are committed, so that they can be read where nothing was built. With --check nothing is
written; the exit status is 1 if a page is not what its text and the programs say."""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

HERE = Path(__file__).resolve().parent
PAGES = HERE.parent
MARK = re.compile(r"\{([A-Za-z0-9.:\-]+)\}")
ESCAPED = re.compile(r"([\\`*_{}\[\]<>#|~])")
WIDTH = 112

# Before each page. A definition that no link uses is not shown.
NOTE = "[//]: # (Made by source/write_pages.py from source/{}: edit that file.)\n\n"

# The heads of the tables, as the manual in the program has them: (shortcut, description).
HEADS = {"en": ("Shortcut", "Description"), "ja": ("ショートカット", "説明"), "zh_CN": ("快捷键", "说明")}


def output_of(*command: str) -> str:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, env=environment, encoding="utf-8").stdout


def escape(text: str) -> str:
    return ESCAPED.sub(r"\\\1", text)


def table(head, rows) -> str:
    lines = [head, ["---"] * len(head), *([escape(cell) for cell in row] for row in rows)]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines) + "\n"


class Actions:
    """The actions of the program in a language: what app/help/manual_text.h puts in place of the marks."""

    def __init__(self, program: str, language: str):
        # An empty profile: users may have other shortcuts.
        with tempfile.TemporaryDirectory() as profile:
            options = ("--profile", profile, "--language", language)
            self._list = json.loads(output_of(program, *options, "--list-actions", "--json"))
        self._by_id = {action["id"]: action for action in self._list}
        self._shortcut, self._description = HEADS[language]

    def text_of(self, name: str):
        """None if there is no action of that name."""
        if name == "operations":
            return self._operations()
        if name == "actions":
            return self._all()
        if name not in self._by_id:
            return None
        keys = ", ".join(self._by_id[name]["shortcuts"])
        place = f"**{escape(self._by_id[name]['place'])}**"
        return f"{place} ({escape(keys)})" if keys else place

    def _operations(self) -> str:
        topics = {}
        for action in self._list:
            if action["id"].startswith("operation."):
                topics.setdefault(action["place"].split(" › ")[-2], []).append((action["text"], action["tooltip"]))
        return "".join(table((topic, self._description), rows) for topic, rows in topics.items())

    def _all(self) -> str:
        """All actions of the menus, without operations that have no shortcut: these have tables of their own."""
        menus = {}
        for action in self._list:
            keys = ", ".join(action["shortcuts"])
            if action["menu"] and (keys or not action["id"].startswith("operation.")):
                menu, _, place = action["place"].partition(" › ")
                menus.setdefault(menu, []).append((place, keys, action["tooltip"]))
        head = (self._shortcut, self._description)
        return "".join(table((menu, *head), rows) for menu, rows in menus.items())


def wrapped(text: str) -> str:
    """The help of a command, with its columns kept where lines are too long for a page."""
    lines = []
    for line in text.rstrip().splitlines():
        # The text of an option starts after at least two spaces.
        column = re.match(r"( +\S.*? {2,}| *)", line).end()
        lines += textwrap.wrap(line, WIDTH, subsequent_indent=" " * column, break_long_words=False,
                               break_on_hyphens=False) or [""]
    return "\n".join(lines)


class Help:
    """The texts that the programs print about themselves, as blocks of code."""

    def __init__(self, programs: Path):
        self._cli = str(programs / "furitsuke-cli")
        self._window = str(programs / "furitsuke")

    def text_of(self, name: str) -> str:
        if name == "window":
            text = output_of(self._window, "--help")
        elif name in ("render", "thumbnail"):
            text = output_of(self._window, name, "--help")
        elif name == "operations":
            text = output_of(self._cli, "edit", "--list")
        else:
            # All commands have the exit statuses of the program.
            text = output_of(self._cli, *([] if name == "all" else [name]), "--help")
            text = text if name == "all" else text.split("\n\nExit status:")[0]
        return f"```\n{wrapped(text)}\n```"


class Writer:
    def __init__(self, programs: Path):
        self._help = Help(programs)
        self._actions = {language: Actions(str(programs / "furitsuke"), language) for language in HEADS}

    def page_of(self, source: Path) -> str:
        language = next((code for code in HEADS if source.stem.endswith(f"_{code}")), "en")

        def filled(match) -> str:
            kind, separator, name = match[1].partition(":")
            if kind == "help" and separator:
                return self._help.text_of(name)
            text = self._actions[language].text_of(match[1])
            if text is None and "." in match[1]:
                raise SystemExit(f"{source}: there is no action {match[1]}")
            # Other words in braces are those of commands, such as "{name}".
            return match[0] if text is None else text

        return NOTE.format(source.relative_to(HERE)) + MARK.sub(filled, source.read_text(encoding="utf-8"))


def left_pages():
    """Pages whose texts are gone."""
    for page in sorted(PAGES.rglob("*.md")):
        name = page.relative_to(PAGES)
        is_made = HERE not in page.parents and page.read_text(encoding="utf-8").startswith(NOTE.format(name))
        if is_made and not (HERE / name).is_file():
            yield page


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--programs", required=True, type=Path, help="the folder of furitsuke and furitsuke-cli")
    parser.add_argument("--check", action="store_true", help="write nothing; report the pages that are not current")
    arguments = parser.parse_args()

    writer = Writer(arguments.programs)
    stale = list(left_pages())
    if not arguments.check:
        for page in stale:
            page.unlink()
    for source in sorted(HERE.rglob("*.md")):
        page = PAGES / source.relative_to(HERE)
        text = writer.page_of(source)
        if page.is_file() and page.read_text(encoding="utf-8") == text:
            continue
        stale.append(page)
        if not arguments.check:
            page.parent.mkdir(exist_ok=True)
            page.write_text(text, encoding="utf-8")
    for page in stale:
        done = "is not current" if arguments.check else "written" if page.is_file() else "removed"
        print(f"{page.relative_to(PAGES)}: {done}")
    if stale and arguments.check:
        print("Build the target documents to write these pages anew.")
    return 1 if stale and arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
