// SPDX-License-Identifier: MIT
/* furitsuke-script
{
  "title": { "en": "Time Offset", "ja": "ダンサーの時間差", "zh_CN": "舞者时间差" },
  "help": {
    "en": "Delays the motion of one of several dancers, so that a movement runs through the row. Run it on the motion of each dancer with the dancer's number.",
    "ja": "並んだダンサーのひとりの動きを遅らせ、動きが列を順に伝わるようにします。それぞれのモーションで、ダンサーの番号を指定して実行します。",
    "zh_CN": "将多名舞者之一的动作延后，使动作沿队列依次传递。请在每名舞者的动作上以其编号运行。"
  },
  "parameters": [
    { "id": "dancer", "kind": "integer", "default": 2, "min": 1, "max": 100,
      "text": { "en": "Dancer", "ja": "ダンサー", "zh_CN": "舞者" },
      "help": { "en": "the number of the dancer; the first one is not delayed", "ja": "ダンサーの番号。1 番は遅れない",
        "zh_CN": "舞者的编号；第一名不延后" } },
    { "id": "delay", "kind": "integer", "default": 4, "min": 0, "max": 3000, "unit": "frames",
      "text": { "en": "Delay", "ja": "遅れ", "zh_CN": "延迟" },
      "help": { "en": "frames from one dancer to the next", "ja": "次のダンサーとの差", "zh_CN": "相邻舞者之间的帧数" } },
    { "id": "hold", "kind": "bool", "default": true,
      "text": { "en": "Hold", "ja": "最初を保つ", "zh_CN": "保持" },
      "help": { "en": "keeps the first pose until the motion begins", "ja": "動き出すまで最初の姿勢を保つ",
        "zh_CN": "在动作开始前保持第一个姿势" } }
  ]
}
*/
const by = (parameters.dancer - 1) * parameters.delay;
let total = 0;
for (const track of selection.tracks) {
  // As columns, because a motion may have a million keys.
  const keys = track.columns, isMoved = keys.selected;
  const moved = keys.filter((row) => isMoved[row] === 1);
  if (by === 0 || moved.count === 0) continue;
  const firstRow = isMoved.indexOf(1);
  const held = keys.filter((row) => row === firstRow && parameters.hold);
  for (let row = 0; row < moved.count; ++row) moved.frames[row] += by;
  // A key that stays where another one moves to is replaced, also by the held one.
  track.columns = keys.filter((row) => isMoved[row] === 0).merge(held).merge(moved);
  total += moved.count;
}
log(translated({ en: "Moved keys: " + total + ", by " + by + " frames",
  ja: "移動したキー: " + total + "、" + by + " フレーム", zh_CN: "移动的关键帧: " + total + "，" + by + " 帧" }));
