// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "core/io/motion/vmd_key_codec.h"
#include "core/io/motion/vmd_motion.h"

// A section of a VMD is written in two steps: first a plan for every record of the source and every key, from which the
// size of the output follows, then the bytes. A plan of few changes is small compared with the section.
namespace furitsuke::io {

/// A track and the name in its records; the name is empty for camera, light, self-shadow and property keys.
template <class Value>
struct TrackToWrite {
  const motion::Track<Value>* track = nullptr;
  std::string_view name;
};

/// The section in the source; empty without a source.
struct SectionSource {
  const VmdSource* source = nullptr;
  format::vmd::SectionKind kind{};

  [[nodiscard]] std::uint32_t count() const { return source == nullptr ? 0 : source->file.section(kind).count; }
  [[nodiscard]] const std::vector<ShadowedRecord>& shadowed() const { return source->shadowed[index()]; }
  [[nodiscard]] const std::vector<motion::SourceRecord>& notKeys() const { return source->notKeys[index()]; }
  /// The records in file order.
  [[nodiscard]] ByteView bytes() const {
    if (source == nullptr) return {};
    const format::vmd::Section& section = source->file.section(kind);
    return ByteView(source->file.bytes).subspan(section.offset, section.size);
  }

 private:
  [[nodiscard]] std::size_t index() const { return static_cast<std::size_t>(kind); }
};

/// The indices of a key and its track. Without initializers, so that large columns are not zeroed.
struct RecordKey {
  std::uint32_t track;
  std::uint32_t key;
};

/// What happens to a record of the source.
enum class RecordAction : std::uint8_t {
  Dropped,
  Kept,     ///< every byte
  Claimed,  ///< by a key of an edited track; unchanged fields keep their bytes
};

/// The keys of the claimed records: a sorted list if they are few, otherwise a column with a place for every record.
class RecordClaims {
 public:
  RecordClaims() = default;
  /// At most `most` of `records` records will be claimed.
  RecordClaims(std::size_t records, std::size_t most) : isColumn_(most >= records / 8) {
    if (isColumn_) {
      column_.resize(records);
    } else {
      list_.reserve(most);
    }
  }

  void add(motion::SourceRecord record, RecordKey key) {
    if (isColumn_) {
      column_[record] = key;
    } else {
      list_.push_back({record, key});
    }
  }
  /// Call after the last add().
  void finish() { std::ranges::sort(list_, {}, &Claim::record); }
  /// The key of a claimed record.
  [[nodiscard]] RecordKey of(motion::SourceRecord record) const {
    return isColumn_ ? column_[record] : std::ranges::lower_bound(list_, record, {}, &Claim::record)->key;
  }

 private:
  struct Claim {
    motion::SourceRecord record;
    RecordKey key;
  };

  bool isColumn_ = false;
  Column<RecordKey> column_;
  std::vector<Claim> list_;
};

/// Keys without a record, in the order of tracks, then frames.
class AddedKeys {
 public:
  /// Adds the keys first..first+count-1 of a track.
  void add(std::uint32_t track, std::uint32_t first, std::uint32_t count = 1) {
    if (count == 0) return;
    const bool continues = !runs_.empty() && runs_.back().track == track && runs_.back().key + lastCount() == first;
    if (!continues) runs_.push_back({track, first, size_});
    size_ += count;
  }
  [[nodiscard]] std::uint32_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  /// Calls use(key) for each of the keys first..last-1.
  template <class Use>
  void forEach(std::size_t first, std::size_t last, Use&& use) const {
    if (first >= last) return;
    auto run = std::ranges::upper_bound(runs_, first, {}, &Run::begin) - 1;
    for (; first < last; ++run) {
      const std::size_t end = std::min<std::size_t>(last, run + 1 == runs_.end() ? size_ : (run + 1)->begin);
      for (; first < end; ++first)
        use(RecordKey{run->track, run->key + static_cast<std::uint32_t>(first) - run->begin});
    }
  }

 private:
  /// Successive keys of a track.
  struct Run {
    std::uint32_t track;
    std::uint32_t key;    ///< the first
    std::uint32_t begin;  ///< number of keys in the earlier runs
  };
  [[nodiscard]] std::uint32_t lastCount() const { return size_ - runs_.back().begin; }

  std::vector<Run> runs_;
  std::uint32_t size_ = 0;
};

struct SectionPlan {
  bool verbatim = false;  ///< all records are unchanged and none are new; the other members except `count` are empty
  std::vector<RecordAction> actions;  ///< per record
  RecordClaims claims;
  AddedKeys added;
  std::uint32_t dropped = 0;
  std::uint32_t claimed = 0;
  std::uint32_t count = 0;  ///< records of the section as written

  /// Whether all records stay and few of them change. Copying the whole section and patching it is then faster than
  /// many small copies.
  [[nodiscard]] bool isMostlyCopied() const { return dropped == 0 && claimed < actions.size() / 8; }
};

/// Makes a SectionPlan. `Access` returns the name and the frame of each record of the section.
template <class Value, class Access>
class SectionPlanner {
 public:
  SectionPlanner(const std::vector<TrackToWrite<Value>>& tracks, const SectionSource& source, const Access& access)
      : tracks_(tracks), source_(source), access_(access) {}

