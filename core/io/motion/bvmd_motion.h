// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/format/bvmd/bvmd_file.h"
#include "core/motion/motion.h"

// Conversion between motions and BVMD, which has bones, morphs, visibility with IK, and a camera, but no model name,
// light, self shadow or perspective flag.
namespace furitsuke::io {

/// Merges tracks of the same name and uses the last of several keys on a frame. Adds the findings to `diagnostics`. A
/// motion with only camera keys gets the model name by which MMD recognizes camera motions.
[[nodiscard]] motion::Motion motionFromBvmd(const format::bvmd::File& file, Diagnostics& diagnostics);

/// What BVMD cannot store of the motion, to be shown to the user before writing. Empty if nothing is lost.
[[nodiscard]] Diagnostics bvmdLosses(const motion::Motion& motion);

/// The bytes of BVMD 3.0.0. Bones with rest positions and linear position curves become tracks without positions.
[[nodiscard]] Bytes bvmdFromMotion(const motion::Motion& motion);

}  // namespace furitsuke::io
