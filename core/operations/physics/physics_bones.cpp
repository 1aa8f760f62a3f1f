// SPDX-License-Identifier: MIT
#include "core/operations/physics/physics_bones.h"

#include <algorithm>

#include "core/model/name_index.h"
#include "core/operations/ik_switches.h"
#include "core/operations/scope.h"

namespace furitsuke::operations {

std::vector<PhysicsBone> physicsBones(const model::Model& model, const physics::PhysicsRig& physics,
                                      const motion::Motion& motion) {
  const model::NameIndex names(model);
  std::vector<std::optional<motion::TrackId>> tracks(model.bones.size());
  for (std::uint32_t i = 0; i < motion.bones.size(); ++i) {
    const auto bone = names.findBone(motion.bones[i].name.bytes);
    if (!bone) continue;
    std::optional<motion::TrackId>& track = tracks[static_cast<std::size_t>(*bone)];
    if (!track || motion.keyCount(*track) == 0) track = motion::TrackId{motion::TrackKind::Bone, i};
  }
  std::vector<PhysicsBone> bones;
  for (const physics::WrittenBone& written : physics.written) {
    if (written.bodies.empty()) continue;
    const auto bone = static_cast<std::size_t>(written.bone);
    const std::string& name = model.bones[bone].name.bytes;
    const bool isNamed = !name.empty() && names.findBone(name) == written.bone;
    bones.push_back({bone, isNamed ? tracks[bone] : std::nullopt, isNamed});
  }
  return bones;
}

bool chooseBones(std::vector<PhysicsBone>& bones, const model::Model& model, const OperationScope* scope) {
  if (scope == nullptr || scope->keys || scope->tracks.empty()) return true;
  for (PhysicsBone& bone : bones) bone.isChosen = isBoneInScope(scope->tracks, model.bones[bone.bone].name.text);
  return std::ranges::any_of(bones, &PhysicsBone::isChosen);
}

std::vector<std::int32_t> physicsChains(const model::Model& model, const eval::Rig& rig,
                                        const std::vector<PhysicsBone>& bones) {
  std::vector<std::uint8_t> isMoved(rig.bones.size());
  for (const PhysicsBone& bone : bones) isMoved[bone.bone] = bone.isNamed && bone.isChosen ? 1 : 0;
  std::vector<std::int32_t> chains;
  for (std::size_t i = 0; i < rig.chains.size(); ++i) {
    const eval::RigIkChain& chain = rig.chains[i];
    const bool isInside = std::ranges::all_of(chain.links, [&](const eval::RigIkLink& link) {
      return isMoved[static_cast<std::size_t>(chain.path[link.joint])] != 0;
    });
    const auto index = static_cast<std::int32_t>(i);
    if (isInside && !chain.links.empty() && !ikNameOf(model, index).empty()) chains.push_back(index);
  }
  return chains;
}

Status checkPhysicsModel(const model::Model* model, const std::vector<PhysicsBone>& bones) {
  if (model == nullptr) return Error::because(Core::tr("needs the model of the motion, which has the rigid bodies"));
  if (bones.empty()) return Error::because(Core::tr("the model has no rigid bodies that move bones"));
  return Done{};
}

std::string listedNames(const std::vector<std::string>& names) {
  constexpr std::size_t kMostNames = 20;
  std::string text;
  for (std::size_t i = 0; i < std::min(names.size(), kMostNames); ++i) text += (i == 0 ? "" : ", ") + names[i];
  if (names.size() > kMostNames) text += ", … (+" + std::to_string(names.size() - kMostNames) + ")";
  return text;
}

}  // namespace furitsuke::operations
