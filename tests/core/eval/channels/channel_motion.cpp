// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/eval/channels/channel_motion.h"

#include <random>
#include <utility>

#include "core/motion/rotation.h"

namespace furitsuke::test {

namespace {

class KeyMaker {
 public:
  explicit KeyMaker(unsigned seed) : random_(seed) {}

  /// The standard distributions differ between libraries; this does not.
  float number(float lowest, float highest) {
    return lowest + (highest - lowest) * static_cast<float>(random_() % 10'001) / 10'000.0F;
  }
  motion::Curve curve() {
    if (random_() % 3 == 0) return motion::kLinearCurve;
    const auto byte = [this] { return static_cast<std::uint8_t>(random_() % 128); };
    return {byte(), byte(), byte(), byte()};
  }
  Frame step() { return random_() % 4 == 0 ? 1 : 1 + static_cast<Frame>(random_() % 25); }
  Vec3 place() { return {number(-5, 5), number(0, 20), number(-5, 5)}; }

  motion::BoneKey bone(const Quat& before) {
    motion::BoneKey key = motion::restBoneKey();
    key.translation = place();
    const glm::dquat turn = toDouble(motion::rotationFromEuler({number(-80, 80), number(-80, 80), number(-80, 80)}));
    key.rotation = toStored(toDouble(before) * turn);
    for (motion::Curve& each : key.curves) each = curve();
    return key;
  }
  motion::CameraKey camera() {
    motion::CameraKey key = motion::restCameraKey();
    key.distance = number(-60, -20);
    key.target = place();
    key.rotation = {number(-1, 1), number(-9, 9), number(-1, 1)};
    key.fov = 20 + random_() % 40;
    key.perspective = random_() % 4 != 0;
    for (motion::Curve& each : key.curves) each = curve();
    return key;
  }

 private:
  std::mt19937 random_;
};

}  // namespace

motion::Motion channelMotion(unsigned seed, int keys) {
  KeyMaker make(seed);
  motion::Keys<motion::BoneKey> bones;
  motion::Keys<motion::MorphKey> morphs;
  motion::Keys<motion::CameraKey> cameras;
  motion::Keys<motion::LightKey> lights;
  motion::Keys<motion::SelfShadowKey> shadows;
  Frame frame = 3;
  Quat rotation{0, 0, 0, 1};
  for (int i = 0; i < keys; ++i) {
    bones.append(frame, make.bone(rotation));
    rotation = bones.values.back().rotation;
    morphs.append(frame, {make.number(-0.5F, 1.5F)});
    cameras.append(frame, make.camera());
    lights.append(frame, {{make.number(0, 1), make.number(0, 1), make.number(0, 1)}, make.place()});
    shadows.append(frame, {static_cast<std::uint8_t>(i % 3), make.number(0, 0.1F)});
    frame += make.step();
  }
  motion::Motion motion;
  motion.bones.push_back({Name::fromText("右腕").value(), motion::Track<motion::BoneKey>(std::move(bones))});
  motion.morphs.push_back({Name::fromText("あ").value(), motion::Track<motion::MorphKey>(std::move(morphs))});
  motion.camera = motion::Track<motion::CameraKey>(std::move(cameras));
  motion.light = motion::Track<motion::LightKey>(std::move(lights));
  motion.selfShadow = motion::Track<motion::SelfShadowKey>(std::move(shadows));
  return motion;
}

}  // namespace furitsuke::test
