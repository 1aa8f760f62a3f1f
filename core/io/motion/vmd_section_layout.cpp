// SPDX-License-Identifier: MIT
#include "core/io/motion/vmd_section_layout.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <mutex>
#include <numeric>
#include <random>
#include <utility>

#include "core/base/halves.h"
#include "core/base/name.h"

namespace furitsuke::io {

namespace {

/// What a first pass over the records collects about a track.
struct TrackSummary {
  std::uint32_t keys = 0;
  std::uint32_t lastFrame = 0;
  bool ascending = true;  ///< each frame is greater than the previous one
  bool sorted = true;     ///< no frame is smaller than the previous one
};

constexpr std::size_t kParallelThreshold = 100'000;  ///< records; larger sections are sorted by two threads

constexpr std::uint64_t kHashFactor = 0x9E3779B97F4A7C15U;

/// The halves of the product of 128 bits, combined.
std::uint64_t foldedProduct(std::uint64_t a, std::uint64_t b) {
  const auto part = [](std::uint64_t value, unsigned shift) { return value >> shift & 0xFFFFFFFFU; };
  const std::uint64_t cross = part(a, 32) * part(b, 0) + part(part(a, 0) * part(b, 0), 32);
  const std::uint64_t other = part(a, 0) * part(b, 32) + part(cross, 0);
  return (a * b) ^ (part(a, 32) * part(b, 32) + part(cross, 32) + part(other, 32));
}

std::string_view nameIn(const std::byte* field) {
  return nameInField({reinterpret_cast<const char*>(field), kBoneNameBytes});
}

bool isKeyFrame(std::uint32_t frame) { return frame <= static_cast<std::uint32_t>(kMaxFrame); }

/// The frame in the upper 32 bits, the index in the track in the lower 32 bits.
using SortEntries = std::vector<std::uint64_t>;

/// Stable sort by frame of entries that are in index order. Radix sort with digits of 11 bits: two rounds for motions
/// of up to 38 hours, four times as fast as a comparison sort for a track of thousands of keys.
void sortByFrame(SortEntries& entries, SortEntries& spare) {
  constexpr unsigned kDigitBits = 11;
  constexpr std::uint64_t kDigitMask = (1U << kDigitBits) - 1;
  if (entries.size() < 64) {
    std::ranges::sort(entries);
    return;
  }
  std::uint64_t used = 0;
  for (const std::uint64_t entry : entries) used |= entry;
  spare.resize(entries.size());
  for (unsigned shift = 32; shift < 64 && (used >> shift) != 0; shift += kDigitBits) {
    std::array<std::uint32_t, kDigitMask + 1> starts{};
    for (const std::uint64_t entry : entries) ++starts[(entry >> shift) & kDigitMask];
    std::exclusive_scan(starts.begin(), starts.end(), starts.begin(), 0U);
    for (const std::uint64_t entry : entries) spare[starts[(entry >> shift) & kDigitMask]++] = entry;
    entries.swap(spare);
  }
}

/// Sorts the records of tracks by frame and keeps only the last of several records on a frame. Several tracks can be
/// sorted in parallel if each thread uses its own sorter.
class TrackSorter {
 public:
  explicit TrackSorter(const std::vector<std::uint32_t>& frames) : frames_(frames) {}

  /// `records` are in file order. Returns how many remain, at the front.
  std::size_t sort(std::span<motion::SourceRecord> records);

  std::vector<ShadowedRecord> shadowed;

