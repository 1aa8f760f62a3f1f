// SPDX-License-Identifier: MIT
/* furitsuke-script
{
  "title": { "en": "Look at Camera", "ja": "カメラ目線", "zh_CN": "注视摄像机" },
  "help": {
    "en": "Turns the head and the eyes toward the camera of the scene, within limits. The position of the head comes from the keys of the bones above it, without IK.",
    "ja": "頭と目を、限度の範囲でシーンのカメラに向けます。頭の位置は親ボーンのキーから求めます (IK は含みません)。",
    "zh_CN": "在限制范围内让头部和眼睛转向场景的摄像机。头部位置由其上级骨骼的关键帧得出（不含 IK）。"
  },
  "parameters": [
    { "id": "weight", "kind": "number", "default": 0.7, "min": 0, "max": 1,
      "text": { "en": "Head", "ja": "頭", "zh_CN": "头部" },
      "help": { "en": "how much of the way the head turns", "ja": "頭が向く割合", "zh_CN": "头部转动的比例" } },
    { "id": "eyes", "kind": "number", "default": 0.3, "min": 0, "max": 1,
      "text": { "en": "Eyes", "ja": "目", "zh_CN": "眼睛" },
      "help": { "en": "how much of the way the eyes turn", "ja": "目が向く割合", "zh_CN": "眼睛转动的比例" } },
    { "id": "limit", "kind": "number", "default": 60, "min": 0, "max": 180, "unit": "degrees",
      "text": { "en": "Limit", "ja": "限度", "zh_CN": "限制" },
      "help": { "en": "the largest angle; beyond it the head looks ahead", "ja": "最大の角度。超えると正面を向く",
        "zh_CN": "最大角度；超过时头部朝前" } },
    { "id": "step", "kind": "integer", "default": 10, "min": 1, "max": 300, "unit": "frames",
      "text": { "en": "Step", "ja": "間隔", "zh_CN": "间隔" },
      "help": { "en": "frames between two keys", "ja": "キーの間隔", "zh_CN": "关键帧之间的帧数" } }
  ]
}
*/
if (model === null || model.bone("頭") === null) fail(translated({ en: "This script needs a model with the bone 頭.",
  ja: "「頭」ボーンのあるモデルが必要です。", zh_CN: "此脚本需要带有骨骼“頭”的模型。" }));
if (!camera.isMoved) log(translated({ en: "Nothing moves the camera; MMD's default camera is used.",
  ja: "カメラを動かすモーションがないため、MMD の初期カメラを使います。", zh_CN: "没有动作移动摄像机，因此使用 MMD 的默认摄像机。" }));
const first = Math.max(0, selection.first);
const last = Math.max(first, selection.last);
const degrees = 180 / Math.PI;
const head = motion.bone("頭");
const eyes = model.bone("両目") !== null ? motion.bone("両目") : null;
const frames = new Set();
for (let frame = first; frame <= last; frame += parameters.step) frames.add(frame);
frames.add(last);

let ahead = 0;
/// The angles from where the face looks to the camera; models face toward negative z.
function anglesAt(frame) {
  const world = model.world("頭", frame);
  const eye = camera.eye(frame);
  const to = rotation.apply(rotation.inverse(world.rotation), [0, 1, 2].map((i) => eye[i] - world.position[i]));
  const y = Math.atan2(-to[0], -to[2]) * degrees;
  const x = Math.atan2(to[1], Math.hypot(to[0], to[2])) * degrees;
  if (Math.hypot(x, y) <= parameters.limit) return [x, y];
  ++ahead;
  return [0, 0];
}

const values = Array.from(frames).map((frame) => [frame, anglesAt(frame), head.at(frame), eyes ? eyes.at(frame) : null]);
head.remove((key) => key.frame >= first && key.frame <= last);
for (const [frame, angles, before, eyesBefore] of values) {
  const turned = rotation.fromEuler(parameters.weight * angles[0], parameters.weight * angles[1], 0);
  head.set({ frame, translation: before.translation, rotation: rotation.multiply(before.rotation, turned),
    physics: before.physics });
  if (eyes === null || parameters.eyes === 0) continue;
  // Eyes turn less far than a head.
  const small = (angle) => Math.max(-15, Math.min(15, parameters.eyes * angle));
  eyes.set({ frame, translation: eyesBefore.translation, physics: eyesBefore.physics,
    rotation: rotation.multiply(eyesBefore.rotation, rotation.fromEuler(small(angles[0]), small(angles[1]), 0)) });
}
log(translated({ en: "Keys: " + values.length + ", beyond the limit: " + ahead,
  ja: "キー: " + values.length + "、限度を超えたもの: " + ahead, zh_CN: "关键帧: " + values.length + "，超过限度: " + ahead }));
