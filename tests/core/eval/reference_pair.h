// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig_pose.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::test {

/// What the pose of a bone depends on, including its ancestors and append sources. The last one that applies is
/// used.
enum class BoneClass { Plain, Axis, Append, LocalAppend, Ik };
[[nodiscard]] const char* boneClassName(BoneClass kind);
[[nodiscard]] std::vector<BoneClass> boneClassesOf(const model::Model& model);

/// Poses by frame, then by bone.
using ReferencePoses = std::map<double, std::vector<RigidTransform>>;

/// A model and a motion with reference numbers.
struct ReferencePair {
  std::string name;
  model::Model model;
  motion::Motion motion;
  eval::Rig rig;
  eval::BoundMotion bound;
  std::vector<BoneClass> classes;

  /// World poses of MMD, or none for a pair that it has not evaluated.
  [[nodiscard]] ReferencePoses poses() const;
  /// Poses computed by Furitsuke, at the same frames as `like`.
  [[nodiscard]] ReferencePoses ownPoses(const ReferencePoses& like) const;

  std::filesystem::path numbers;  ///< MMD's
};

/// The pairs that MMD has evaluated, of which model and motion are there.
[[nodiscard]] std::vector<ReferencePair> loadMmdPairs(const std::filesystem::path& reference);
/// A small model and motion that show one rule of MMD, by name.
[[nodiscard]] ReferencePair loadMmdProbe(const std::filesystem::path& reference, const std::string& name);

/// All pairs in the folder of reference numbers, in its order.
[[nodiscard]] std::vector<ReferencePair> loadReferencePairs(const std::filesystem::path& reference);

}  // namespace furitsuke::test
