// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/motion/motion.h"

namespace furitsuke::session {

/// What a motion can provide besides the movement of a model. Each part may come from another motion.
enum class ScenePart { Camera, Light, SelfShadow };
inline constexpr std::array kSceneParts = {ScenePart::Camera, ScenePart::Light, ScenePart::SelfShadow};

/// The motion has keys for the part.
[[nodiscard]] bool hasKeysFor(const motion::Motion& motion, ScenePart part);
/// The motion is made for camera, light and self shadow only. An empty motion is if it has the model name that MMD
/// gives to camera motions.
[[nodiscard]] bool isForCamera(const motion::Motion& motion);

}  // namespace furitsuke::session
