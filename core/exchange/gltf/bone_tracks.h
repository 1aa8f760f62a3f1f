// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/vector.h"
#include "core/exchange/baked_frames.h"
#include "core/model/model.h"
#include "core/motion/motion.h"
#include "core/operations/operation_control.h"

// Bakes every bone of a model in the space of glTF: meters, right-handed, Y up, facing Z.
namespace furitsuke::exchange {

inline constexpr double kMetersPerUnit = 0.08;

[[nodiscard]] inline glm::dvec3 toMeters(const glm::dvec3& v) noexcept {
  return glm::dvec3(v.x, v.y, -v.z) * kMetersPerUnit;
}
[[nodiscard]] inline glm::dquat toRightHanded(const glm::dquat& q) noexcept { return {q.w, -q.x, -q.y, q.z}; }

/// How a bone moves relative to its parent bone; a value for each frame, or none if it never leaves its rest pose.
struct NodeTrack {
  std::vector<Quat> rotations;     ///< neighbors less than 180° apart
  std::vector<Vec3> translations;  ///< from the parent
};

struct BoneTracks {
  std::vector<NodeTrack> bones;  ///< of each bone of the model
  std::vector<Vec3> rest;        ///< of each bone: the translation from its parent at rest
  std::vector<float> weights;    ///< of each frame: the effective weights of the chosen morphs
};

/// Poses the model with IK, append transforms and morphs at all frames. `morphs`: whose weights are wanted. An Error
/// when `control` is canceled, or if the values would take more than a gigabyte.
[[nodiscard]] Result<BoneTracks> bakeBones(const motion::Motion& motion, const model::Model& model,
                                           const BakedFrames& frames, const CaptureBakeOptions& options,
                                           std::span<const std::size_t> morphs,
                                           operations::OperationControl* control = nullptr);

}  // namespace furitsuke::exchange
