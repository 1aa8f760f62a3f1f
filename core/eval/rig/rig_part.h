// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/eval/rig/rig.h"

namespace furitsuke::eval {

/// A rig of some bones of a model, for searches that pose few of them at very many frames.
struct RigPart {
  Rig rig;  ///< has only these bones, with indices of its own, and morphs only if they move one of them
  std::vector<std::size_t> bones;     ///< their indices in the whole rig, ascending
  std::vector<std::int32_t> indices;  ///< of each bone of the whole rig: its index in the part, or kNoIndex
};

/// The chosen bones (one element for each bone) with all bones that they depend on. They get the same transforms as by
/// the whole rig, bit for bit, from a motion that BoundMotion::keepBones() has reduced to them. Nothing if one of them
/// depends on an IK chain.
[[nodiscard]] std::optional<RigPart> rigPartOf(const Rig& rig, const std::vector<bool>& chosen);

}  // namespace furitsuke::eval
