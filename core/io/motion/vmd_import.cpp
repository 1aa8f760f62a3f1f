// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/cp932.h"
#include "core/base/halves.h"
#include "core/format/vmd/vmd_block.h"
#include "core/io/key_faults.h"
#include "core/io/motion/stored_names.h"
#include "core/io/motion/vmd_finding_counter.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion/vmd_section_layout.h"

namespace furitsuke::io {

namespace {

using format::vmd::Finding;

/// Whether a key of the file shows that the program that wrote it supports the physics flag. If so, the first key
/// usually shows it, so that few keys are read.
bool supportsPhysicsFlag(const format::vmd::File& file) {
  const std::uint32_t count = file.section(format::vmd::SectionKind::Bone).count;
  for (std::uint32_t i = 0; i < count; ++i) {
    if (format::vmd::hasPhysicsFlag(file.record<format::vmd::BoneRecord>(format::vmd::SectionKind::Bone, i).block()))
      return true;
  }
  return false;
}

template <class Curves>
bool areCurvesInRange(const Curves& curves) {
  return std::ranges::all_of(curves, isCurveInRange);
}

void inspect(format::vmd::BoneRecord record, const motion::BoneKey& key, motion::TrackId track, std::uint32_t index,
             VmdFindingCounter& findings) {
  if (!isUnit(key.rotation)) {
    findings.add(isFinite(key.rotation) ? Finding::RotationNotUnit : Finding::ValueNotFinite, track, index);
  }
  if (!isFinite(key.translation)) findings.add(Finding::ValueNotFinite, track, index);
  if (!format::vmd::isRegularBlock(record.block())) {
    findings.add(Finding::BlockIrregular, track, index);
  } else if (!isPhysicsKnown(record.block())) {
    findings.add(Finding::PhysicsUnknown, track, index);
  }
  if (!areCurvesInRange(key.curves)) findings.add(Finding::CurveOutOfRange, track, index);
}

void inspect(format::vmd::MorphRecord /*record*/, const motion::MorphKey& key, motion::TrackId track,
             std::uint32_t index, VmdFindingCounter& findings) {
  if (!isFinite(key)) findings.add(Finding::ValueNotFinite, track, index);
}

void inspect(format::vmd::CameraRecord /*record*/, const motion::CameraKey& key, motion::TrackId track,
             std::uint32_t index, VmdFindingCounter& findings) {
  if (!isFinite(key)) findings.add(Finding::ValueNotFinite, track, index);
  if (!areCurvesInRange(key.curves)) findings.add(Finding::CurveOutOfRange, track, index);
}

void inspect(format::vmd::LightRecord /*record*/, const motion::LightKey& key, motion::TrackId track,
             std::uint32_t index, VmdFindingCounter& findings) {
  if (!isFinite(key)) findings.add(Finding::ValueNotFinite, track, index);
}

void inspect(format::vmd::SelfShadowRecord /*record*/, const motion::SelfShadowKey& key, motion::TrackId track,
             std::uint32_t index, VmdFindingCounter& findings) {
  if (!isFinite(key)) findings.add(Finding::ValueNotFinite, track, index);
  if (key.mode > kLargestShadowMode) findings.add(Finding::ShadowModeUnknown, track, index);
}

/// Builds the motion section by section.
class Importer {
 public:
  explicit Importer(format::vmd::File file) : source_(std::make_shared<VmdSource>()) {
    source_->file = std::move(file);
  }

  ImportedMotion run() {
    source_->physicsFlagged = supportsPhysicsFlag(file());
    readNamed<BoneCodec>(motion_.bones);
    readNamed<MorphCodec>(motion_.morphs);
    motion_.camera = readSingle<CameraCodec>();
    motion_.light = readSingle<LightCodec>();
    motion_.selfShadow = readSingle<SelfShadowCodec>();
    readProperties();
    readModelName();
    readEncoding();
    Diagnostics diagnostics = file().diagnostics;
    findings_.report(motion_, file(), diagnostics);
    diagnostics.insert(diagnostics.end(), aboutFile_.begin(), aboutFile_.end());
    std::ranges::stable_sort(diagnostics, [](const Diagnostic& a, const Diagnostic& b) {
      if (a.severity != b.severity) return a.severity > b.severity;
      return a.offset.value_or(0) < b.offset.value_or(0);
    });
    return {std::move(motion_), std::move(source_), std::move(diagnostics)};
  }

