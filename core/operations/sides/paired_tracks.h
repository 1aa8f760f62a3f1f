// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/motion/motion.h"
#include "core/operations/arguments.h"
#include "core/operations/sides/side_names.h"

// Shared by the operations on the two sides.
namespace furitsuke::operations {

/// The parameter "pairs", for SideNames.
[[nodiscard]] inline OperationParameter pairsParameter() {
  return {.id = "pairs",
          .kind = ParameterKind::PairTable,
          .help = Core::tr("Pairs of names that do not contain 左/右, left/right or L/R; a row is LEFT,RIGHT")};
}

/// The name of the other side for every bone or every morph track; the fields of both are equally wide.
template <class Value>
[[nodiscard]] std::vector<Name> oppositesOf(const std::vector<motion::NamedTrack<Value>>& tracks,
                                            const SideNames& sides) {
  static_assert(kBoneNameBytes == kMorphNameBytes);
  std::vector<Name> names;
  names.reserve(tracks.size());
  for (const motion::NamedTrack<Value>& track : tracks) names.push_back(track.name);
  return sides.oppositesAmong(names, kBoneNameBytes);
}

}  // namespace furitsuke::operations
