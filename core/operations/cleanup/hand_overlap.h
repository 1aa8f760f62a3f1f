// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <string>
#include <vector>

#include "core/eval/rig/rig.h"
#include "core/eval/rig/rig_pose.h"
#include "core/model/model.h"

// How deep hands are inside the body, by the rigid bodies that follow bones. Used inside core/operations and
// core/quality only.
namespace furitsuke::operations {

/// The hands of a model, and the rigid bodies of head, body and legs that they must not be inside of. A hand is its
/// wrist and finger bones, because most models have no bodies for hands.
class HandOverlap {
 public:
  HandOverlap(const model::Model& model, const eval::Rig& rig);

  /// The deepest overlap of a hand.
  struct Depth {
    double depth = 0;             ///< of a bone of the hand below the surface of a body, model units; 0: none
    std::size_t name = 0;         ///< into names(): the bone of that body
    glm::dvec3 outward{0, 0, 0};  ///< the shortest way to the surface: length 1, in model space; 0 without an overlap
  };

  /// The names of the wrists; empty for a model without hands or without bodies.
  [[nodiscard]] const std::vector<std::string>& hands() const noexcept { return handNames_; }
  [[nodiscard]] const std::vector<std::string>& names() const noexcept { return names_; }
  /// `hand`: into hands().
  [[nodiscard]] Depth deepest(std::size_t hand, const eval::RigPose& pose) const;

 private:
  struct Shape {
    const model::RigidBody* body = nullptr;
    std::size_t bone = 0;
    glm::dvec3 offset{0, 0, 0};
    glm::dquat rotation{1, 0, 0, 0};  ///< relative to the bone
    double reach = 0;                 ///< radius of a sphere around all of it, model units
  };

  std::vector<Shape> shapes_;
  std::vector<std::string> names_;  ///< of the bones of the shapes
  std::vector<std::string> handNames_;
  std::vector<std::vector<std::size_t>> hands_;  ///< bones
};

}  // namespace furitsuke::operations
