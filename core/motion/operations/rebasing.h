// SPDX-License-Identifier: MIT
#pragma once

#include "core/motion/operations/operation_result.h"
#include "core/motion/pose.h"

namespace furitsuke {

/// On which side of the rotation of a key that of the pose stands.
enum class RotationSide {
  Parent,  ///< pose * key: the moved bone is turned as a whole, in its parent
  Bone,    ///< key * pose: the bone is turned first and moved then, as if it rested in the pose
};

struct RebaseOptions {
  /// Takes the pose out of the keys, so that a key that holds it comes to rest. Otherwise lays it under them.
  bool takesOut = false;
  RotationSide side = RotationSide::Parent;
  /// Whether bones of the pose without keys get one, at the first selected frame. Otherwise they are noted.
  bool addsMissing = false;
};

/// Offsets the selected bone keys by a pose: positions are added, rotations multiplied. The shape between keys stays,
/// curves and signs too, as neither straight lines nor shorter arcs mind. Morphs of the pose have no part in it.
[[nodiscard]] OperationResult rebaseKeys(const Motion& motion, const KeySelection& keys, const Pose& pose,
                                         const RebaseOptions& options);

}  // namespace furitsuke