  SectionPlan run() {
    if (isUntouched()) {
      plan_.verbatim = true;
      plan_.count = source_.count();
      return std::move(plan_);
    }
    if (source_.source == nullptr) {
      for (std::uint32_t t = 0; t < tracks_.size(); ++t) plan_.added.add(t, 0, sizeOf(*tracks_[t].track));
      plan_.count = plan_.added.size();
      return std::move(plan_);
    }
    std::size_t mostClaims = 0;
    for (const auto& [track, name] : tracks_) mostClaims += keepsItsRecords(*track, name) ? 0 : track->size();
    plan_.actions.assign(source_.count(), RecordAction::Dropped);
    plan_.claims = RecordClaims(source_.count(), mostClaims);
    for (std::uint32_t t = 0; t < tracks_.size(); ++t) placeTrack(t);
    plan_.claims.finish();
    keepOtherRecords();
    plan_.dropped = static_cast<std::uint32_t>(std::ranges::count(plan_.actions, RecordAction::Dropped));
    plan_.claimed = static_cast<std::uint32_t>(std::ranges::count(plan_.actions, RecordAction::Claimed));
    plan_.count = plan_.added.size() + source_.count() - plan_.dropped;
    return std::move(plan_);
  }

 private:
  /// Whether the keys are exactly those of the file: nothing was edited, and there are as many keys as records of keys.
  [[nodiscard]] bool isUntouched() const {
    if (source_.source == nullptr) return std::ranges::all_of(tracks_, [](const auto& t) { return t.track->empty(); });
    std::size_t keys = 0;
    for (const auto& [track, name] : tracks_) {
      if (!keepsItsRecords(*track, name)) return false;
      keys += track->size();
    }
    return keys + source_.shadowed().size() + source_.notKeys().size() == source_.count();
  }

  static std::uint32_t sizeOf(const motion::Track<Value>& track) { return static_cast<std::uint32_t>(track.size()); }

  /// Whether the records of the track are those of its keys and have its name. A renamed track has no edited keys, but
  /// all its records change.
  [[nodiscard]] bool keepsItsRecords(const motion::Track<Value>& track, std::string_view name) const {
    if (track.isTouched()) return false;
    if (track.empty()) return true;
    const motion::SourceRecord first = track.sources().front();
    return first < source_.count() && access_.nameOf(first) == name;
  }

  void placeTrack(std::uint32_t t) {
    const motion::Track<Value>& track = *tracks_[t].track;
    const bool trusted = keepsItsRecords(track, tracks_[t].name);
    for (std::uint32_t k = 0; k < track.size(); ++k) {
      const motion::SourceRecord record = track.sources()[k];
      if (record >= source_.count() || plan_.actions[record] != RecordAction::Dropped) {
        plan_.added.add(t, k);
      } else {
        plan_.actions[record] = trusted ? RecordAction::Kept : RecordAction::Claimed;
        if (!trusted) plan_.claims.add(record, {t, k});
      }
    }
  }

  /// Keeps records that are not keys, and shadowed records whose winner is still on the same frame.
  void keepOtherRecords() {
    for (const motion::SourceRecord record : source_.notKeys()) keep(record);
    for (const auto& [record, winner] : source_.shadowed()) {
      if (staysInPlace(winner)) keep(record);
    }
  }

  [[nodiscard]] bool staysInPlace(motion::SourceRecord record) const {
    if (plan_.actions[record] != RecordAction::Claimed) return plan_.actions[record] == RecordAction::Kept;
    const auto [track, key] = plan_.claims.of(record);
    return access_.frameOf(record) == static_cast<std::uint32_t>(tracks_[track].track->frames()[key]) &&
           access_.nameOf(record) == tracks_[track].name;
  }

  void keep(motion::SourceRecord record) {
    if (plan_.actions[record] == RecordAction::Dropped) plan_.actions[record] = RecordAction::Kept;
  }

  const std::vector<TrackToWrite<Value>>& tracks_;
  const SectionSource& source_;
  const Access& access_;
  SectionPlan plan_;
};

/// For the records first..last-1, in file order, calls run(first, last) for each maximal run of kept records and
/// claim(record, key) for each claimed record.
template <class Run, class Claim>
void forEachRecord(const SectionPlan& plan, motion::SourceRecord first, motion::SourceRecord last, Run&& run,
                   Claim&& claim) {
  for (motion::SourceRecord i = first; i < last;) {
    const RecordAction action = plan.actions[i];
    if (action == RecordAction::Claimed) {
      claim(i, plan.claims.of(i));
      ++i;
      continue;
    }
    motion::SourceRecord end = i + 1;
    while (end < last && plan.actions[end] == action) ++end;
    if (action == RecordAction::Kept) run(i, end);
    i = end;
  }
}
template <class Run, class Claim>
void forEachRecord(const SectionPlan& plan, Run&& run, Claim&& claim) {
  forEachRecord(plan, 0, static_cast<motion::SourceRecord>(plan.actions.size()), run, claim);
}

}  // namespace furitsuke::io
