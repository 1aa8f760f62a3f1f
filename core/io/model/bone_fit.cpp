// SPDX-License-Identifier: MIT
#include "core/io/model/bone_fit.h"

#include <cstddef>

#include "core/io/model/model_file.h"
#include "core/model/name_index.h"

namespace furitsuke::io {

bool hasEnoughBones(const model::Model& model, const std::vector<Name>& bones) {
  // Motions have the truncated names of their format.
  const model::NameIndex names(model, {.bindCutNames = true});
  std::size_t wanted = 0, found = 0;
  for (const Name& bone : bones) {
    if (bone.bytes.empty()) continue;
    ++wanted;
    found += names.findBone(bone.bytes) ? 1U : 0U;
  }
  return static_cast<double>(found) >= kEnoughBones * static_cast<double>(wanted);
}

bool modelFileHasEnoughBones(const std::filesystem::path& file, const std::vector<Name>& bones) {
  if (bones.empty()) return true;
  const Result<LoadedModel> model = loadModel(file);
  return !model || hasEnoughBones(model->model, bones);
}

std::vector<Name> movedBones(const motion::Motion& motion) {
  std::vector<Name> bones;
  for (const auto& bone : motion.bones) {
    if (motion::hasMovement(bone)) bones.push_back(bone.name);
  }
  return bones;
}

}  // namespace furitsuke::io
