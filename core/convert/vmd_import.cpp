// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/cp932.h"
#include "core/base/halves.h"
#include "core/convert/key_faults.h"
#include "core/convert/vmd_findings.h"
#include "core/convert/vmd_key_codec.h"
#include "core/convert/vmd_motion.h"
#include "core/convert/vmd_section_layout.h"
#include "core/format/vmd/vmd_block.h"

namespace furitsuke {

namespace {

using vmd::Finding;

/// Whether some key of the file says that its writer knew the physics switch. The first key of such a file mostly
/// does, so this rarely reads on.
bool knowsPhysics(const vmd::File& file) {
  const std::uint32_t count = file.section(vmd::SectionKind::Bone).count;
  for (std::uint32_t i = 0; i < count; ++i) {
    if (vmd::hasPhysicsFlag(file.record<vmd::BoneRecord>(vmd::SectionKind::Bone, i).block())) return true;
  }
  return false;
}

template <class Curves>
bool areCurvesInRange(const Curves& curves) {
  return std::ranges::all_of(curves, isCurveInRange);
}

void inspect(vmd::BoneRecord record, const BoneKey& key, TrackId track, std::uint32_t index, VmdFindings& findings) {
  if (!isUnit(key.rotation)) {
    findings.add(isFinite(key.rotation) ? Finding::RotationNotUnit : Finding::ValueNotFinite, track, index);
  }
  if (!isFinite(key.translation)) findings.add(Finding::ValueNotFinite, track, index);
  if (!vmd::isRegularBlock(record.block())) {
    findings.add(Finding::BlockIrregular, track, index);
  } else if (!isPhysicsKnown(record.block())) {
    findings.add(Finding::PhysicsUnknown, track, index);
  }
  if (!areCurvesInRange(key.curves)) findings.add(Finding::CurveOutOfRange, track, index);
}

void inspect(vmd::MorphRecord /*record*/, const MorphKey& key, TrackId track, std::uint32_t index,
             VmdFindings& findings) {
  if (!isFinite(key)) findings.add(Finding::ValueNotFinite, track, index);
}

void inspect(vmd::CameraRecord /*record*/, const CameraKey& key, TrackId track, std::uint32_t index,
             VmdFindings& findings) {
  if (!isFinite(key)) findings.add(Finding::ValueNotFinite, track, index);
  if (!areCurvesInRange(key.curves)) findings.add(Finding::CurveOutOfRange, track, index);
}

void inspect(vmd::LightRecord /*record*/, const LightKey& key, TrackId track, std::uint32_t index,
             VmdFindings& findings) {
  if (!isFinite(key)) findings.add(Finding::ValueNotFinite, track, index);
}

void inspect(vmd::SelfShadowRecord /*record*/, const SelfShadowKey& key, TrackId track, std::uint32_t index,
             VmdFindings& findings) {
  if (!isFinite(key)) findings.add(Finding::ValueNotFinite, track, index);
  if (key.mode > kLargestShadowMode) findings.add(Finding::ShadowModeUnknown, track, index);
}

/// Builds the motion section by section.
class Importer {
 public:
  explicit Importer(vmd::File file) : source_(std::make_shared<VmdSource>()) { source_->file = std::move(file); }

  ImportedMotion run() {
    source_->physicsFlagged = knowsPhysics(file());
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
  [[nodiscard]] const vmd::File& file() const { return source_->file; }

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
      namedTracks.push_back({Name::fromBytes(fields.names()[t].name), Track(std::move(keys[t]))});
    }
    inspectNames<Codec>(fields, namedTracks);
    keep(Codec::kSection, layout);
  }

  template <class Codec>
  Track<typename Codec::Value> readSingle() {
    const std::uint32_t count = file().section(Codec::kSection).count;
    std::vector<std::uint32_t> frames(count);
    for (std::uint32_t i = 0; i < count; ++i) {
      frames[i] = file().template record<typename Codec::Record>(Codec::kSection, i).frame();
    }
    SectionLayout layout = layOutSection(std::move(frames), {}, 1);
    auto keys = readKeys<Codec>(layout);
    keep(Codec::kSection, layout);
    return Track(std::move(keys.front()));
  }

