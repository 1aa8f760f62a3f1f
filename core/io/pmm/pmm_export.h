// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/frame.h"
#include "core/base/result.h"
#include "core/format/pmm/pmm_file.h"
#include "core/io/pmm/pmm_project.h"
#include "core/motion/motion.h"

// Writes motions back into a project of MMD. Everything that a motion does not have keeps its bytes; a motion that is
// unchanged gives the original bytes.
namespace furitsuke::io {

/// The project with the motion as that of a model, from 0. MMD needs a key at frame 0 of every track; where the motion
/// has none, it becomes one at rest. `losses` are tracks that the model does not have. The Error says what MMD cannot
/// store. `parents` are what its bones follow from now on, with indices into Project::models, nullptr: as in the
/// project; those without a place, see hasParentPlace(), are left out.
[[nodiscard]] Result<Bytes> pmmWithMotion(const format::pmm::File& file, std::size_t model, const PartNames& names,
                                          const motion::Motion& motion, Diagnostics& losses,
                                          const std::vector<ProjectParentKey>* parents = nullptr);

/// The project with the camera, light and self-shadow keys of the motion. `parents` are what the camera follows from
/// now on, with indices into Project::models, nullptr: as in the project. Each must be on the frame of a camera key.
/// Those without a place, see hasAttachmentPlace(), and all of them in version 1, are left out.
[[nodiscard]] Result<Bytes> pmmWithCamera(const format::pmm::File& file, const motion::Motion& motion,
                                          const std::vector<ProjectParentKey>* parents = nullptr);

/// How much of the motion has no place in a model of a project of this version: tracks that it does not have, and in
/// version 1 the switches of physics. pmmWithMotion() leaves it out.
[[nodiscard]] std::size_t tracksWithoutPlace(int version, const PartNames& names, const motion::Motion& motion);

/// What else of a scene is changed.
struct ProjectSceneEdit {
  FrameRange playRange = {};  ///< empty: stays as it is
  /// One entry for each accessory, nullopt if it stays as it is: its first key. Its later keys, and what is shown now,
  /// follow: values that were equal to the first key stay so, positions and angles are shifted, and sizes scaled, by
  /// the same amount. Another opacity, visibility, shadow or attachment than that of the first key stays, and with
  /// another attachment the position too.
  std::vector<std::optional<ProjectAccessory>> accessories = {};
  /// What carries an accessory from now on, as of ProjectAccessory::parents; nullopt, or no entry at all: as in the
  /// project. A key that is needed for it is between its neighbors. What has no place, see hasAttachmentPlace(), is
  /// left out.
  std::vector<std::optional<std::vector<ProjectParentKey>>> attachments = {};
  /// The keys of an accessory from now on, as of ProjectAccessory::places; nullopt, or no entry at all: as in the
  /// project. Keys on which its attachment changes stay. An opacity is rounded to whole percent.
  std::vector<std::optional<std::vector<motion::AccessoryKey>>> accessoryKeys = {};
  std::vector<std::optional<bool>> visible = {};  ///< for each model whether it is shown; nullopt as for accessories
  /// Replaces the keys of gravity: nothing within gives MMD's default. Ignored without Project::hasGravityKeys.
  std::optional<std::optional<motion::GravityTrack>> gravity = {};
};
/// The project with these changes. What is equal to what the project has keeps its bytes.
[[nodiscard]] Result<Bytes> pmmWithScene(const format::pmm::File& file, const ProjectSceneEdit& edit);

}  // namespace furitsuke::io
