// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/layered_views.h"

#include <gtest/gtest.h>

#include <vector>

namespace furitsuke::eval {
namespace {

using motion::LayerMode;

constexpr Frame kFrame = 10;

motion::CameraKey viewFrom(float distance, std::uint32_t fov, bool perspective = true) {
  motion::CameraKey key = motion::restCameraKey();
  key.distance = distance;
  key.fov = fov;
  key.perspective = perspective;
  return key;
}

template <class Value>
motion::Track<Value> trackOf(Value key) {
  motion::Keys<Value> keys;
  keys.append(kFrame, std::move(key));
  return motion::Track<Value>(std::move(keys));
}

/// A motion with a camera, the layers above it with one camera key each, and the `active` one.
motion::Motion stacked(const std::vector<motion::LayerSettings>& layers, const std::vector<motion::CameraKey>& keys,
                       std::optional<motion::LayerSlot> active = {}) {
  motion::Motion motion;
  motion.camera = trackOf(viewFrom(-40, 30));
  motion::LayerArrangement arrangement;
  for (motion::LayerSlot slot = 0; slot < layers.size(); ++slot) {
    arrangement.settings.push_back(layers[slot]);
    arrangement.order.push_back(slot);
    arrangement.active = slot;
    motion::arrangeLayers(motion, arrangement);
    motion.camera = trackOf(keys[slot]);
  }
  arrangement.active = active;
  motion::arrangeLayers(motion, arrangement);
  return motion;
}

motion::LayerSettings settings(LayerMode mode, float weight) {
  return {.name = "", .mode = mode, .weights = {{0, weight}}};
}

TEST(LayeredViews, AddTheDifferenceFromTheDefaultOrReplaceByTheWeight) {
  const struct {
    const char* name;
    LayerMode mode;
    float weight;
    double distance, fov;
    bool perspective;
  } rows[] = {
      {"add: -40 + (-60 + 45), 30 + (50 - 30)", LayerMode::Add, 1, -55, 50, true},
      {"half of it", LayerMode::Add, 0.5F, -47.5, 40, true},
      {"without weight", LayerMode::Add, 0, -40, 30, true},
      {"replace", LayerMode::Replace, 1, -60, 50, false},
      {"blended", LayerMode::Replace, 0.25F, -45, 35, true},
      {"switched from one half on", LayerMode::Replace, 0.5F, -50, 40, false},
  };
  for (const auto& row : rows) {
    const LayeredCamera camera(stacked({settings(row.mode, row.weight)}, {viewFrom(-60, 50, false)}));
    for (const double frame : {0.0, 10.0, 20.5}) {  // the first key is held by layers
      const CameraSample sample = camera.sample(frame, PreExtrapolation::Hold);
      EXPECT_NEAR(sample.distance, row.distance, 1e-5) << row.name;
      EXPECT_NEAR(sample.fov, row.fov, 1e-9) << row.name;
      EXPECT_EQ(sample.perspective, row.perspective) << row.name;
    }
  }
}

TEST(LayeredViews, TheEditedValueIsTheOneWithWhichTheResultIsShown) {
  const std::vector<motion::LayerSettings> layers{settings(LayerMode::Add, 0.5F), settings(LayerMode::Replace, 0.75F),
                                                  settings(LayerMode::Add, 1)};
  const std::vector<motion::CameraKey> keys{viewFrom(-50, 40), viewFrom(-20, 35), viewFrom(-46, 31)};
  CameraSample wanted = sampleCamera({}, 0);
  wanted.distance = -33;
  wanted.target = {1, 2, 3};
  wanted.rotation = {0.5, -7, 0.25};
  wanted.fov = 44;
  for (const std::optional<motion::LayerSlot> active : {std::optional<motion::LayerSlot>(), {0U}, {1U}, {2U}}) {
    motion::Motion motion = stacked(layers, keys, active);
    const CameraSample edited = LayeredCamera(motion).editedFor(wanted, kFrame);
    motion::CameraKey key = motion::restCameraKey();
    key.distance = static_cast<float>(edited.distance);
    key.target = toStored(edited.target);
    key.rotation = toStored(edited.rotation);
    motion.camera = trackOf(key);
    const CameraSample shown = LayeredCamera(motion).sample(kFrame);
    EXPECT_NEAR(shown.distance, wanted.distance, 1e-4);
    EXPECT_NEAR(shown.target.z, wanted.target.z, 1e-4);
    EXPECT_NEAR(shown.rotation.y, wanted.rotation.y, 1e-4);
  }
}

TEST(LayeredViews, WithoutKeysAreEmptyAndMutedLayersHaveNoEffect) {
  EXPECT_TRUE(LayeredCamera().empty());
  EXPECT_EQ(LayeredCamera().sample(0).distance, -45);
  motion::LayerSettings muted = settings(LayerMode::Replace, 1);
  muted.isMuted = true;
  const motion::Motion motion = stacked({muted}, {viewFrom(-60, 50)}, 0);
  EXPECT_FALSE(LayeredCamera(motion).isLayered());
  EXPECT_NEAR(LayeredCamera(motion).sample(kFrame).distance, -40, 1e-6);
  EXPECT_TRUE(LayeredLight(motion).empty()) << "an active layer without keys";
  EXPECT_EQ(LayeredCamera(motion).keyFrames(), std::vector<Frame>{kFrame});
}

TEST(LayeredViews, SwitchVisibilityAndIkFromOneHalfOfTheWeightOn) {
  motion::Motion motion;
  motion::LayerArrangement arrangement;
  arrangement.settings.push_back({.name = "", .weights = {{0, 0.0F}, {10, 1.0F}, {20, 1.0F}, {31, 0.0F}}});
  arrangement.order = {0};
  arrangement.active = 0;
  motion::arrangeLayers(motion, arrangement);
  motion.property = trackOf(motion::VisibilityIkKey{false, {{"ik", false}}});
  const motion::Track<motion::VisibilityIkKey> shown = layeredProperty(motion);
  for (Frame frame = 0; frame < 40; ++frame) {
    const bool isLayer = frame >= 5 && frame <= 25;
    EXPECT_EQ(isVisible(shown, frame), !isLayer) << frame;
    EXPECT_EQ(isIkEnabled(shown, "ik", frame), !isLayer) << frame;
  }
  EXPECT_LE(shown.size(), 3U);
}

}  // namespace
}  // namespace furitsuke::eval