 private:
  [[nodiscard]] const format::vmd::File& file() const { return source_->file; }

  template <class Codec>
  void readNamed(auto& namedTracks) {
    using Record = typename Codec::Record;
    const format::vmd::Section& section = file().section(Codec::kSection);
    std::vector<std::uint32_t> frames(section.count);
    std::vector<std::uint32_t> trackOf(section.count);
    FieldTracks fields(file().bytes.data() + section.offset, Record::kSize, section.count);
    for (std::uint32_t i = 0; i < section.count; ++i) {
      frames[i] = file().template record<Record>(Codec::kSection, i).frame();
      trackOf[i] = fields.trackOf(i);
    }
    fields.finish();
    SectionLayout layout = layOutSection(std::move(frames), std::move(trackOf), fields.size());
    namedTracks.resize(fields.size());
    readKeys<Codec>(layout, [&](std::size_t t, motion::Keys<typename Codec::Value> keys) {
      namedTracks[t].name = Name::fromBytes(fields.name(t));
      namedTracks[t].keys = motion::Track(std::move(keys));
    });
    inspectNames<Codec>(fields, namedTracks);
    keep(Codec::kSection, layout);
  }

  template <class Codec>
  motion::Track<typename Codec::Value> readSingle() {
    const std::uint32_t count = file().section(Codec::kSection).count;
    std::vector<std::uint32_t> frames(count);
    for (std::uint32_t i = 0; i < count; ++i) {
      frames[i] = file().template record<typename Codec::Record>(Codec::kSection, i).frame();
    }
    SectionLayout layout = layOutSection(std::move(frames), {}, 1);
    motion::Track<typename Codec::Value> track;
    readKeys<Codec>(layout, [&](std::size_t /*t*/, motion::Keys<typename Codec::Value> keys) {
      track = motion::Track(std::move(keys));
    });
    keep(Codec::kSection, layout);
    return track;
  }

  void readProperties() {
    constexpr auto kSection = format::vmd::SectionKind::Property;
    const auto count = static_cast<std::uint32_t>(file().propertyOffsets.size());
    std::vector<std::uint32_t> frames(count);
    for (std::uint32_t i = 0; i < count; ++i) frames[i] = file().propertyRecord(i).frame();
    SectionLayout layout = layOutSection(std::move(frames), {}, 1);
    motion::Keys<motion::VisibilityIkKey> keys;
    keys.reserve(layout.records.size());
    for (const motion::SourceRecord record : layout.records) {
      keys.append(static_cast<Frame>(layout.frames[record]), decodeProperty(file().propertyRecord(record)), record);
    }
    inspectIkNames(keys);
    motion_.property = motion::Track(std::move(keys));
    keep(kSection, layout);
  }

  /// Checks each name once, because every key lists all of them.
  void inspectIkNames(const motion::Keys<motion::VisibilityIkKey>& keys) {
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < keys.size(); ++i) {
      for (const motion::IkState& ik : keys.values[i].ik) {
        if (!seen.insert(ik.name).second) continue;
        if (ik.name.size() >= kIkMatchBytes)
          findings_.add(Finding::NameFillsField, motion::kPropertyTrack, keys.sources[i]);
        if (!cp932::isValid(ik.name)) findings_.add(Finding::NameUndecodable, motion::kPropertyTrack, keys.sources[i]);
      }
    }
  }

