// SPDX-License-Identifier: MIT
#pragma once

#include <assimp/scene.h>

namespace furitsuke::props {

/// The length of a unit of an FBX that assimp has read, in meters: a centimeter unless the file says otherwise.
[[nodiscard]] double metersPerUnit(const aiScene& scene);

}  // namespace furitsuke::props
