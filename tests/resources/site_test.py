# SPDX-License-Identifier: GPL-3.0-or-later
"""site_test.py SITE: checks the pages that resources/doc/site/build_site.py made."""

import json
import re
import sys
import unittest
import zlib
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

SITE = None
VOID = {"meta", "link", "input", "img", "br", "hr"}
# What a page loads, as opposed to links that a reader may follow.
LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "video": "src", "audio": "src"}
LANGUAGES = ("en", "ja", "zh_CN")


class Page(HTMLParser):
    """A page with its links, and what is wrong with its elements."""

    def __init__(self, path):
        super().__init__()
        self.path = path
        self.ids, self.links, self.loaded, self.faults, self.headings, self.tables = [], [], [], [], [], 0
        self.lang = None
        self.text = path.read_text(encoding="utf-8")
        self._open = []
        self.feed(self.text)
        self.close()
        if self._open:
            self.faults.append(f"not closed: {self._open}")

    def handle_starttag(self, tag, attrs):
        names = [name for name, _ in attrs]
        if len(set(names)) != len(names):
            self.faults.append(f"{self.getpos()}: <{tag}> has an attribute twice")
        values = dict(attrs)
        if "id" in values:
            self.ids.append(values["id"])
        if tag == "html":
            self.lang = values.get("lang")
        if tag == "a":
            self.links.append(values["href"])
        if LOADED.get(tag) in values:
            self.loaded.append(values[LOADED[tag]])
        if tag == "img" and not values.get("alt"):
            self.faults.append(f"{self.getpos()}: a picture without a description")
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))
        self.tables += tag == "table"
        if tag == "p" and "p" in self._open:
            self.faults.append(f"{self.getpos()}: <p> in <p>")
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag, attrs):
        if tag not in VOID:
            self.faults.append(f"{self.getpos()}: <{tag}/>")
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag):
        if tag in VOID or not self._open or self._open[-1] != tag:
            self.faults.append(f"{self.getpos()}: </{tag}> within {self._open[-3:]}")
        else:
            self._open.pop()


class SiteTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.pages = {path: Page(path) for path in sorted(SITE.rglob("*.html"))}

    def test_has_the_manual_in_every_language_and_the_other_pages(self):
        for language in LANGUAGES:
            self.assertIn(SITE / language / "manual.html", self.pages)
        for name in ("how_mmd_moves", "json", "csv", "git", "python", "cli", "faq", "architecture", "news", "changes", "glossary",
                     "translation_notes", "security", "windows_macos", "building", "packaging", "source_tree"):
            self.assertIn(SITE / "en" / f"{name}.html", self.pages)

    def test_pages_are_well_formed(self):
        for path, page in self.pages.items():
            with self.subTest(path=path):
                self.assertTrue(page.text.startswith("<!DOCTYPE html>"))
                self.assertEqual(page.faults, [])
                self.assertEqual(len(set(page.ids)), len(page.ids), "an id is there twice")
                self.assertTrue(page.lang)
                self.assertEqual(page.headings.count(1), 1)
                self.assertNotIn("\ufffd", page.text)

    def test_links_lead_to_pages_and_anchors_of_the_site(self):
        count = 0
        for path, page in self.pages.items():
            for link in page.links:
                if re.match("[a-z]+:", link):
                    continue
                count += 1
                place, anchor = urldefrag(link)
                target = (path.parent / unquote(place)).resolve() if place else path
                with self.subTest(path=path, link=link):
                    self.assertTrue(target.is_file())
                    if anchor and target.suffix == ".html":
                        self.assertIn(unquote(anchor), self.pages[target].ids)
        self.assertGreater(count, 200)

    def test_pages_load_files_of_the_site_only(self):
        for path, page in self.pages.items():
            for name in page.loaded:
                with self.subTest(path=path, name=name):
                    self.assertNotRegex(name, "^([a-z]+:|/)")
                    self.assertTrue((path.parent / name).resolve().is_relative_to(SITE))
                    self.assertTrue((path.parent / name).is_file())
        for path in [*SITE.glob("*.css"), SITE / "site.js", SITE / "search.js"]:
            self.assertNotRegex(path.read_text(encoding="utf-8"), r"https?:|//[a-z]+\.|@import|url\(|fetch\(|XMLHttp", path)

    def test_the_manual_names_its_actions_in_its_language(self):
        for language, menu, place in (
            ("en", "Edit", "File › Open"),
            ("ja", "編集", "ファイル › 開く"),
            ("zh_CN", "编辑", "文件 › 打开"),
        ):
            page = self.pages[SITE / language / "manual.html"]
            with self.subTest(language=language):
                self.assertIn(f"<strong>{place}</strong> (Ctrl+O)", page.text)
                self.assertIn(f'<th scope="col">{menu}</th>', page.text, "the table of shortcuts")
                text = re.sub("(?s)<code.*?</code>", "", page.text.split("<main", 1)[1])
                self.assertEqual(re.findall(r"\{[A-Za-z.\-]+\}|\*\*", text), [], "marks that were not replaced")

    def test_the_manuals_have_the_same_sections(self):
        manuals = [self.pages[SITE / language / "manual.html"] for language in LANGUAGES]
        for manual in manuals[1:]:
            self.assertEqual(manual.ids, manuals[0].ids)
            self.assertEqual(manual.headings, manuals[0].headings)
            self.assertEqual(manual.tables, manuals[0].tables)

    def test_the_search_index_has_every_section_of_every_page(self):
        found = set()
        for path in SITE.glob("search_*.js"):
            text = path.read_text(encoding="utf-8")
            self.assertRegex(text, r"^furitsukeIndex\.push\(\.\.\.\[.*\]\);\n$", path)
            for entry in json.loads(text[len("furitsukeIndex.push(...") : -len(");\n")]):
                self.assertTrue(entry["title"] and entry["page"], entry)
                found.add(entry["href"])
        sections = {
            f"{path.relative_to(SITE)}#{anchor}"
            for path, page in self.pages.items()
            for anchor in page.ids
            if path.parent != SITE and anchor != "text"
        }
        self.assertEqual(found, sections)

    def test_is_small(self):
        """Without pictures, and as packages compress it."""
        files = [path for path in SITE.rglob("*.*") if path.suffix in (".html", ".js", ".css", ".json")]
        self.assertLess(sum(len(zlib.compress(path.read_bytes())) for path in files), 560_000)


if __name__ == "__main__":
    SITE = Path(sys.argv.pop(1)).resolve()
    unittest.main()