 private:
  const std::vector<std::uint32_t>& frames_;
  SortEntries entries_;  ///< reused for each track
  SortEntries spare_;
};

std::size_t TrackSorter::sort(std::span<motion::SourceRecord> records) {
  entries_.resize(records.size());
  // Records ascend, so that their order is that of the file.
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    entries_[i] = (std::uint64_t{frames_[records[i]]} << 32U) | records[i];
  }
  sortByFrame(entries_, spare_);
  const auto frameAt = [&](std::size_t i) { return entries_[i] >> 32U; };
  const auto recordAt = [&](std::size_t i) { return static_cast<motion::SourceRecord>(entries_[i] & 0xFFFFFFFFU); };
  std::size_t kept = 0;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    std::size_t last = i;
    while (last + 1 < entries_.size() && frameAt(last + 1) == frameAt(i)) ++last;
    for (; i < last; ++i) shadowed.push_back({recordAt(i), recordAt(last)});
    records[kept++] = recordAt(last);
  }
  return kept;
}

/// Removes the gaps that shadowed records left behind the `kept` records of each track.
void closeGaps(SectionLayout& layout, const std::vector<std::uint32_t>& kept) {
  std::uint32_t begin = 0;
  std::uint32_t to = 0;
  for (std::size_t t = 0; t < layout.ends.size(); ++t) {
    const auto from = layout.records.begin() + begin;
    std::copy(from, from + kept[t], layout.records.begin() + to);
    begin = std::exchange(layout.ends[t], to + kept[t]);
    to = layout.ends[t];
  }
  layout.records.resize(to);
}

}  // namespace

SectionLayout layOutSection(std::vector<std::uint32_t> frames, std::vector<std::uint32_t> trackOf,
                            std::size_t trackCount) {
  SectionLayout layout;
  layout.frames = std::move(frames);
  layout.trackOf = std::move(trackOf);
  const auto count = static_cast<std::uint32_t>(layout.frames.size());

  std::vector<TrackSummary> summaries(trackCount);
  for (std::uint32_t record = 0; record < count; ++record) {
    const std::uint32_t frame = layout.frames[record];
    if (!isKeyFrame(frame)) continue;
    TrackSummary& track = summaries[layout.track(record)];
    if (track.keys++ != 0) {
      track.ascending &= frame > track.lastFrame;
      track.sorted &= frame >= track.lastFrame;
    }
    track.lastFrame = frame;
  }
  // First the index of the next key of each track, finally its end.
  std::vector<std::uint32_t>& ends = layout.ends;
  ends.resize(trackCount);
  for (std::size_t t = 0; t < trackCount; ++t) {
    ends[t] = t == 0 ? 0 : ends[t - 1] + summaries[t - 1].keys;
    if (!summaries[t].sorted) ++layout.unsortedTracks;
  }
  layout.records.resize(count);
  for (std::uint32_t record = 0; record < count; ++record) {
    if (isKeyFrame(layout.frames[record])) {
      layout.records[ends[layout.track(record)]++] = record;
    } else {
      layout.notKeys.push_back(record);
    }
  }
  layout.records.resize(count - layout.notKeys.size());

  std::vector<TrackSorter> sorters(2, TrackSorter(layout.frames));
  std::vector<std::uint32_t> kept;  // per track; only if records are shadowed
  std::mutex keeping;
  inHalves(trackCount, count > kParallelThreshold, [&](Half tracks) {
    for (std::size_t t = tracks.first; t < tracks.last; ++t) {
      if (summaries[t].ascending) continue;
      const std::size_t size = summaries[t].keys;
      const std::size_t begin = ends[t] - size;
      const std::size_t left = sorters[tracks.index].sort(std::span(layout.records).subspan(begin, size));
      if (left == size) continue;
      const std::lock_guard lock(keeping);
      if (kept.empty()) {
        for (const TrackSummary& track : summaries) kept.push_back(track.keys);
      }
      kept[t] = static_cast<std::uint32_t>(left);
    }
  });
  if (!kept.empty()) closeGaps(layout, kept);
  for (TrackSorter& sorter : sorters) {
    layout.shadowed.insert(layout.shadowed.end(), sorter.shadowed.begin(), sorter.shadowed.end());
  }
  std::ranges::sort(layout.shadowed, {}, &ShadowedRecord::record);
  return layout;
}

