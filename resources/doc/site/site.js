// SPDX-License-Identifier: GPL-3.0-or-later
// The search field, the marks of a found word, and the folded list of pages on small screens.
"use strict";

(function () {
  const form = document.querySelector("form[role=search]");
  const field = form.querySelector("input");
  const status = form.querySelector(".status");
  const list = form.querySelector(".results");
  const limit = 20;

  function show() {
    const query = field.value.trim();
    const found = query ? furitsukeSearch.search(query, furitsukeIndex, limit) : [];
    list.replaceChildren(...found.map((result) => {
      const link = document.createElement("a");
      const [path, anchor] = result.href.split("#");
      link.href = "../" + path + "?q=" + encodeURIComponent(query) + "#" + anchor;
      const title = document.createElement("strong");
      title.textContent = result.title === result.page ? result.page : result.page + " › " + result.title;
      const text = document.createElement("span");
      text.textContent = result.excerpt;
      link.append(title, text);
      const item = document.createElement("li");
      item.append(link);
      return item;
    }));
    const text = found.length ? form.dataset.found.replace("{n}", found.length) : form.dataset.nothing;
    status.textContent = query ? text : "";
    form.querySelector(".found").hidden = !query;
  }

  // The places of the words in the text of a node: [start, end], the last one first.
  function placesIn(text, words) {
    const plain = furitsukeSearch.normalized(text);
    if (plain.length !== text.length) return [];
    const places = [];
    for (let at = 0; at < plain.length; ++at) {
      const word = words.find((one) => plain.startsWith(one, at) && furitsukeSearch.isStart(plain, at));
      if (!word) continue;
      places.unshift([at, at + word.length]);
      at += word.length - 1;
    }
    return places;
  }

  function markWords(words) {
    const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) {
      if (node.parentElement.closest(".contents")) continue;
      for (const [start, end] of placesIn(node.data, words)) {
        const found = node.splitText(start);
        found.splitText(end - start);
        const mark = document.createElement("mark");
        found.replaceWith(mark);
        mark.append(found);
      }
    }
  }

  // Marks the words of a query in the text, or the parts of words that were searched, and shows the first mark of the section
  // that was chosen.
  function mark(query) {
    const searched = new Set(furitsukeSearch.terms(query));
    const words = furitsukeSearch.normalized(query).split(/\s+/);
    markWords(words.filter((word) => furitsukeSearch.terms(word).some((term) => searched.has(term))));
    if (!document.querySelector("main mark")) markWords(furitsukeSearch.terms(query));
    const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const marks = [...document.querySelectorAll("main mark")];
    const after = marks.find((found) => heading && heading.compareDocumentPosition(found) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (after) after.scrollIntoView({ block: "center" });
  }

  form.hidden = false;
  field.addEventListener("input", show);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const first = list.querySelector("a");
    if (first) first.click();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && form.contains(document.activeElement)) {
      field.value = "";
      show();
      field.focus();
    } else if (event.key === "/" && !/^(input|textarea)$/i.test(document.activeElement.tagName)) {
      event.preventDefault();
      field.focus();
    }
  });
  // The other languages show the same section.
  for (const link of document.querySelectorAll(".languages a")) {
    const target = link.getAttribute("href");
    link.addEventListener("click", () => {
      link.href = target + location.hash;
    });
  }
  // On small screens the list of pages would push the text out of sight.
  if (matchMedia("(max-width: 50rem)").matches) document.querySelector(".pages").open = false;
  const query = new URLSearchParams(location.search).get("q");
  if (query) {
    field.value = query;
    // After the pictures, which move the text.
    addEventListener("load", () => mark(query));
  }
})();
