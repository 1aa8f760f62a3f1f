// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "core/base/halves.h"
#include "core/base/name.h"
#include "core/io/vmd/vmd_key_codec.h"
#include "core/io/vmd/vmd_motion.h"
#include "core/io/vmd/vmd_section_writer.h"

namespace furitsuke::io {

namespace {

constexpr std::string_view kSignatureV1{"Vocaloid Motion Data file\0\0\0\0\0", format::vmd::kSignatureBytes};
constexpr std::string_view kSignatureV2{"Vocaloid Motion Data 0002\0\0\0\0\0", format::vmd::kSignatureBytes};

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

/// A section that can be written.
struct SectionToWrite {
  bool present = false;
  std::uint32_t count = 0;
  std::size_t size = 0;
  /// Writes `size` bytes and returns the position after them.
  std::function<std::byte*(std::byte*)> write;
};

/// Copies on two threads if there are many bytes: the first write to new memory is slow because of page faults, for
/// which two threads wait in parallel.
std::byte* copyBytes(std::byte* at, ByteView bytes) {
  constexpr std::size_t kParallelThreshold = 4'000'000;
  inHalves(bytes.size(), bytes.size() >= kParallelThreshold, [&](Half half) {
    if (half.first != half.last) std::memcpy(at + half.first, bytes.data() + half.first, half.last - half.first);
  });
  return at + bytes.size();
}

/// Writes the records of a section of fixed-size records by its plan.
template <class Codec>
class FixedSectionWriter {
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

  [[nodiscard]] std::uint32_t count() const { return plan_.count; }
  [[nodiscard]] std::size_t size() const { return kSize * plan_.count; }

