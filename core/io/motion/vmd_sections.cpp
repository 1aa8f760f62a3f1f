// SPDX-License-Identifier: MIT
#include "core/io/motion/vmd_sections.h"

#include <algorithm>
#include <cstring>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/halves.h"
#include "core/base/name.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/io/motion/vmd_section_plan.h"

namespace furitsuke::io {

namespace {

/// Gives SectionPlanner access to the records of a section of fixed-size records.
template <class Codec>
class FixedRecords {
 public:
  using Record = typename Codec::Record;
  explicit FixedRecords(const VmdSource* source) : source_(source) {}

  [[nodiscard]] Record record(motion::SourceRecord i) const {
    return source_->file.template record<Record>(Codec::kSection, i);
  }
  [[nodiscard]] std::uint32_t frameOf(motion::SourceRecord i) const { return record(i).frame(); }
  [[nodiscard]] std::string_view nameOf(motion::SourceRecord i) const {
    if constexpr (Codec::kNameBytes != 0) return nameInField(record(i).nameField());
    return {};
  }
  /// The bytes of the records first..last-1.
  [[nodiscard]] ByteView bytes(motion::SourceRecord first, motion::SourceRecord last) const {
    return {record(first).at, Record::kSize * (last - first)};
  }
  /// See vmd::isPhysicsOff.
  [[nodiscard]] bool isFlagged() const { return source_->physicsFlagged; }
  [[nodiscard]] typename Codec::Value valueOf(motion::SourceRecord i) const {
    typename Codec::Value value;
    Codec::decode(record(i), source_->physicsFlagged, value);
    return value;
  }

 private:
  const VmdSource* source_;
};

class PropertyRecords {
 public:
  explicit PropertyRecords(const VmdSource* source) : source_(source) {}

  [[nodiscard]] format::vmd::PropertyRecord record(motion::SourceRecord i) const {
    return source_->file.propertyRecord(i);
  }
  [[nodiscard]] std::uint32_t frameOf(motion::SourceRecord i) const { return record(i).frame(); }
  [[nodiscard]] std::string_view nameOf(motion::SourceRecord /*i*/) const { return {}; }
  /// The bytes of the consecutive records first..last-1.
  [[nodiscard]] ByteView bytes(motion::SourceRecord first, motion::SourceRecord last) const {
    const std::byte* end = record(last - 1).at + record(last - 1).size();
    return {record(first).at, end};
  }

 private:
  const VmdSource* source_;
};

/// Passes on successive unchanged records of the source as one piece. `Records` returns their bytes.
template <class Records>
class UnchangedRecords {
 public:
  UnchangedRecords(ByteOutput& out, const Records& records) : out_(out), records_(records) {}

  /// Adds the records first..last-1.
  void add(motion::SourceRecord first, motion::SourceRecord last) {
    if (last_ != first) write();
    if (first_ == last_) first_ = first;
    last_ = last;
  }
  /// Adds a record whose key is written as `bytes`. Most keys of an edited track are those of the file.
  void addOrReplace(motion::SourceRecord record, ByteView bytes) {
    const ByteView before = records_.bytes(record, record + 1);
    const bool isSame = bytes.size() == before.size() && std::memcmp(bytes.data(), before.data(), bytes.size()) == 0;
    if (isSame) return add(record, record + 1);
    write();
    out_.copy(bytes);
  }
  void write() {
    if (first_ != last_) out_.refer(records_.bytes(first_, last_));
    first_ = last_ = 0;
  }

 private:
  ByteOutput& out_;
  const Records& records_;
  motion::SourceRecord first_ = 0;
  motion::SourceRecord last_ = 0;
};

/// Writes the records of a section of fixed-size records by its plan.
template <class Codec>
class FixedSectionWriter final : public SectionWriter {
 public:
  using Value = typename Codec::Value;
  FixedSectionWriter(std::vector<TrackToWrite<Value>> tracks, const VmdSource* source)
      : tracks_(std::move(tracks)),
        source_{source, Codec::kSection},
        records_(source),
        plan_(SectionPlanner(tracks_, source_, records_).run()) {
    columns_.reserve(tracks_.size());
    for (const auto& [track, name] : tracks_) columns_.push_back({track->frames().data(), track->values().data()});
  }

  [[nodiscard]] std::uint32_t count() const override { return plan_.count; }
  [[nodiscard]] std::size_t size() const override { return kSize * plan_.count; }

