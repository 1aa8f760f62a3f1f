// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/exchange/baked_frames.h"
#include "core/image/model_images.h"
#include "core/model/model.h"
#include "core/motion/motion.h"
#include "core/operations/operation_control.h"

namespace furitsuke::exchange {

/// A file for another program.
struct ExportedFile {
  Bytes bytes;
  Diagnostics losses;  ///< what the file cannot store
  std::size_t frames = 0;
  std::size_t joints = 0;
};

/// Writes a model with its motion as GLB 2.0: a node for each bone in the order of the model, with the Japanese name as
/// "mmdName" in its extras, the mesh with its skin, vertex morphs as targets, materials with embedded PNG textures, and
/// one animation of all bones that move, with IK, append transforms and bone morphs. Meters, right-handed, Y up, facing
/// Z. `images` are the textures of the model; without them materials have only their colors. An Error if the motion is
/// longer than kMaxBakedFrames, if the model has more than 65,536 bones with vertices or the file would be too large,
/// or when `control` is canceled.
[[nodiscard]] Result<ExportedFile> glbFromMotion(const motion::Motion& motion, const model::Model& model,
                                                 const image::ModelImages& images, const CaptureBakeOptions& options,
                                                 operations::OperationControl* control = nullptr);

}  // namespace furitsuke::exchange
