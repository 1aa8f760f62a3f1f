# SPDX-License-Identifier: GPL-3.0-or-later
"""Markdown to HTML: names of actions, tables of operations, anchors, links, pictures, and the text for the search."""

import re

from markdown_it import MarkdownIt

from texts import TEXTS

_MARK = re.compile(r"\{([A-Za-z0-9.\-]+)\}")
_ESCAPED = re.compile(r"([\\`*_{}\[\]<>#|~])")


def _escape(text: str) -> str:
    return _ESCAPED.sub(r"\\\1", text)


def _table(head, rows) -> str:
    lines = [head, ["---"] * len(head), *([_escape(cell) for cell in row] for row in rows)]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines) + "\n"


class Actions:
    """The actions of the program in a language: the output of `furitsuke --list-actions --json`."""

    def __init__(self, actions: list, language: str):
        self._list = actions
        self._by_id = {action["id"]: action for action in actions}
        self._texts = TEXTS[language]

    def fill(self, text: str) -> str:
        """Replaces "{id}" by the place and the shortcuts of the action, "{operations}" and "{actions}" by tables, as
        app/help/manual_text.h does. Other text in braces stays."""
        return _MARK.sub(lambda match: self._filled(match[1]) or match[0], text)

    def _filled(self, name: str):
        if name == "operations":
            return self._operations()
        if name == "actions":
            return self._actions()
        action = self._by_id.get(name)
        if action is None:
            return None
        keys = ", ".join(action["shortcuts"])
        place = f"**{_escape(action['place'])}**"
        return f"{place} ({_escape(keys)})" if keys else place

    def _operations(self) -> str:
        topics = {}
        for action in self._list:
            if action["id"].startswith("operation."):
                topics.setdefault(action["place"].split(" › ")[-2], []).append((action["text"], action["tooltip"]))
        return "".join(_table((topic, self._texts["description"]), rows) for topic, rows in topics.items())

    def _actions(self) -> str:
        """All actions of the menus, without operations that have no shortcut: these have tables of their own."""
        menus = {}
        for action in self._list:
            keys = ", ".join(action["shortcuts"])
            if action["menu"] and (keys or not action["id"].startswith("operation.")):
                menu, _, place = action["place"].partition(" › ")
                menus.setdefault(menu, []).append((place, keys, action["tooltip"]))
        head = (self._texts["shortcut"], self._texts["description"])
        return "".join(_table((menu, *head), rows) for menu, rows in menus.items())


def _slug(text: str) -> str:
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


def _plain(inline) -> str:
    """The text of an inline token, as the search and anchors need it."""
    return "".join(" " if child.type in ("softbreak", "hardbreak") else child.content for child in inline.children)


class Converter:
    """Converts pages. `pages` and `files` (source to path in the site) tell where links lead; a link to any other file
    becomes text, because the site has only its own files."""

    def __init__(self, pages, actions: dict):
        """`actions`: Actions by language."""
        self._pages = pages
        self._actions = actions
        self._parser = MarkdownIt("commonmark", {"html": False}).enable("table")
        # Wide tables scroll on their own, so that the page does not.
        self._parser.add_render_rule("table_open", lambda *_: '<div class="table" tabindex="0">\n<table>\n')
        self._parser.add_render_rule("table_close", lambda *_: "</table>\n</div>\n")
        self._parser.add_render_rule("th_open", lambda *_: '<th scope="col">')
        self.files = {}

    def convert(self, page):
        """Sets title, headings, body and sections of the page."""
        text = self._actions[page.language].fill(page.source.read_text(encoding="utf-8"))
        tokens = self._parser.parse(text)
        english = self._pages.in_language(page.name, "en")
        self._set_anchors(page, tokens, english if english is not page else None)
        for token in tokens:
            if token.type == "inline":
                self._set_links(page, token)
        page.sections = self._sections(page, tokens)
        page.body = self._parser.renderer.render(tokens, self._parser.options, {})

    def _set_anchors(self, page, tokens, english):
        """A translation has the anchors of the English page, so that links and the choice of the language find the same
        section; if it has other headings, anchors of its own."""
        heads = [(i, int(token.tag[1])) for i, token in enumerate(tokens) if token.type == "heading_open"]
        texts = [_plain(tokens[i + 1]) for i, _ in heads]
        if english is not None and [level for _, level in heads] == [level for level, _, _ in english.headings]:
            anchors = [anchor for _, anchor, _ in english.headings]
        else:
            anchors, used = [], {}
            for text in texts:
                slug = _slug(text)
                used[slug] = used.get(slug, -1) + 1
                anchors.append(f"{slug}-{used[slug]}" if used[slug] else slug)
        page.headings = []
        for (i, level), anchor, text in zip(heads, anchors, texts):
            tokens[i].attrSet("id", anchor)
            page.headings.append((level, anchor, text))
        page.title = texts[0] if texts else page.name

    def _set_links(self, page, inline):
        kept = []
        dropped = False
        for child in inline.children:
            if child.type == "image":
                child.attrSet("src", "../" + self._file(page, child.attrGet("src"), "images"))
            elif child.type == "link_open":
                target = self._target(page, child.attrGet("href"))
                dropped = target is None
                if dropped:
                    continue
                child.attrSet("href", target)
            elif child.type == "link_close" and dropped:
                dropped = False
                continue
            kept.append(child)
        inline.children = kept

    def _target(self, page, href: str):
        if re.match(r"[a-z]+:", href) or href.startswith("#"):
            return href
        path, _, anchor = href.partition("#")
        source = (page.folder / path).resolve()
        other = self._pages.of_source(source)
        if other is not None:
            # From a translation to the same language, where there is one.
            if other.language == "en":
                other = self._pages.find(other.name, page.language)
            folder = "" if other.language == page.language else f"../{other.language}/"
            return f"{folder}{other.name}.html" + (f"#{anchor}" if anchor else "")
        if source.suffix == ".json" and source.parent == page.folder and source.exists():
            return "../" + self._file(page, path, "files")
        return None

    def _file(self, page, path: str, folder: str) -> str:
        """The path of a picture or other file in the site, where it is copied."""
        source = (page.folder / path).resolve()
        if not source.is_file():
            raise SystemExit(f"{page.source}: the file {path} does not exist")
        name = f"{folder}/{source.name}"
        if self.files.setdefault(name, source) != source:
            raise SystemExit(f"{page.source}: there are two files {source.name}")
        return name

    @staticmethod
    def _sections(page, tokens):
        """(anchor, title, text) from one heading to the next one."""
        sections = []
        titles = iter(page.headings)
        for i, token in enumerate(tokens):
            if token.type == "heading_open":
                _, anchor, title = next(titles)
                sections.append([anchor, title, []])
            elif sections and token.type == "inline" and tokens[i - 1].type != "heading_open":
                sections[-1][2].append(_plain(token))
            elif sections and token.type == "fence":
                sections[-1][2].append(token.content)
        return [(anchor, title, re.sub(r"\s+", " ", " ".join(parts))) for anchor, title, parts in sections]
