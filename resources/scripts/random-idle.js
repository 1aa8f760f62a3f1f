// SPDX-License-Identifier: MIT
/* furitsuke-script
{
  "title": { "en": "Random Idle", "ja": "待機のゆらぎ", "zh_CN": "随机待机" },
  "help": {
    "en": "Makes a standing model sway a little at random, on top of what it does already.",
    "ja": "立っているモデルを、今の動きに重ねて少しランダムに揺らします。",
    "zh_CN": "在现有动作之上，让站立的模型随机地轻微摇摆。"
  },
  "parameters": [
    { "id": "amount", "kind": "number", "default": 3, "min": 0, "max": 45, "unit": "degrees",
      "text": { "en": "Amount", "ja": "量", "zh_CN": "幅度" },
      "help": { "en": "the largest angle of the upper body and the head", "ja": "上半身と頭の最大の角度",
        "zh_CN": "上半身和头部的最大角度" } },
    { "id": "shift", "kind": "number", "default": 0.15, "min": 0, "max": 5, "unit": "model units",
      "text": { "en": "Shift", "ja": "重心の移動", "zh_CN": "重心移动" },
      "help": { "en": "how far the center moves", "ja": "センターの移動量", "zh_CN": "中心的移动量" } },
    { "id": "interval", "kind": "number", "default": 1.5, "min": 0.2, "max": 20, "unit": "s",
      "text": { "en": "Interval", "ja": "間隔", "zh_CN": "间隔" },
      "help": { "en": "the mean time between two poses", "ja": "姿勢が変わる平均の間隔", "zh_CN": "姿势变化的平均间隔" } },
    { "id": "seed", "kind": "integer", "default": 1, "min": 0, "max": 1000000,
      "text": { "en": "Seed", "ja": "シード", "zh_CN": "随机种子" },
      "help": { "en": "another number gives another motion", "ja": "別の数にすると別の動きになる",
        "zh_CN": "换一个数字会得到不同的动作" } }
  ]
}
*/
const first = Math.max(0, selection.first);
const last = Math.max(selection.last, first + 300);

function sway(name, seed, move) {
  const source = random(parameters.seed * 31 + seed);
  const track = motion.bone(name);
  const poses = [[first, [0, 0, 0]]];
  for (let frame = first; ;) {
    frame += Math.max(2, Math.round(parameters.interval * 30 * source.range(0.6, 1.4)));
    if (frame >= last) break;
    poses.push([frame, [source.range(-1, 1), source.range(-1, 1), source.range(-1, 1)]]);
  }
  poses.push([last, [0, 0, 0]]);
  let next = 0;
  /// The sway at a frame: eased from pose to pose. Frames are asked for in order.
  const swayAt = (frame) => {
    while (next < poses.length && poses[next][0] < frame) ++next;
    if (next === 0 || next === poses.length) return [0, 0, 0];
    const [from, a] = poses[next - 1], [to, b] = poses[next];
    const t = (frame - from) / (to - from), eased = t * t * (3 - 2 * t);
    return [a[0] + (b[0] - a[0]) * eased, a[1] + (b[1] - a[1]) * eased, a[2] + (b[2] - a[2]) * eased];
  };
  track.overlay(poses.map((pose) => pose[0]), first, last, (frame, value) => {
    const key = move(value, swayAt(frame));
    key.physics = value.physics;
    key.curves = curve.bone(curve.ease());
    return key;
  });
  return poses.length;
}

const turn = (factor) => (value, s) => ({ translation: value.translation,
  rotation: rotation.multiply(value.rotation,
    rotation.fromEuler(factor * s[0], factor * s[1], factor * s[2] / 2)) });
const poses = sway("上半身", 1, turn(parameters.amount)) + sway("頭", 2, turn(parameters.amount));
if (parameters.shift > 0) {
  sway("センター", 3, (value, s) => ({ rotation: value.rotation,
    translation: [value.translation[0] + parameters.shift * s[0], value.translation[1] - parameters.shift / 4 * Math.abs(s[1]),
      value.translation[2] + parameters.shift / 2 * s[2]] }));
}
log(translated({ en: "Poses: ", ja: "ポーズ: ", zh_CN: "姿势: " }) + poses);