  void readProperties() {
    constexpr auto kSection = vmd::SectionKind::Property;
    const auto count = static_cast<std::uint32_t>(file().propertyOffsets.size());
    std::vector<std::uint32_t> frames(count);
    for (std::uint32_t i = 0; i < count; ++i) frames[i] = file().propertyRecord(i).frame();
    SectionLayout layout = layOutSection(std::move(frames), {}, 1);
    Keys<PropertyKey> keys;
    keys.frames = std::move(layout.tracks.front().frames);
    keys.sources = std::move(layout.tracks.front().sources);
    keys.values.reserve(keys.size());
    for (const SourceRecord record : keys.sources) keys.values.push_back(decodeProperty(file().propertyRecord(record)));
    inspectIkNames(keys);
    motion_.property = Track(std::move(keys));
    keep(kSection, layout);
  }

  /// Each name once: every key has them all.
  void inspectIkNames(const Keys<PropertyKey>& keys) {
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < keys.size(); ++i) {
      for (const IkState& ik : keys.values[i].ik) {
        if (!seen.insert(ik.name).second) continue;
        if (ik.name.size() >= kIkMatchBytes) findings_.add(Finding::NameFillsField, kPropertyTrack, keys.sources[i]);
        if (!cp932::isValid(ik.name)) findings_.add(Finding::NameUndecodable, kPropertyTrack, keys.sources[i]);
      }
    }
  }

  /// Values in file order, each put at the place that the layout found for it: the file is read front to back.
  template <class Codec>
  std::vector<Keys<typename Codec::Value>> readKeys(SectionLayout& layout) {
    using Value = typename Codec::Value;
    std::vector<Keys<Value>> keys(layout.tracks.size());
    std::vector<Value*> values(keys.size());
    const std::size_t count = layout.slotOf.size();
    inHalves(keys.size(), count >= kWorthAThread, [&](Half tracks) {
      for (std::size_t t = tracks.first; t < tracks.last; ++t) {
        keys[t].frames = std::move(layout.tracks[t].frames);
        keys[t].sources = std::move(layout.tracks[t].sources);
        std::vector<Value>& column = keys[t].values.edit();
        column.resize(keys[t].size());
        values[t] = column.data();
      }
    });
    std::array<VmdFindings, 2> findings;
    inHalves(count, count >= kWorthAThread,
             [&](Half records) { readValues<Codec>(layout, values, records, findings[records.index]); });
    for (const VmdFindings& found : findings) findings_.append(found);
    return keys;
  }

  /// The values of these records, each into the column of its track.
  template <class Codec>
  void readValues(const SectionLayout& layout, const std::vector<typename Codec::Value*>& columns, Half records,
                  VmdFindings& findings) const {
    constexpr std::size_t kAhead = 16;  // records, between asking for memory and its use
    const bool flagged = source_->physicsFlagged;
    for (auto i = static_cast<std::uint32_t>(records.first); i < records.last; ++i) {
      if (const std::size_t next = i + kAhead; next < records.last && layout.slotOf[next] != kNoSlot) {
        prefetch(columns[layout.track(static_cast<std::uint32_t>(next))] + layout.slotOf[next]);
      }
      if (layout.slotOf[i] == kNoSlot) continue;
      const std::uint32_t track = layout.track(i);
      const auto record = file().template record<typename Codec::Record>(Codec::kSection, i);
      // Decoded aside: reading back from the column would wait for its cache line, which shuffled keys always miss.
      typename Codec::Value value;
      Codec::decode(record, flagged, value);
      columns[track][layout.slotOf[i]] = value;
      inspect(record, value, {static_cast<TrackKind>(Codec::kSection), track}, i, findings);
    }
  }

  /// Hands the records that are no keys to the source and tells of them.
  void keep(vmd::SectionKind section, SectionLayout& layout) {
    const auto kind = static_cast<TrackKind>(section);
    const auto index = static_cast<std::size_t>(section);
    for (std::uint32_t t = 0; t < layout.tracks.size(); ++t) {
      const TrackLayout& track = layout.tracks[t];
      if (track.shadowed != 0) findings_.add(Finding::KeyDuplicate, {kind, t}, track.firstShadowed, track.shadowed);
    }
    for (const SourceRecord record : layout.notKeys) {
      findings_.add(Finding::FrameTooLarge, {kind, layout.track(record)}, record);
    }
    if (layout.unsortedTracks != 0) {
      aboutFile_.push_back(vmd::makeDiagnostic(Finding::KeysUnsorted,
                                               std::string(vmd::sectionName(section)) + ": " +
                                                   countOf(layout.unsortedTracks, "track") + " not in order of frame",
                                               file().section(section).offset));
    }
    if (section == vmd::SectionKind::Bone) findCollisions(layout);
    source_->shadowed[index] = std::move(layout.shadowed);
    source_->notKeys[index] = std::move(layout.notKeys);
  }

