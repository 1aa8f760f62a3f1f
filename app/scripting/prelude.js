// SPDX-License-Identifier: GPL-3.0-or-later
// What scripts can use. Evaluated before a script, in the same process: nothing here protects the program, which trusts
// only what core/scripts/script_reply.cpp has checked. Returns a function that collects the keys after the script.
// `Columns` is the class of columns.js, `keyParts` what keys.js returns.
(function (host, factsText, Columns, keyParts) {
  "use strict";
  const { kinds, scratch, written, columnsOf, rowOf, linear, orElse, fail } = keyParts;
  const facts = JSON.parse(factsText);
  const maxFrame = 0x7fffffff;
  const isArray = Array.isArray;
  const isWhole = Number.isInteger;

  /// An argument of a function.
  function argument(value, what) {
    if (typeof value !== "number" || value - value !== 0) fail(what + " is not a number");
    return value;
  }

  function quaternion(q) {
    if (!isArray(q) || q.length !== 4) fail("the rotation must be a list of 4 numbers");
    for (let i = 0; i < 4; ++i) if (typeof q[i] !== "number" || q[i] - q[i] !== 0) fail("the rotation is not a number");
    return q;
  }

  // ---- tracks ----

  /// The order of keys by frame, of those on the same frame that in the list: a merge sort of the parts that already are
  /// in order, of which there are few.
  function orderOf(frames) {
    const count = frames.length;
    let from = new Int32Array(count), to = new Int32Array(count), starts = [0];
    for (let i = 0; i < count; ++i) {
      from[i] = i;
      if (i > 0 && frames[i] < frames[i - 1]) starts.push(i);
    }
    while (starts.length > 1) {
      const merged = [];
      for (let part = 0; part < starts.length; part += 2) {
        const first = starts[part];
        const middle = part + 1 < starts.length ? starts[part + 1] : count;
        const end = part + 2 < starts.length ? starts[part + 2] : count;
        merged.push(first);
        for (let at = first, i = first, j = middle; at < end; ++at) {
          const isFirst = j >= end || (i < middle && frames[from[i]] <= frames[from[j]]);
          to[at] = isFirst ? from[i++] : from[j++];
        }
      }
      const used = from;
      from = to; to = used;
      starts = merged;
    }
    return from;
  }

  class Track {
    constructor(kind, name, index, count, ik) {
      Object.defineProperties(this, {
        kind: { value: kind, enumerable: true },
        name: { value: name, enumerable: true },
        index_: { value: index },
        original_: { value: count },
        ik_: { value: ik },
        keys_: { value: null, writable: true },      // that scripts may change
        columns_: { value: null, writable: true },   // from which keys are made
        isGiven_: { value: false, writable: true },  // whether the columns are from the script
        placed_: { value: null, writable: true },    // by frame: the index of a key that set() has put
        ordered_: { value: 0, writable: true },      // so many of the first keys were in order
      });
    }
    /// The number of keys.
    get count() { return this.keys_ ? this.keys_.length : this.loaded_().frames.length; }
    /// The frames of the keys, without making the keys.
    get frames() {
      if (this.keys_) return this.keys_.map((key) => key.frame);
      return Array.prototype.slice.call(this.loaded_().frames);
    }
    get keys() {
      if (!this.keys_) this.take_(this.read_());
      return this.keys_;
    }
    set keys(list) {
      if (!isArray(list)) fail(this.label_() + ": keys must be a list");
      this.take_(list);
    }
    /// A copy of the keys as numbers, which takes effect when it is assigned.
    get columns() {
      const isOriginal = !this.keys_ && !this.isGiven_ && this.index_ >= 0;
      const own = this.keys_ ? this.written_() : isOriginal ? this.fromHost_() : copied(this.loaded_());
      const selected = isOriginal ? new Uint8Array(host.selected(this.index_)) : new Uint8Array(own.frames.length);
      return new Columns(kinds[this.kind].numbers, kinds[this.kind].bytes(own.ik), Object.assign(own, { selected }));
    }
    set columns(columns) {
      const width = kinds[this.kind];
      if (!(columns instanceof Columns) || columns.numberWidth !== width.numbers ||
          columns.byteWidth !== width.bytes(columns.ik)) {
        fail(this.label_() + ": columns must be those of a track of its kind");
      }
      const frames = columns.frames;
      let before = -1;
      for (let i = 0; i < frames.length; ++i) {
        if (frames[i] <= before) fail(this.label_() + ": the frames of columns must ascend, from 0");
        before = frames[i];
      }
      if (columns.numbers.length !== frames.length * columns.numberWidth ||
          columns.bytes.length !== frames.length * columns.byteWidth) fail(this.label_() + ": columns differ in length");
      this.keys_ = null;
      this.columns_ = copied(columns);
      this.isGiven_ = true;
    }
    /// The keys that are to be changed.
    get selected() {
      if (this.index_ < 0 || this.original_ === 0) return [];
      const chosen = new Uint8Array(host.selected(this.index_)), columns = this.fromHost_(), frames = new Set();
      for (let i = 0; i < chosen.length; ++i) if (chosen[i] !== 0) frames.add(columns.frames[i]);
      return this.keys.filter((key) => frames.has(key.frame));
    }
    get isSelected() { return this.index_ >= 0 && host.isSelected(this.index_); }
    /// Sets a key, in place of one on its frame. What it lacks is that of a new key.
    set(key) {
      if (typeof key !== "object" || key === null) fail(this.label_() + ": a key must be an object");
      const frame = key.frame;
      this.checkFrame_(frame);
      // Here rather than at the end, so that the error has the line of the script.
      if (scratch[this.kind]) this.write_(key, scratch[this.kind], 0);
      const keys = this.keys, at = this.indexOf_(frame);
      this.placed_[frame] = at;
      if (at === keys.length) keys.push(key); else keys[at] = key;
      return key;
    }
    /// Sets keys on some frames, and on those from first to last that have a key. A function makes each of a frame and the
    /// value there, before the script has changed anything.
    overlay(frames, first, last, make) {
      const before = this.columns, own = before.frames, wanted = [];
      for (let i = 0; i < frames.length; ++i) { this.checkFrame_(frames[i]); wanted.push(frames[i]); }
      for (let i = 0; i < own.length; ++i) if (own[i] >= first && own[i] <= last) wanted.push(own[i]);
      const all = new Int32Array(wanted), order = orderOf(all), added = before.empty(all.length);
      let count = 0;
      for (let i = 0; i < order.length; ++i) {
        const frame = all[order[i]];
        if (count > 0 && added.frames[count - 1] === frame) continue;
        const key = make(frame, this.at(frame));
        written.label = this.label_();
        written.frame = frame;
        kinds[this.kind].write(key, added, count);
        added.frames[count++] = frame;
      }
      this.columns = before.merge(added.filter((row) => row < count));
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
      this.write_(key, at, 0);
      const made = kind.read(at, 0);
      made.frame = orElse(frame, key.frame);
      made[columnsOf] = at;
      made[rowOf] = 0;
      return made;
    }
    /// The value at a frame, whole or not, before the script has changed anything.
    at(frame) {
      argument(frame, "the frame");
      if (this.index_ < 0) return JSON.parse(JSON.stringify(kinds[this.kind].rest));
      return sampled(this.kind, host.sample(this.index_, frame));
    }
    label_() { return this.name === "" ? this.kind : this.kind + " " + this.name; }
    checkFrame_(frame) {
      if (!isWhole(frame) || frame < 0 || frame > maxFrame)
        fail(this.label_() + ": the frame " + frame + " is not a whole number from 0");
    }
    write_(key, out, i) {
      written.label = this.label_();
      written.frame = key.frame;
      kinds[this.kind].write(key, out, i);
    }
    fromHost_() {
      const columns = host.columns(this.index_);
      return { frames: new Int32Array(columns[0]), numbers: new Float32Array(columns[1]),
        bytes: new Uint8Array(columns[2]), ik: this.ik_ };
    }
    loaded_() {
      if (!this.columns_) {
        this.columns_ = this.index_ >= 0 ? this.fromHost_() : { frames: new Int32Array(0), numbers: new Float32Array(0),
          bytes: new Uint8Array(0), ik: [] };
      }
      return this.columns_;
    }
    take_(list) {
      let count = 0;
      for (let before = -1; count < list.length && list[count] && list[count].frame > before; ++count)
        before = list[count].frame;
      this.keys_ = list;
      this.placed_ = {};
      this.ordered_ = count;
    }
    read_() {
      const columns = this.loaded_(), read = kinds[this.kind].read, keys = new Array(columns.frames.length);
      for (let i = 0; i < keys.length; ++i) {
        const key = read(columns, i);
        key[columnsOf] = columns;
        key[rowOf] = i;
        keys[i] = key;
      }
      return keys;
    }
    /// The index of the key on a frame, the length if there is none. Scripts may change the list and its keys, so what is
    /// known about them is checked. A key that is overlooked is no fault, because the last one of a frame remains.
    indexOf_(frame) {
      const keys = this.keys_, placed = this.placed_[frame];
      if (placed !== undefined && placed < keys.length && keys[placed].frame === frame) return placed;
      const last = keys.length - 1;
      if (last < 0 || keys[last].frame < frame) return keys.length;
      let low = 0, high = Math.min(this.ordered_, keys.length);
      while (low < high) {
        const middle = (low + high) >> 1;
        if (keys[middle].frame < frame) low = middle + 1; else high = middle;
      }
      if (low < this.ordered_ && low < keys.length && keys[low].frame === frame) return low;
      for (let i = this.ordered_; i < keys.length; ++i) {
        if (this.placed_[keys[i].frame] === undefined && keys[i].frame === frame) return i;
      }
      return keys.length;
    }
    /// The keys in order of their frames; of several on a frame, the last one.
    sorted_() {
      const list = this.keys_, frames = new Int32Array(list.length);
      let isOrdered = true, before = -1;
      for (let i = 0; i < list.length; ++i) {
        const key = list[i];
        if (typeof key !== "object" || key === null) fail(this.label_() + ": a key must be an object");
        const frame = key.frame;
        if (!isWhole(frame) || frame < 0 || frame > maxFrame) this.checkFrame_(frame);
        isOrdered = isOrdered && frame > before;
        before = frame;
        frames[i] = frame;
      }
      if (isOrdered) return list;
      const order = orderOf(frames), keys = [];
      for (let i = 0; i < order.length; ++i) {
        if (i + 1 === order.length || frames[order[i + 1]] !== frames[order[i]]) keys.push(list[order[i]]);
      }
      return keys;
    }
    /// The keys as columns.
    written_() {
      const keys = this.sorted_(), kind = kinds[this.kind], ik = this.ik_.slice();
      if (this.kind === "property") {
        for (const key of keys) for (const state of orElse(key.ik, []))
          if (ik.indexOf(String(state.name)) < 0) ik.push(String(state.name));
      }
      const out = { frames: new Int32Array(keys.length), numbers: new Float32Array(kind.numbers * keys.length),
        bytes: new Uint8Array(kind.bytes(ik) * keys.length), ik };
      written.label = this.label_();
      for (let i = 0; i < keys.length; ++i) {
        const key = keys[i];
        written.frame = out.frames[i] = key.frame;
        kind.write(key, out, i);
      }
      return out;
    }
    get isChanged_() { return this.keys_ !== null || this.isGiven_; }
    collect_() {
      const out = this.keys_ ? this.written_() : this.columns_;
      return [this.index_, this.kind, this.name, out.ik, out.frames.buffer, out.numbers.buffer, out.bytes.buffer];
    }
  }

  function copied(columns) {
    return { frames: new Int32Array(columns.frames), numbers: new Float32Array(columns.numbers),
      bytes: new Uint8Array(columns.bytes), ik: columns.ik.slice() };
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
    toEuler: (q) => { quaternion(q); return host.toEuler(q[0], q[1], q[2], q[3]); },
    multiply(a, b) {
      quaternion(a); quaternion(b);
      return [
        a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
        a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
        a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
        a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2]];
    },
    inverse: (q) => [-q[0], -q[1], -q[2], q[3]],
    normalize(q) {
      const length = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
      return length > 0 ? [q[0] / length, q[1] / length, q[2] / length, q[3] / length] : [0, 0, 0, 1];
    },
    slerp(a, b, t) {
      let dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
      const sign = dot < 0 ? -1 : 1;
      dot = Math.min(1, Math.abs(dot));
      const angle = Math.acos(dot), sine = Math.sin(angle);
      const f = sine < 1e-6 ? 1 - t : Math.sin((1 - t) * angle) / sine;
      const g = sign * (sine < 1e-6 ? t : Math.sin(t * angle) / sine);
      return rotation.normalize([f * a[0] + g * b[0], f * a[1] + g * b[1], f * a[2] + g * b[2], f * a[3] + g * b[3]]);
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

  /// The text in the language of the program, chosen as for the texts of the header.
  function translated(texts) {
    for (const language of [facts.language, facts.language.split("_")[0], "en"])
      if (texts[language] !== undefined) return texts[language];
    return texts[Object.keys(texts)[0]];
  }

  const globals = {
    motion, rotation, curve, random, translated,
    parameters: facts.parameters,
    playhead: facts.playhead,
    camera: {
      /// Whether the motion, or another one in the scene, moves the camera.
      get isMoved() { return host.cameraKeys() > 0; },
      at: (frame) => sampled("camera", host.sample(tracks_, argument(frame, "the frame"))),
      eye: (frame) => host.cameraEye(argument(frame, "the frame")),
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

  return () => tracks.filter((track) => track.isChanged_).map((track) => track.collect_());
})
