// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/model/model.h"
#include "core/model/name_index.h"
#include "core/motion/motion.h"

namespace furitsuke {

/// Onto what a motion can be loaded. MMD goes by the name alone: one with the name of camera motions goes to the
/// camera, any other to a model, and the other half of a file with keys of both kinds is lost there. Here both are
/// offered.
struct MotionUse {
  bool model = false;
  bool camera = false;
  bool cameraFirst = false;  ///< what MMD would take it for
};

[[nodiscard]] MotionUse motionUse(const Motion& motion);

/// Which part of a model each track of a motion moves.
struct MotionBinding {
  std::vector<BoneIndex> bones;    ///< for each of Motion::bones, kNoIndex where the model has none
  std::vector<MorphIndex> morphs;  ///< for each of Motion::morphs
  /// Of the tracks with keys.
  std::size_t boneTracks = 0, boundBones = 0;
  std::size_t morphTracks = 0, boundMorphs = 0;
  /// Whether the motion says that it was made for a model of this name. A name of more than 20 bytes never is.
  bool sameModel = false;
};

[[nodiscard]] MotionBinding bindMotion(const Motion& motion, const Model& model, NameMatching matching = {});

/// What a person should know before the motion is laid onto the model: another name, what one side has and the other
/// lacks, names that were cut. Worst first.
[[nodiscard]] Diagnostics bindingFindings(const Motion& motion, const Model& model, NameMatching matching = {});

}  // namespace furitsuke
