// SPDX-License-Identifier: MIT
#pragma once

#include "core/motion/motion.h"
#include "core/motion/rotation.h"

namespace furitsuke::eval {

/// The rotation between two keys at the value `h` (0..1) of its curve, in Euler degrees that start with those of the
/// earlier key and continue without jumps.
[[nodiscard]] motion::EulerDegrees eulerAlong(const motion::EulerDegrees& from, const Quat& earlier, const Quat& later,
                                              double h);

/// The same at `h`, if `from` are the angles at `fromH` (0..1) instead of those of the earlier key.
[[nodiscard]] motion::EulerDegrees eulerOnward(const motion::EulerDegrees& from, double fromH, const Quat& earlier,
                                               const Quat& later, double h);

/// Continuous Euler angles for each key of a bone track: 350 degrees are followed by 370, not by 10. Copies share their
/// column.
class UnrolledRotations {
 public:
  UnrolledRotations() = default;
  /// Linear in the number of keys.
  explicit UnrolledRotations(const motion::Track<motion::BoneKey>& track) { update(track, kAllFrames); }

  [[nodiscard]] std::size_t size() const noexcept { return angles_.size(); }
  [[nodiscard]] const motion::EulerDegrees& at(std::size_t key) const { return angles_[key]; }
  /// Call after keys of the track within `changed` were added, removed or rotated. Costs these keys and the following
  /// ones whose whole turns change.
  void update(const motion::Track<motion::BoneKey>& track, FrameRange changed);

 private:
  motion::SharedColumn<motion::EulerDegrees> angles_;
};

}  // namespace furitsuke::eval
