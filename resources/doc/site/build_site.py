#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a static site of the Markdown files of resources/doc: build_site.py --out FOLDER

The pages need no network and no server: links are relative, and the search reads an index from a script. Needs
markdown-it-py (python3-markdown-it)."""

import argparse
import json
import shutil
from html import escape
from pathlib import Path
from string import Template

from conversion import Converter
from pages import Pages
from texts import LANGUAGES, NAMES, TAGS, TEXTS

HERE = Path(__file__).resolve().parent


def link(page, other, text: str, extra: str = "") -> str:
    return f'<a href="../{other.path}" lang="{TAGS[other.language]}"{extra}>{escape(text)}</a>'


def navigation(pages, page, language: str) -> str:
    texts = TEXTS[language]
    lines = []
    for group, entries in pages.groups(language):
        if group != "manual":
            lines.append(f"<h2>{texts[group]}</h2>")
        lines.append("<ul>")
        for other in entries:
            # The title of the manual is the name of the program.
            title = texts["manual"] if group == "manual" else other.title
            current = ' aria-current="page"' if other is page else ""
            note = "" if other.language == language else f' <small lang="{TAGS[language]}">({texts["english"]})</small>'
            lines.append(f"<li>{link(page, other, title, current)}{note}</li>")
        lines.append("</ul>")
    return "\n".join(lines)


def contents(page) -> str:
    entries = [(level, anchor, text) for level, anchor, text in page.headings if level in (2, 3)]
    if len(entries) < 2:
        return ""
    lines = [f'<li class="level{level}"><a href="#{anchor}">{escape(text)}</a></li>' for level, anchor, text in entries]
    title = TEXTS[page.language]["contents"]
    return f'<nav class="contents" aria-label="{title}">\n<h2>{title}</h2>\n<ul>\n' + "\n".join(lines) + "\n</ul>\n</nav>"


def languages(pages, page) -> str:
    """The page in the other languages, or the manual where it is not translated."""
    items = []
    for language in LANGUAGES:
        other = pages.in_language(page.name, language) or pages.in_language("manual", language)
        current = ' aria-current="true"' if language == page.language else ""
        items.append(f"<li>{link(page, other, NAMES[language], current + f' hreflang={chr(34)}{TAGS[language]}{chr(34)}')}</li>")
    return "\n".join(items)


def html_page(pages, page, template: Template) -> str:
    texts = TEXTS[page.language]
    title = page.title if page.title == "Furitsuke" else f"{page.title} – Furitsuke"
    return template.substitute(
        {name: escape(text) for name, text in texts.items()},
        lang=TAGS[page.language],
        code=page.language,
        title=escape(title),
        navigation=navigation(pages, page, page.language),
        languages=languages(pages, page),
        # Below the title.
        body=page.body.replace("</h1>", f"</h1>\n{contents(page)}", 1),
    )


def search_index(entries) -> str:
    """A script, because a page that was opened as a file may not read other files."""
    text = json.dumps(entries, ensure_ascii=False, separators=(",", ":"))
    return f"furitsukeIndex.push(...{text});\n"


def write_search(pages, out: Path):
    """One index for each language, and one for pages that exist only in English, which every language searches."""
    translated = {page.name for page in pages if page.language != "en"}
    indexes = {language: [] for language in LANGUAGES}
    indexes["common"] = []
    for page in pages:
        index = indexes["common" if page.name not in translated else page.language]
        # The title of the manual is the name of the program.
        name = TEXTS[page.language]["manual"] if page.group == "manual" else page.title
        for anchor, title, text in page.sections:
            index.append({"page": name, "href": f"{page.path}#{anchor}", "title": title, "text": text})
    for name, entries in indexes.items():
        (out / f"search_{name}.js").write_text(search_index(entries), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--out", required=True, type=Path, help="the folder of the site, which is replaced")
    arguments = parser.parse_args()

    pages = Pages(HERE.parent)
    converter = Converter(pages)
    # English first: translations have its anchors.
    for page in sorted(pages, key=lambda page: page.language != "en"):
        converter.convert(page)

    out = arguments.out
    shutil.rmtree(out, ignore_errors=True)
    template = Template((HERE / "page.html").read_text(encoding="utf-8"))
    for page in pages:
        (out / page.path).parent.mkdir(parents=True, exist_ok=True)
        (out / page.path).write_text(html_page(pages, page, template), encoding="utf-8")
    for name, source in converter.files.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, out / name)
    for name in ("index.html", "site.css", "search.js", "site.js"):
        shutil.copyfile(HERE / name, out / name)
    write_search(pages, out)


if __name__ == "__main__":
    main()
