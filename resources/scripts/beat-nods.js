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
if (beats.length === 0) fail(translated({ en: "The motion has no beats. Set a tempo first.",
  ja: "モーションに拍がありません。先にテンポを設定してください。", zh_CN: "动作没有节拍。请先设置节拍速度。" }));
const nods = beats.filter((beat) => beat.index % parameters.every === 0 && selection.contains(beat.frame));
const nod = rotation.fromEuler(-parameters.angle, 0, 0);
const middles = new Set();
const endOf = (i) => i + 1 < nods.length ? nods[i + 1].exact : nods[i].exact + 15;

let current = 0;
/// 1 on a beat, 0 in the middle between two: the share of the nod at a frame. Frames are asked for in order.
function share(frame) {
  while (current + 1 < nods.length && nods[current + 1].frame <= frame) ++current;
  if (frame === nods[current].frame) return 1;
  if (middles.has(frame)) return 0;
  const t = (frame - nods[current].exact) / (endOf(current) - nods[current].exact);
  return t < 1 ? (1 + Math.cos(2 * Math.PI * t)) / 2 : 0;
}

if (nods.length > 0) {
  nods.forEach((beat, i) => { middles.add(Math.round((beat.exact + endOf(i)) / 2)); });
  const frames = nods.map((beat) => beat.frame).concat(Array.from(middles));
  // Keys between the nods keep their part of it.
  motion.bone(parameters.bone).overlay(frames, nods[0].frame, selection.last, (frame, value) => ({
    translation: value.translation, physics: value.physics, curves: curve.bone(curve.ease()),
    rotation: rotation.multiply(value.rotation, rotation.slerp(rotation.identity(), nod, share(frame))) }));
}
log(translated({ en: "Nods: ", ja: "うなずき: ", zh_CN: "点头: " }) + nods.length);
