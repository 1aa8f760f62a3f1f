// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/frame.h"
#include "core/base/result.h"
#include "core/motion/edit.h"
#include "core/motion/outside_parent_keys.h"
#include "core/scene/scene.h"

// Edits of the outside parents of a motion that moves a model of a scene; each is one undo step.
namespace furitsuke::scene {

/// One key of an outside parent.
struct ParentChange {
  std::uint64_t actor = 0;                     ///< Actor::id() of the model that the motion moves
  std::string bone = {};                       ///< that follows, UTF-8; empty: the whole model
  Frame frame = 0;                             ///< of the key
  std::optional<motion::ParentTarget> target;  ///< nothing: removes the key
  /// Adds keys so that the bone is where it was at `frame`, and shows what it showed until the frame before it.
  bool keepsPlace = true;
  bool isCamera = false;  ///< of the camera, see camera_parents.h, which no function of this file changes
};
/// Returns an Error if the scene or the model lacks what the change names, if nothing changes, or if the place cannot
/// be kept because the motion has layers. `motion` is the one of the actor as the scene shows it. The pose draft does
/// not count.
[[nodiscard]] Result<motion::Edit> changedParent(const Scene& scene, const motion::Motion& motion,
                                                 const ParentChange& change);

/// Keys that show without outside parents what the scene shows with them.
struct ParentBake {
  std::uint64_t actor = 0;
  std::vector<std::string> bones =
      {};                  ///< whose outside parents are replaced, UTF-8; empty: of all bones and the model
  FrameRange frames = {};  ///< every frame of it gets a key; what is outside of it keeps its parents
  bool isToEnd = false;    ///< nothing moves after the range, so that no parent has to continue there
  bool isCamera = false;   ///< as of ParentChange
};
/// Replaces outside parents by keys of the bones, or of all bones without a parent for those of the whole model, with
/// straight curves at every frame of the range. The bones are then where they were within the precision of the keys,
/// which has to be checked for bones that are links of IK chains. The scale of a followed model is not applied. Errors
/// are those of changedParent(), or that `canceled`, which any thread may set, became true.
[[nodiscard]] Result<motion::Edit> bakedParents(const Scene& scene, const motion::Motion& motion,
                                                const ParentBake& bake, const std::atomic<bool>* canceled = nullptr);

}  // namespace furitsuke::scene
