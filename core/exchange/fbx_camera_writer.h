// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/gltf/glb_export.h"

namespace furitsuke::exchange {

/// Writes the camera of a motion as a binary FBX: a camera with one animation of its place, its direction and its view
/// angle, a key at each frame, in centimeters, right-handed, Y up. Two camera keys that are one frame apart are a cut,
/// and stay a step. The view angle is written as the vertical field of view and as the focal length, because programs
/// read one or the other. An Error if the motion has no camera keys, or as for bakedFrames().
[[nodiscard]] Result<ExportedFile> fbxFromCamera(const motion::Motion& motion, const CaptureBakeOptions& options);

}  // namespace furitsuke::exchange
