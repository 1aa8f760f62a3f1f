// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/operations/motion/morph_names.h"

namespace furitsuke::exchange {

/// A morph of a model and the name of its expression in VRM 0, which all programs understand.
struct VmcBlendMorph {
  std::string_view blend;
  model::MorphIndex morph = 0;
};

/// The morph for an expression with a name of VRM 0 ("A", "Joy"), of VRM 1.0 ("aa", "happy"), of a morph of the model
/// or of a shape of ARKit ("jawOpen"); nothing if the model has none.
[[nodiscard]] std::optional<model::MorphIndex> morphOfBlend(const operations::MorphNames& names,
                                                            const std::string& blend);

/// The morphs of the model that are expressions of VRM 0.
[[nodiscard]] std::vector<VmcBlendMorph> blendMorphs(const operations::MorphNames& names);

}  // namespace furitsuke::exchange
