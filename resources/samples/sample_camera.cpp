// SPDX-License-Identifier: GPL-3.0-or-later
#include <numbers>
#include <vector>

#include "core/motion/motion.h"
#include "core/motion/track_names.h"
#include "resources/samples/choreography.h"
#include "resources/samples/sample_motion.h"

namespace furitsuke::samples {

namespace {

struct Shot {
  Frame frame;
  float distance;
  Vec3 target;
  double turn, tilt, roll;  // degrees as in MMD's dialog; tilt above 0 looks down
  std::uint32_t fov;
  motion::Curve curve = kEaseInOut;
  bool perspective = true;
};

void addCamera(motion::Motion& motion) {
  constexpr double kRadians = std::numbers::pi / 180;
  // Pairs one frame apart are cuts.
  const std::vector<Shot> shots = {{0, 41, {0, 8.6F, 0}, 0, 3, 0, 30},
                                   {at(1, 0), 36, {0, 8.7F, 0}, -8, 3, 0, 30, kFloating},
                                   {at(2, 0) - 1, 33, {0.6F, 9, 0}, 14, 3, 0, 30},
                                   {at(2, 0), 25, {-0.5F, 10.4F, 0}, 38, -4, -3, 30},
                                   {at(3, 0) - 1, 22, {-0.6F, 10.8F, 0}, 18, -2, 3, 30, motion::kLinearCurve},
                                   {at(3, 0), 15, {0, 2.4F, 0}, -20, -6, 0, 35},
                                   {at(3, 3), 17, {0, 11.6F, 0}, -4, 0, 0, 35, kFloating},
                                   {at(4, 0) - 1, 16, {0, 12, 0}, 0, 0, 0, 35, kEaseOut},
                                   {at(4, 0), 21, {0, 9, 0}, -26, -17, 7, 45},
                                   {at(5, 0) - 1, 20, {0, 9.6F, 0}, 26, -17, -7, 45, motion::kLinearCurve},
                                   {at(5, 0), 42, {0, 8.8F, 0}, 0, 0, 0, 30, kEaseInOut, false},
                                   {at(6, 0) - 1, 36, {0, 8.8F, 0}, 0, 0, 0, 30, motion::kLinearCurve, false},
                                   {at(6, 0), 34, {0, 8, 0}, 20, 34, 0, 32},
                                   {at(7, 0), 33, {0, 8, 0}, -14, 10, 0, 30, kFloating},
                                   {at(7, 3), 20, {0, 8.6F, 0}, 0, -3, 0, 42, kEaseIn},
                                   {at(8, 0.5), 38, {0, 9.8F, 0}, 0, -9, 0, 34, kAccent},
                                   {at(9, 0) - 1, 27, {0, 10.2F, 0}, 0, 0, 0, 30},
                                   {at(9, 0), 14.5F, {0, 13, 0}, -9, -2, -6, 30},
                                   {at(10, 0) - 1, 13, {0, 13.2F, 0}, 9, -2, 6, 30, motion::kLinearCurve},
                                   {at(10, 0), 27, {0, 9.8F, 0}, 34, 4, 0, 28},
                                   {at(10, 3), 20, {-0.2F, 11.4F, 0}, 14, 0, -4, 28, kFloating},
                                   {at(11, 1), 19, {0, 11.6F, 0}, 0, 2, 0, 28},
                                   {at(12, 0), 40, {0, 8.6F, 0}, 0, 4, 0, 30, kFloating}};
  motion::Keys<motion::CameraKey> keys;
  for (const Shot& shot : shots) {
    motion::CameraKey key = motion::restCameraKey();
    key.distance = -shot.distance;
    key.target = shot.target;
    key.rotation = toStored(glm::dvec3(-shot.tilt, shot.turn, shot.roll) * kRadians);
    key.fov = shot.fov;
    key.perspective = shot.perspective;
    key.curves.fill(shot.curve);
    keys.append(shot.frame, key);
  }
  motion.camera = motion::Track<motion::CameraKey>(std::move(keys));
}

constexpr float lightLevel(int windowValue) { return static_cast<float>(windowValue) / 256; }

void addStage(motion::Motion& motion) {
  const auto light = [](int r, int g, int b) { return Vec3{lightLevel(r), lightLevel(g), lightLevel(b)}; };
  motion::Keys<motion::LightKey> lights;
  lights.append(0, motion::restLightKey());
  lights.append(at(3, 3), motion::restLightKey());
  lights.append(at(4, 0), {light(168, 154, 150), {-0.6F, -0.9F, 0.6F}});
  lights.append(at(6, 0), {light(160, 150, 140), {0.5F, -1, 0.5F}});
  lights.append(at(7, 0), {light(150, 150, 154), {0.4F, -1, 0.6F}});
  lights.append(at(7, 2.5), {light(92, 96, 150), {0.2F, -1, 0.7F}});  // night falls before the jump
  lights.append(at(7, 3.5), {light(92, 96, 150), {0.2F, -1, 0.7F}});
  lights.append(at(8, 0.5), {light(190, 176, 168), {-0.3F, -1, 0.5F}});
  lights.append(at(10, 0), motion::restLightKey());
  motion.light = motion::Track<motion::LightKey>(std::move(lights));

  motion::Keys<motion::SelfShadowKey> shadows;
  shadows.append(0, motion::restSelfShadowKey());
  shadows.append(at(5, 0), {2, 0.02F});
  shadows.append(at(9, 0), {1, 0.01125F});
  motion.selfShadow = motion::Track<motion::SelfShadowKey>(std::move(shadows));
}

}  // namespace

motion::Motion sampleCameraMotion() {
  motion::Motion motion;
  motion.modelName = *Name::fromText("カメラ・照明");
  addCamera(motion);
  addStage(motion);
  return motion;
}

}  // namespace furitsuke::samples
