// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/exchange/captured_motion.h"

namespace furitsuke::exchange {

/// Writes joints, cameras and all clips as a GLB without meshes, in the lengths and axes of the capture, so that
/// another program can hand over what it has read; readGltf() returns the same. Expressions, gaze, tips and known roles
/// are not written. An Error if the file would have more than 4 GiB.
[[nodiscard]] Result<Bytes> writeSkeleton(const CapturedMotion& motion);

}  // namespace furitsuke::exchange
