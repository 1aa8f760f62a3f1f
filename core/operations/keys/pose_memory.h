// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/rig/rig.h"
#include "core/model/model.h"
#include "core/motion/motion.h"
#include "core/operations/keys/pose_cache.h"
#include "core/operations/keys/pose_errors.h"
#include "core/operations/keys/pose_influence.h"

namespace furitsuke::operations {

/// What a run of reduce-poses leaves for the next one with another number of poses: most of its spans are the same, and
/// so are their curves and the errors of their frames. Used inside core/operations only.
struct PoseMemory {
  /// The fitted curves of a track, by the frames of both ends of a span.
  using Curves = std::map<std::pair<Frame, Frame>, std::array<motion::Curve, motion::kBoneChannelCount>>;

  /// For these tracks on this model, with nothing known yet. `rig` is empty without a model.
  PoseMemory(const OperationInput& in, const eval::Rig& rig, std::vector<motion::TrackId> tracks,
             std::vector<motion::KeyRuns> runs);
  /// Whether it was made for the same motion, keys and model.
  [[nodiscard]] bool isFor(const OperationInput& in, const eval::Rig& rig, const std::vector<motion::TrackId>& tracks,
                           const std::vector<motion::KeyRuns>& runs) const;

  // What it was made for. Copies of tracks share their keys.
  std::vector<motion::NamedTrack<motion::BoneKey>> motionBones;
  std::vector<motion::NamedTrack<motion::MorphKey>> motionMorphs;
  motion::Track<motion::VisibilityIkKey> property;
  std::vector<motion::TrackId> trackIds;
  std::vector<motion::KeyRuns> trackRuns;
  const model::Model* model;
  std::vector<glm::dvec3> modelBones;  ///< where they rest
  eval::PreExtrapolation preExtrapolation;

  std::vector<PoseInfluence> influences;                      ///< with a model
  std::string grouping;                                       ///< how the tracks are divided into groups
  std::vector<std::shared_ptr<const PoseAnalysis>> analyses;  ///< of each group
  double fine = 0;                                            ///< the error below which curves were not improved
  std::vector<Curves> curves;                                 ///< by track
  std::vector<motion::Keys<motion::BoneKey>> keys;            ///< of the last run, by track; empty if there was none
  PoseErrors errors;                                          ///< of these keys
};

}  // namespace furitsuke::operations
