// SPDX-License-Identifier: MIT
#pragma once

#include <type_traits>

#include "core/motion/key.h"

// What changes at a key and not on the way to it. Used inside core/eval/operations only.
namespace furitsuke {

[[nodiscard]] inline bool isStep(const BoneKey& before, const BoneKey& key) { return before.physics != key.physics; }
[[nodiscard]] inline bool isStep(const CameraKey& before, const CameraKey& key) {
  return before.perspective != key.perspective;
}
[[nodiscard]] inline bool isStep(const SelfShadowKey& before, const SelfShadowKey& key) {
  return before.mode != key.mode;
}
template <class Value>
[[nodiscard]] bool isStep(const Value&, const Value&) {
  return false;
}

}  // namespace furitsuke