  std::byte* writeAt(std::byte* at) const override {
    if (plan_.verbatim) return copyBytes(at, source_.bytes());
    at = plan_.isMostlyCopied() ? writeWhole(at) : writeRuns(at);
    writeAdded(at);
    return at + kSize * plan_.added.size();
  }

  void writeTo(ByteOutput& out) const override {
    if (plan_.verbatim) return out.refer(source_.bytes());
    writeRecordsTo(out);
    constexpr std::size_t kAtOnce = 4096;
    NewKeys state;
    for (std::size_t first = 0; first < plan_.added.size(); first += kAtOnce) {
      const std::size_t last = std::min<std::size_t>(first + kAtOnce, plan_.added.size());
      writeAdded(out.grow(kSize * (last - first)), {first, last, 0}, state);
    }
  }

 private:
  static constexpr std::size_t kSize = Codec::Record::kSize;

  std::byte* writeWhole(std::byte* at) const {
    std::byte* const end = copyBytes(at, source_.bytes());
    forEachRecord(
        plan_, [](motion::SourceRecord /*first*/, motion::SourceRecord /*last*/) {},
        [&](motion::SourceRecord record, RecordKey key) {
          const Columns& columns = columns_[key.track];
          patch(at + kSize * record, record, tracks_[key.track].name, columns.frames[key.key], columns.values[key.key]);
        });
    return end;
  }

  std::byte* writeRuns(std::byte* at) const {
    const std::size_t count = plan_.actions.size();
    inHalves(count, count >= kParallelThreshold, [&](Half half) {
      const auto begin = plan_.actions.begin();
      const auto dropped = std::count(begin, begin + static_cast<std::ptrdiff_t>(half.first), RecordAction::Dropped);
      writeRuns(at + kSize * (half.first - static_cast<std::size_t>(dropped)), half);
    });
    return at + kSize * (count - plan_.dropped);
  }

  /// `at` is the position of the first of these records in the output.
  void writeRuns(std::byte* at, Half records) const {
    KeyBatch batch;
    for (std::size_t first = records.first; first < records.last; first += kBatch) {
      const std::size_t last = std::min(first + kBatch, records.last);
      collectKeys(first, last, batch);
      forEachRecord(
          plan_, static_cast<motion::SourceRecord>(first), static_cast<motion::SourceRecord>(last),
          [&](motion::SourceRecord from, motion::SourceRecord to) {
            const ByteView run = source_.bytes().subspan(kSize * from, kSize * (to - from));
            std::memcpy(at, run.data(), run.size());
            at += run.size();
          },
          [&](motion::SourceRecord record, RecordKey key) {
            std::memcpy(at, records_.record(record).at, kSize);
            patch(at, record, tracks_[key.track].name, batch.frames[record - first], batch.values[record - first]);
            at += kSize;
          });
    }
  }

  void writeRecordsTo(ByteOutput& out) const {
    UnchangedRecords unchanged(out, records_);
    KeyBatch batch;
    std::array<std::byte, kSize> changed;
    for (std::size_t first = 0; first < plan_.actions.size(); first += kBatch) {
      const std::size_t last = std::min(first + kBatch, plan_.actions.size());
      collectKeys(first, last, batch);
      forEachRecord(
          plan_, static_cast<motion::SourceRecord>(first), static_cast<motion::SourceRecord>(last),
          [&](motion::SourceRecord from, motion::SourceRecord to) { unchanged.add(from, to); },
          [&](motion::SourceRecord record, RecordKey key) {
            std::memcpy(changed.data(), records_.record(record).at, kSize);
            patch(changed.data(), record, tracks_[key.track].name, batch.frames[record - first],
                  batch.values[record - first]);
            unchanged.addOrReplace(record, changed);
          });
    }
    unchanged.write();
  }

  /// The keys of successive records.
  static constexpr std::size_t kBatch = 64;
  struct KeyBatch {
    std::array<Frame, kBatch> frames;
    std::array<Value, kBatch> values;
  };

  /// Copies the keys of the claimed records first..last-1. If records are in random order, each key is in a different
  /// page. The processor waits for many of them at once, because no step of this loop needs the one before it.
  void collectKeys(std::size_t first, std::size_t last, KeyBatch& batch) const {
    for (std::size_t record = first; record < last; ++record) {
      if (plan_.actions[record] != RecordAction::Claimed) continue;
      const RecordKey index = plan_.claims.of(static_cast<motion::SourceRecord>(record));
      const Columns& columns = columns_[index.track];
      batch.frames[record - first] = columns.frames[index.key];
      batch.values[record - first] = columns.values[index.key];
    }
  }