  /// Calls store(track, keys) for each track, on two threads. The values of long tracks are read later, in file order,
  /// so that the file is read sequentially. `layout.frames` is used up.
  template <class Codec, class Store>
  void readKeys(SectionLayout& layout, const Store& store) {
    using Value = typename Codec::Value;
    const std::size_t trackCount = layout.ends.size();
    const std::size_t count = layout.frames.size();
    // Each frame is read before the slot of its record overwrites it.
    std::vector<std::uint32_t>& slotOf = layout.frames;
    for (const auto& [record, winner] : layout.shadowed) slotOf[record] = kNoSlot;
    for (const motion::SourceRecord record : layout.notKeys) slotOf[record] = kNoSlot;
    std::vector<Value*> columns(hasLongTrack(layout) ? trackCount : 0);
    std::array<VmdFindingCounter, 2> findings;
    inHalves(trackCount, count >= kParallelThreshold, [&](Half tracks) {
      for (std::size_t t = tracks.first; t < tracks.last; ++t) {
        const std::span<const motion::SourceRecord> records = layout.recordsOf(t);
        motion::Keys<Value> keys;
        Frame* frames = keys.frames.assign(records.size());
        Value* values = keys.values.assign(records.size());
        std::ranges::copy(records, keys.sources.assign(records.size()));
        const bool isLong = records.size() >= kLongTrack;
        if (isLong) columns[t] = values;
        for (std::uint32_t k = 0; k < records.size(); ++k) {
          frames[k] = static_cast<Frame>(std::exchange(slotOf[records[k]], isLong ? k : kNoSlot));
          if (!isLong) values[k] = readValue<Codec>(records[k], static_cast<std::uint32_t>(t), findings[tracks.index]);
        }
        store(t, std::move(keys));
      }
    });
    if (columns.empty()) slotOf = std::vector<std::uint32_t>();  // "= {}" would keep the memory
    inHalves(slotOf.size(), count >= kParallelThreshold,
             [&](Half records) { readLongTracks<Codec>(layout, columns, records, findings[records.index]); });
    for (const VmdFindingCounter& found : findings) findings_.append(found);
  }

  static bool hasLongTrack(const SectionLayout& layout) {
    for (std::size_t t = 0; t < layout.ends.size(); ++t) {
      if (layout.recordsOf(t).size() >= kLongTrack) return true;
    }
    return false;
  }

  template <class Codec>
  typename Codec::Value readValue(std::uint32_t record, std::uint32_t track, VmdFindingCounter& findings) const {
    const auto stored = file().template record<typename Codec::Record>(Codec::kSection, record);
    typename Codec::Value value;
    Codec::decode(stored, source_->physicsFlagged, value);
    inspect(stored, value, {static_cast<motion::TrackKind>(Codec::kSection), track}, record, findings);
    return value;
  }

  /// Reads the values of these records into the columns of their tracks, at the slots that replaced their frames.
  template <class Codec>
  void readLongTracks(const SectionLayout& layout, const std::vector<typename Codec::Value*>& columns, Half records,
                      VmdFindingCounter& findings) const {
    constexpr std::size_t kAhead = 16;  // records between prefetch and use
    const std::vector<std::uint32_t>& slotOf = layout.frames;
    for (auto i = static_cast<std::uint32_t>(records.first); i < records.last; ++i) {
      if (const std::size_t next = i + kAhead; next < records.last && slotOf[next] != kNoSlot) {
        prefetch(columns[layout.track(static_cast<std::uint32_t>(next))] + slotOf[next]);
      }
      if (slotOf[i] == kNoSlot) continue;
      // The value is complete before it is stored, because inspect() would otherwise wait for the cache line of the
      // column, which is usually not cached if the keys are shuffled.
      const std::uint32_t track = layout.track(i);
      columns[track][slotOf[i]] = readValue<Codec>(i, track, findings);
    }
  }

  /// Stores the records that are not keys in the source and reports them.
  void keep(format::vmd::SectionKind section, SectionLayout& layout) {
    const auto kind = static_cast<motion::TrackKind>(section);
    const auto index = static_cast<std::size_t>(section);
    for (const auto& [record, winner] : layout.shadowed) {
      findings_.add(Finding::KeyDuplicate, {kind, layout.track(record)}, record);
    }
    for (const motion::SourceRecord record : layout.notKeys) {
      findings_.add(Finding::FrameTooLarge, {kind, layout.track(record)}, record);
    }
    if (layout.unsortedTracks != 0) {
      aboutFile_.push_back(
          makeDiagnostic(Finding::KeysUnsorted,
                         {Core::trCount("%1: %n track not in frame order", "%1: %n tracks not in frame order"),
                          format::vmd::sectionName(section), Counted{layout.unsortedTracks}},
                         file().section(section).offset));
    }
    if (section == format::vmd::SectionKind::Bone) findCollisions(layout);
    source_->shadowed[index] = std::move(layout.shadowed);
    source_->notKeys[index] = std::move(layout.notKeys);
  }

