// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bytes.h"

namespace furitsuke::props {

/// Makes the rotation curves of a binary FBX by assimp continuous: it writes each key with angles within a turn, so
/// that they jump by up to a whole one between two keys, where programs that interpolate angles spin or add keys. The
/// rotations of the keys stay the same. `fbx` must have closed lists; curves that it does not know stay as they are.
void joinTurns(Bytes& fbx);

}  // namespace furitsuke::props
