// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/cp932.h"
#include "core/base/halves.h"
#include "core/format/vmd/vmd_block.h"
#include "core/io/key_faults.h"
#include "core/io/vmd/vmd_key_codec.h"
#include "core/io/vmd/vmd_motion.h"
#include "core/io/vmd/vmd_section_layout.h"
#include "core/io/vmd/vmd_tally.h"

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
             VmdTally& findings) {
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
             std::uint32_t index, VmdTally& findings) {
  if (!isFinite(key)) findings.add(Finding::ValueNotFinite, track, index);
}

void inspect(format::vmd::CameraRecord /*record*/, const motion::CameraKey& key, motion::TrackId track,
             std::uint32_t index, VmdTally& findings) {
  if (!isFinite(key)) findings.add(Finding::ValueNotFinite, track, index);
  if (!areCurvesInRange(key.curves)) findings.add(Finding::CurveOutOfRange, track, index);
}

void inspect(format::vmd::LightRecord /*record*/, const motion::LightKey& key, motion::TrackId track,
             std::uint32_t index, VmdTally& findings) {
  if (!isFinite(key)) findings.add(Finding::ValueNotFinite, track, index);
}

void inspect(format::vmd::SelfShadowRecord /*record*/, const motion::SelfShadowKey& key, motion::TrackId track,
             std::uint32_t index, VmdTally& findings) {
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
    const std::uint32_t count = file().section(Codec::kSection).count;
    std::vector<std::uint32_t> frames(count);
    std::vector<std::uint32_t> trackOf(count);
    FieldTracks fields(count);
    for (std::uint32_t i = 0; i < count; ++i) {
      const auto record = file().template record<Record>(Codec::kSection, i);
      frames[i] = record.frame();
      trackOf[i] = fields.trackOf(record.nameField());
    }
    SectionLayout layout = layOutSection(std::move(frames), std::move(trackOf), fields.names().size());
    auto keys = readKeys<Codec>(layout);
    namedTracks.reserve(keys.size());
    for (std::size_t t = 0; t < keys.size(); ++t) {
      namedTracks.push_back({Name::fromBytes(fields.names()[t].name), motion::Track(std::move(keys[t]))});
    }
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
    auto keys = readKeys<Codec>(layout);
    keep(Codec::kSection, layout);
    return motion::Track(std::move(keys.front()));
  }

  void readProperties() {
    constexpr auto kSection = format::vmd::SectionKind::Property;
    const auto count = static_cast<std::uint32_t>(file().propertyOffsets.size());
    std::vector<std::uint32_t> frames(count);
    for (std::uint32_t i = 0; i < count; ++i) frames[i] = file().propertyRecord(i).frame();
    SectionLayout layout = layOutSection(std::move(frames), {}, 1);
    motion::Keys<motion::PropertyKey> keys;
    keys.frames = std::move(layout.tracks.front().frames);
    keys.sources = std::move(layout.tracks.front().sources);
    keys.values.reserve(keys.size());
    for (const motion::SourceRecord record : keys.sources)
      keys.values.push_back(decodeProperty(file().propertyRecord(record)));
    inspectIkNames(keys);
    motion_.property = motion::Track(std::move(keys));
    keep(kSection, layout);
  }

  /// Checks each name once, because every key lists all of them.
  void inspectIkNames(const motion::Keys<motion::PropertyKey>& keys) {
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

  /// Reads the values in file order and stores each at the index that the layout assigned, so that the file is read
  /// sequentially.
  template <class Codec>
  std::vector<motion::Keys<typename Codec::Value>> readKeys(SectionLayout& layout) {
    using Value = typename Codec::Value;
    std::vector<motion::Keys<Value>> keys(layout.tracks.size());
    std::vector<Value*> values(keys.size());
    const std::size_t count = layout.slotOf.size();
    inHalves(keys.size(), count >= kParallelThreshold, [&](Half tracks) {
      for (std::size_t t = tracks.first; t < tracks.last; ++t) {
        keys[t].frames = std::move(layout.tracks[t].frames);
        keys[t].sources = std::move(layout.tracks[t].sources);
        std::vector<Value>& column = keys[t].values.edit();
        column.resize(keys[t].size());
        values[t] = column.data();
      }
    });
    std::array<VmdTally, 2> findings;
    inHalves(count, count >= kParallelThreshold,
             [&](Half records) { readValues<Codec>(layout, values, records, findings[records.index]); });
    for (const VmdTally& found : findings) findings_.append(found);
    return keys;
  }

  /// Reads the values of these records into the columns of their tracks.
  template <class Codec>
  void readValues(const SectionLayout& layout, const std::vector<typename Codec::Value*>& columns, Half records,
                  VmdTally& findings) const {
    constexpr std::size_t kAhead = 16;  // records between prefetch and use
    const bool flagged = source_->physicsFlagged;
    for (auto i = static_cast<std::uint32_t>(records.first); i < records.last; ++i) {
      if (const std::size_t next = i + kAhead; next < records.last && layout.slotOf[next] != kNoSlot) {
        prefetch(columns[layout.track(static_cast<std::uint32_t>(next))] + layout.slotOf[next]);
      }
      if (layout.slotOf[i] == kNoSlot) continue;
      const std::uint32_t track = layout.track(i);
      const auto record = file().template record<typename Codec::Record>(Codec::kSection, i);
      // Decoded into a local variable, because inspect() would otherwise wait for the cache line of the column, which
      // is usually not cached if the keys are shuffled.
      typename Codec::Value value;
      Codec::decode(record, flagged, value);
      columns[track][layout.slotOf[i]] = value;
      inspect(record, value, {static_cast<motion::TrackKind>(Codec::kSection), track}, i, findings);
    }
  }

  /// Stores the records that are not keys in the source and reports them.
  void keep(format::vmd::SectionKind section, SectionLayout& layout) {
    const auto kind = static_cast<motion::TrackKind>(section);
    const auto index = static_cast<std::size_t>(section);
    for (std::uint32_t t = 0; t < layout.tracks.size(); ++t) {
      const TrackLayout& track = layout.tracks[t];
      if (track.shadowed != 0) findings_.add(Finding::KeyDuplicate, {kind, t}, track.firstShadowed, track.shadowed);
    }
    for (const motion::SourceRecord record : layout.notKeys) {
      findings_.add(Finding::FrameTooLarge, {kind, layout.track(record)}, record);
    }
    if (layout.unsortedTracks != 0) {
      aboutFile_.push_back(makeDiagnostic(Finding::KeysUnsorted,
                                          std::string(format::vmd::sectionName(section)) + ": " +
                                              countOf(layout.unsortedTracks, "track") + " not in frame order",
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
    const std::byte* begin = file().bytes.data() + file().section(Codec::kSection).offset;
    std::uint32_t padded = 0;
    for (std::uint32_t t = 0; t < fields.names().size(); ++t) {
      const FieldTracks::TrackName& name = fields.names()[t];
      const motion::TrackId id{static_cast<motion::TrackKind>(Codec::kSection), t};
      const auto* field = reinterpret_cast<const std::byte*>(name.field.data());
      const auto record = static_cast<std::uint32_t>(static_cast<std::size_t>(field - begin) / Codec::Record::kSize);
      const auto report = [&](bool condition, Finding finding) {
        if (condition) findings_.add(finding, id, record);
      };
      const auto keys = static_cast<std::uint32_t>(namedTracks[t].keys.size());
      if (name.name.empty()) findings_.add(Finding::NameEmpty, id, record, std::max(keys, 1U));
      report(name.name.size() == Codec::kNameBytes, Finding::NameFillsField);
      report(!cp932::isValid(name.name), Finding::NameUndecodable);
      report(name.spaces, Finding::NameTrailingSpaces);
      report(name.leadingNul && !name.name.empty(), Finding::NameLeadingNul);
      padded += name.oddPadding ? 1 : 0;
    }
    if (padded != 0) {
      aboutFile_.push_back(makeDiagnostic(Finding::NamePadding,
                                          std::string(format::vmd::sectionName(Codec::kSection)) + ": " +
                                              countOf(padded, "name") + " padded with bytes other than zero",
                                          file().section(Codec::kSection).offset));
    }
  }

  void readModelName() {
    const std::string_view field = file().modelNameField();
    motion_.modelName = Name::fromBytes(nameInField(field));
    const auto report = [&](bool condition, Finding finding, std::string reason) {
      if (condition) aboutFile_.push_back(makeDiagnostic(finding, std::move(reason), file().modelNameAt));
    };
    const std::string_view text = field.substr(0, field.find('\0'));
    report(text.ends_with(' '), Finding::ModelNameSpaces, "the model name is padded with spaces");
    report(motion_.modelName.bytes.size() == field.size() && !file().isHeaderShort(), Finding::ModelNameFull,
           "the model name fills its field; it may be truncated");
    if (!cp932::isValid(motion_.modelName.bytes)) {
      aboutFile_.push_back(
          makeDiagnostic(Finding::ModelNameUndecodable, "the model name is not valid CP932", file().modelNameAt));
    }
    if (motion_.isCameraMotion() && motion_.modelName.bytes != nameInField(kCameraModelName)) {
      aboutFile_.push_back(makeDiagnostic(Finding::CameraNameOther,
                                          "a camera motion with the model name \"" + motion_.modelName.text +
                                              "\", which MMD will not load as a camera motion",
                                          file().modelNameAt));
    }
  }

  static constexpr std::size_t kParallelThreshold = 100'000;  ///< records

  std::shared_ptr<VmdSource> source_;
  motion::Motion motion_;
  VmdTally findings_;
  Diagnostics aboutFile_;
};

}  // namespace

ImportedMotion motionFromVmd(format::vmd::File file) { return Importer(std::move(file)).run(); }

}  // namespace furitsuke::io
