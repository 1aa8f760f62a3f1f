// SPDX-License-Identifier: MIT
/* furitsuke-script
{
  "title": { "en": "Finger Relax", "ja": "指の力を抜く", "zh_CN": "放松手指" },
  "help": {
    "en": "Curls the fingers a little, so that hands do not look stiff. Fingers that have keys in the range come nearer to the relaxed pose; others get a key at its start.",
    "ja": "指を軽く曲げて、手がこわばって見えないようにします。範囲にキーのある指は力を抜いた形に近づき、ない指には先頭にキーを打ちます。",
    "zh_CN": "让手指轻微弯曲，使手不显僵硬。范围内有关键帧的手指会接近放松的姿势，其余手指在开头添加关键帧。"
  },
  "parameters": [
    { "id": "amount", "kind": "number", "default": 0.6, "min": 0, "max": 1,
      "text": { "en": "Amount", "ja": "量", "zh_CN": "程度" },
      "help": { "en": "0 keeps the fingers, 1 replaces their poses", "ja": "0 でそのまま、1 で置き換え",
        "zh_CN": "0 保持不变，1 完全替换" } },
    { "id": "curl", "kind": "number", "default": 18, "min": -90, "max": 90, "unit": "degrees",
      "text": { "en": "Curl", "ja": "曲げ", "zh_CN": "弯曲" },
      "help": { "en": "the angle of each joint", "ja": "各関節の角度", "zh_CN": "每个关节的角度" } },
    { "id": "left", "kind": "bool", "default": true,
      "text": { "en": "Left hand", "ja": "左手", "zh_CN": "左手" },
      "help": { "en": "relaxes the left hand", "ja": "左手の力を抜く", "zh_CN": "放松左手" } },
    { "id": "right", "kind": "bool", "default": true,
      "text": { "en": "Right hand", "ja": "右手", "zh_CN": "右手" },
      "help": { "en": "relaxes the right hand", "ja": "右手の力を抜く", "zh_CN": "放松右手" } }
  ]
}
*/
const fingers = [["親指", 0.4], ["人指", 0.8], ["中指", 1], ["薬指", 1.15], ["小指", 1.3]];
const joints = ["０", "１", "２", "３"];
const first = Math.max(0, selection.first);
let changed = 0;

for (const [hand, side, sign] of [["left", "左", -1], ["right", "右", 1]]) {
  if (!parameters[hand]) continue;
  for (const [finger, factor] of fingers) {
    for (const joint of joints) {
      const name = side + finger + joint;
      // The thumb has the joint ０, the others do not; without a model the joints of MMD's own models are used.
      const isThere = model !== null ? model.bone(name) !== null
        : motion.hasBone(name) || (joint !== "０" && (finger !== "親指" || joint !== "３"));
      if (!isThere) continue;
      // A thumb turns toward the palm, the other fingers curl downward.
      const angle = parameters.curl * factor;
      const relaxed = finger === "親指" ? rotation.fromEuler(0, sign * angle, 0) : rotation.fromEuler(0, 0, sign * angle);
      const track = motion.bone(name);
      // As columns, because the fingers may have most of the keys of a motion.
      const keys = track.columns, numbers = keys.numbers;
      const before = changed;
      for (let i = 0; i < keys.count; ++i) {
        if (!selection.contains(keys.frames[i])) continue;
        const at = 7 * i + 3;  // after the translation
        const turn = rotation.normalize([numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]]);
        numbers.set(rotation.slerp(turn, relaxed, parameters.amount), at);
        ++changed;
      }
      if (changed > before) {
        track.columns = keys;
      } else {
        const value = track.at(first);
        track.set({ frame: first, translation: value.translation, physics: value.physics,
          rotation: rotation.slerp(value.rotation, relaxed, parameters.amount) });
        ++changed;
      }
    }
  }
}
log(translated({ en: "Keys: ", ja: "キー: ", zh_CN: "关键帧: " }) + changed);
