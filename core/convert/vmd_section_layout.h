// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <string_view>
#include <vector>

#include "core/convert/vmd_motion.h"

// From records in file order to tracks in order of frame: which record is which key. Values are not touched here.
namespace furitsuke {

/// One track of a section while it is read: the first two columns of its keys.
struct TrackLayout {
  std::vector<Frame> frames;          ///< strictly ascending
  std::vector<SourceRecord> sources;  ///< the record of each key
  std::uint32_t shadowed = 0;         ///< records whose frame a later record takes
  SourceRecord firstShadowed = kNoSource;
};

inline constexpr std::uint32_t kNoSlot = std::numeric_limits<std::uint32_t>::max();

struct SectionLayout {
  std::vector<TrackLayout> tracks;
  std::vector<std::uint32_t> trackOf;  ///< per record; empty when the section is one track
  std::vector<std::uint32_t> slotOf;   ///< per record: its place in its track, or kNoSlot when it is no key
  std::vector<ShadowedRecord> shadowed;
  std::vector<SourceRecord> notKeys;
  std::uint32_t unsortedTracks = 0;

  [[nodiscard]] std::uint32_t track(std::uint32_t record) const { return trackOf.empty() ? 0 : trackOf[record]; }
};

/// `frames` and `trackOf` hold one number per record; an empty `trackOf` means one track. Of records with the same
/// frame in the same track the last is the key. Columns are allocated to their exact size.
[[nodiscard]] SectionLayout layOutSection(std::vector<std::uint32_t> frames, std::vector<std::uint32_t> trackOf,
                                          std::size_t trackCount);

/// Gives every name field of a section its track. Names that differ only in padding are one track.
class FieldTracks {
 public:
  /// For a section of so many records.
  explicit FieldTracks(std::size_t records);
  FieldTracks(const FieldTracks&) = delete;
  FieldTracks& operator=(const FieldTracks&) = delete;

  /// The track of a 15-byte field, which must stay where it is while this object lives.
  std::uint32_t trackOf(std::string_view field) {
    const std::uint64_t low = loadLe<std::uint64_t>(reinterpret_cast<const std::byte*>(field.data()));
    const std::uint64_t high = loadLe<std::uint64_t>(reinterpret_cast<const std::byte*>(field.data()) + 7);
    const Seen& last = *last_;
    if (last.low == low && last.high == high && last.track != kNoSlot) return last.track;
    return look(field, low, high);
  }
  struct TrackName {
    std::string_view name;    ///< bytes as matched
    std::string_view field;   ///< of its first record
    bool oddPadding = false;  ///< some field is padded with other bytes than zeros
    bool spaces = false;      ///< some field is padded with spaces
    bool leadingNul = false;
  };
  /// In order of first appearance.
  [[nodiscard]] const std::vector<TrackName>& names() const { return names_; }

 private:
  /// Raw fields that were seen lately. A limited number with few places for each, so that no file can make a look-up
  /// slow; what falls out is found again by its name.
  struct Seen {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    std::uint32_t track = kNoSlot;
  };
  static constexpr unsigned kFewestSeenBits = 4;
  static constexpr unsigned kMostSeenBits = 11;
  static constexpr std::size_t kProbes = 4;

  std::uint32_t look(std::string_view field, std::uint64_t low, std::uint64_t high);
  std::uint32_t trackOfName(std::string_view field);

  unsigned seenBits_;
  std::vector<Seen> seen_;
  const Seen* last_;
  std::vector<TrackName> names_;
  std::map<std::string_view, std::uint32_t> byName_;
};

}  // namespace furitsuke
