// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke::props {

/// A binary FBX whose records are written again, each list of records with the empty one that must close it: assimp 5.2
/// leaves all of these out, and most programs, among them assimp, then refuse the file. Objects without a list get an
/// empty one. The footer is that of the format. An Error with the byte if the records do not fit into each other.
[[nodiscard]] Result<Bytes> withClosedLists(ByteView fbx);

/// A record of a binary FBX, by places in the file: its properties are followed by a list of records, up to its end.
struct FbxRecord {
  std::string_view name;
  std::size_t properties = 0, list = 0, end = 0;
};

/// The records of a list that starts and ends at these places, or of the file; up to the first one that does not fit.
[[nodiscard]] std::vector<FbxRecord> fbxRecords(ByteView fbx, std::size_t start, std::size_t end);
[[nodiscard]] std::vector<FbxRecord> fbxRecords(ByteView fbx);

}  // namespace furitsuke::props
