// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke::props {

/// Converts a GLB of glbFromMotion() to a binary FBX with assimp, in centimeters: nodes, skin, materials with their
/// textures, vertex morphs, and the animation of nodes; that of morphs is left out. assimp may crash; call this
/// function in a separate process. An Error gives the reason of a failure.
[[nodiscard]] Result<Bytes> fbxFromGlb(const std::filesystem::path& file);

}  // namespace furitsuke::props
