// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/motion/motion.h"
#include "core/scene/scene_state.h"

namespace furitsuke::session {

using scene::kSceneParts;
using scene::ScenePart;

/// The motion has keys for the part.
[[nodiscard]] bool hasKeysFor(const motion::Motion& motion, ScenePart part);
/// The motion is made for camera, light and self shadow only. An empty motion is if it has the model name that MMD
/// gives to camera motions.
[[nodiscard]] bool isForCamera(const motion::Motion& motion);

}  // namespace furitsuke::session
