// SPDX-License-Identifier: MIT
#include "core/exchange/vmc/vmc_performance.h"

#include <utility>

namespace furitsuke::exchange {

namespace {

/// The place in VmcPerformance::seen_; nothing for messages that can occur more than once in a frame.
std::optional<std::size_t> placeOf(const VmcMessage& message) {
  if (const auto* bone = std::get_if<VmcBone>(&message)) return static_cast<std::size_t>(bone->bone);
  if (std::holds_alternative<VmcRoot>(message)) return retarget::kHumanoidBoneCount;
  if (std::holds_alternative<VmcTime>(message)) return retarget::kHumanoidBoneCount + 1;
  if (std::holds_alternative<VmcApply>(message)) return retarget::kHumanoidBoneCount + 2;
  return std::nullopt;
}

}  // namespace

std::optional<VmcFrame> VmcPerformance::add(const VmcMessage& message, double seconds) {
  std::optional<VmcFrame> before;
  if (const auto place = placeOf(message)) {
    if (seen_[*place]) before = finish();
    if (seen_.none()) latest_.seconds = seconds;
    seen_.set(*place);
  }
  store(message);
  return before;
}

std::optional<VmcFrame> VmcPerformance::finish() {
  if (seen_.none()) return std::nullopt;
  seen_.reset();
  return latest_;
}

void VmcPerformance::store(const VmcMessage& message) {
  if (const auto* state = std::get_if<VmcState>(&message)) isReady_ = state->isReady;
  if (const auto* root = std::get_if<VmcRoot>(&message)) latest_.root = root->transform;
  if (const auto* bone = std::get_if<VmcBone>(&message)) latest_.bones[bone->bone] = bone->transform;
  if (const auto* blend = std::get_if<VmcBlend>(&message)) {
    if (pendingBlends_.contains(blend->name) || pendingBlends_.size() < kMaxBlends) {
      pendingBlends_[blend->name] = blend->value;
    }
  }
  if (!std::holds_alternative<VmcApply>(message)) return;
  for (const auto& [name, value] : std::exchange(pendingBlends_, {})) {
    if (latest_.blends.contains(name) || latest_.blends.size() < kMaxBlends) latest_.blends[name] = value;
  }
}

}  // namespace furitsuke::exchange
