// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples/sample_motion.h"

#include <numbers>

#include "core/motion/edit.h"
#include "resources/samples/choreography.h"

// Signs: the model faces -Z and its left hand is at +X. A lean forward is negative about X, the left arm rises with
// positive Z.
namespace furitsuke::sample {

namespace {

void danceBody(Choreography& dance) {
  dance.bone("全ての親", {{0, {}},
                          {at(8, 0), {}, {0, 0, 0}, kLinearCurve},
                          {at(8, 1.5), {0, 120, 0}, {0, 0, 0}, kEaseIn},
                          {at(8, 2.5), {0, 240, 0}, {0, 0, 0}, kLinearCurve},
                          {at(9, 0), {0, 360, 0}, {0, 0, 0}, kEaseOut}});
  dance.bone("センター", {{0, {}},
                          {at(0, 1), {}, {0.6F, -0.5F, 0}},
                          {at(0, 2), {}, {0, 0, 0}, kEaseOut},
                          {at(0, 3), {}, {-0.6F, -0.5F, 0}},
                          {at(1, 0), {}, {0, 0, 0}, kEaseOut},
                          {at(2, 0), {}, {2.5F, -0.3F, -0.8F}},
                          {at(3, 0), {}, {2.5F, 0, -0.8F}, kLinearCurve},
                          {at(4, 0), {}, {-2.5F, -0.3F, -0.8F}, kFloating},
                          {at(5, 0), {}, {0, 0, 0}},
                          {at(7, 2), {}, {0, -1.8F, 0.4F}, kEaseIn},
                          {at(8, 0), {}, {0, 0.4F, 0}, kAccent},
                          {at(9, 0), {}, {0, 0, 0}, kEaseOut}});
  dance.bone("グルーブ", {{0, {}},
                          {at(1, 0.5), {}, {0, -0.35F, 0}, kEaseIn},
                          {at(1, 1), {}, {0, 0, 0}, kEaseOut},
                          {at(1, 1.5), {}, {0, -0.35F, 0}, kEaseIn},
                          {at(1, 2), {}, {0, 0, 0}, kEaseOut},
                          {at(1, 2.5), {}, {0, -0.35F, 0}, kEaseIn},
                          {at(1, 3), {}, {0, 0, 0}, kEaseOut},
                          {at(5, 0.5), {}, {0, -0.45F, 0}, kEaseIn},
                          {at(5, 1), {}, {0, 0, 0}, kEaseOut},
                          {at(5, 1.5), {}, {0, -0.45F, 0}, kEaseIn},
                          {at(5, 2), {}, {0, 0, 0}, kEaseOut},
                          {at(6, 0.5), {}, {0, -0.45F, 0}, kEaseIn},
                          {at(6, 1), {}, {0, 0, 0}, kEaseOut}});
  dance.bone("上半身", {{0, {}},
                        {at(0, 1), {-4, 8, 5}},
                        {at(0, 3), {-4, -8, -5}},
                        {at(1, 0), {-2, 0, 0}},
                        {at(2, 0), {-6, 18, 8}, {0, 0, 0}, kAccent},
                        {at(3, 0), {-3, 14, 6}, {0, 0, 0}, kLinearCurve},
                        {at(4, 0), {-6, -18, -8}, {0, 0, 0}, kAccent},
                        {at(5, 0), {0, 0, 0}},
                        {at(7, 2), {-24, 0, 0}, {0, 0, 0}, kEaseIn},
                        {at(8, 0), {8, 0, 0}, {0, 0, 0}, kAccent},
                        {at(9, 0), {}}});
  dance.bone("上半身2", {{0, {}},
                         {at(0, 1.5), {-2, 5, 3}},
                         {at(0, 3.5), {-2, -5, -3}},
                         {at(1, 1), {}},
                         {at(2, 1), {-3, 10, 4}},
                         {at(4, 1), {-3, -10, -4}},
                         {at(5, 1), {}},
                         {at(7, 3), {-10, 0, 0}},
                         {at(8, 0.5), {5, 0, 0}},
                         {at(9, 0), {}}});
  dance.bone("首", {{0, {}}, {at(1, 0), {-3, -6, 0}}, {at(2, 0), {0, 12, 0}}, {at(4, 0), {0, -12, 0}}, {at(5, 0), {}}});
  dance.bone("頭", {{0, {}},
                    {at(0, 1), {2, 0, -8}},
                    {at(0, 3), {2, 0, 8}},
                    {at(1, 0), {}},
                    {at(2, 0), {4, 10, -10}},
                    {at(4, 0), {4, -10, 10}},
                    {at(5, 0), {-4, 0, 0}},
                    {at(7, 2), {-18, 0, 0}},
                    {at(8, 0), {12, 0, 0}, {0, 0, 0}, kAccent},
                    {at(9, 2), {0, 6, -9}}});
  dance.bone("両目", {{0, {}}, {at(2, 0), {0, 6, 0}}, {at(4, 0), {0, -6, 0}}, {at(5, 0), {}, {0, 0, 0}, kLinearCurve}});
}

void danceLimbs(Choreography& dance) {
  dance.pair(
      "肩",
      {{0, {}}, {at(2, 0), {0, 0, 6}}, {at(5, 0), {}}, {at(8, 0), {0, 0, 12}, {0, 0, 0}, kAccent}, {at(9, 2), {}}});
  dance.pair("腕",
             {{0, {0, 0, -32}},
              {at(0, 1), {12, 20, -20}},
              {at(0, 3), {-12, -10, -28}},
              {at(1, 0), {0, 0, -30}},
              {at(2, 0), {0, 30, 38}, {0, 0, 0}, kAccent},
              {at(3, 0), {10, 36, 30}, {0, 0, 0}, kFloating},
              {at(4, 0), {-20, 10, -6}},
              {at(5, 0), {0, 0, -30}, {0, 0, 0}, kEaseOut},
              {at(6, 0), {0, 62, 4}},
              {at(7, 2), {24, 20, -34}, {0, 0, 0}, kEaseIn},
              {at(8, 0), {-8, 12, 62}, {0, 0, 0}, kAccent},
              {at(9, 2), {0, 8, -24}, {0, 0, 0}, kFloating}},
             4);
  dance.pair("腕捩", {{0, {}}, {at(2, 0), {28, 0, 0}}, {at(4, 0), {-14, 0, 0}}, {at(6, 0), {}}}, 4);
  dance.pair("ひじ",
             {{0, {0, 10, 0}},
              {at(0, 1), {0, 45, 0}},
              {at(0, 3), {0, 25, 0}},
              {at(2, 0), {0, 70, 0}, {0, 0, 0}, kAccent},
              {at(3, 0), {0, 82, 0}, {0, 0, 0}, kLinearCurve},
              {at(4, 0), {0, 20, 0}},
              {at(6, 0), {0, 96, 0}},
              {at(8, 0), {0, 12, 0}, {0, 0, 0}, kAccent},
              {at(9, 2), {0, 30, 0}}},
             4);
  dance.pair("手首",
             {{0, {}},
              {at(2, 0), {0, -20, 16}},
              {at(2, 2), {0, 20, -10}},
              {at(3, 0), {0, -20, 16}},
              {at(4, 0), {}},
              {at(8, 0), {0, 0, 24}, {0, 0, 0}, kAccent},
              {at(9, 2), {}}},
             4);
  dance.bone("下半身", {{0, {}},
                        {at(0, 1), {0, -6, -5}},
                        {at(0, 3), {0, 6, 5}},
                        {at(1, 0), {}},
                        {at(2, 0), {0, -10, -6}},
                        {at(4, 0), {0, 10, 6}},
                        {at(5, 0), {}},
                        {at(7, 2), {10, 0, 0}},
                        {at(8, 0), {}}});
  dance.bone("左足ＩＫ", {{0, {}},
                          {at(1, 3), {}, {0, 0, 0}, kLinearCurve},
                          {at(1, 3.5), {-20, 0, 0}, {1.6F, 1.2F, -0.4F}, kEaseOut},
                          {at(2, 0), {0, 8, 0}, {3, 0, -0.8F}, kEaseIn},
                          {at(3, 2), {0, 8, 0}, {3, 0, -0.8F}, kLinearCurve},
                          {at(3, 3), {-24, 0, 0}, {1, 1.4F, -0.4F}, kEaseOut},
                          {at(4, 0), {0, 4, 0}, {-0.8F, 0, 0}, kEaseIn},
                          {at(5, 0), {}, {0, 0, 0}, kEaseInOut}});
  dance.bone("右足ＩＫ", {{0, {}},
                          {at(3, 3), {}, {0, 0, 0}, kLinearCurve},
                          {at(3, 3.5), {-20, 0, 0}, {-1.6F, 1.2F, -0.4F}, kEaseOut},
                          {at(4, 0), {0, -8, 0}, {-3, 0, -0.8F}, kEaseIn},
                          {at(4, 3), {0, -8, 0}, {-3, 0, -0.8F}, kLinearCurve},
                          {at(4, 3.5), {-18, 0, 0}, {-1.4F, 1, -0.3F}, kEaseOut},
                          {at(5, 0), {}, {0, 0, 0}, kEaseIn}});
  dance.pair("つま先ＩＫ",
             {{0, {}}, {at(7, 2), {}, {0, 0.5F, 0}}, {at(8, 0), {}, {0, -0.6F, 0}, kAccent}, {at(9, 0), {}}});
  dance.physics("右髪１", at(7, 2), at(9, 0));
  dance.physics("左髪１", at(7, 2), at(9, 0));
}

void danceFace(Choreography& dance) {
  dance.pulse("まばたき", {at(0, 2.4), at(1, 3), at(3, 1.2), at(4, 2.8), at(6, 0.6), at(7, 3.6), at(9, 1)}, 6);
  dance.pulse("あ", {at(2, 0), at(2, 2), at(4, 1), at(8, 0), at(8, 2)}, 10, 0.8F);
  dance.pulse("い", {at(2, 1), at(4, 0), at(8, 1)}, 8, 0.6F);
  dance.pulse("う", {at(2, 3), at(4, 2)}, 8, 0.7F);
  dance.pulse("お", {at(3, 1), at(4, 3), at(8, 3)}, 12, 0.7F);
  dance.morph("笑い", {{at(5, 0), 0}, {at(5, 2), 0.85F}, {at(7, 0), 0.85F}, {at(7, 2), 0}});
  dance.morph("にこり", {{at(0, 2), 0.4F}, {at(5, 0), 0.6F}, {at(9, 2), 1}});
  dance.morph("真面目", {{at(7, 0), 0}, {at(7, 2), 0.7F}, {at(8, 0), 0}});
}

struct Shot {
  Frame frame;
  float distance;
  Vec3 target;
  double turn, tilt, roll;  // degrees as MMD's window shows them
  std::uint32_t fov;
  Curve curve = kEaseInOut;
};

void addCamera(Motion& motion) {
  constexpr double kRadians = std::numbers::pi / 180;
  // Pairs one frame apart are cuts: the picture changes at once.
  const Shot shots[] = {{0, 45, {0, 10, 0}, 0, 0, 0, 30},
                        {at(1, 3.9), 30, {0, 12, 0}, 14, -4, 0, 30, kFloating},
                        {at(1, 3.9) + 1, 14, {1.5F, 16.5F, 0}, -28, 6, -5, 24},
                        {at(3, 3.9), 18, {2, 15, 0}, 22, -8, 4, 24, kLinearCurve},
                        {at(3, 3.9) + 1, 60, {0, 9, 0}, 190, 12, 0, 35},
                        {at(5, 0), 38, {0, 10, 0}, 360, 2, 0, 35, kEaseOut},
                        {at(7, 2), 20, {0, 11, 0}, 360, -12, 0, 45, kEaseIn},
                        {at(8, 0), 52, {0, 12, 0}, 360, -18, 0, 40, kAccent},
                        {at(9, 3), 26, {0, 15, 0}, 350, -2, 3, 27, kFloating}};
  Keys<CameraKey> keys;
  for (const Shot& shot : shots) {
    CameraKey key = restCameraKey();
    key.distance = -shot.distance;
    key.target = shot.target;
    key.rotation = toStored(glm::dvec3(-shot.tilt, shot.turn, shot.roll) * kRadians);
    key.fov = shot.fov;
    key.curves.fill(shot.curve);
    keys.append(shot.frame, key);
  }
  motion.camera = Track<CameraKey>(std::move(keys));
}

constexpr float lightLevel(int windowValue) { return static_cast<float>(windowValue) / 256; }

void addStage(Motion& motion) {
  Keys<LightKey> light;
  light.append(0, restLightKey());
  light.append(at(5, 0), {{lightLevel(154), lightLevel(140), lightLevel(128)}, {-0.5F, -1, 0.5F}});
  light.append(at(7, 2), {{lightLevel(80), lightLevel(88), lightLevel(140)}, {0.2F, -1, 0.7F}});
  light.append(at(8, 0), {{lightLevel(200), lightLevel(180), lightLevel(170)}, {-0.2F, -1, 0.3F}});
  motion.light = Track<LightKey>(std::move(light));

  Keys<SelfShadowKey> shadow;
  shadow.append(0, restSelfShadowKey());
  shadow.append(at(3, 3.9) + 1, {2, 0.02F});
  shadow.append(at(5, 0), {1, 0.01125F});
  motion.selfShadow = Track<SelfShadowKey>(std::move(shadow));

  const auto property = [](bool visible, bool legs) {
    PropertyKey key{visible, {}};
    for (const std::string_view name : {"左足ＩＫ", "右足ＩＫ", "左つま先ＩＫ", "右つま先ＩＫ"}) {
      key.ik.push_back({Name::fromText(name)->bytes, legs});
    }
    return key;
  };
  Keys<PropertyKey> properties;
  properties.append(0, property(true, true));
  properties.append(at(7, 3.5), property(true, false));  // the legs hang free in the jump
  properties.append(at(8, 0.5), property(true, true));
  motion.property = Track<PropertyKey>(std::move(properties));
}

}  // namespace

Motion sampleMotion() {
  Motion motion;
  motion.modelName = *Name::fromText("ふりこ");
  Choreography dance(motion);
  danceBody(dance);
  danceLimbs(dance);
  danceFace(dance);
  addCamera(motion);
  addStage(motion);
  return motion;
}

}  // namespace furitsuke::sample
