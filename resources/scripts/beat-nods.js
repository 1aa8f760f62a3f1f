// SPDX-License-Identifier: MIT
/* furitsuke-script
{
  "title": { "en": "Beat Nods", "ja": "拍でうなずく", "zh_CN": "随节拍点头" },
  "help": {
    "en": "Nods the head forward on the beats of the music, on top of what it does already. Needs a tempo.",
    "ja": "音楽の拍に合わせて、今の動きに重ねて頭をうなずかせます。テンポが必要です。",
    "zh_CN": "在现有动作之上，让头部随音乐的节拍向前点头。需要节拍速度。"
  },
  "parameters": [
    { "id": "bone", "kind": "bone", "default": "頭",
      "text": { "en": "Bone", "ja": "ボーン", "zh_CN": "骨骼" },
      "help": { "en": "the bone that nods", "ja": "うなずくボーン", "zh_CN": "点头的骨骼" } },
    { "id": "angle", "kind": "number", "default": 10, "min": -90, "max": 90, "unit": "degrees",
      "text": { "en": "Angle", "ja": "角度", "zh_CN": "角度" },
      "help": { "en": "how far it nods forward", "ja": "前に倒す角度", "zh_CN": "向前点头的角度" } },
    { "id": "every", "kind": "integer", "default": 1, "min": 1, "max": 64,
      "text": { "en": "Every", "ja": "間隔", "zh_CN": "间隔" },
      "help": { "en": "nods on every beat (1), every second beat (2) and so on", "ja": "何拍ごとにうなずくか",
        "zh_CN": "每隔多少拍点头一次" } }
  ]
}
*/
const nods = beats.filter((beat) => beat.index % parameters.every === 0 && selection.contains(beat.frame));
if (beats.length === 0) fail("The motion has no beats. Set a tempo first.");

const track = motion.bone(parameters.bone);
const nod = rotation.fromEuler(-parameters.angle, 0, 0);
const original = track.keys.slice();

/// 1 on a beat, 0 in the middle between two: the share of the nod at a frame.
function share(frame) {
  for (let i = 0; i < nods.length; ++i) {
    const next = i + 1 < nods.length ? nods[i + 1].exact : nods[i].exact + 15;
    if (frame >= nods[i].exact && frame < next) {
      const t = (frame - nods[i].exact) / (next - nods[i].exact);
      return (1 + Math.cos(2 * Math.PI * t)) / 2;
    }
  }
  return 0;
}

const changed = new Set();
function nodAt(frame, amount) {
  if (changed.has(frame)) return;
  changed.add(frame);
  const value = track.at(frame);
  track.set({ frame, translation: value.translation, physics: value.physics,
    rotation: rotation.multiply(value.rotation, rotation.slerp(rotation.identity(), nod, amount)),
    curves: curve.bone(curve.ease()) });
}

nods.forEach((beat, i) => {
  const next = i + 1 < nods.length ? nods[i + 1].exact : beat.exact + 15;
  nodAt(beat.frame, 1);
  nodAt(Math.round((beat.exact + next) / 2), 0);
});
// Keys between the nods keep their part of it.
for (const key of original) {
  if (selection.contains(key.frame) && nods.length > 0 && key.frame > nods[0].frame) nodAt(key.frame, share(key.frame));
}
log("Nods: " + nods.length);
