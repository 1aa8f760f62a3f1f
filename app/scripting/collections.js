// SPDX-License-Identifier: GPL-3.0-or-later
// Map and Set for scripts, with the interface of the language. Those of the engine (Qt 6.4) search all their entries at
// each call, which takes minutes with the frames of a long motion.
(function () {
  "use strict";
  const dataOf = Symbol("data");
  const idOf = Symbol("id");
  const gone = Symbol("gone");
  const EngineMap = this.Map;
  const hasOwn = Object.prototype.hasOwnProperty;
  let lastId = 0;

  /// Entries in the order in which they were added. Indexes of them by kind of key; `others` for what has no hash.
  function emptyData() {
    return { keys: [], values: [], size: 0, numbers: Object.create(null), texts: Object.create(null),
      objects: Object.create(null), others: new EngineMap() };
  }

  function isIndex(key) { return typeof key === "number" && key >= 0 && key < 0x7fffffff && Math.floor(key) === key; }

  function textKey(key) {
    switch (typeof key) {
      case "string": return "$" + key;
      case "number": return "#" + key;
      case "boolean":
      case "undefined": return "@" + key;
    }
    return key === null ? "@null" : undefined;
  }

  function isObject(key) { return (typeof key === "object" && key !== null) || typeof key === "function"; }

  /// The index of an entry, or undefined.
  function indexOf(data, key) {
    if (isIndex(key)) return data.numbers[key];
    if (isObject(key) && hasOwn.call(key, idOf)) return data.objects[key[idOf]];
    const text = textKey(key);
    return text !== undefined ? data.texts[text] : data.others.get(key);
  }

  function remember(data, key, index) {
    if (isIndex(key)) { data.numbers[key] = index; return; }
    const text = textKey(key);
    if (text !== undefined) { data.texts[text] = index; return; }
    if (isObject(key) && (hasOwn.call(key, idOf) || Object.isExtensible(key))) {
      if (!hasOwn.call(key, idOf)) Object.defineProperty(key, idOf, { value: ++lastId });
      data.objects[key[idOf]] = index;
    } else {
      data.others.set(key, index);
    }
  }

  function put(data, key, value) {
    const index = indexOf(data, key);
    if (index !== undefined) { data.values[index] = value; return; }
    remember(data, key, data.keys.length);
    data.keys.push(key === 0 ? 0 : key);
    data.values.push(value);
    ++data.size;
  }

  function remove(data, key) {
    const index = indexOf(data, key);
    if (index === undefined) return false;
    remember(data, key, undefined);
    data.keys[index] = gone;
    data.values[index] = undefined;
    --data.size;
    return true;
  }

  /// Entries that are added meanwhile are visited, as the language wants it.
  class Entries {
    constructor(owner, pick) { this[dataOf] = { owner, pick, at: 0 }; }
    next() {
      const own = this[dataOf], data = own.owner[dataOf], keys = data.keys;
      while (own.at < keys.length && keys[own.at] === gone) ++own.at;
      if (own.at >= keys.length) { own.at = Infinity; return { value: undefined, done: true }; }
      const at = own.at++;
      return { value: own.pick(keys[at], data.values[at]), done: false };
    }
    [Symbol.iterator]() { return this; }
  }

  const pickKey = (key) => key, pickValue = (key, value) => value, pickBoth = (key, value) => [key, value];

  class Collection {
    constructor() { this[dataOf] = emptyData(); }
    get size() { return this[dataOf].size; }
    has(key) { return indexOf(this[dataOf], key) !== undefined; }
    delete(key) { return remove(this[dataOf], key); }
    clear() {
      // An iteration that is in progress ends.
      this[dataOf] = emptyData();
    }
    forEach(use, self) {
      for (let i = 0; i < this[dataOf].keys.length; ++i) {
        const key = this[dataOf].keys[i];
        if (key !== gone) use.call(self, this[dataOf].values[i], key, this);
      }
    }
    keys() { return new Entries(this, pickKey); }
    values() { return new Entries(this, pickValue); }
    entries() { return new Entries(this, pickBoth); }
  }

  /// `add` has no `this`, which the engine loses in functions within such constructors.
  function addAll(collection, entries, add) {
    if (entries === undefined || entries === null) return;
    if (Array.isArray(entries)) {
      for (let i = 0; i < entries.length; ++i) add(collection, entries[i]);
    } else {
      for (const entry of entries) add(collection, entry);
    }
  }

  class Map extends Collection {
    constructor(entries) { super(); addAll(this, entries, (map, entry) => { map.set(entry[0], entry[1]); }); }
    get(key) {
      const index = indexOf(this[dataOf], key);
      return index === undefined ? undefined : this[dataOf].values[index];
    }
    set(key, value) { put(this[dataOf], key, value); return this; }
    [Symbol.iterator]() { return this.entries(); }
    get [Symbol.toStringTag]() { return "Map"; }
  }

  class Set extends Collection {
    constructor(entries) { super(); addAll(this, entries, (set, entry) => { set.add(entry); }); }
    add(key) { put(this[dataOf], key, key); return this; }
    [Symbol.iterator]() { return this.keys(); }
    get [Symbol.toStringTag]() { return "Set"; }
  }

  for (const type of [Map, Set]) {
    Object.defineProperty(this, type.name, { value: type, writable: true, configurable: true });
  }
})
