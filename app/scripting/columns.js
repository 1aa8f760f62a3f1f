// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a track as columns of numbers: for tracks with so many keys that an object for each would take too long.
// Evaluated before prelude.js; returns the class.
(function () {
  "use strict";
  // Below this, a loop is faster than the views that a copy needs.
  const shortRun = 4;

  function copyValues(from, first, count, to, at) {
    if (count < shortRun) {
      for (let i = 0; i < count; ++i) to[at + i] = from[first + i];
    } else {
      to.set(from.subarray(first, first + count), at);
    }
  }

  class Columns {
    /// A key has `numberWidth` of the numbers and `byteWidth` of the bytes.
    constructor(numberWidth, byteWidth, columns) {
      this.numberWidth = numberWidth;
      this.byteWidth = byteWidth;
      this.frames = columns.frames;
      this.numbers = columns.numbers;
      this.bytes = columns.bytes;
      this.ik = columns.ik;
      this.selected = columns.selected;
    }
    get count() { return this.frames.length; }
    /// Room for so many keys.
    empty(count) {
      return new Columns(this.numberWidth, this.byteWidth, { frames: new Int32Array(count),
        numbers: new Float32Array(count * this.numberWidth), bytes: new Uint8Array(count * this.byteWidth),
        ik: this.ik.slice(), selected: new Uint8Array(count) });
    }
    copyRows(from, first, count, at) {
      copyValues(from.frames, first, count, this.frames, at);
      copyValues(from.numbers, first * this.numberWidth, count * this.numberWidth, this.numbers, at * this.numberWidth);
      copyValues(from.bytes, first * this.byteWidth, count * this.byteWidth, this.bytes, at * this.byteWidth);
      copyValues(from.selected, first, count, this.selected, at);
    }
    /// The keys of those rows for which a function returns true.
    filter(isKept) {
      const rows = this.count, kept = new Uint8Array(rows);
      let count = 0;
      for (let i = 0; i < rows; ++i) if (isKept(i)) { kept[i] = 1; ++count; }
      const result = this.empty(count);
      for (let i = 0, at = 0; i < rows;) {
        if (kept[i] === 0) { ++i; continue; }
        let end = i + 1;
        while (end < rows && kept[end] !== 0) ++end;
        result.copyRows(this, i, end - i, at);
        at += end - i;
        i = end;
      }
      return result;
    }
    /// With the keys of other columns of the same kind, which replace those on the same frames. The frames of both ascend.
    merge(other) {
      if (!(other instanceof Columns) || other.numberWidth !== this.numberWidth || other.byteWidth !== this.byteWidth ||
          this.ik.join("\n") !== other.ik.join("\n")) throw new Error("the columns are not of the same kind");
      const a = this.frames, b = other.frames, result = this.empty(a.length + b.length);
      let i = 0, j = 0, at = 0;
      while (i < a.length || j < b.length) {
        const before = j < b.length ? b[j] : Infinity;
        let end = i;
        while (end < a.length && a[end] < before) ++end;
        result.copyRows(this, i, end - i, at);
        at += end - i;
        i = end < a.length && a[end] === before ? end + 1 : end;
        const next = i < a.length ? a[i] : Infinity;
        end = j;
        while (end < b.length && b[end] < next) ++end;
        result.copyRows(other, j, end - j, at);
        at += end - j;
        j = end;
      }
      return at === result.count ? result : result.filter((row) => row < at);
    }
  }
  return Columns;
})()
