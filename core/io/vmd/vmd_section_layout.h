// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <string_view>
#include <vector>

#include "core/io/vmd/vmd_motion.h"

// Assigns the records of a section to keys of tracks, sorted by frame. Does not read the values.
namespace furitsuke::io {

/// A track of a section during reading: the first two columns of its keys.
struct TrackLayout {
  std::vector<Frame> frames;                  ///< strictly ascending
  std::vector<motion::SourceRecord> sources;  ///< the record of each key
  std::uint32_t shadowed = 0;                 ///< records that a later record on the same frame overrides
  motion::SourceRecord firstShadowed = motion::kNoSource;
};

inline constexpr std::uint32_t kNoSlot = std::numeric_limits<std::uint32_t>::max();

struct SectionLayout {
  std::vector<TrackLayout> tracks;
  std::vector<std::uint32_t> trackOf;  ///< per record; empty when the section is one track
  std::vector<std::uint32_t> slotOf;   ///< per record: its index in its track, or kNoSlot when it is not a key
  std::vector<ShadowedRecord> shadowed;
  std::vector<motion::SourceRecord> notKeys;
  std::uint32_t unsortedTracks = 0;

  [[nodiscard]] std::uint32_t track(std::uint32_t record) const { return trackOf.empty() ? 0 : trackOf[record]; }
};

/// `frames` and `trackOf` have one number per record; an empty `trackOf` means that there is one track. Of several
/// records on the same frame of a track, the last is the key. Columns are allocated at their exact size.
[[nodiscard]] SectionLayout layOutSection(std::vector<std::uint32_t> frames, std::vector<std::uint32_t> trackOf,
                                          std::size_t trackCount);

/// Assigns each name field of a section to a track. Names that differ only in padding are the same track.
class FieldTracks {
 public:
  /// `records`: the number of records in the section.
  explicit FieldTracks(std::size_t records);
  FieldTracks(const FieldTracks&) = delete;
  FieldTracks& operator=(const FieldTracks&) = delete;

  /// The track of a 15-byte field, which must stay at the same address while this object exists.
  std::uint32_t trackOf(std::string_view field) {
    const std::uint64_t low = loadLe<std::uint64_t>(reinterpret_cast<const std::byte*>(field.data()));
    const std::uint64_t high = loadLe<std::uint64_t>(reinterpret_cast<const std::byte*>(field.data()) + 7);
    const Seen& last = *last_;
    if (last.low == low && last.high == high && last.track != kNoSlot) return last.track;
    return lookUp(field, low, high);
  }
  struct TrackName {
    std::string_view name;    ///< bytes as matched
    std::string_view field;   ///< of its first record
    bool oddPadding = false;  ///< some field is padded with bytes other than zero
    bool spaces = false;      ///< some field is padded with spaces
    bool leadingNul = false;
  };
  /// In order of first appearance.
  [[nodiscard]] const std::vector<TrackName>& names() const { return names_; }

 private:
  /// An entry of the cache of recently seen fields. A lookup examines only kProbes entries, so that no file can make it
  /// slow; fields that are not in the cache are found by name.
  struct Seen {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    std::uint32_t track = kNoSlot;
  };
  static constexpr unsigned kMinSeenBits = 4;
  static constexpr unsigned kMaxSeenBits = 11;
  static constexpr std::size_t kProbes = 4;

  std::uint32_t lookUp(std::string_view field, std::uint64_t low, std::uint64_t high);
  std::uint32_t trackOfName(std::string_view field);

  unsigned seenBits_;
  std::vector<Seen> seen_;
  const Seen* last_;
  std::vector<TrackName> names_;
  std::map<std::string_view, std::uint32_t> byName_;
};

}  // namespace furitsuke::io
