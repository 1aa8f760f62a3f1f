// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/scene/scene.h"

namespace furitsuke::scene {

/// The bones of a scene at other times, as in its motions and its simulation, without pose drafts. Only the requested
/// actors and their attachments are evaluated. The scene must outlive this object and keep its actors.
class SceneAtFrame {
 public:
  explicit SceneAtFrame(const Scene& scene) : scene_(scene), parents_(scene.outsideParents()) {}

  /// Sets the whole or fractional frame. Nothing is computed before poseOf().
  void moveTo(double frame) {
    frame_ = frame;
    isLinked_ = false;
  }
  /// Valid until the next moveTo().
  [[nodiscard]] const eval::RigPose& poseOf(const Actor& actor);
  [[nodiscard]] glm::dmat4 worldOf(const Actor& actor);
  /// The position of the bone that the camera follows, which is added to its target; 0 if it follows nothing.
  [[nodiscard]] glm::dvec3 cameraParentPlace();
  /// What the bones of an actor follow.
  [[nodiscard]] std::vector<eval::OutsideTransform> outsideOf(const Actor& actor);

 private:
  struct Posed {
    eval::RigPose pose;
    physics::BodyPoser poser;
    double frame;
  };

  /// The actor among those that may follow something; nothing if none of them does.
  [[nodiscard]] std::optional<std::size_t> memberOf(const Actor& actor);
  [[nodiscard]] std::vector<eval::OutsideTransform> transformsOf(std::size_t member);

  const Scene& scene_;
  OutsideParents parents_;
  bool isLinked_ = false;  ///< `parents_` is at the frame
  double frame_ = 0;
  std::map<std::uint64_t, Posed> posed_;
  std::map<std::size_t, Posed> trials_;
};

}  // namespace furitsuke::scene
