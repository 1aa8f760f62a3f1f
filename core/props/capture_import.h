// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "core/base/result.h"
#include "core/exchange/captured_motion.h"

namespace furitsuke::props {

/// Reads the nodes and all animations of an FBX with assimp, in the lengths and axes of the file: what UpAxis and
/// UnitScaleFactor say is not applied, because fitting a capture to a model finds both. Scales at rest become part of
/// the lengths; animated scales and meshes are left out. The rest pose is that of the nodes. assimp crashes on some
/// damaged files; call this function in a separate process. An Error gives the reason of a failure.
[[nodiscard]] Result<exchange::CapturedMotion> importCapture(const std::filesystem::path& file);

}  // namespace furitsuke::props
