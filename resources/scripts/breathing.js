// SPDX-License-Identifier: MIT
/* furitsuke-script
{
  "title": { "en": "Breathing", "ja": "呼吸", "zh_CN": "呼吸" },
  "help": {
    "en": "Lets the upper body breathe on top of what it does already: the chest leans back and the shoulders rise with each breath.",
    "ja": "今の動きに重ねて上半身に呼吸を加えます。息を吸うたびに胸が反り、肩が上がります。",
    "zh_CN": "在现有动作之上为上半身加入呼吸：每次吸气时胸部后仰、肩膀抬起。"
  },
  "parameters": [
    { "id": "period", "kind": "number", "default": 3.5, "min": 0.5, "max": 20, "unit": "s",
      "text": { "en": "Period", "ja": "周期", "zh_CN": "周期" },
      "help": { "en": "the time of a breath", "ja": "一回の呼吸の時間", "zh_CN": "一次呼吸的时间" } },
    { "id": "angle", "kind": "number", "default": 1.5, "min": 0, "max": 20, "unit": "degrees",
      "text": { "en": "Angle", "ja": "角度", "zh_CN": "角度" },
      "help": { "en": "how far the chest moves", "ja": "胸が動く角度", "zh_CN": "胸部的运动角度" } },
    { "id": "shoulders", "kind": "bool", "default": true,
      "text": { "en": "Shoulders", "ja": "肩", "zh_CN": "肩膀" },
      "help": { "en": "also raises the shoulders", "ja": "肩も上げる", "zh_CN": "同时抬起肩膀" } }
  ]
}
*/
const half = parameters.period * 30 / 2;
const first = Math.max(0, selection.first);
const last = Math.max(selection.last, first + Math.round(2 * half));
const breaths = [];
for (let i = 0; first + i * half <= last; ++i) breaths.push(Math.round(first + i * half));

/// 0 after breathing out, 1 after breathing in.
const phase = (frame) => (1 - Math.cos(Math.PI * (frame - first) / half)) / 2;

function breathe(name, x, z) {
  motion.bone(name).overlay(breaths, first, last, (frame, value) => ({
    translation: value.translation, physics: value.physics, curves: curve.bone(curve.ease()),
    rotation: rotation.multiply(value.rotation, rotation.fromEuler(x * phase(frame), 0, z * phase(frame))) }));
}

const hasBone = (name) => model === null ? motion.hasBone(name) || name === "上半身" : model.bone(name) !== null;
const chest = hasBone("上半身2") ? "上半身2" : "上半身";
breathe(chest, parameters.angle, 0);
if (parameters.shoulders) {
  if (hasBone("左肩")) breathe("左肩", 0, parameters.angle);
  if (hasBone("右肩")) breathe("右肩", 0, -parameters.angle);
}
log(translated({ en: "Breaths: ", ja: "呼吸: ", zh_CN: "呼吸: " }) + Math.floor((last - first) / (2 * half)));
