// SPDX-License-Identifier: MIT
#include "core/operations/dancers/dancer_roots.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/model/name_index.h"
#include "core/retarget/standard_bones.h"

namespace furitsuke::operations {

namespace {

std::optional<model::BoneIndex> boneNamed(const retarget::StandardBones& bones, std::string_view text) {
  const model::BoneIndex found = bones.find(text);
  return found == model::kNoIndex ? std::nullopt : std::optional(found);
}

bool isDescendantOf(const model::Model& model, model::BoneIndex bone, model::BoneIndex ancestor) {
  while (bone != model::kNoIndex && bone != ancestor) bone = model.bones[static_cast<std::size_t>(bone)].parent;
  return bone == ancestor;
}

}  // namespace

std::vector<model::BoneIndex> dancerRoots(const model::Model& model) {
  const retarget::StandardBones bones(model);
  if (const auto root = boneNamed(bones, "全ての親")) return {*root};
  if (model.bones.empty()) return {};
  const auto center = boneNamed(bones, "センター");
  if (!center) return model.bones.front().name.bytes.empty() ? std::vector<model::BoneIndex>() : std::vector{0};
  std::vector<model::BoneIndex> roots{*center};
  for (const std::string_view side : {"左", "右"}) {
    for (const std::string_view name : {"足IK親", "足ＩＫ"}) {
      const auto foot = boneNamed(bones, std::string(side) + std::string(name));
      if (!foot) continue;
      if (!isDescendantOf(model, *foot, *center)) roots.push_back(*foot);
      break;
    }
  }
  return roots;
}

model::BoneIndex dancerBody(const model::Model& model) {
  const retarget::StandardBones bones(model);
  for (const std::string_view name : {"下半身", "センター"}) {
    if (const auto bone = boneNamed(bones, name)) return *bone;
  }
  const std::vector<model::BoneIndex> roots = dancerRoots(model);
  return roots.empty() ? model::kNoIndex : roots.front();
}

std::optional<motion::TrackId> trackOfBone(const motion::Motion& motion, const model::Bone& bone) {
  const std::string_view name = model::withoutTrailingSpaces(bone.name.bytes);
  const auto found = std::ranges::find_if(
      motion.bones, [name](const auto& track) { return model::withoutTrailingSpaces(track.name.bytes) == name; });
  if (found == motion.bones.end()) return {};
  return motion::TrackId{motion::TrackKind::Bone, static_cast<std::uint32_t>(found - motion.bones.begin())};
}

}  // namespace furitsuke::operations
