// SPDX-License-Identifier: GPL-3.0-or-later
// Keys as scripts see them, made from columns of numbers and written into them. Evaluated before prelude.js; returns what
// that uses. A motion may have a million keys: what is done for each of them avoids closures, iterators and texts, which
// take most of the time here.
(function () {
  "use strict";
  const columnsOf = Symbol("columns");
  const rowOf = Symbol("row");
  const curvesOf = Symbol("curves");
  const linear = [20, 20, 107, 107];
  const isArray = Array.isArray;
  const isWhole = Number.isInteger;
  const hasOwn = Object.prototype.hasOwnProperty;

  function fail(message) { throw new Error(String(message)); }

  const boneCurves = ["x", "y", "z", "rotation"];
  const cameraCurves = ["x", "y", "z", "rotation", "distance", "fov"];

  function curvesFrom(bytes, at, names) {
    const curves = {};
    for (let i = 0; i < names.length; ++i) {
      const first = at + 4 * i;
      curves[names[i]] = [bytes[first], bytes[first + 1], bytes[first + 2], bytes[first + 3]];
    }
    return curves;
  }

  /// Curves are read when they are first used, because most scripts do not use them.
  function defineCurves(prototype, names, width) {
    Object.defineProperty(prototype, "curves", {
      configurable: true,
      get() {
        if (this[curvesOf] === undefined) {
          const columns = this[columnsOf];
          this[curvesOf] = columns ? curvesFrom(columns.bytes, this[rowOf] * width, names) : linearCurves(names);
        }
        return this[curvesOf];
      },
      set(curves) { this[curvesOf] = curves; },
    });
  }

  function linearCurves(names) {
    const curves = {};
    for (const name of names) curves[name] = linear.slice();
    return curves;
  }

  class BoneKey {}
  class CameraKey {}
  class PlainKey {}
  defineCurves(BoneKey.prototype, boneCurves, 17);
  defineCurves(CameraKey.prototype, cameraCurves, 25);

  const assign = Object.assign;
  /// A copy of a key also gets its curves, which are no property of their own.
  Object.assign = (target, ...sources) => {
    for (const source of sources) {
      assign(target, source);
      if (source instanceof BoneKey || source instanceof CameraKey) target.curves = source.curves;
    }
    return target;
  };

  /// The key that is being written, for messages.
  const written = { label: "", frame: undefined };

  function failIn(part, message) {
    const frame = written.frame === undefined ? "" : ", frame " + written.frame;
    fail(written.label + frame + (part === "" ? "" : ", " + part) + message);
  }

  function number(value, part) {
    // The difference of an infinity or NaN to itself is NaN.
    if (typeof value !== "number" || value - value !== 0) failIn(part, " is not a number");
    return value;
  }

  function vector(value, length, part) {
    if (!isArray(value) || value.length !== length) failIn(part, " must be a list of " + length + " numbers");
    for (let i = 0; i < length; ++i) {
      const v = value[i];
      if (typeof v !== "number" || v - v !== 0) failIn(part, " is not a number");
    }
    return value;
  }

  function writeCurves(out, at, key, names, width) {
    const source = key[columnsOf];
    let curves = hasOwn.call(key, "curves") ? key.curves : key[curvesOf];
    if (curves === undefined && source !== undefined) {
      const from = source.bytes, first = key[rowOf] * width, count = 4 * names.length;
      for (let i = 0; i < count; ++i) out[at + i] = from[first + i];
      return;
    }
    if (curves === undefined) curves = {};
    if (typeof curves !== "object" || curves === null) failIn("", " has curves that are not an object");
    for (let i = 0; i < names.length; ++i) {
      const curve = curves[names[i]] === undefined ? linear : vector(curves[names[i]], 4, "curve " + names[i]);
      for (let j = 0; j < 4; ++j) {
        if (!isWhole(curve[j]) || curve[j] < 0 || curve[j] > 255) failIn("curve " + names[i], ": 0 to 127 each");
        out[at + 4 * i + j] = curve[j];
      }
    }
  }

  const noMove = [0, 0, 0], noTurn = [0, 0, 0, 1];

  function orElse(value, fallback) { return value === undefined ? fallback : value; }

  // For each kind: the widths of a key, how a key is made from the columns, and how it is written into them.
  const kinds = {
    bone: {
      numbers: 7, bytes: () => 17, rest: { translation: [0, 0, 0], rotation: [0, 0, 0, 1], physics: true },
      read(c, i) {
        const key = new BoneKey(), n = c.numbers, at = 7 * i;
        key.frame = c.frames[i];
        key.translation = [n[at], n[at + 1], n[at + 2]];
        key.rotation = [n[at + 3], n[at + 4], n[at + 5], n[at + 6]];
        key.physics = c.bytes[17 * i + 16] !== 0;
        return key;
      },
      write(key, out, i) {
        const t = key.translation === undefined ? noMove : vector(key.translation, 3, "translation");
        const r = key.rotation === undefined ? noTurn : vector(key.rotation, 4, "rotation");
        const at = 7 * i, n = out.numbers;
        n[at] = t[0]; n[at + 1] = t[1]; n[at + 2] = t[2];
        n[at + 3] = r[0]; n[at + 4] = r[1]; n[at + 5] = r[2]; n[at + 6] = r[3];
        writeCurves(out.bytes, 17 * i, key, boneCurves, 17);
        out.bytes[17 * i + 16] = orElse(key.physics, true) ? 1 : 0;
      },
    },
    morph: {
      numbers: 1, bytes: () => 0, rest: { weight: 0 },
      read(c, i) { const key = new PlainKey(); key.frame = c.frames[i]; key.weight = c.numbers[i]; return key; },
      write(key, out, i) { out.numbers[i] = number(key.weight, "weight"); },
    },
    camera: {
      numbers: 8, bytes: () => 25,
      rest: { distance: -45, target: [0, 10, 0], rotation: [0, 0, 0], fov: 30, perspective: true },
      read(c, i) {
        const key = new CameraKey(), n = c.numbers, at = 8 * i;
        key.frame = c.frames[i];
        key.distance = n[at];
        key.target = [n[at + 1], n[at + 2], n[at + 3]];
        key.rotation = [n[at + 4], n[at + 5], n[at + 6]];
        key.fov = n[at + 7];
        key.perspective = c.bytes[25 * i + 24] !== 0;
        return key;
      },
      write(key, out, i) {
        const at = 8 * i, n = out.numbers;
        const t = vector(orElse(key.target, [0, 10, 0]), 3, "target");
        const r = vector(orElse(key.rotation, [0, 0, 0]), 3, "rotation");
        n[at] = number(orElse(key.distance, -45), "distance");
        n[at + 1] = t[0]; n[at + 2] = t[1]; n[at + 3] = t[2];
        n[at + 4] = r[0]; n[at + 5] = r[1]; n[at + 6] = r[2];
        n[at + 7] = Math.round(number(orElse(key.fov, 30), "fov"));
        writeCurves(out.bytes, 25 * i, key, cameraCurves, 25);
        out.bytes[25 * i + 24] = orElse(key.perspective, true) ? 1 : 0;
      },
    },
    light: {
      numbers: 6, bytes: () => 0, rest: { color: [154 / 256, 154 / 256, 154 / 256], direction: [-0.5, -1, 0.5] },
      read(c, i) {
        const key = new PlainKey(), n = c.numbers, at = 6 * i;
        key.frame = c.frames[i];
        key.color = [n[at], n[at + 1], n[at + 2]];
        key.direction = [n[at + 3], n[at + 4], n[at + 5]];
        return key;
      },
      write(key, out, i) {
        const color = vector(key.color, 3, "color"), to = vector(key.direction, 3, "direction");
        for (let j = 0; j < 3; ++j) { out.numbers[6 * i + j] = color[j]; out.numbers[6 * i + 3 + j] = to[j]; }
      },
    },
    selfShadow: {
      numbers: 1, bytes: () => 1, rest: { mode: 1, distance: 0.01125 },
      read(c, i) {
        const key = new PlainKey();
        key.frame = c.frames[i]; key.mode = c.bytes[i]; key.distance = c.numbers[i];
        return key;
      },
      write(key, out, i) {
        if (key.mode !== 0 && key.mode !== 1 && key.mode !== 2) failIn("mode", ": 0, 1 or 2");
        out.bytes[i] = key.mode;
        out.numbers[i] = number(key.distance, "distance");
      },
    },
    property: {
      numbers: 0, bytes: (ik) => 1 + ik.length, rest: { visible: true, ik: [] },
      read(c, i) {
        const key = new PlainKey(), width = 1 + c.ik.length;
        key.frame = c.frames[i];
        key.visible = c.bytes[width * i] !== 0;
        key.ik = [];
        for (let j = 0; j < c.ik.length; ++j) {
          const state = c.bytes[width * i + 1 + j];
          if (state !== 0) key.ik.push({ name: c.ik[j], enabled: state === 2 });
        }
        return key;
      },
      write(key, out, i) {
        const width = 1 + out.ik.length;
        out.bytes[width * i] = orElse(key.visible, true) ? 1 : 0;
        for (const state of orElse(key.ik, [])) {
          out.bytes[width * i + 1 + out.ik.indexOf(String(state.name))] = state.enabled ? 2 : 1;
        }
      },
    },
  };

  const scratch = {};
  for (const kind of Object.keys(kinds)) {
    if (kind === "property") continue;  // whose width depends on its key
    scratch[kind] = { numbers: new Float32Array(kinds[kind].numbers), bytes: new Uint8Array(kinds[kind].bytes([])) };
  }

  return { kinds, scratch, written, columnsOf, rowOf, linear, orElse, fail };
})()
