// SPDX-License-Identifier: MIT
#include "core/io/model/model_version.h"

#include <algorithm>

namespace furitsuke::io {

std::size_t countVersion21Parts(const model::Model& model) {
  const bool hasQdef = std::ranges::find(model.mesh.deforms, model::DeformKind::Qdef) != model.mesh.deforms.end();
  const auto materials = std::ranges::count_if(
      model.materials, [](const model::Material& m) { return m.vertexColor || m.points || m.lines; });
  const auto morphs = std::ranges::count_if(model.morphs, [](const model::Morph& m) {
    return m.kind == model::MorphKind::Flip || m.kind == model::MorphKind::Impulse;
  });
  const auto joints =
      std::ranges::count_if(model.joints, [](const model::Joint& j) { return j.kind != model::JointKind::Spring; });
  return (hasQdef ? 1 : 0) + static_cast<std::size_t>(materials + morphs + joints) + model.softBodies.size();
}

}  // namespace furitsuke::io
