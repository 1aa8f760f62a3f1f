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
// Of each kind with curves: for each curve, in the order in which they are stored, the numbers that it eases.
const channels = { bone: [[0], [1], [2], [3, 4, 5, 6]], camera: [[1], [2], [3], [4, 5, 6], [0], [7]] };

/// As in the timeline: a key is held if nothing changes to it, eased if a channel that changes has a bent curve. Keys are
/// read as columns, without an object for each: a motion may have a million.
function colorOf(kind, keys, row) {
  const now = row * keys.numberWidth, before = now - keys.numberWidth, numbers = keys.numbers;
  if (row === 0) return "held";
  if (kind === "morph") return numbers[now] !== numbers[before] ? "linear" : "held";
  const known = channels[kind];
  if (!known) return "held";
  let color = "held";
  for (let i = 0; i < known.length; ++i) {
    const parts = known[i];
    let isSame = true;
    for (let j = 0; j < parts.length && isSame; ++j) isSame = numbers[now + parts[j]] === numbers[before + parts[j]];
    if (isSame) continue;
    const at = row * keys.byteWidth + 4 * i, bytes = keys.bytes;
    if (bytes[at] !== bytes[at + 1] || bytes[at + 2] !== bytes[at + 3]) return "eased";
    color = "linear";
  }
  return color;
}

const names = translated({ en: {}, ja: { bone: "ボーン", morph: "モーフ", camera: "カメラ", light: "照明", selfShadow: "セルフ影",
  property: "表示・IK" }, zh_CN: { bone: "骨骼", morph: "变形", camera: "摄像机", light: "照明", selfShadow: "自阴影",
  property: "显示和 IK" } });
const nameOf = (kind) => names[kind] || kind;
const byKind = {};
const rows = [];
for (const track of motion.tracks) {
  const keys = track.columns;
  if (keys.count === 0) continue;
  const counts = { keys: keys.count, held: 0, linear: 0, eased: 0 };
  for (let row = 0; row < keys.count; ++row) ++counts[colorOf(track.kind, keys, row)];
  const kind = byKind[track.kind] || (byKind[track.kind] = { tracks: 0, keys: 0, held: 0, linear: 0, eased: 0 });
  ++kind.tracks;
  for (const name of Object.keys(counts)) kind[name] += counts[name];
  rows.push([track.name === "" ? nameOf(track.kind) : track.name, counts]);
}

const text = (c) => translated({
  en: c.keys + " keys: " + c.held + " held, " + c.linear + " linear, " + c.eased + " eased",
  ja: "キー " + c.keys + ": 変化なし " + c.held + "、線形 " + c.linear + "、曲線 " + c.eased,
  zh_CN: "关键帧 " + c.keys + ": 不变 " + c.held + "，线性 " + c.linear + "，缓动 " + c.eased });
for (const kind of Object.keys(byKind)) {
  const count = byKind[kind].tracks;
  log(nameOf(kind) + " (" + translated({ en: count + " tracks", ja: count + " トラック", zh_CN: count + " 个轨道" }) + "): " +
    text(byKind[kind]));
}
rows.sort((a, b) => b[1].keys - a[1].keys);
for (const [name, counts] of rows.slice(0, parameters.most)) log(name + ": " + text(counts));
