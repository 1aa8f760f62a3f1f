// SPDX-License-Identifier: MIT
#include "core/convert/model/model_version.h"

#include <algorithm>

namespace furitsuke {

std::size_t countVersion21Parts(const Model& model) {
  const bool hasQdef = std::ranges::find(model.mesh.deforms, DeformKind::Qdef) != model.mesh.deforms.end();
  const auto materials =
      std::ranges::count_if(model.materials, [](const Material& m) { return m.vertexColor || m.points || m.lines; });
  const auto morphs = std::ranges::count_if(
      model.morphs, [](const Morph& m) { return m.kind == MorphKind::Flip || m.kind == MorphKind::Impulse; });
  const auto joints = std::ranges::count_if(model.joints, [](const Joint& j) { return j.kind != JointKind::Spring; });
  return (hasQdef ? 1 : 0) + static_cast<std::size_t>(materials + morphs + joints) + model.softBodies.size();
}

}  // namespace furitsuke
