// SPDX-License-Identifier: MIT
#include "core/edit/document/pose_choice.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "core/edit/document/motion_document.h"
#include "core/eval/sample_pose.h"

namespace furitsuke::edit {

namespace {

constexpr float kPoseFileStep = 0.5e-6F;  // VPD has six decimals

bool isAtRest(const motion::BonePose& bone) {
  const auto& [t, r] = std::pair{bone.translation, bone.rotation};
  return std::max({std::abs(t.x), std::abs(t.y), std::abs(t.z), std::abs(r.x), std::abs(r.y), std::abs(r.z)}) <
         kPoseFileStep;
}

/// Replaces the element with that name, or appends the new one.
template <class Posed>
void replaceOrAppend(std::vector<Posed>& list, const Posed& posed) {
  const auto at = std::ranges::find(list, posed.name, &Posed::name);
  if (at != list.end()) {
    *at = posed;
  } else {
    list.push_back(posed);
  }
}

}  // namespace

motion::Pose shownPose(const MotionDocument& document, Frame frame, PoseTracks tracks, std::span<const Name> bones) {
  motion::Pose pose = eval::samplePose(document.motion(), frame, document.state().preExtrapolation());
  if (frame == document.state().currentFrame()) {
    for (const motion::BonePose& bone : document.history().draft().bones()) replaceOrAppend(pose.bones, bone);
    for (const motion::MorphPose& morph : document.history().draft().morphs()) replaceOrAppend(pose.morphs, morph);
  }
  if (tracks == PoseTracks::NonRest) {
    std::erase_if(pose.bones, isAtRest);
    std::erase_if(pose.morphs, [](const motion::MorphPose& morph) { return std::abs(morph.weight) < kPoseFileStep; });
  } else if (tracks == PoseTracks::Selected) {
    pose = partOfPose(pose, PosePart::Selected, document.motion(), document.state().selection(), bones);
  }
  return pose;
}

FittingPose fittingPose(motion::Pose pose, const model::NameIndex& names) {
  const auto lacksBone = [&names](const motion::BonePose& bone) { return !names.findBone(bone.name.bytes); };
  const auto lacksMorph = [&names](const motion::MorphPose& morph) { return !names.findMorph(morph.name.bytes); };
  const std::size_t missing = std::erase_if(pose.bones, lacksBone) + std::erase_if(pose.morphs, lacksMorph);
  return {std::move(pose), missing};
}

motion::Pose partOfPose(const motion::Pose& pose, PosePart part, const motion::Motion& motion,
                        const motion::KeySelection& selection, std::span<const Name> bones) {
  motion::Pose chosen = pose;
  if (part == PosePart::Morphs) chosen.bones.clear();
  if (part == PosePart::Bones) chosen.morphs.clear();
  if (part != PosePart::Selected) return chosen;
  const auto isUnselected = [&](const std::optional<motion::TrackId>& id) {
    return !id || selection.frames(*id).empty();
  };
  std::erase_if(chosen.bones, [&](const motion::BonePose& bone) {
    const bool isNamed = std::ranges::find(bones, bone.name) != bones.end();
    return !isNamed && isUnselected(motion.findBone(bone.name.bytes));
  });
  std::erase_if(chosen.morphs,
                [&](const motion::MorphPose& morph) { return isUnselected(motion.findMorph(morph.name.bytes)); });
  return chosen;
}

}  // namespace furitsuke::edit
