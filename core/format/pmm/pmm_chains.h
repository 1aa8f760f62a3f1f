// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/format/pmm/pmm_file.h"

namespace furitsuke::format::pmm {

/// The keys of a list by their tracks.
struct Chains {
  std::vector<std::uint32_t> keys;    ///< numbers of keys, one track after another, their frames strictly ascending
  std::vector<std::uint32_t> starts;  ///< where each track begins in `keys`; and the end

  [[nodiscard]] std::size_t trackCount() const { return starts.empty() ? 0 : starts.size() - 1; }
  /// The keys of a track; the first one is its initial key.
  [[nodiscard]] std::span<const std::uint32_t> ofTrack(std::size_t track) const {
    return std::span(keys).subspan(starts[track], starts[track + 1] - starts[track]);
  }
};

/// Follows the links from each initial key. A chain ends before a key that does not exist, was reached before, or whose
/// frame does not rise; `findings` get one entry of each kind, which names the list as `what`.
[[nodiscard]] Chains followChains(const File& file, const KeyList& list, MessageText what, Diagnostics& findings);

/// The id of the model and the bone that the camera follows in a key of File::camera; -1 for none.
[[nodiscard]] std::pair<std::int32_t, std::int32_t> cameraParent(const File& file, std::uint32_t number);
/// Version 1: whether the camera follows a bone in some keys. The targets of these have their distance as z, which is
/// no place: the target is the bone and x and y.
[[nodiscard]] bool repeatsDistances(const File& file);

}  // namespace furitsuke::format::pmm
