// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/model/model.h"
#include "core/model/name_index.h"
#include "core/motion/motion.h"

namespace furitsuke::io {

/// Whether a motion can be loaded for a model, for the camera, or for both. MMD decides by the model name alone: a
/// motion with the name of camera motions is loaded for the camera, any other for a model, and MMD ignores the other
/// keys of a file with both kinds. This program supports both uses.
struct MotionUse {
  bool model = false;
  bool camera = false;
  bool cameraFirst = false;  ///< MMD would load it as a camera motion
};

[[nodiscard]] MotionUse motionUse(const motion::Motion& motion);

/// Which part of a model each track of a motion moves.
struct MotionBinding {
  std::vector<model::BoneIndex> bones;    ///< for each of Motion::bones, kNoIndex where the model has none
  std::vector<model::MorphIndex> morphs;  ///< for each of Motion::morphs
  /// The number of tracks with keys, and of those for which the model has a bone or morph.
  std::size_t boneTracks = 0, boundBones = 0;
  std::size_t morphTracks = 0, boundMorphs = 0;
  /// Whether the motion has the name of the model. Never true if that has more than 20 bytes.
  bool sameModel = false;
};

[[nodiscard]] MotionBinding bindMotion(const motion::Motion& motion, const model::Model& model,
                                       model::NameMatching matching = {});

/// What the user should know before loading the motion for the model: a different model name, parts that one has and
/// the other lacks, truncated names. Worst first.
[[nodiscard]] Diagnostics bindingFindings(const motion::Motion& motion, const model::Model& model,
                                          model::NameMatching matching = {});

}  // namespace furitsuke::io
