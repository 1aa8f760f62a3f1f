// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/motion/motion.h"

namespace furitsuke::motion {

/// An index of the tracks of one kind by the bytes of their names, for repeated lookups, because Motion::findBone()
/// takes linear time. It contains the names at construction and those added with add().
class TrackNames {
 public:
  template <class Value>
  explicit TrackNames(const std::vector<NamedTrack<Value>>& tracks) {
    indices_.reserve(tracks.size());
    for (const NamedTrack<Value>& track : tracks) indices_.try_emplace(track.name.bytes, count_++);
  }

  /// Index of the track with that name; the first of several.
  [[nodiscard]] std::optional<std::uint32_t> find(const std::string& bytes) const {
    const auto at = indices_.find(bytes);
    return at == indices_.end() ? std::nullopt : std::optional(at->second);
  }
  /// Registers a track that the caller appends to the motion. False if the name is already known and no track may be
  /// appended.
  bool add(const std::string& bytes) {
    const bool isNew = indices_.try_emplace(bytes, count_).second;
    if (isNew) ++count_;
    return isNew;
  }

 private:
  std::unordered_map<std::string, std::uint32_t> indices_;
  std::uint32_t count_ = 0;
};

}  // namespace furitsuke::motion