  void patch(std::byte* at, motion::SourceRecord record, std::string_view name, Frame frame, const Value& value) const {
    if constexpr (Codec::kNameBytes != 0) {
      if (records_.nameOf(record) != name) writeName(at, name);
    }
    storeLe(at + Codec::kFrameAt, static_cast<std::uint32_t>(frame));
    Codec::patch(at, records_.valueOf(record), value);
  }

  /// The record whose bytes an added key imitates.
  struct PatternRecord {
    RecordKey of{kNoTrack, 0};
    motion::SourceRecord record = 0;
  };

  /// What successive added keys of a track have in common.
  struct NewKeys {
    std::array<std::byte, Codec::kNameBytes + 1> nameField{};
    std::uint32_t nameOf = kNoTrack;
    PatternRecord pattern;
  };

  void writeAdded(std::byte* at) const {
    const std::size_t count = plan_.added.size();
    inHalves(count, count >= kParallelThreshold, [&](Half half) {
      NewKeys state;
      writeAdded(at + kSize * half.first, half, state);
    });
  }

  /// `at` is the position of the first of these keys in the output.
  void writeAdded(std::byte* at, Half keys, NewKeys& state) const {
    plan_.added.forEach(keys.first, keys.last, [&](RecordKey place) {
      const Columns& columns = columns_[place.track];
      if constexpr (Codec::kNameBytes != 0) {
        if (state.nameOf != place.track) writeName(state.nameField.data(), tracks_[place.track].name);
        state.nameOf = place.track;
        std::memcpy(at, state.nameField.data(), Codec::kNameBytes);
      }
      storeLe(at + Codec::kFrameAt, static_cast<std::uint32_t>(columns.frames[place.key]));
      Codec::encode(at, columns.values[place.key]);
      if constexpr (Codec::kSection == format::vmd::SectionKind::Bone) {
        if (source_.count() > 0) {
          state.pattern = patternOf(place, state.pattern);
          Codec::imitate(at, records_.record(state.pattern.record), records_.isFlagged());
        }
      }
      at += kSize;
    });
  }

  /// The record of the key itself, of which it is a copy, otherwise of the nearest earlier key of its track that has
  /// one, of the nearest later one, or the first record of the section. `last`, the pattern of the previous added key,
  /// ends the search: it is linear in the keys of the track.
  [[nodiscard]] PatternRecord patternOf(RecordKey place, const PatternRecord& last) const {
    const std::span<const motion::SourceRecord> sources = tracks_[place.track].track->sources();
    const auto hasRecord = [&](std::size_t key) { return sources[key] < source_.count(); };
    for (std::size_t key = place.key + std::size_t{1}; key-- > 0;) {
      if (hasRecord(key)) return {place, sources[key]};
      if (last.of.track == place.track && last.of.key == key) return {place, last.record};
    }
    for (std::size_t key = place.key; key < sources.size(); ++key) {
      if (hasRecord(key)) return {place, sources[key]};
    }
    return {place, 0};
  }

  static void writeName(std::byte* at, std::string_view name) {
    const bool isBone = Codec::kSection == format::vmd::SectionKind::Bone;
    writeNameField(at, Codec::kNameBytes, isBone ? boneNameForField(name) : morphNameForField(name));
  }

  static constexpr std::uint32_t kNoTrack = 0xFFFFFFFFU;
  static constexpr std::size_t kParallelThreshold = 100'000;

  /// Direct pointers to the columns of a track.
  struct Columns {
    const Frame* frames;
    const Value* values;
  };

  std::vector<TrackToWrite<Value>> tracks_;
  std::vector<Columns> columns_;
  SectionSource source_;
  FixedRecords<Codec> records_;
  SectionPlan plan_;
};

class PropertySectionWriter final : public SectionWriter {
 public:
  PropertySectionWriter(const motion::Track<motion::VisibilityIkKey>& track, const VmdSource* source)
      : tracks_{{&track, {}}},
        source_{source, format::vmd::SectionKind::Property},
        records_(source),
        plan_(SectionPlanner(tracks_, source_, records_).run()) {
    if (plan_.verbatim) {
      size_ = source_.bytes().size();
      return;
    }
    forEachRecord(
        plan_,
        [&](motion::SourceRecord first, motion::SourceRecord last) { size_ += records_.bytes(first, last).size(); },
        [&](motion::SourceRecord /*record*/, RecordKey key) { size_ += propertyRecordSize(track.values()[key.key]); });
    forEachAdded([&](RecordKey key) { size_ += propertyRecordSize(track.values()[key.key]); });
  }

