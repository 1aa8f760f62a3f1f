// SPDX-License-Identifier: MIT
#include "core/operations/time/carrying_bones.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "core/retarget/standard_bones.h"

namespace furitsuke::operations {

namespace {

bool hasAny(const Name& bone, const std::vector<std::string>& texts) {
  return std::ranges::any_of(texts, [&bone](const std::string& text) { return bone.hasText(text); });
}

}  // namespace

CarryingBones::CarryingBones(const model::Model* model) {
  constexpr std::array<std::string_view, 4> kBody = {"全ての親", "操作中心", "センター", "グルーブ"};
  constexpr std::array<std::string_view, 4> kFeet = {"左足ＩＫ", "右足ＩＫ", "左足IK親", "右足IK親"};
  std::optional<retarget::StandardBones> bones;
  if (model != nullptr) bones.emplace(*model);
  const auto add = [&](std::string_view text, std::vector<std::string>& texts) {
    texts.emplace_back(text);
    const model::BoneIndex bone = bones ? bones->find(text) : model::kNoIndex;
    if (bone != model::kNoIndex) texts.push_back(model->bones[static_cast<std::size_t>(bone)].name.text);
  };
  for (const std::string_view text : kBody) add(text, body_);
  for (const std::string_view text : kFeet) add(text, feet_);
}

bool CarryingBones::carriesBody(const Name& bone) const { return hasAny(bone, body_); }

bool CarryingBones::carriesDancer(const Name& bone) const { return carriesBody(bone) || hasAny(bone, feet_); }

}  // namespace furitsuke::operations
