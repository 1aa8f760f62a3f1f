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
if (beats.length === 0) fail("The motion has no beats. Set a tempo first.");
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

function mirrored(key, kind) {
  if (kind === "morph") return;
  key.translation[0] = -key.translation[0];
  key.rotation[1] = -key.rotation[1];
  key.rotation[2] = -key.rotation[2];
}

let count = 0;
const done = new Set();
for (const track of motion.bones.concat(motion.morphs)) {
  if (done.has(track)) continue;
  const name = otherSide(track.name);
  const isBone = track.kind === "bone";
  if (!isBone && name === track.name) continue;
  const mine = track.keys.filter((key) => applies(key.frame));
  const other = name === track.name ? track : isBone ? motion.bone(name) : motion.morph(name);
  const theirs = other === track ? mine : other.keys.filter((key) => applies(key.frame));
  done.add(track).add(other);
  track.remove((key) => applies(key.frame));
  if (other !== track) other.remove((key) => applies(key.frame));
  for (const [keys, to] of other === track ? [[mine, track]] : [[mine, other], [theirs, track]]) {
    for (const key of keys) {
      mirrored(key, track.kind);
      to.keys.push(key);
      ++count;
    }
  }
}
log("Mirrored keys: " + count);
