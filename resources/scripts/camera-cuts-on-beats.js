// SPDX-License-Identifier: MIT
/* furitsuke-script
{
  "title": { "en": "Camera Cuts on Beats", "ja": "拍でカメラを切り替え", "zh_CN": "随节拍切换摄像机" },
  "help": {
    "en": "Makes a camera that cuts to another view on beats and drifts slowly between the cuts. Replaces the camera keys of the range. Needs a tempo.",
    "ja": "拍で視点を切り替え、その間はゆっくり動くカメラを作ります。範囲のカメラキーは置き換えます。テンポが必要です。",
    "zh_CN": "生成在节拍处切换视角、其间缓慢移动的摄像机。会替换范围内的摄像机关键帧。需要节拍速度。"
  },
  "parameters": [
    { "id": "every", "kind": "integer", "default": 8, "min": 1, "max": 256,
      "text": { "en": "Every", "ja": "間隔", "zh_CN": "间隔" },
      "help": { "en": "beats between two cuts", "ja": "切り替えまでの拍数", "zh_CN": "两次切换之间的拍数" } },
    { "id": "near", "kind": "number", "default": 18, "min": 1, "max": 500, "unit": "model units",
      "text": { "en": "Near", "ja": "最短の距離", "zh_CN": "最近距离" },
      "help": { "en": "the shortest distance", "ja": "カメラの最短の距離", "zh_CN": "摄像机的最近距离" } },
    { "id": "far", "kind": "number", "default": 50, "min": 1, "max": 500, "unit": "model units",
      "text": { "en": "Far", "ja": "最長の距離", "zh_CN": "最远距离" },
      "help": { "en": "the longest distance", "ja": "カメラの最長の距離", "zh_CN": "摄像机的最远距离" } },
    { "id": "drift", "kind": "number", "default": 8, "min": 0, "max": 180, "unit": "degrees",
      "text": { "en": "Drift", "ja": "動き", "zh_CN": "漂移" },
      "help": { "en": "how far the camera turns between two cuts", "ja": "切り替えまでに回る角度",
        "zh_CN": "两次切换之间转动的角度" } },
    { "id": "seed", "kind": "integer", "default": 1, "min": 0, "max": 1000000,
      "text": { "en": "Seed", "ja": "シード", "zh_CN": "随机种子" },
      "help": { "en": "another number gives other views", "ja": "別の数にすると別の視点になる",
        "zh_CN": "换一个数字会得到不同的视角" } }
  ]
}
*/
if (beats.length === 0) fail(translated({ en: "The motion has no beats. Set a tempo first.",
  ja: "モーションに拍がありません。先にテンポを設定してください。", zh_CN: "动作没有节拍。请先设置节拍速度。" }));
const cuts = beats.filter((beat) => beat.index % parameters.every === 0 && selection.contains(beat.frame));
if (cuts.length === 0) fail(translated({ en: "There is no beat to cut on in the range.",
  ja: "範囲に切り替えられる拍がありません。", zh_CN: "范围内没有可以切换的节拍。" }));
const source = random(parameters.seed);
const near = Math.min(parameters.near, parameters.far), far = Math.max(parameters.near, parameters.far);
const radians = Math.PI / 180;
const track = motion.camera;
track.remove((key) => selection.contains(key.frame));

let side = source.pick([-1, 1]);
cuts.forEach((cut, i) => {
  const end = i + 1 < cuts.length ? cuts[i + 1].frame - 1 : Math.max(selection.last, cut.frame + 1);
  side = -side;  // a cut to the same side looks like a jump
  const distance = source.range(near, far);
  const isClose = distance < (near + far) / 2;
  const height = isClose ? source.range(14, 17) : source.range(9, 12);
  const y = side * source.range(5, 50);
  const x = source.range(-12, 12);
  const key = (frame, turn, closer) => ({ frame, distance: -distance * closer, target: [0, height, 0],
    rotation: [x * radians, (y + turn) * radians, 0], fov: isClose ? 25 : 30, perspective: true });
  track.set(key(cut.frame, 0, 1));
  if (end > cut.frame) track.set(key(end, side * parameters.drift, 0.96));
});
log(translated({ en: "Cuts: ", ja: "切り替え: ", zh_CN: "切换: " }) + cuts.length);
