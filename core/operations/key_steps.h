// SPDX-License-Identifier: MIT
#pragma once

#include "core/motion/key.h"

// Values that change at a key instead of between keys: the physics flag, perspective, the shadow mode, and everything
// in a property key.
namespace furitsuke::operations {

/// Whether such a value changes from one key to the next. Not for property keys.
[[nodiscard]] inline bool isStep(const motion::BoneKey& before, const motion::BoneKey& key) {
  return before.physics != key.physics;
}
[[nodiscard]] inline bool isStep(const motion::CameraKey& before, const motion::CameraKey& key) {
  return before.perspective != key.perspective;
}
[[nodiscard]] inline bool isStep(const motion::SelfShadowKey& before, const motion::SelfShadowKey& key) {
  return before.mode != key.mode;
}
template <class Value>
[[nodiscard]] bool isStep(const Value&, const Value&) {
  return false;
}

/// Copies these values from another key.
inline void copySteps(motion::BoneKey& key, const motion::BoneKey& from) { key.physics = from.physics; }
inline void copySteps(motion::CameraKey& key, const motion::CameraKey& from) { key.perspective = from.perspective; }
inline void copySteps(motion::SelfShadowKey& key, const motion::SelfShadowKey& from) { key.mode = from.mode; }
inline void copySteps(motion::VisibilityIkKey& key, const motion::VisibilityIkKey& from) { key = from; }
inline void copySteps(motion::MorphKey&, const motion::MorphKey&) {}
inline void copySteps(motion::LightKey&, const motion::LightKey&) {}

}  // namespace furitsuke::operations