  /// Reports different records on the same frame of a track whose name fills its field: they are probably from two
  /// bones whose names were truncated to the same bytes.
  void findCollisions(const SectionLayout& layout) {
    for (const auto& [record, winner] : layout.shadowed) {
      const std::uint32_t track = layout.track(record);
      if (motion_.bones[track].name.bytes.size() != kBoneNameBytes) continue;
      const std::byte* a = file().record<format::vmd::BoneRecord>(format::vmd::SectionKind::Bone, record).at;
      const std::byte* b = file().record<format::vmd::BoneRecord>(format::vmd::SectionKind::Bone, winner).at;
      if (std::memcmp(a, b, format::vmd::BoneRecord::kSize) != 0) {
        findings_.add(Finding::NameCollision, {motion::TrackKind::Bone, track}, record);
      }
    }
  }

  template <class Codec>
  void inspectNames(const FieldTracks& fields, const auto& namedTracks) {
    std::uint32_t padded = 0;
    for (std::uint32_t t = 0; t < fields.size(); ++t) {
      const std::string_view name = fields.name(t);
      const FieldTracks::Padding padding = fields.padding(t);
      const motion::TrackId id{static_cast<motion::TrackKind>(Codec::kSection), t};
      const std::uint32_t record = fields.firstRecord(t);
      const auto report = [&](bool condition, Finding finding) {
        if (condition) findings_.add(finding, id, record);
      };
      const auto keys = static_cast<std::uint32_t>(namedTracks[t].keys.size());
      if (name.empty()) findings_.add(Finding::NameEmpty, id, record, std::max(keys, 1U));
      report(name.size() == Codec::kNameBytes, Finding::NameFillsField);
      report(!cp932::isValid(name), Finding::NameUndecodable);
      report(padding.spaces, Finding::NameTrailingSpaces);
      report(padding.leadingNul && !name.empty(), Finding::NameLeadingNul);
      padded += padding.odd ? 1 : 0;
    }
    if (padded != 0) {
      aboutFile_.push_back(makeDiagnostic(Finding::NamePadding,
                                          {Core::trCount("%1: %n name padded with bytes other than zero",
                                                         "%1: %n names padded with bytes other than zero"),
                                           format::vmd::sectionName(Codec::kSection), Counted{padded}},
                                          file().section(Codec::kSection).offset));
    }
  }

  void readModelName() {
    const std::string_view field = file().modelNameField();
    motion_.modelName = Name::fromBytes(nameInField(field));
    const auto report = [&](bool condition, Finding finding, MessageText reason) {
      if (condition) aboutFile_.push_back(makeDiagnostic(finding, reason, file().modelNameAt));
    };
    const std::string_view text = field.substr(0, field.find('\0'));
    report(text.ends_with(' '), Finding::ModelNameSpaces, Core::tr("the model name is padded with spaces"));
    report(motion_.modelName.bytes.size() == field.size() && !file().isHeaderShort(), Finding::ModelNameFull,
           Core::tr("the model name fills its field; it may be truncated"));
    if (!cp932::isValid(motion_.modelName.bytes)) {
      aboutFile_.push_back(makeDiagnostic(Finding::ModelNameUndecodable, Core::tr("the model name is not valid CP932"),
                                          file().modelNameAt));
    }
    if (motion_.isCameraMotion() && motion_.modelName.bytes != nameInField(kCameraModelName)) {
      aboutFile_.push_back(makeDiagnostic(Finding::CameraNameOther,
                                          {Core::trWith("a camera motion with the model name \"%1\", which MMD will "
                                                        "not load as a camera motion"),
                                           motion_.modelName.text()},
                                          file().modelNameAt));
    }
  }

  /// Names are read as bytes first, because all of them together tell their encoding.
  void readEncoding() {
    decodeNames(motion_, encodingOfBytes(motion_));
    if (motion_.nameEncoding == TextEncoding::Cp932) return;
    findings_.withdraw(Finding::NameUndecodable);
    std::erase_if(aboutFile_, [](const Diagnostic& each) {
      return each.code == makeDiagnostic(Finding::ModelNameUndecodable, {}).code;
    });
  }

  static constexpr std::size_t kParallelThreshold = 100'000;  ///< records
  static constexpr std::size_t kLongTrack = 16;               ///< keys
  static constexpr std::uint32_t kNoSlot = std::numeric_limits<std::uint32_t>::max();

  std::shared_ptr<VmdSource> source_;
  motion::Motion motion_;
  VmdFindingCounter findings_;
  Diagnostics aboutFile_;
};

}  // namespace

ImportedMotion motionFromVmd(format::vmd::File file) { return Importer(std::move(file)).run(); }

}  // namespace furitsuke::io
