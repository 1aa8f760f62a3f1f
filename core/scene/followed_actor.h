// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/motion/outside_parent_keys.h"
#include "core/scene/scene.h"

namespace furitsuke::scene {

/// The actor that a target names; nullptr if it follows none. `own` is the actor that follows, nullptr: the camera. The
/// Error says which model or bone does not exist.
[[nodiscard]] Result<const Actor*> followedActor(const Scene& scene, const Actor* own,
                                                 const motion::ParentTarget& target);

/// For edits that compute keys: a motion with layers shows more than its keys.
[[nodiscard]] Error layersProblem();

}  // namespace furitsuke::scene
