// SPDX-License-Identifier: GPL-3.0-or-later
// What scripts can use. Evaluated before a script, in the same process: nothing here protects the program, which trusts
// only what core/scripts/script_reply.cpp has checked. Returns a function that collects the keys after the script.
(function (host, factsText) {
  "use strict";
  const facts = JSON.parse(factsText);
  const columnsOf = Symbol("columns");
  const rowOf = Symbol("row");
  const maxFrame = 0x7fffffff;
  const linear = [20, 20, 107, 107];
  const isArray = Array.isArray;
  const isWhole = Number.isInteger;

  function fail(message) { throw new Error(String(message)); }

  // ---- keys ----

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
        const columns = this[columnsOf];
        const curves = columns ? curvesFrom(columns.bytes, this[rowOf] * width, names) : linearCurves(names);
        Object.defineProperty(this, "curves", { value: curves, writable: true, enumerable: true, configurable: true });
        return curves;
      },
      set(curves) {
        Object.defineProperty(this, "curves", { value: curves, writable: true, enumerable: true, configurable: true });
      },
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

  function number(value, where) {
    if (typeof value !== "number" || !isFinite(value)) fail(where + " is not a number");
    return value;
  }

  function vector(value, length, where) {
    if (!isArray(value) || value.length !== length) fail(where + " must be a list of " + length + " numbers");
    for (let i = 0; i < length; ++i) number(value[i], where);
    return value;
  }

  function writeCurves(out, at, key, names, width, where) {
    const own = Object.prototype.hasOwnProperty.call(key, "curves");
    const source = key[columnsOf];
    if (!own && source) {
      for (let i = 0; i < 4 * names.length; ++i) out[at + i] = source.bytes[key[rowOf] * width + i];
      return;
    }
    const curves = own ? key.curves : {};
    if (typeof curves !== "object" || curves === null) fail(where + " has curves that are not an object");
    for (let i = 0; i < names.length; ++i) {
      const curve = curves[names[i]] === undefined ? linear : vector(curves[names[i]], 4, where + ", curve " + names[i]);
      for (let j = 0; j < 4; ++j) {
        if (!isWhole(curve[j]) || curve[j] < 0 || curve[j] > 255) fail(where + ", curve " + names[i] + ": 0 to 127 each");
        out[at + 4 * i + j] = curve[j];
      }
    }
  }

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
      write(key, out, i, where) {
        const t = vector(orElse(key.translation, [0, 0, 0]), 3, where + ", translation");
        const r = vector(orElse(key.rotation, [0, 0, 0, 1]), 4, where + ", rotation");
        const at = 7 * i, n = out.numbers;
        n[at] = t[0]; n[at + 1] = t[1]; n[at + 2] = t[2];
        n[at + 3] = r[0]; n[at + 4] = r[1]; n[at + 5] = r[2]; n[at + 6] = r[3];
        writeCurves(out.bytes, 17 * i, key, boneCurves, 17, where);
        out.bytes[17 * i + 16] = orElse(key.physics, true) ? 1 : 0;
      },
    },
    morph: {
      numbers: 1, bytes: () => 0, rest: { weight: 0 },
      read(c, i) { const key = new PlainKey(); key.frame = c.frames[i]; key.weight = c.numbers[i]; return key; },
      write(key, out, i, where) { out.numbers[i] = number(key.weight, where + ", weight"); },
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
      write(key, out, i, where) {
        const at = 8 * i, n = out.numbers;
        const t = vector(orElse(key.target, [0, 10, 0]), 3, where + ", target");
        const r = vector(orElse(key.rotation, [0, 0, 0]), 3, where + ", rotation");
        n[at] = number(orElse(key.distance, -45), where + ", distance");
        n[at + 1] = t[0]; n[at + 2] = t[1]; n[at + 3] = t[2];
        n[at + 4] = r[0]; n[at + 5] = r[1]; n[at + 6] = r[2];
        n[at + 7] = Math.round(number(orElse(key.fov, 30), where + ", fov"));
        writeCurves(out.bytes, 25 * i, key, cameraCurves, 25, where);
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
      write(key, out, i, where) {
        const color = vector(key.color, 3, where + ", color"), to = vector(key.direction, 3, where + ", direction");
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
      write(key, out, i, where) {
        if (key.mode !== 0 && key.mode !== 1 && key.mode !== 2) fail(where + ", mode: 0, 1 or 2");
        out.bytes[i] = key.mode;
        out.numbers[i] = number(key.distance, where + ", distance");
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
      write(key, out, i, where) {
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

  // ---- tracks ----

  class Track {
    constructor(kind, name, index, count, ik) {
      Object.defineProperties(this, {
        kind: { value: kind, enumerable: true },
        name: { value: name, enumerable: true },
        index_: { value: index },
        original_: { value: count },
        ik_: { value: ik },
        keys_: { value: null, writable: true },
        columns_: { value: null, writable: true },
      });
    }
    /// The number of keys.
    get count() { return this.keys_ ? this.keys_.length : this.original_; }
    /// The frames of the keys, without making the keys.
    get frames() {
      if (this.keys_) return this.keys_.map((key) => key.frame);
      return Array.from(this.loaded_().frames);
    }
    get keys() {
      if (!this.keys_) this.keys_ = this.read_();
      return this.keys_;
    }
    set keys(list) {
      if (!isArray(list)) fail(this.label_() + ": keys must be a list");
      this.keys_ = list;
    }
    /// The keys that are to be changed.
    get selected() {
      if (this.index_ < 0 || this.original_ === 0) return [];
      const chosen = new Uint8Array(host.selected(this.index_)), columns = this.loaded_();
      const frames = new Set();
      for (let i = 0; i < chosen.length; ++i) if (chosen[i] !== 0) frames.add(columns.frames[i]);
      return this.keys.filter((key) => frames.has(key.frame));
    }
    get isSelected() { return this.index_ >= 0 && host.isSelected(this.index_); }
    /// Sets a key, in place of one on its frame. What it lacks is that of a new key.
    set(key) {
      if (typeof key !== "object" || key === null) fail(this.label_() + ": a key must be an object");
      this.checkFrame_(key.frame);
      // Here rather than at the end, so that the error has the line of the script.
      if (scratch[this.kind]) kinds[this.kind].write(key, scratch[this.kind], 0, this.label_() + ", frame " + key.frame);
      const keys = this.keys, last = keys.length - 1;
      if (last < 0 || keys[last].frame < key.frame) { keys.push(key); return key; }
      const at = keys.findIndex((other) => other.frame === key.frame);
      if (at >= 0) keys[at] = key; else keys.push(key);
      return key;
    }
    /// Removes the keys on a frame, or those for which a function returns true.
    remove(what) {
      const isIt = typeof what === "function" ? what : (key) => key.frame === what;
      this.keys = this.keys.filter((key) => !isIt(key));
    }
    /// A copy of a key of this kind, on another frame.
    copy(key, frame) {
      const kind = kinds[this.kind], at = { frames: new Int32Array(1), numbers: new Float32Array(kind.numbers) };
      at.ik = this.kind === "property" ? orElse(key.ik, []).map((state) => String(state.name)) : [];
      at.bytes = new Uint8Array(kind.bytes(at.ik));
      kind.write(key, at, 0, this.label_());
      const copied = kind.read(at, 0);
      copied.frame = orElse(frame, key.frame);
      copied[columnsOf] = at;
      copied[rowOf] = 0;
      return copied;
    }
    /// The value at a frame, whole or not, before the script has changed anything.
    at(frame) {
      number(frame, "the frame");
      if (this.index_ < 0) return JSON.parse(JSON.stringify(kinds[this.kind].rest));
      return sampled(this.kind, host.sample(this.index_, frame));
    }
    label_() { return this.name === "" ? this.kind : this.kind + " " + this.name; }
    checkFrame_(frame) {
      if (!isWhole(frame) || frame < 0 || frame > maxFrame)
        fail(this.label_() + ": the frame " + frame + " is not a whole number from 0");
    }
    loaded_() {
      if (!this.columns_) {
        const columns = host.columns(this.index_);
        this.columns_ = { frames: new Int32Array(columns[0]), numbers: new Float32Array(columns[1]),
          bytes: new Uint8Array(columns[2]), ik: this.ik_ };
      }
      return this.columns_;
    }
    read_() {
      if (this.index_ < 0 || this.original_ === 0) return [];
      const columns = this.loaded_(), read = kinds[this.kind].read, keys = new Array(this.original_);
      for (let i = 0; i < keys.length; ++i) {
        const key = read(columns, i);
        key[columnsOf] = columns;
        key[rowOf] = i;
        keys[i] = key;
      }
      return keys;
    }
    /// The keys in order of their frames; of several on a frame, the last one.
    ordered_() {
      let isOrdered = true, before = -1;
      for (const key of this.keys_) {
        if (typeof key !== "object" || key === null) fail(this.label_() + ": a key must be an object");
        this.checkFrame_(key.frame);
        isOrdered = isOrdered && key.frame > before;
        before = key.frame;
      }
      if (isOrdered) return this.keys_;
      const order = this.keys_.map((key, i) => [key.frame, i]);
      order.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      const keys = [];
      order.forEach((entry, i) => {
        if (i + 1 === order.length || order[i + 1][0] !== entry[0]) keys.push(this.keys_[entry[1]]);
      });
      return keys;
    }
    collect_() {
      const keys = this.ordered_(), kind = kinds[this.kind], ik = this.ik_.slice();
      if (this.kind === "property") {
        for (const key of keys) for (const state of orElse(key.ik, []))
          if (ik.indexOf(String(state.name)) < 0) ik.push(String(state.name));
      }
      const out = { frames: new Int32Array(keys.length), numbers: new Float32Array(kind.numbers * keys.length),
        bytes: new Uint8Array(kind.bytes(ik) * keys.length), ik };
      for (let i = 0; i < keys.length; ++i) {
        out.frames[i] = keys[i].frame;
        kind.write(keys[i], out, i, this.label_() + ", frame " + keys[i].frame);
      }
      return [this.index_, this.kind, this.name, ik, out.frames.buffer, out.numbers.buffer, out.bytes.buffer];
    }
  }

  function sampled(kind, v) {
    switch (kind) {
      case "bone": return { translation: [v[0], v[1], v[2]], rotation: [v[3], v[4], v[5], v[6]], physics: v[7] !== 0 };
      case "morph": return { weight: v[0] };
      case "camera": return { distance: v[0], target: [v[1], v[2], v[3]], rotation: [v[4], v[5], v[6]], fov: v[7],
        perspective: v[8] !== 0 };
      case "light": return { color: [v[0], v[1], v[2]], direction: [v[3], v[4], v[5]] };
      case "selfShadow": return { mode: v[0], distance: v[1] };
    }
    return { visible: v[0] !== 0 };
  }

  const tracks = host.tracks().map((t, i) => new Track(t[0], t[1], i, t[2], t[3]));
  const tracks_ = tracks.length;
  const ofKind = (kind) => tracks.filter((track) => track.kind === kind);
  const bones = ofKind("bone"), morphs = ofKind("morph");

  const tracksByName = { bone: new Map(), morph: new Map() };
  for (const track of bones.concat(morphs)) {
    const known = tracksByName[track.kind];
    if (!known.has(track.name)) known.set(track.name, track);
  }

  function named(list, kind, name) {
    name = String(name);
    let track = tracksByName[kind].get(name);
    if (!track) {
      if (name === "") fail("a " + kind + " needs a name");
      track = new Track(kind, name, -1, 0, []);
      list.push(track);
      tracks.push(track);
      tracksByName[kind].set(name, track);
    }
    return track;
  }

  const lastFrame = tracks.reduce((last, t) => Math.max(last, t.original_ === 0 ? 0 : host.lastFrame(t.index_)), 0);
  const motion = {
    modelName: facts.modelName, bones, morphs, lastFrame,
    camera: ofKind("camera")[0], lights: ofKind("light")[0], selfShadow: ofKind("selfShadow")[0],
    properties: ofKind("property")[0],
    /// The track of a bone or a morph; a new one if there is none.
    bone: (name) => named(bones, "bone", name),
    morph: (name) => named(morphs, "morph", name),
    hasBone: (name) => tracksByName.bone.has(name),
    hasMorph: (name) => tracksByName.morph.has(name),
    get tracks() { return tracks.slice(); },
  };

  // ---- rotations, curves, random numbers ----

  const rotation = {
    identity: () => [0, 0, 0, 1],
    fromEuler: (x, y, z) => host.fromEuler(x, y, z),
    toEuler: (q) => { vector(q, 4, "the rotation"); return host.toEuler(q[0], q[1], q[2], q[3]); },
    multiply(a, b) {
      vector(a, 4, "the rotation"); vector(b, 4, "the rotation");
      return [
        a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
        a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
        a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
        a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2]];
    },
    inverse: (q) => [-q[0], -q[1], -q[2], q[3]],
    normalize(q) {
      const length = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
      return length > 0 ? q.map((v) => v / length) : [0, 0, 0, 1];
    },
    slerp(a, b, t) {
      let dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
      const sign = dot < 0 ? -1 : 1;
      dot = Math.min(1, Math.abs(dot));
      const angle = Math.acos(dot), sine = Math.sin(angle);
      const f = sine < 1e-6 ? 1 - t : Math.sin((1 - t) * angle) / sine;
      const g = sign * (sine < 1e-6 ? t : Math.sin(t * angle) / sine);
      return rotation.normalize([0, 1, 2, 3].map((i) => f * a[i] + g * b[i]));
    },
    /// A vector turned by a rotation.
    apply(q, v) {
      const r = rotation.multiply(rotation.multiply(q, [v[0], v[1], v[2], 0]), rotation.inverse(q));
      return [r[0], r[1], r[2]];
    },
  };

  const curve = {
    linear: () => linear.slice(), ease: () => [64, 0, 64, 127], easeIn: () => [64, 0, 107, 107],
    easeOut: () => [20, 20, 64, 127],
    /// The same curve for every channel of a bone key or a camera key.
    bone: (c) => ({ x: c.slice(), y: c.slice(), z: c.slice(), rotation: c.slice() }),
    camera: (c) => ({ x: c.slice(), y: c.slice(), z: c.slice(), rotation: c.slice(), distance: c.slice(),
      fov: c.slice() }),
    /// The share of the way after the share t of the time.
    value(c, t) {
      const bezier = (p1, p2, s) => 3 * s * (1 - s) * (1 - s) * p1 + 3 * s * s * (1 - s) * p2 + s * s * s;
      let low = 0, high = 1;
      for (let i = 0; i < 40; ++i) {
        const middle = (low + high) / 2;
        if (bezier(c[0] / 127, c[2] / 127, middle) < t) low = middle; else high = middle;
      }
      return bezier(c[1] / 127, c[3] / 127, (low + high) / 2);
    },
  };

  /// Numbers that are the same at each run with the same seed.
  function random(seed) {
    let state = (Math.floor(Number(seed)) || 0) >>> 0;
    const next = () => {
      state = (state + 0x6d2b79f5) >>> 0;
      let t = Math.imul(state ^ (state >>> 15), state | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
    return { next, range: (a, b) => a + (b - a) * next(), integer: (a, b) => a + Math.floor((b - a + 1) * next()),
      pick: (list) => list[Math.floor(list.length * next())] };
  }
  Math.random = random(orElse(facts.parameters.seed, 1)).next;

  // ---- the rest ----

  function modelFrom(found) {
    if (!found) return null;
    const list = found.bones.map((b) => ({ name: b[0], position: [b[1], b[2], b[3]],
      parent: b[4] >= 0 && b[4] < found.bones.length ? found.bones[b[4]][0] : null }));
    const byName = new Map();
    for (const bone of list) if (!byName.has(bone.name)) byName.set(bone.name, bone);
    const model = { name: found.name, bones: list, morphs: found.morphs,
      bone: (name) => byName.get(name) || null,
      hasMorph: (name) => found.morphs.indexOf(name) >= 0,
      /// Where a bone is at a frame by the keys of its parents, without IK, append and physics.
      world(name, frame) {
        const chain = [];
        for (let bone = byName.get(name); bone && chain.length < 1000; bone = byName.get(bone.parent)) chain.push(bone);
        if (chain.length === 0) fail("the model has no bone \"" + name + "\"");
        let position = [0, 0, 0], turn = [0, 0, 0, 1], parent = [0, 0, 0];
        for (const bone of chain.reverse()) {
          const track = tracksByName.bone.get(bone.name);
          const own = track && track.index_ >= 0 ? track.at(frame) : kinds.bone.rest;
          const offset = [0, 1, 2].map((i) => bone.position[i] - parent[i] + own.translation[i]);
          const turned = rotation.apply(turn, offset);
          position = [0, 1, 2].map((i) => position[i] + turned[i]);
          turn = rotation.multiply(turn, own.rotation);
          parent = bone.position;
        }
        return { position, rotation: turn };
      },
    };
    return model;
  }

  function textOf(value) {
    if (typeof value === "string") return value;
    try { const text = JSON.stringify(value); return text === undefined ? String(value) : text; } catch (e) { return "?"; }
  }

  const globals = {
    motion, rotation, curve, random,
    parameters: facts.parameters,
    playhead: facts.playhead,
    camera: {
      /// Whether the motion, or another one in the scene, moves the camera.
      get isMoved() { return host.cameraKeys() > 0; },
      at: (frame) => sampled("camera", host.sample(tracks_, number(frame, "the frame"))),
      eye: (frame) => host.cameraEye(number(frame, "the frame")),
    },
    selection: { first: facts.selection[0], last: facts.selection[1],
      get tracks() { return tracks.filter((t) => t.isSelected); },
      contains: (frame) => frame >= facts.selection[0] && frame <= facts.selection[1] },
    model: modelFrom(facts.model),
    beats: facts.beats.map((b, i) => ({ frame: Math.max(0, Math.round(b[0])), exact: b[0], isBar: b[1], bar: b[2],
      index: i })),
    markers: facts.markers.map((m) => ({ frame: m[0], name: m[1], color: m[2] })),
    log: (...values) => { host.log(values.map(textOf).join(" ")); },
    fail,
  };
  const target = this;
  for (const name of Object.keys(globals)) {
    Object.defineProperty(target, name, { value: globals[name], writable: true, configurable: true });
  }

  return () => tracks.filter((track) => track.keys_ !== null).map((track) => track.collect_());
})
