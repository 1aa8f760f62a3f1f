// SPDX-License-Identifier: MIT
#include "core/io/model/pose_binding.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/model/name_index.h"

namespace furitsuke::io {

namespace {

/// The elements of `parts` for which `find` returns an index in the model, in the order of the indices.
template <class Part, class Find>
std::vector<Part> inOrderOfModel(const std::vector<Part>& parts, const Find& find) {
  std::map<std::int32_t, const Part*> placed;
  for (const Part& part : parts) {
    if (const std::optional<std::int32_t> place = find(part.name.bytes)) placed.try_emplace(*place, &part);
  }
  std::vector<Part> ordered;
  ordered.reserve(placed.size());
  for (const auto& [place, part] : placed) ordered.push_back(*part);
  return ordered;
}

}  // namespace

motion::Pose poseForModel(const motion::Pose& pose, const model::Model& model) {
  const model::NameIndex index(model);
  return {model.name.bytes.empty() ? pose.modelName : Name::fromBytes(model.name.bytes),
          inOrderOfModel(pose.bones, [&](std::string_view name) { return index.findBone(name); }),
          inOrderOfModel(pose.morphs, [&](std::string_view name) { return index.findMorph(name); })};
}

}  // namespace furitsuke::io
