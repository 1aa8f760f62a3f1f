# SPDX-License-Identifier: GPL-3.0-or-later
"""Markdown to HTML: anchors, links, pictures, and the text for the search."""

import re

from markdown_it import MarkdownIt

from texts import LANGUAGES


def _slug(text: str) -> str:
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


def _plain(inline) -> str:
    """The text of an inline token, as the search and anchors need it."""
    return "".join(" " if child.type in ("softbreak", "hardbreak") else child.content for child in inline.children)


class Converter:
    """Converts pages. `pages` and `files` (source to path in the site) tell where links lead; a link to any other file
    becomes text, because the site has only its own files."""

    def __init__(self, pages):
        self._pages = pages
        self._parser = MarkdownIt("commonmark", {"html": False}).enable("table")
        # Wide tables scroll on their own, so that the page does not.
        self._parser.add_render_rule("table_open", lambda *_: '<div class="table" tabindex="0">\n<table>\n')
        self._parser.add_render_rule("table_close", lambda *_: "</table>\n</div>\n")
        self._parser.add_render_rule("th_open", lambda *_: '<th scope="col">')
        self.files = {}

    def convert(self, page):
        """Sets title, headings, body and sections of the page."""
        tokens = self._parser.parse(page.source.read_text(encoding="utf-8"))
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
        source = (page.source.parent / path).resolve()
        other = self._pages.of_source(source)
        if other is not None:
            # From a translation to the same language, where there is one.
            if other.language == "en":
                other = self._pages.find(other.name, page.language)
            folder = "" if other.language == page.language else f"../{other.language}/"
            return f"{folder}{other.name}.html" + (f"#{anchor}" if anchor else "")
        if source.suffix == ".json" and source.parent == page.source.parent.resolve() and source.exists():
            return "../" + self._file(page, path, "files")
        return None

    def _file(self, page, path: str, folder: str) -> str:
        """The path of a picture or other file in the site, where it is copied."""
        source = (page.source.parent / path).resolve()
        if not source.is_file():
            raise SystemExit(f"{page.source}: the file {path} does not exist")
        parts = [source.parent.name] if source.parent.name in LANGUAGES else []  # pictures of the window in a language
        name = "/".join([folder, *parts, source.name])
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
