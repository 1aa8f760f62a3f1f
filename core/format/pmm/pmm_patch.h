// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/bytes.h"
#include "core/format/pmm/pmm_chains.h"
#include "core/format/pmm/pmm_file.h"

namespace furitsuke::format::pmm {

/// The keys that a track has from now on.
struct TrackPatch {
  std::uint32_t track = 0;
  std::vector<std::int32_t> frames;  ///< strictly ascending, the first one 0
  /// For each key its bytes after the head: KeyList::size - KeyHead::kSize.
  Bytes values;
};

/// The bytes of the list, from its first initial key to its end, after a change of some tracks. A key that stays on its
/// frame keeps its record, so that only its changed bytes differ; a new one takes the place of a removed one or is
/// appended. The last records fill the places that remain. `chains` are those of the list without findings.
[[nodiscard]] Bytes patchedList(const File& file, const KeyList& list, const Chains& chains,
                                std::span<const TrackPatch> patches);

}  // namespace furitsuke::format::pmm
