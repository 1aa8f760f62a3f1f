// SPDX-License-Identifier: MIT
/* furitsuke-script
{
  "title": { "en": "Mirror Every Second Bar", "ja": "一小節おきに左右反転", "zh_CN": "隔小节左右镜像" },
  "help": {
    "en": "Replaces the keys of every second bar by their mirror image, so that a phrase that repeats goes to the other side. Needs a tempo.",
    "ja": "一小節おきにキーを左右反転し、繰り返しの振りを反対側にします。テンポが必要です。",
    "zh_CN": "每隔一个小节将关键帧左右镜像，使重复的舞步换到另一侧。需要节拍速度。"
  },
  "parameters": [
    { "id": "bars", "kind": "integer", "default": 1, "min": 1, "max": 32,
      "text": { "en": "Bars", "ja": "小節", "zh_CN": "小节" },
      "help": { "en": "bars that stay, and bars that are mirrored, in turn", "ja": "そのままの小節と反転する小節の数",
        "zh_CN": "交替保持和镜像的小节数" } },
    { "id": "start", "kind": "bool", "default": false,
      "text": { "en": "From the first", "ja": "最初から", "zh_CN": "从第一小节开始" },
      "help": { "en": "mirrors the first bar and leaves the second one", "ja": "最初の小節から反転する",
        "zh_CN": "镜像第一小节，保留第二小节" } }
  ]
}
*/
if (beats.length === 0) fail(translated({ en: "The motion has no beats. Set a tempo first.",
  ja: "モーションに拍がありません。先にテンポを設定してください。", zh_CN: "动作没有节拍。请先设置节拍速度。" }));
const bars = beats.filter((beat) => beat.isBar);
const isMirrored = [];
bars.forEach((bar, i) => { isMirrored.push((Math.floor(i / parameters.bars) % 2 === 0) === parameters.start); });

/// Whether a frame is in a bar that is mirrored.
function applies(frame) {
  if (!selection.contains(frame)) return false;
  let low = 0, high = bars.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bars[middle].frame <= frame) low = middle + 1; else high = middle;
  }
  return low > 0 && isMirrored[low - 1];
}

function otherSide(name) {
  if (name.indexOf("左") >= 0) return name.replace("左", "右");
  if (name.indexOf("右") >= 0) return name.replace("右", "左");
  return name;
}

/// The keys of a track, as columns because a motion may have a million: those that stay, and those that change sides.
function parted(track) {
  const keys = track.columns, frames = keys.frames;
  const isMoved = new Uint8Array(keys.count);
  for (let row = 0; row < keys.count; ++row) isMoved[row] = applies(frames[row]) ? 1 : 0;
  const moved = keys.filter((row) => isMoved[row] === 1);
  // Of a bone: x of the translation, y and z of the rotation.
  if (track.kind === "bone") {
    for (let at = 0; at < moved.numbers.length; at += 7)
      for (const part of [0, 4, 5]) moved.numbers[at + part] = -moved.numbers[at + part];
  }
  return { stay: keys.filter((row) => isMoved[row] === 0), moved };
}

let count = 0;
const done = new Set();
for (const track of motion.bones.concat(motion.morphs)) {
  const name = otherSide(track.name);
  const isBone = track.kind === "bone";
  if (done.has(track) || (!isBone && name === track.name)) continue;
  const other = isBone ? motion.bone(name) : motion.morph(name);
  done.add(track).add(other);
  const mine = parted(track), theirs = name === track.name ? mine : parted(other);
  track.columns = mine.stay.merge(theirs.moved);
  count += mine.moved.count;
  if (theirs === mine) continue;
  other.columns = theirs.stay.merge(mine.moved);
  count += theirs.moved.count;
}
log(translated({ en: "Mirrored keys: ", ja: "反転したキー: ", zh_CN: "镜像的关键帧: " }) + count);
