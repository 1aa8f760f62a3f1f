// SPDX-License-Identifier: MIT
#include "core/operations/keys/pose_memory.h"

namespace furitsuke::operations {

namespace {

std::vector<glm::dvec3> restsOf(const eval::Rig& rig) {
  std::vector<glm::dvec3> rests;
  rests.reserve(rig.bones.size());
  for (const eval::RigBone& bone : rig.bones) rests.push_back(bone.rest);
  return rests;
}

}  // namespace

PoseMemory::PoseMemory(const OperationInput& in, const eval::Rig& rig, std::vector<motion::TrackId> tracks,
                       std::vector<motion::KeyRuns> runs)
    : motionBones(in.motion.bones),
      motionMorphs(in.motion.morphs),
      property(in.motion.property),
      trackIds(std::move(tracks)),
      trackRuns(std::move(runs)),
      model(in.model),
      modelBones(restsOf(rig)),
      preExtrapolation(in.preExtrapolation),
      curves(trackIds.size()) {}

bool PoseMemory::isFor(const OperationInput& in, const eval::Rig& rig, const std::vector<motion::TrackId>& tracks,
                       const std::vector<motion::KeyRuns>& runs) const {
  return model == in.model && preExtrapolation == in.preExtrapolation && trackIds == tracks && trackRuns == runs &&
         motionBones == in.motion.bones && motionMorphs == in.motion.morphs && property == in.motion.property &&
         modelBones == restsOf(rig);
}

}  // namespace furitsuke::operations
