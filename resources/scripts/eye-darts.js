// SPDX-License-Identifier: MIT
/* furitsuke-script
{
  "title": { "en": "Eye Darts", "ja": "視線のゆれ", "zh_CN": "眼睛快速移动" },
  "help": {
    "en": "Lets the eyes jump to another point now and then, as living eyes do, on top of what they do already.",
    "ja": "生きた目のように、今の動きに重ねて視線をときどき素早く動かします。",
    "zh_CN": "在现有动作之上，让眼睛像真人一样不时快速移动。"
  },
  "parameters": [
    { "id": "bone", "kind": "bone", "default": "両目",
      "text": { "en": "Bone", "ja": "ボーン", "zh_CN": "骨骼" },
      "help": { "en": "the bone of the eyes", "ja": "目のボーン", "zh_CN": "眼睛的骨骼" } },
    { "id": "angle", "kind": "number", "default": 4, "min": 0, "max": 30, "unit": "degrees",
      "text": { "en": "Angle", "ja": "角度", "zh_CN": "角度" },
      "help": { "en": "the largest angle to the side; up and down it is half", "ja": "左右の最大の角度。上下は半分",
        "zh_CN": "左右的最大角度；上下为其一半" } },
    { "id": "interval", "kind": "number", "default": 1.2, "min": 0.2, "max": 20, "unit": "s",
      "text": { "en": "Interval", "ja": "間隔", "zh_CN": "间隔" },
      "help": { "en": "the mean time between two jumps", "ja": "動きの平均の間隔", "zh_CN": "两次移动的平均间隔" } },
    { "id": "seed", "kind": "integer", "default": 1, "min": 0, "max": 1000000,
      "text": { "en": "Seed", "ja": "シード", "zh_CN": "随机种子" },
      "help": { "en": "another number gives other points", "ja": "別の数にすると別の点を見る",
        "zh_CN": "换一个数字会注视不同的点" } }
  ]
}
*/
const first = Math.max(0, selection.first);
const last = Math.max(selection.last, first + 300);
const source = random(parameters.seed);
const track = motion.bone(parameters.bone);
const jump = 2;  // frames; eyes take about 60 ms

const darts = [];
let looks = [0, 0];
for (let frame = first; ;) {
  frame += Math.max(jump + 2, Math.round(parameters.interval * 30 * source.range(0.4, 1.8)));
  if (frame + jump > last) break;
  // Every third jump goes back to the middle, so that the eyes do not wander off.
  const to = source.next() < 1 / 3 ? [0, 0]
    : [source.range(-1, 1) * parameters.angle / 2, source.range(-1, 1) * parameters.angle];
  darts.push([frame, looks], [frame + jump, to]);
  looks = to;
}

let next = 0;
/// Where the eyes look at a frame. Frames are asked for in order.
const lookAt = (frame) => {
  while (next < darts.length && darts[next][0] <= frame) ++next;
  if (next === 0) return [0, 0];
  if (next === darts.length) return darts[next - 1][1];
  const [from, a] = darts[next - 1], [to, b] = darts[next], t = (frame - from) / (to - from);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
};

track.overlay([first].concat(darts.map((dart) => dart[0])), first, last, (frame, value) => {
  const look = lookAt(frame);
  return { translation: value.translation, physics: value.physics,
    rotation: rotation.multiply(value.rotation, rotation.fromEuler(look[0], look[1], 0)) };
});
log(translated({ en: "Jumps: ", ja: "視線の移動: ", zh_CN: "视线跳动: " }) + darts.length / 2);
