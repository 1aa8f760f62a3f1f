// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>

#include "core/scene/scene.h"

namespace furitsuke::scene {

/// The bones of a scene at other times, as in its motions and its simulation, without pose drafts. Only the requested
/// actors and their carriers are evaluated. The scene must outlive this object and keep its actors.
class SceneAtFrame {
 public:
  explicit SceneAtFrame(const Scene& scene) : scene_(scene) {}

  /// Sets the whole or fractional frame. Nothing is computed before poseOf().
  void moveTo(double frame) { frame_ = frame; }
  /// Valid until the next moveTo().
  [[nodiscard]] const eval::RigPose& poseOf(const Actor& actor);
  [[nodiscard]] glm::dmat4 worldOf(const Actor& actor);

 private:
  struct Posed {
    eval::RigPose pose;
    physics::BodyPoser poser;
    double frame;
  };

  const Scene& scene_;
  double frame_ = 0;
  std::map<std::uint64_t, Posed> posed_;
};

}  // namespace furitsuke::scene