FieldTracks::FieldTracks(const std::byte* first, std::size_t recordBytes, std::size_t records)
    : begin_(first),
      recordBytes_(recordBytes),
      seenBits_(std::clamp(static_cast<unsigned>(std::bit_width(records)), kMinSeenBits, kMaxSeenBits)),
      seen_(std::size_t{1} << seenBits_),
      last_(seen_.data()),
      table_(std::size_t{1} << kMinSeenBits, kNoTrack),
      seed_(std::uint64_t{std::random_device()()} << 32U | std::random_device()()) {}

std::uint32_t FieldTracks::lookUp(std::uint32_t record, std::uint64_t low, std::uint64_t high) {
  const std::uint64_t hash = (low ^ (high * 0x9E3779B97F4A7C15U)) * 0xD6E8FEB86659FD93U;
  const std::size_t home = hash >> (64U - seenBits_);
  Seen* free = &seen_[home];
  for (std::size_t probe = 0; probe < kProbes; ++probe) {
    Seen& seen = seen_[(home + probe) & (seen_.size() - 1)];
    if (seen.track == kNoTrack) {
      free = &seen;
      break;
    }
    if (seen.low == low && seen.high == high) {
      last_ = &seen;
      return seen.track;
    }
  }
  *free = {low, high, trackOfName(record)};
  last_ = free;
  return free->track;
}

std::string_view FieldTracks::name(std::size_t track) const { return nameIn(fieldOf(first_[track])); }

std::uint32_t& FieldTracks::placeOf(std::string_view name) {
  // A product of 128 bits mixes every bit of the name with the seed. Names have at most 15 bytes.
  std::array<std::byte, 16> bytes{};
  if (!name.empty()) std::memcpy(bytes.data(), name.data(), name.size());
  bytes.back() = static_cast<std::byte>(name.size());
  const std::uint64_t low = loadLe<std::uint64_t>(bytes.data()) ^ seed_;
  const std::uint64_t high = loadLe<std::uint64_t>(bytes.data() + 8) ^ (seed_ * kHashFactor);
  const std::uint64_t mixed = foldedProduct(foldedProduct(low, high), seed_ | 1U);
  for (std::size_t at = mixed;; ++at) {
    std::uint32_t& index = table_[at & (table_.size() - 1)];
    if (index == kNoTrack || this->name(index) == name) return index;
  }
}

void FieldTracks::growTable() {
  table_.assign(table_.size() * 2, kNoTrack);
  for (std::uint32_t t = 0; t < first_.size(); ++t) placeOf(name(t)) = t;
}

std::uint32_t FieldTracks::trackOfName(std::uint32_t record) {
  const std::string_view field(reinterpret_cast<const char*>(fieldOf(record)), kBoneNameBytes);
  const std::string_view name = nameInField(field);
  std::uint32_t track = placeOf(name);
  if (track == kNoTrack) {
    if (first_.size() >= table_.size() / 4 * 3) growTable();
    track = static_cast<std::uint32_t>(first_.size());
    placeOf(name) = track;
    first_.push_back(record);
    padding_.emplace_back();
  }
  Padding& padding = padding_[track];
  const auto nameAt = static_cast<std::size_t>(name.empty() ? 0 : name.data() - field.data());
  const std::string_view rest = field.substr(nameAt + name.size());
  padding.leadingNul |= nameAt == 1;
  padding.spaces |= rest.starts_with(' ');
  padding.odd |= rest.find_first_not_of(std::string_view("\0 ", 2)) != std::string_view::npos;
  return track;
}

void FieldTracks::finish() {
  // Not "= {}", which would keep the memory.
  table_ = std::vector<std::uint32_t>();
  seen_ = std::vector<Seen>();
  last_ = nullptr;
  first_.shrink_to_fit();
  padding_.shrink_to_fit();
}

}  // namespace furitsuke::io
