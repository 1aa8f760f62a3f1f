// SPDX-License-Identifier: MIT
#include "core/eval/rig/bound_motion.h"

#include <algorithm>
#include <string_view>

#include "core/base/name.h"
#include "core/eval/sample.h"

namespace furitsuke::eval {

namespace {

std::string_view ikNameOf(std::string_view name) { return model::withoutTrailingSpaces(name.substr(0, kIkMatchBytes)); }

}  // namespace

BoundMotion::BoundMotion(const motion::Motion& motion, const model::Model& model, const Rig& rig,
                         model::NameMatching matching)
    : property_(motion.property) {
  const model::NameIndex names(model, matching);
  std::vector<bool> isMoved(model.bones.size(), false);
  for (const motion::NamedTrack<motion::BoneKey>& track : motion.bones) {
    const auto bone = names.findBone(track.name.bytes);
    if (!bone || track.keys.empty() || isMoved[static_cast<std::size_t>(*bone)]) continue;
    const auto index = static_cast<std::size_t>(*bone);
    isMoved[index] = true;
    bones_.push_back({index, rig.fixedAxes[index], track.keys});
  }
  std::vector<bool> isSet(model.morphs.size(), false);
  for (const motion::NamedTrack<motion::MorphKey>& track : motion.morphs) {
    const auto morph = names.findMorph(track.name.bytes);
    if (!morph || track.keys.empty() || isSet[static_cast<std::size_t>(*morph)]) continue;
    isSet[static_cast<std::size_t>(*morph)] = true;
    morphs_.push_back({static_cast<std::size_t>(*morph), track.keys});
  }
  bindIk(model);
}

void BoundMotion::bindIk(const model::Model& model) {
  for (std::size_t i = 0; i < model.ik.size(); ++i) {
    const std::string_view goal = ikNameOf(model.bones[static_cast<std::size_t>(model.ik[i].goal)].name.bytes);
    if (goal.empty()) continue;
    IkTrack track{i, {}, {}};
    for (std::size_t key = 0; key < property_.size(); ++key) {
      // Of two entries with the same name the last one counts.
      for (const motion::IkState& state : property_.values()[key].ik) {
        if (ikNameOf(state.name) != goal) continue;
        if (track.frames.empty() || track.frames.back() != property_.frames()[key]) {
          track.frames.push_back(property_.frames()[key]);
          track.enabled.push_back(0);
        }
        track.enabled.back() = state.enabled ? 1 : 0;
      }
    }
    if (!track.frames.empty()) ik_.push_back(std::move(track));
  }
}

void BoundMotion::sample(double frame, RigPose& pose) const {
  std::ranges::fill(pose.moves, BoneMove{});
  for (const BoneTrack& track : bones_) {
    const BoneSample sample =
        sampleBone(track.keys, frame, nullptr, track.fixedAxis ? &*track.fixedAxis : nullptr, beforeFirst_);
    pose.moves[track.bone] = {sample.translation, sample.rotation};
  }
  std::ranges::fill(pose.keyedWeights, 0.0);
  for (const MorphTrack& track : morphs_)
    pose.keyedWeights[track.morph] = sampleMorph(track.keys, frame, nullptr, beforeFirst_);
  std::ranges::fill(pose.ikEnabled, std::uint8_t{1});
  for (const IkTrack& track : ik_) {
    if (!(frame >= track.frames.front())) continue;
    pose.ikEnabled[track.chain] = track.enabled[findSampleSpan(track.frames, frame, nullptr).earlier];
  }
  pose.visible = isVisible(property_, frame);
}

void BoundMotion::samplePhysics(double frame, std::span<std::uint8_t> isOn) const {
  std::ranges::fill(isOn, std::uint8_t{1});
  for (const BoneTrack& track : bones_) {
    if (!(frame >= track.keys.frames().front())) continue;
    const std::size_t key = findSampleSpan(track.keys.frames(), frame, nullptr).earlier;
    isOn[track.bone] = track.keys.values()[key].physics ? 1 : 0;
  }
}

}  // namespace furitsuke::eval
