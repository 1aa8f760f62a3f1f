// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/motion/operations/operation_result.h"
#include "core/motion/operations/side_names.h"

namespace furitsuke {

/// The key as seen in a mirror at the plane x = 0: (x, y, z) becomes (-x, y, z), a rotation (x, y, z, w) becomes
/// (x, -y, -z, w). Curves and what steps stay. Zeros keep their sign, so that twice gives back the same bits.
[[nodiscard]] BoneKey mirroredKey(BoneKey key);
/// The camera's angles about y and z change their sign, as does the x of its target.
[[nodiscard]] CameraKey mirroredKey(CameraKey key);
[[nodiscard]] LightKey mirroredKey(LightKey key);

struct MirrorOptions {
  SideNames names;
  /// Tracks of neither side, the camera and the light too: mirrored in place, or left alone.
  bool centre = true;
  /// Whether the keys leave their own track. Otherwise they are copied over to the other side.
  bool exchange = true;
  /// Whether the model has a bone (morph) of this name; unset: every name is good.
  std::function<bool(TrackKind, const Name&)> exists;
};

/// Gives the selected bone and morph keys of each side to the other, mirrored; IK switches change sides within their
/// keys. Keys in the way are overwritten. A missing counterpart gets a track, unless options.exists knows better: then
/// the keys stay as they are and that is noted.
[[nodiscard]] OperationResult mirrorKeys(const Motion& motion, const KeySelection& keys, const MirrorOptions& options);

/// Gives the curves of the selected bone keys to the keys of the other side on the same frames.
[[nodiscard]] OperationResult copyCurvesToOtherSide(const Motion& motion, const KeySelection& keys,
                                                    const SideNames& names);

}  // namespace furitsuke
