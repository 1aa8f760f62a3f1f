// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bytes.h"

namespace furitsuke::props {

/// Corrects the times of a binary FBX by assimp: it states 24 frames per second and a take of one second whatever it
/// writes, so that programs cut the end off or skip frames, and key times have the rounding of floats. Afterward, keys
/// that are near to a thirtieth or sixtieth of a second lie there, the rate is 30 (or 60, if a key needs it), and the
/// take ends with the last key. `fbx` must have closed lists; what it does not know stays as it is.
void correctTimes(Bytes& fbx);

}  // namespace furitsuke::props
