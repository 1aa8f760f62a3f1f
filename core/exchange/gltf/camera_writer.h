// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/gltf/glb_export.h"

namespace furitsuke::exchange {

/// Writes the camera of a motion as GLB 2.0: a node with a perspective camera and one animation of its place and its
/// direction, a key at each frame, in meters, right-handed, Y up. Two camera keys that are one frame apart are a cut,
/// and stay a step. A view angle that changes is written with KHR_animation_pointer; programs that do not know this
/// extension show the first one. An Error if the motion has no camera keys, or as for bakedFrames().
[[nodiscard]] Result<ExportedFile> glbFromCamera(const motion::Motion& motion, const CaptureBakeOptions& options);

}  // namespace furitsuke::exchange
