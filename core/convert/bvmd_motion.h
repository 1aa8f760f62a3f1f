// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/format/bvmd/bvmd_file.h"
#include "core/motion/motion.h"

// Motions and BVMD, which holds bones, morphs, visibility with IK, and a camera; no model name, light, self shadow or
// perspective switch.
namespace furitsuke {

/// Tracks of one name are put together, the last key on a frame counts; what was odd is added to `diagnostics`.
/// A motion of a camera alone gets the model name by which MMD knows one.
[[nodiscard]] Motion motionFromBvmd(const bvmd::File& file, Diagnostics& diagnostics);

/// What BVMD cannot hold as it stands, for a person to read before anything is written. Empty: nothing is lost.
[[nodiscard]] Diagnostics bvmdLosses(const Motion& motion);

/// The bytes of BVMD 3.0.0. Bones at rest positions with straight curves become tracks that only rotate.
[[nodiscard]] Bytes bvmdFromMotion(const Motion& motion);

}  // namespace furitsuke
