// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke::props {

/// A binary FBX whose records are written again, each list of records with the empty one that must close it: assimp 5.2
/// leaves all of these out, and most programs, among them assimp, then refuse the file. The footer is that of the
/// format. An Error with the byte if the records do not fit into each other.
[[nodiscard]] Result<Bytes> withClosedLists(ByteView fbx);

}  // namespace furitsuke::props
