// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>

#include "core/scene/scene.h"

namespace furitsuke {

/// A scene at other moments than its own, as its motions alone have it, without what is posed by hand. Only the bones,
/// of those who are asked for and who carry them. The scene must outlive it and keep its actors meanwhile.
class OtherMoment {
 public:
  explicit OtherMoment(const Scene& scene) : scene_(scene) {}

  /// In whole or fractional frames. Costs nothing before somebody is asked for.
  void moveTo(double frame) { frame_ = frame; }
  /// Stays as it is until the next moveTo().
  [[nodiscard]] const RigPose& poseOf(const Actor& actor);
  [[nodiscard]] glm::dmat4 worldOf(const Actor& actor);

 private:
  struct Posed {
    RigPose pose;
    double frame;
  };

  const Scene& scene_;
  double frame_ = 0;
  std::map<std::uint64_t, Posed> posed_;
};

}  // namespace furitsuke
