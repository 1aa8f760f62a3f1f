// SPDX-License-Identifier: MIT
#pragma once

#include <bitset>
#include <cstddef>
#include <map>
#include <optional>
#include <string>

#include "core/exchange/captured_pose.h"
#include "core/exchange/vmc/vmc_bone_names.h"
#include "core/exchange/vmc/vmc_packet.h"

namespace furitsuke::exchange {

/// A body at one time, in the space of VMC. What was not received is the last that was, or not there.
struct VmcFrame {
  double seconds = 0;  ///< when its first message arrived, on the clock of the receiver
  RigidTransform root;
  retarget::HumanoidBoneValues<std::optional<RigidTransform>> bones;  ///< relative to their parents
  std::map<std::string, double> blends;                               ///< 0..1

  [[nodiscard]] bool hasBody() const noexcept { return bones[retarget::HumanoidBone::Hips].has_value(); }
};

/// Joins the messages of several packets to frames. Nothing in VMC says where a frame ends: a bone, or another message
/// that every frame has once, begins the next frame when it arrives again.
class VmcPerformance {
 public:
  static constexpr std::size_t kMaxBlends = 512;  ///< further names are ignored

  /// Adds a message that arrived at this time. Returns the frame before it if the message begins another one.
  std::optional<VmcFrame> add(const VmcMessage& message, double seconds);
  /// The frame that was not followed by another one; nothing if no message arrived after the last frame.
  std::optional<VmcFrame> finish();
  /// All that is known now, also within a frame.
  [[nodiscard]] const VmcFrame& latest() const noexcept { return latest_; }
  /// False while the sender says that it has no body.
  [[nodiscard]] bool isReady() const noexcept { return isReady_; }

 private:
  void store(const VmcMessage& message);

  VmcFrame latest_;
  std::map<std::string, double> pendingBlends_;         ///< not applied yet
  std::bitset<retarget::kHumanoidBoneCount + 3> seen_;  ///< in this frame: bones, root, time, end of the blends
  bool isReady_ = true;
};

}  // namespace furitsuke::exchange
