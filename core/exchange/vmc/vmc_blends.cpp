// SPDX-License-Identifier: MIT
#include "core/exchange/vmc/vmc_blends.h"

#include <optional>

#include "core/exchange/face_names.h"

namespace furitsuke::exchange {

std::optional<model::MorphIndex> morphOfBlend(const operations::MorphNames& names, const std::string& blend) {
  if (const FaceName* const face = findFaceName(blend)) return names.find(face->morph);
  const auto morph = names.find(blend);
  return morph ? morph : findArkitMorph(names, blend);
}

std::vector<VmcBlendMorph> blendMorphs(const operations::MorphNames& names) {
  std::vector<VmcBlendMorph> morphs;
  for (const FaceName& face : kFaceNames) {
    if (const auto morph = names.find(face.morph)) morphs.push_back({face.vrm0, *morph});
  }
  return morphs;
}

}  // namespace furitsuke::exchange