  std::byte* write(std::byte* at) const {
    if (plan_.verbatim) return copyBytes(at, source_.bytes());
    at = plan_.isMostlyCopied() ? writeWhole(at) : writeRuns(at);
    writeAdded(at);
    return at + kSize * plan_.added.size();
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
    const std::size_t count = plan_.fates.size();
    inHalves(count, count >= kParallelThreshold, [&](Half half) {
      const auto begin = plan_.fates.begin();
      const auto dropped = std::count(begin, begin + static_cast<std::ptrdiff_t>(half.first), Fate::Dropped);
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
      if (plan_.fates[record] != Fate::Claimed) continue;
      const RecordKey place = plan_.claims[record];
      const Columns& columns = columns_[place.track];
      batch.frames[record - first] = columns.frames[place.key];
      batch.values[record - first] = columns.values[place.key];
    }
  }

  void patch(std::byte* at, motion::SourceRecord record, std::string_view name, Frame frame, const Value& value) const {
    if constexpr (Codec::kNameBytes != 0) {
      if (records_.nameOf(record) != name) writeName(at, name);
    }
    storeLe(at + Codec::kFrameAt, static_cast<std::uint32_t>(frame));
    Codec::patch(at, records_.valueOf(record), value);
  }

  void writeAdded(std::byte* at) const {
    const std::size_t count = plan_.added.size();
    inHalves(count, count >= kParallelThreshold, [&](Half half) { writeAdded(at + kSize * half.first, half); });
  }

  /// `at` is the position of the first of these keys in the output.
  void writeAdded(std::byte* at, Half keys) const {
    std::array<std::byte, Codec::kNameBytes + 1> field{};
    std::uint32_t nameOf = kNoTrack;
    PatternRecord pattern;
    for (std::size_t i = keys.first; i < keys.last; ++i) {
      const auto& [track, key] = plan_.added[i];
      const Columns& columns = columns_[track];
      if constexpr (Codec::kNameBytes != 0) {
        if (nameOf != track) writeName(field.data(), tracks_[track].name);
        nameOf = track;
        std::memcpy(at, field.data(), Codec::kNameBytes);
      }
      storeLe(at + Codec::kFrameAt, static_cast<std::uint32_t>(columns.frames[key]));
      Codec::encode(at, columns.values[key]);
      if constexpr (Codec::kSection == format::vmd::SectionKind::Bone) {
        if (source_.count() > 0) {
          pattern = patternOf(plan_.added[i], pattern);
          Codec::imitate(at, records_.record(pattern.record), records_.isFlagged());
        }
      }
      at += kSize;
    }
  }

  /// The record whose bytes an added key imitates.
  struct PatternRecord {
    RecordKey of{kNoTrack, 0};
    motion::SourceRecord record = 0;
  };

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

class PropertySectionWriter {
 public:
  PropertySectionWriter(const motion::Track<motion::PropertyKey>& track, const VmdSource* source)
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
    for (const RecordKey& key : plan_.added) size_ += propertyRecordSize(track.values()[key.key]);
  }

  [[nodiscard]] std::uint32_t count() const { return plan_.count; }
  [[nodiscard]] std::size_t size() const { return size_; }

  std::byte* write(std::byte* at) const {
    if (plan_.verbatim) return copyBytes(at, source_.bytes());
    forEachRecord(
        plan_,
        [&](motion::SourceRecord first, motion::SourceRecord last) { at = copyBytes(at, records_.bytes(first, last)); },
        [&](motion::SourceRecord record, RecordKey key) {
          const format::vmd::PropertyRecord before = records_.record(record);
          at = writeKey(at, key.key, &before);
        });
    for (const RecordKey& key : plan_.added) at = writeKey(at, key.key, nullptr);
    return at;
  }

 private:
  std::byte* writeKey(std::byte* at, std::uint32_t index, const format::vmd::PropertyRecord* before) const {
    const motion::Track<motion::PropertyKey>& track = *tracks_.front().track;
    encodeProperty(at, track.frames()[index], track.values()[index], before);
    return at + propertyRecordSize(track.values()[index]);
  }

  std::vector<TrackToWrite<motion::PropertyKey>> tracks_;
  SectionSource source_;
  PropertyRecords records_;
  SectionPlan plan_;
  std::size_t size_ = 0;
};

template <class Writer>
SectionToWrite prepared(Writer writer) {
  const std::uint32_t count = writer.count();
  const std::size_t size = writer.size();
  auto shared = std::make_shared<Writer>(std::move(writer));
  return {count != 0, count, size, [shared](std::byte* at) { return shared->write(at); }};
}

template <class Value>
std::vector<TrackToWrite<Value>> namedTracksOf(const std::vector<motion::NamedTrack<Value>>& named) {
  std::vector<TrackToWrite<Value>> tracks;
  tracks.reserve(named.size());
  for (const motion::NamedTrack<Value>& track : named) tracks.push_back({&track.keys, track.name.bytes});
  return tracks;
}

using Sections = std::array<SectionToWrite, format::vmd::kSectionCount>;

Sections prepareSections(const motion::Motion& motion, const VmdSource* source) {
  const auto single = [](const auto& track) {
    using Value = typename std::decay_t<decltype(track)>::ValueType;
    return std::vector<TrackToWrite<Value>>{{&track, {}}};
  };
  Sections sections{prepared(FixedSectionWriter<BoneCodec>(namedTracksOf(motion.bones), source)),
                    prepared(FixedSectionWriter<MorphCodec>(namedTracksOf(motion.morphs), source)),
                    prepared(FixedSectionWriter<CameraCodec>(single(motion.camera), source)),
                    prepared(FixedSectionWriter<LightCodec>(single(motion.light), source)),
                    prepared(FixedSectionWriter<SelfShadowCodec>(single(motion.selfShadow), source)),
                    prepared(PropertySectionWriter(motion.property, source))};
  // A new file has the counts of all sections. An existing file keeps its counts and gets those that new keys need.
  bool needed = source == nullptr;
  for (std::size_t k = format::vmd::kSectionCount; k-- > 0;) {
    needed |= sections[k].present || (source != nullptr && source->file.sections[k].present);
    sections[k].present = needed;
  }
  return sections;
}

/// Writes the signature and the model name, with the bytes of the source if their meaning is the same.
std::byte* writeHeader(std::byte* at, const motion::Motion& motion, const VmdSource* source, int version) {
  const std::size_t width = format::vmd::modelNameBytesOf(version);
  const bool sameVersion = source != nullptr && source->file.version == version;
  const std::string_view signature = version == 1 ? kSignatureV1 : kSignatureV2;
  at = copyBytes(at,
                 sameVersion ? ByteView(source->file.bytes).first(format::vmd::kSignatureBytes) : asBytes(signature));
  if (sameVersion && !source->file.isHeaderShort() &&
      nameInField(source->file.modelNameField()) == motion.modelName.bytes) {
    return copyBytes(at, asBytes(source->file.modelNameField()));
  }
  // MMD recognizes camera motions by this name alone, and writes these bytes after it.
  const bool isUnnamedCamera = source == nullptr && motion.modelName.bytes.empty() && motion.isCameraMotion();
  if (width == kCameraModelName.size() &&
      (isUnnamedCamera || motion.modelName.bytes == nameInField(kCameraModelName))) {
    return copyBytes(at, asBytes(kCameraModelName));
  }
  const std::string_view name = isUnnamedCamera ? nameInField(kCameraModelName) : motion.modelName.bytes;
  writeNameField(at, width, modelNameForField(name, width));
  return at + width;
}

ByteView uncountedCameras(const VmdSource* source) {
  if (source == nullptr) return {};
  return ByteView(source->file.bytes)
      .subspan(source->file.uncountedCameraAt, format::vmd::CameraRecord::kSize * source->file.uncountedCameras);
}

ByteView trailingBytes(const VmdSource* source) {
  if (source == nullptr || source->file.damage) return {};
  return ByteView(source->file.bytes).subspan(source->file.trailingAt);
}

Bytes assemble(const motion::Motion& motion, const VmdSource* source, int version, const Sections& sections,
               ByteView uncounted, ByteView trailing) {
  std::size_t size = format::vmd::kSignatureBytes + format::vmd::modelNameBytesOf(version);
  for (const SectionToWrite& section : sections) size += section.present ? sizeof(section.count) + section.size : 0;
  size += uncounted.size() + trailing.size();

  Bytes bytes;
  bytes.resize(size);
  std::byte* at = writeHeader(bytes.data(), motion, source, version);
  for (std::size_t k = 0; k < sections.size(); ++k) {
    if (!sections[k].present) break;
    storeLe(at, sections[k].count);
    at = sections[k].write(at + sizeof(sections[k].count));
    if (static_cast<format::vmd::SectionKind>(k) == format::vmd::SectionKind::Camera) at = copyBytes(at, uncounted);
  }
  copyBytes(at, trailing);
  return bytes;
}

/// Reads the bytes without copying them; if they are no VMD, they are lost.
std::optional<format::vmd::File> readInPlace(Bytes& bytes) {
  Result<format::vmd::File> file = format::vmd::read(std::move(bytes));
  if (!file) return {};
  bytes = std::move(file->bytes);
  return std::move(*file);
}

/// Whether a reader takes nothing for keys of a file with another layout, as it may do with bytes after sections that
/// are all empty.
bool isReadWhole(Bytes& bytes) {
  const std::optional<format::vmd::File> file = readInPlace(bytes);
  return file && !file->damage;
}

/// Whether a reader will find the uncounted camera records again, which is only possible by the sizes of the following
/// sections.
bool areFoundAgain(Bytes& bytes, const VmdSource& source) {
  const std::optional<format::vmd::File> file = readInPlace(bytes);
  return file && !file->damage && file->uncountedCameras == source.file.uncountedCameras;
}

}  // namespace

Bytes vmdFromMotion(const motion::Motion& motion, const VmdSource* source, const VmdWriteOptions& options) {
  const Sections sections = prepareSections(motion, source);
  const ByteView uncounted = uncountedCameras(source);
  const auto assembled = [&](ByteView cameras, ByteView trailing) {
    return assemble(motion, source, options.version, sections, cameras, trailing);
  };
  const ByteView trailing = trailingBytes(source);
  const bool hasCameras = sections[static_cast<std::size_t>(format::vmd::SectionKind::Camera)].count != 0;
  if (!uncounted.empty() && !hasCameras) {
    Bytes bytes = assembled(uncounted, trailing);
    if (areFoundAgain(bytes, *source)) return bytes;
  }
  Bytes bytes = assembled({}, trailing);
  const bool hasKeys = std::ranges::any_of(sections, [](const SectionToWrite& section) { return section.count != 0; });
  // Not a conditional expression, which would copy the bytes.
  if (hasKeys || trailing.empty() || isReadWhole(bytes)) return bytes;
  return assembled({}, {});
}

}  // namespace furitsuke::io
