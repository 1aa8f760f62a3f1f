// SPDX-License-Identifier: MIT
#include "core/model/name_index.h"

#include <algorithm>

#include "core/base/name.h"

namespace furitsuke::model {

namespace {

std::optional<std::int32_t> placeOf(const std::unordered_map<std::string, std::int32_t>& places,
                                    std::string_view name) {
  const auto found = places.find(std::string(name));
  if (found == places.end()) return {};
  return found->second;
}

/// The part of a name that is compared: its first `limit` bytes without trailing spaces.
std::string_view keyOf(std::string_view name, std::size_t limit = std::string_view::npos) {
  return withoutTrailingSpaces(nameWithin(name, limit));
}

void addPlace(std::unordered_map<std::string, std::int32_t>& places, std::string_view key, std::size_t index) {
  if (!key.empty()) places.emplace(key, static_cast<std::int32_t>(index));
}

}  // namespace

std::string_view withoutTrailingSpaces(std::string_view name) {
  const std::size_t last = name.find_last_not_of(' ');
  return last == std::string_view::npos ? std::string_view{} : name.substr(0, last + 1);
}

std::vector<std::string> ikBoneNames(const Model& model) {
  std::vector<std::string> names;
  for (const IkChain& chain : model.ik) {
    const std::string name(keyOf(model.bones[static_cast<std::size_t>(chain.goal)].name.bytes, kIkMatchBytes));
    if (!name.empty() && std::ranges::find(names, name) == names.end()) names.push_back(name);
  }
  return names;
}

NameIndex::NameIndex(const Model& model, NameMatching matching) {
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const std::string_view key = keyOf(model.bones[i].name.bytes);
    if (nameFieldBytes(key) != kBoneNameBytes) addPlace(bones_, key, i);
  }
  // Added after the whole names, which take precedence.
  for (std::size_t i = 0; matching.bindCutNames && i < model.bones.size(); ++i) {
    addPlace(bones_, keyOf(model.bones[i].name.bytes, kBoneNameBytes), i);
  }
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    addPlace(morphs_, keyOf(model.morphs[i].name.bytes), i);
  }
  for (std::size_t i = 0; i < model.ik.size(); ++i) {
    const BoneIndex goal = model.ik[i].goal;
    addPlace(ik_, keyOf(model.bones[static_cast<std::size_t>(goal)].name.bytes, kIkMatchBytes), i);
  }
}

std::optional<BoneIndex> NameIndex::findBone(std::string_view name) const { return placeOf(bones_, keyOf(name)); }

std::optional<MorphIndex> NameIndex::findMorph(std::string_view name) const { return placeOf(morphs_, keyOf(name)); }

std::optional<std::int32_t> NameIndex::findIk(std::string_view name) const {
  return placeOf(ik_, keyOf(name, kIkMatchBytes));
}

}  // namespace furitsuke::model
