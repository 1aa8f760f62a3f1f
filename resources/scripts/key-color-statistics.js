// SPDX-License-Identifier: MIT
/* furitsuke-script
{
  "title": { "en": "Key Color Statistics", "ja": "キーの色の統計", "zh_CN": "关键帧颜色统计" },
  "help": {
    "en": "Counts the keys of each kind and of the tracks with the most keys by the colors of the timeline: held, linear and eased. Changes nothing; the counts are in the log.",
    "ja": "種類ごとと、キーの多いトラックごとに、タイムラインの色 (保持・線形・補間曲線) でキーを数えます。何も変更せず、結果はログに表示します。",
    "zh_CN": "按时间轴的颜色（保持、线性、缓动）统计各种类及关键帧最多的轨道的关键帧数。不做任何更改，结果显示在日志中。"
  },
  "parameters": [
    { "id": "most", "kind": "integer", "default": 10, "min": 0, "max": 200,
      "text": { "en": "Tracks", "ja": "トラック", "zh_CN": "轨道" },
      "help": { "en": "the number of tracks that are listed", "ja": "表示するトラックの数", "zh_CN": "列出的轨道数" } }
  ]
}
*/
const channels = { bone: { x: ["translation", 0], y: ["translation", 1], z: ["translation", 2], rotation: ["rotation"] },
  camera: { x: ["target", 0], y: ["target", 1], z: ["target", 2], rotation: ["rotation"], distance: ["distance"],
    fov: ["fov"] } };

const isLinear = (c) => c[0] === c[1] && c[2] === c[3];
const valueOf = (key, [field, index]) => index === undefined ? key[field] : key[field][index];
const isSame = (a, b) => Array.isArray(a) ? a.every((v, i) => v === b[i]) : a === b;

/// As in the timeline: a key is held if nothing changes to it, eased if a channel that changes has a bent curve.
function colorOf(kind, key, before) {
  if (before === null) return "held";
  const known = channels[kind];
  if (!known) return kind === "morph" && key.weight !== before.weight ? "linear" : "held";
  let color = "held";
  for (const name of Object.keys(known)) {
    if (isSame(valueOf(key, known[name]), valueOf(before, known[name]))) continue;
    if (!isLinear(key.curves[name])) return "eased";
    color = "linear";
  }
  return color;
}

const byKind = {};
const rows = [];
for (const track of motion.tracks) {
  if (track.count === 0) continue;
  const counts = { keys: 0, held: 0, linear: 0, eased: 0 };
  let before = null;
  for (const key of track.keys) {
    ++counts.keys;
    ++counts[colorOf(track.kind, key, before)];
    before = key;
  }
  const kind = byKind[track.kind] || (byKind[track.kind] = { tracks: 0, keys: 0, held: 0, linear: 0, eased: 0 });
  ++kind.tracks;
  for (const name of Object.keys(counts)) kind[name] += counts[name];
  rows.push([track.name === "" ? track.kind : track.name, counts]);
}

const text = (c) => c.keys + " keys: " + c.held + " held, " + c.linear + " linear, " + c.eased + " eased";
for (const kind of Object.keys(byKind)) log(kind + " (" + byKind[kind].tracks + " tracks): " + text(byKind[kind]));
rows.sort((a, b) => b[1].keys - a[1].keys);
for (const [name, counts] of rows.slice(0, parameters.most)) log(name + ": " + text(counts));
