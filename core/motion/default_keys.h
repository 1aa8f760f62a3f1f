// SPDX-License-Identifier: MIT
#pragma once

#include <type_traits>

#include "core/motion/key.h"

namespace furitsuke::motion {

/// The values that MMD uses for a track without keys, and the initial values of a new key.
[[nodiscard]] constexpr BoneKey restBoneKey() {
  return {{0, 0, 0}, {0, 0, 0, 1}, {kLinearCurve, kLinearCurve, kLinearCurve, kLinearCurve}, true};
}
[[nodiscard]] constexpr MorphKey restMorphKey() { return {0.0F}; }
[[nodiscard]] constexpr CameraKey restCameraKey() {
  return {-45.0F,
          {0, 10, 0},
          {0, 0, 0},
          30,
          {kLinearCurve, kLinearCurve, kLinearCurve, kLinearCurve, kLinearCurve, kLinearCurve},
          true};
}
[[nodiscard]] constexpr LightKey restLightKey() {
  return {{154.0F / 256, 154.0F / 256, 154.0F / 256}, {-0.5F, -1.0F, 0.5F}};
}
[[nodiscard]] constexpr SelfShadowKey restSelfShadowKey() { return {1, 0.01125F}; }
[[nodiscard]] inline VisibilityIkKey restVisibilityIkKey() { return {true, {}}; }
/// The rest value of a kind of keys.
template <class Value>
[[nodiscard]] constexpr Value restKey() {
  if constexpr (std::is_same_v<Value, BoneKey>) {
    return restBoneKey();
  } else if constexpr (std::is_same_v<Value, MorphKey>) {
    return restMorphKey();
  } else if constexpr (std::is_same_v<Value, CameraKey>) {
    return restCameraKey();
  } else if constexpr (std::is_same_v<Value, LightKey>) {
    return restLightKey();
  } else if constexpr (std::is_same_v<Value, SelfShadowKey>) {
    return restSelfShadowKey();
  } else {
    return restVisibilityIkKey();
  }
}

}  // namespace furitsuke::motion
