// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

#include "core/io/motion/vmd_motion.h"

// Assigns the records of a section to keys of tracks, sorted by frame. Does not read the values.
namespace furitsuke::io {

inline constexpr std::uint32_t kNoTrack = std::numeric_limits<std::uint32_t>::max();

/// The keys of a section. A file can have very many tracks of one key each, so this has few bytes per record and per
/// track.
struct SectionLayout {
  std::vector<std::uint32_t> frames;          ///< per record
  std::vector<std::uint32_t> trackOf;         ///< per record; empty when the section is one track
  std::vector<motion::SourceRecord> records;  ///< the record of each key, by track, then by frame
  std::vector<std::uint32_t> ends;            ///< per track: the end of its keys in `records`
  std::vector<ShadowedRecord> shadowed;       ///< sorted by record
  std::vector<motion::SourceRecord> notKeys;  ///< sorted
  std::uint32_t unsortedTracks = 0;

  [[nodiscard]] std::uint32_t track(std::uint32_t record) const { return trackOf.empty() ? 0 : trackOf[record]; }
  /// The records of the keys of a track; their frames are strictly ascending.
  [[nodiscard]] std::span<const motion::SourceRecord> recordsOf(std::size_t track) const {
    const std::size_t begin = track == 0 ? 0 : ends[track - 1];
    return std::span(records).subspan(begin, ends[track] - begin);
  }
};

/// `frames` and `trackOf` have one number per record; an empty `trackOf` means that there is one track. Of several
/// records on the same frame of a track, the last is the key.
[[nodiscard]] SectionLayout layOutSection(std::vector<std::uint32_t> frames, std::vector<std::uint32_t> trackOf,
                                          std::size_t trackCount);

/// Assigns each name field of a section to a track. Names that differ only in padding are the same track.
class FieldTracks {
 public:
  /// `first`: the first record of the section, which begins with a field of 15 bytes, as do the following records,
  /// every `recordBytes`.
  FieldTracks(const std::byte* first, std::size_t recordBytes, std::size_t records);
  FieldTracks(const FieldTracks&) = delete;
  FieldTracks& operator=(const FieldTracks&) = delete;

  /// The track of a record. Call for each record, in file order.
  std::uint32_t trackOf(std::uint32_t record) {
    const std::byte* field = fieldOf(record);
    const auto low = loadLe<std::uint64_t>(field);
    const auto high = loadLe<std::uint64_t>(field + 7);
    const Seen& last = *last_;
    if (last.low == low && last.high == high && last.track != kNoTrack) return last.track;
    return lookUp(record, low, high);
  }
  /// Call when all records have their tracks: frees the memory that only trackOf() needs.
  void finish();

  [[nodiscard]] std::size_t size() const { return first_.size(); }
  /// The first record of the track. Tracks are in order of first appearance.
  [[nodiscard]] std::uint32_t firstRecord(std::size_t track) const { return first_[track]; }
  /// The bytes of the name as matched.
  [[nodiscard]] std::string_view name(std::size_t track) const;
  /// How some field of the track is written.
  struct Padding {
    bool odd : 1 = false;         ///< with bytes other than zero
    bool spaces : 1 = false;      ///< with spaces
    bool leadingNul : 1 = false;  ///< the name follows a NUL
  };
  [[nodiscard]] Padding padding(std::size_t track) const { return padding_[track]; }

 private:
  /// An entry of the cache of recently seen fields. A lookup examines only kProbes entries, so that no file can make it
  /// slow; fields that are not in the cache are found by name.
  struct Seen {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    std::uint32_t track = kNoTrack;
  };
  static constexpr unsigned kMinSeenBits = 4;
  static constexpr unsigned kMaxSeenBits = 11;
  static constexpr std::size_t kProbes = 4;

  [[nodiscard]] const std::byte* fieldOf(std::uint32_t record) const { return begin_ + recordBytes_ * record; }
  std::uint32_t lookUp(std::uint32_t record, std::uint64_t low, std::uint64_t high);
  std::uint32_t trackOfName(std::uint32_t record);
  /// The place in table_ of the track with that name, or the free place for it.
  [[nodiscard]] std::uint32_t& placeOf(std::string_view name);
  void growTable();

  const std::byte* begin_;
  std::size_t recordBytes_;
  unsigned seenBits_;
  std::vector<Seen> seen_;
  const Seen* last_;
  std::vector<std::uint32_t> first_;
  std::vector<Padding> padding_;
  /// Tracks by the hash of their names; the size is a power of two. The hash has a random seed, so that no file can be
  /// made for collisions.
  std::vector<std::uint32_t> table_;
  std::uint64_t seed_;
};

}  // namespace furitsuke::io