  /// Differing duplicates under a name that fills its field: two bones whose names were cut to the same bytes.
  void findCollisions(const SectionLayout& layout) {
    for (const auto& [record, winner] : layout.shadowed) {
      const std::uint32_t track = layout.track(record);
      if (motion_.bones[track].name.bytes.size() != kBoneNameBytes) continue;
      const std::byte* a = file().record<vmd::BoneRecord>(vmd::SectionKind::Bone, record).at;
      const std::byte* b = file().record<vmd::BoneRecord>(vmd::SectionKind::Bone, winner).at;
      if (std::memcmp(a, b, vmd::BoneRecord::kSize) != 0) {
        findings_.add(Finding::NameCollision, {TrackKind::Bone, track}, record);
      }
    }
  }

  template <class Codec>
  void inspectNames(const FieldTracks& fields, const auto& namedTracks) {
    const std::byte* begin = file().bytes.data() + file().section(Codec::kSection).offset;
    std::uint32_t padded = 0;
    for (std::uint32_t t = 0; t < fields.names().size(); ++t) {
      const FieldTracks::TrackName& name = fields.names()[t];
      const TrackId id{static_cast<TrackKind>(Codec::kSection), t};
      const auto* field = reinterpret_cast<const std::byte*>(name.field.data());
      const auto record = static_cast<std::uint32_t>(static_cast<std::size_t>(field - begin) / Codec::Record::kSize);
      const auto tell = [&](bool isSo, Finding finding) {
        if (isSo) findings_.add(finding, id, record);
      };
      const auto keys = static_cast<std::uint32_t>(namedTracks[t].keys.size());
      if (name.name.empty()) findings_.add(Finding::NameEmpty, id, record, std::max(keys, 1U));
      tell(name.name.size() == Codec::kNameBytes, Finding::NameFillsField);
      tell(!cp932::isValid(name.name), Finding::NameUndecodable);
      tell(name.spaces, Finding::NameTrailingSpaces);
      tell(name.leadingNul && !name.name.empty(), Finding::NameLeadingNul);
      padded += name.oddPadding ? 1 : 0;
    }
    if (padded != 0) {
      aboutFile_.push_back(vmd::makeDiagnostic(Finding::NamePadding,
                                               std::string(vmd::sectionName(Codec::kSection)) + ": " +
                                                   countOf(padded, "name") + " padded with other bytes than zeros",
                                               file().section(Codec::kSection).offset));
    }
  }

  void readModelName() {
    const std::string_view field = file().modelNameField();
    motion_.modelName = Name::fromBytes(nameInField(field));
    const auto tell = [&](bool isSo, Finding finding, std::string reason) {
      if (isSo) aboutFile_.push_back(vmd::makeDiagnostic(finding, std::move(reason), file().modelNameAt));
    };
    const std::string_view text = field.substr(0, field.find('\0'));
    tell(text.ends_with(' '), Finding::ModelNameSpaces, "the model name is padded with spaces");
    tell(motion_.modelName.bytes.size() == field.size(), Finding::ModelNameFull,
         "the model name fills its field and may have been cut");
    if (!cp932::isValid(motion_.modelName.bytes)) {
      aboutFile_.push_back(
          vmd::makeDiagnostic(Finding::ModelNameUndecodable, "the model name is not valid CP932", file().modelNameAt));
    }
    if (motion_.isCameraMotion() && motion_.modelName.bytes != nameInField(kCameraModelName)) {
      aboutFile_.push_back(vmd::makeDiagnostic(
          Finding::CameraNameOther,
          "a camera motion under the name \"" + motion_.modelName.text + "\", which MMD will not load as one",
          file().modelNameAt));
    }
  }

  static constexpr std::size_t kWorthAThread = 100'000;  ///< records

  std::shared_ptr<VmdSource> source_;
  Motion motion_;
  VmdFindings findings_;
  Diagnostics aboutFile_;
};

}  // namespace

ImportedMotion motionFromVmd(vmd::File file) { return Importer(std::move(file)).run(); }

}  // namespace furitsuke
