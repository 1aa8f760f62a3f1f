// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <glm/vec3.hpp>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/eval/sample_span.h"
#include "core/model/model.h"
#include "core/motion/edit.h"
#include "core/motion/selection.h"

namespace furitsuke::operations {

/// How a motion is copied to another dancer.
struct DancerCopyOptions {
  std::int64_t shift = 0;        ///< frames; negative: earlier
  bool mirror = false;           ///< between left and right
  glm::dvec3 position{0, 0, 0};  ///< added to the translation of dancerRoots(), model units
  /// What motions show before the first key of a track.
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
};

/// The motion that a dancer gets.
struct DancerCopy {
  motion::Edit edit;         ///< of the motion of the target, with the tracks that it lacks
  std::size_t keyCount = 0;  ///< copied keys
  /// trackPath() of tracks that the target's model lacks, except those that stay at rest; they are not copied
  std::vector<std::string> missing;
  Diagnostics notes;  ///< of mirroring: tracks without a counterpart
};

/// Copies the selected bone, morph and visibility keys of `source` to `target`, the motion of a dancer with that model.
/// On each copied track, the keys of the target from the first to the last copied frame are replaced; other keys stay.
/// What a shift to before frame 0 cuts off is replaced by a key at frame 0 with the value that the motion has there.
/// After a shift to later, a track that was copied from its first key on, and that has no earlier key, holds its first
/// value from frame 0 on instead of moving there from rest. The copied keys become the selection.
[[nodiscard]] DancerCopy copyToDancer(const motion::Motion& source, const motion::KeySelection& keys,
                                      const motion::Motion& target, const model::Model& model,
                                      const DancerCopyOptions& options);

}  // namespace furitsuke::operations
