// SPDX-License-Identifier: MIT
#pragma once

#include "core/motion/motion.h"
#include "core/motion/rotation.h"

namespace furitsuke {

/// The way of the rotation between two keys at the height `h` (0..1) of its curve, in Euler degrees that begin with
/// those of the earlier key and run on without a jump.
[[nodiscard]] EulerDegrees eulerAlong(const EulerDegrees& from, const Quat& earlier, const Quat& later, double h);

/// The Euler angles of each key of a bone track such that they follow the rotation from key to key: 350 degrees are
/// followed by 370, not by 10. Copies share their column.
class UnrolledRotations {
 public:
  UnrolledRotations() = default;
  /// Linear in the number of keys.
  explicit UnrolledRotations(const Track<BoneKey>& track) { update(track, kAllFrames); }

  [[nodiscard]] std::size_t size() const noexcept { return angles_.size(); }
  [[nodiscard]] const EulerDegrees& at(std::size_t key) const { return angles_[key]; }
  /// After keys of the track within `changed` came, went or turned. Costs these keys and those behind them whose whole
  /// turns are others now.
  void update(const Track<BoneKey>& track, FrameRange changed);

 private:
  SharedColumn<EulerDegrees> angles_;
};

}  // namespace furitsuke