  [[nodiscard]] std::uint32_t count() const override { return plan_.count; }
  [[nodiscard]] std::size_t size() const override { return size_; }

  std::byte* writeAt(std::byte* at) const override {
    if (plan_.verbatim) return copyBytes(at, source_.bytes());
    forEachRecord(
        plan_,
        [&](motion::SourceRecord first, motion::SourceRecord last) { at = copyBytes(at, records_.bytes(first, last)); },
        [&](motion::SourceRecord record, RecordKey key) {
          const format::vmd::PropertyRecord before = records_.record(record);
          at = writeKey(at, key.key, &before);
        });
    forEachAdded([&](RecordKey key) { at = writeKey(at, key.key, nullptr); });
    return at;
  }

  void writeTo(ByteOutput& out) const override {
    if (plan_.verbatim) return out.refer(source_.bytes());
    UnchangedRecords unchanged(out, records_);
    Bytes bytes;
    const auto encode = [&](std::uint32_t key, const format::vmd::PropertyRecord* before) {
      bytes.resize(propertyRecordSize(tracks_.front().track->values()[key]));
      writeKey(bytes.data(), key, before);
    };
    forEachRecord(
        plan_, [&](motion::SourceRecord first, motion::SourceRecord last) { unchanged.add(first, last); },
        [&](motion::SourceRecord record, RecordKey key) {
          const format::vmd::PropertyRecord before = records_.record(record);
          encode(key.key, &before);
          unchanged.addOrReplace(record, bytes);
        });
    unchanged.write();
    forEachAdded([&](RecordKey key) {
      encode(key.key, nullptr);
      out.copy(bytes);
    });
  }

 private:
  template <class Use>
  void forEachAdded(Use&& use) const {
    plan_.added.forEach(0, plan_.added.size(), use);
  }

  std::byte* writeKey(std::byte* at, std::uint32_t index, const format::vmd::PropertyRecord* before) const {
    const motion::Track<motion::VisibilityIkKey>& track = *tracks_.front().track;
    encodeProperty(at, track.frames()[index], track.values()[index], before);
    return at + propertyRecordSize(track.values()[index]);
  }

  std::vector<TrackToWrite<motion::VisibilityIkKey>> tracks_;
  SectionSource source_;
  PropertyRecords records_;
  SectionPlan plan_;
  std::size_t size_ = 0;
};

template <class Value>
std::vector<TrackToWrite<Value>> namedTracksOf(const std::vector<motion::NamedTrack<Value>>& named) {
  std::vector<TrackToWrite<Value>> tracks;
  tracks.reserve(named.size());
  for (const motion::NamedTrack<Value>& track : named) tracks.push_back({&track.keys, track.name.bytes});
  return tracks;
}

}  // namespace

std::byte* copyBytes(std::byte* at, ByteView bytes) {
  constexpr std::size_t kParallelBytes = 4'000'000;
  inHalves(bytes.size(), bytes.size() >= kParallelBytes, [&](Half half) {
    if (half.first != half.last) std::memcpy(at + half.first, bytes.data() + half.first, half.last - half.first);
  });
  return at + bytes.size();
}

SectionsToWrite sectionsToWrite(const motion::Motion& motion, const VmdSource* source) {
  const auto single = [](const auto& track) {
    using Value = typename std::decay_t<decltype(track)>::ValueType;
    return std::vector<TrackToWrite<Value>>{{&track, {}}};
  };
  SectionsToWrite sections;
  sections[0].records = std::make_unique<FixedSectionWriter<BoneCodec>>(namedTracksOf(motion.bones), source);
  sections[1].records = std::make_unique<FixedSectionWriter<MorphCodec>>(namedTracksOf(motion.morphs), source);
  sections[2].records = std::make_unique<FixedSectionWriter<CameraCodec>>(single(motion.camera), source);
  sections[3].records = std::make_unique<FixedSectionWriter<LightCodec>>(single(motion.light), source);
  sections[4].records = std::make_unique<FixedSectionWriter<SelfShadowCodec>>(single(motion.selfShadow), source);
  sections[5].records = std::make_unique<PropertySectionWriter>(motion.property, source);
  // A new file has the counts of all sections. An existing file keeps its counts and gets those that new keys need.
  bool needed = source == nullptr;
  for (std::size_t k = format::vmd::kSectionCount; k-- > 0;) {
    needed |= sections[k].records->count() != 0 || (source != nullptr && source->file.sections[k].present);
    sections[k].isPresent = needed;
  }
  return sections;
}

}  // namespace furitsuke::io
