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

/// A part of a straight way on which a hand is inside a body: distances from its beginning, model units.
struct InsideSpan {
  double enter = 0;
  double leave = 0;
};

/// The bodies around a hand in a pose, for moving the hand without turning it.
class HandSurroundings {
 public:
  /// Adds the parts of the way in a direction, of length 1, on which bones of the hand are inside bodies.
  void addSpans(const glm::dvec3& direction, std::vector<InsideSpan>& spans) const;

 private:
  friend class HandOverlap;
  struct Near {
    const model::RigidBody* body = nullptr;
    glm::dquat rotation{1, 0, 0, 0};  ///< from the space of the body to that of the directions
    glm::dvec3 middle{0, 0, 0};       ///< of the body, from the middle of the hand, in the space of the directions
    double reach = 0;                 ///< of body and hand together
    std::vector<glm::dvec3> points;   ///< of the hand, in the space of the body
  };
  double distance_ = 0;  ///< by which the bodies are larger
  std::vector<Near> bodies_;
};

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
  /// The bodies around a hand, larger by `distance`. Directions are in a space that is rotated by `space` relative to
  /// the model.
  [[nodiscard]] HandSurroundings around(std::size_t hand, const eval::RigPose& pose, const glm::dquat& space,
                                        double distance) const;

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
