// SPDX-License-Identifier: GPL-3.0-or-later
// Finds sections of the pages. Has no access to the page, so that a test can run it; site.js shows what it finds.
"use strict";

const furitsukeSearch = (function () {
  // Japanese and Chinese have no spaces between words: their text is compared by pairs of characters.
  const unspaced = /[\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff]+/g;
  const maxTerms = 40;
  const lengthWeight = 0.2;
  // English words that every section has: they only matter in a query of nothing else.
  const common = new Set("a an and are as at be by for from how in is it of on or that the this to with".split(" "));

  // Without case, accents, and differences of width ("ＩＫ" is "ik"). The length may change.
  function normalized(text) {
    return text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").normalize("NFC").toLowerCase();
  }

  // The words of a query, and the pairs of characters of words without spaces between them.
  function terms(query) {
    const found = new Set();
    for (const word of normalized(query).split(/[\s、。・「」“”（）(),;:!?]+/)) {
      for (const run of word.match(unspaced) || []) {
        if (run.length === 1) found.add(run);
        for (let i = 0; i + 1 < run.length; ++i) found.add(run.slice(i, i + 2));
      }
      for (const part of word.replace(unspaced, " ").split(" ")) if (part) found.add(part);
    }
    const all = [...found].slice(0, maxTerms);
    const telling = all.filter((term) => !common.has(term));
    return telling.length > 0 ? telling : all;
  }

  function count(text, term) {
    let found = 0;
    for (let at = text.indexOf(term); at >= 0 && found < 10; at = text.indexOf(term, at + term.length)) ++found;
    return found;
  }

  // The text around the first occurrence of the query or of its rarest term.
  function excerpt(section, phrase, wanted) {
    const plain = normalized(section.text);
    let at = plain.indexOf(phrase);
    if (at < 0) {
      const rare = wanted.filter((term) => plain.includes(term)).sort((a, b) => count(plain, a) - count(plain, b));
      at = rare.length ? plain.indexOf(rare[0]) : 0;
    }
    // Normalizing may have moved the place a little, which the length of the excerpt covers.
    const start = Math.max(0, at - 40);
    const end = Math.min(section.text.length, start + 140);
    return (start > 0 ? "…" : "") + section.text.slice(start, end) + (end < section.text.length ? "…" : "");
  }

  // The sections that contain all terms of the query, the best first; if there are none, those that contain at least half
  // of them. Sections are {page, href, title, text}; results are {page, href, title, excerpt}. At most `limit` results.
  function search(query, sections, limit) {
    const wanted = terms(query);
    if (wanted.length === 0) return [];
    const phrase = normalized(query.trim());
    const ranked = [];
    for (const section of sections) {
      section.plain = section.plain || normalized(section.title + "\n" + section.text);
      const title = normalized(section.title);
      let has = 0, score = 0;
      for (const term of wanted) {
        const n = count(section.plain, term);
        if (n > 0) ++has;
        score += Math.log(1 + n) + (title.includes(term) ? 2 : 0);
      }
      // A long section has more of all words.
      score -= lengthWeight * Math.log(1 + section.plain.length);
      if (has * 2 < wanted.length || has === 0) continue;
      if (section.plain.includes(phrase)) score += 3;
      if (title === phrase) score += 5;
      ranked.push({ section, has, score });
    }
    const complete = ranked.some((entry) => entry.has === wanted.length);
    return ranked
      .filter((entry) => !complete || entry.has === wanted.length)
      .sort((a, b) => b.has - a.has || b.score - a.score)
      .slice(0, limit)
      .map(({ section }) => ({
        page: section.page, href: section.href, title: section.title, excerpt: excerpt(section, phrase, wanted),
      }));
  }

  // Whether a found word may begin there: "on" is not in "motion". Words in scripts without spaces begin anywhere.
  function isStart(text, at) { return at === 0 || !/[a-z0-9]/.test(text[at]) || !/[a-z0-9]/.test(text[at - 1]); }

  return { search, terms, normalized, isStart };
})();
