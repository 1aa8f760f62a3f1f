// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/operations/operation.h"
#include "core/operations/sides/side_names.h"

namespace furitsuke::operations {

struct MirrorOptions {
  SideNames names;
  /// Whether tracks of neither side, the camera and the light are mirrored in place. Otherwise they do not change.
  bool center = true;
  /// Whether the keys of both sides are exchanged. Otherwise they are copied to the other side.
  bool exchange = true;
  /// Whether the model has a bone or morph of this name; when unset, every name is accepted.
  std::function<bool(motion::TrackKind, const Name&)> exists;
};

/// The options for a motion of this model, null when it is not known: pairs of names from `own`, the model and the
/// conventions.
[[nodiscard]] MirrorOptions mirrorOptionsFor(const model::Model* model, const SideNames::Pairs& own = {});

/// Mirrors the selected bone and morph keys of each side to the other side; the IK states of left and right are
/// exchanged within their keys. Existing keys on the same frames are overwritten. A track is added for a missing
/// counterpart, unless options.exists returns false or the name has none: then the keys do not change and a note is
/// added. With several notes, the first one counts them.
[[nodiscard]] OperationResult mirrorKeys(const motion::Motion& motion, const motion::KeySelection& keys,
                                         const MirrorOptions& options,
                                         const OperationControl& control = OperationControl());

}  // namespace furitsuke::operations
