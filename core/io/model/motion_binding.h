// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/model/model.h"
#include "core/model/name_index.h"
#include "core/motion/motion.h"

namespace furitsuke::io {

/// What a motion can be loaded for. MMD decides by the model name alone: a motion with the name of camera motions is
/// loaded for the camera, any other for a model, and MMD ignores the other keys of a file with both kinds. This program
/// offers both.
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
  /// Of the tracks with keys.
  std::size_t boneTracks = 0, boundBones = 0;
  std::size_t morphTracks = 0, boundMorphs = 0;
  /// Whether the motion has the name of this model. Never true for a name of more than 20 bytes.
  bool sameModel = false;
};

[[nodiscard]] MotionBinding bindMotion(const motion::Motion& motion, const model::Model& model,
                                       model::NameMatching matching = {});

/// What the user should know before the motion is loaded for the model: another model name, parts that one has and the
/// other lacks, truncated names. Worst first.
[[nodiscard]] Diagnostics bindingFindings(const motion::Motion& motion, const model::Model& model,
                                          model::NameMatching matching = {});

}  // namespace furitsuke::io
