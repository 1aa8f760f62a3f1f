// SPDX-License-Identifier: MIT
#include "core/io/vmd/vmd_tally.h"

#include <array>

namespace furitsuke::io {

namespace {

constexpr std::uint32_t kListedTracks = 50;

constexpr std::array<std::size_t, format::vmd::kSectionCount> kFixedRecordSizes{
    format::vmd::BoneRecord::kSize,  format::vmd::MorphRecord::kSize,      format::vmd::CameraRecord::kSize,
    format::vmd::LightRecord::kSize, format::vmd::SelfShadowRecord::kSize, 0};

/// Byte offset of a record of any section.
std::size_t recordOffset(const format::vmd::File& file, format::vmd::SectionKind section, std::uint32_t record) {
  if (section == format::vmd::SectionKind::Property) return file.propertyOffsets[record];
  return file.section(section).offset + kFixedRecordSizes[static_cast<std::size_t>(section)] * record;
}

std::uint32_t recordFrame(const format::vmd::File& file, format::vmd::SectionKind section, std::uint32_t record) {
  const bool named = section == format::vmd::SectionKind::Bone || section == format::vmd::SectionKind::Morph;
  const std::size_t at = recordOffset(file, section, record) + (named ? format::vmd::BoneRecord::kFrameAt : 0);
  return loadLe<std::uint32_t>(file.bytes.data() + at);
}

/// The reason of a finding about one track; the table of findings has the general meaning.
std::string reasonFor(format::vmd::Finding finding, std::uint32_t count) {
  using format::vmd::Finding;
  const std::string keys = countOf(count, "key");
  switch (finding) {
    case Finding::NameEmpty: return keys + " without a name";
    case Finding::NameFillsField: return "the name fills its field; it may be truncated";
    case Finding::NameUndecodable: return "the name is not valid CP932; it is matched by its bytes";
    case Finding::NameTrailingSpaces: return "the name is padded with spaces; it is matched without them";
    case Finding::NameLeadingNul: return "the name begins with a NUL, so MMD could not encode it";
    case Finding::NameCollision:
      return countOf(count, "record") +
             " that differ on the same frame, with a name that fills its field: probably two bones";
    case Finding::KeyDuplicate: return countOf(count, "record") + " overridden by later ones on the same frame";
    case Finding::FrameTooLarge: return countOf(count, "record") + " with a frame above 2147483647; kept, but not keys";
    case Finding::BlockIrregular: return keys + " with interpolation bytes that MMD would write differently";
    case Finding::PhysicsUnknown: return keys + " with an unknown value of the physics flag, read as on";
    case Finding::CurveOutOfRange: return keys + " with curve bytes above 127";
    case Finding::ValueNotFinite: return keys + " with non-finite values";
    case Finding::RotationNotUnit: return keys + " with a rotation that is not of unit length; normalized when used";
    case Finding::ShadowModeUnknown: return keys + " with a mode other than 0, 1 or 2";
    default: return std::string(findingRow(finding).meaning);
  }
}

/// Whether the finding is reported once per file, because it concerns the program that wrote the file and not a track.
bool isAboutTheFile(format::vmd::Finding finding) { return finding == format::vmd::Finding::BlockIrregular; }

}  // namespace

void VmdTally::add(format::vmd::Finding finding, motion::TrackId track, std::uint32_t record, std::uint32_t count) {
  Tally& tally = tallies_[{finding, isAboutTheFile(finding) ? motion::TrackId{track.kind, 0} : track}];
  if (tally.count == 0 || record < tally.firstRecord) tally.firstRecord = record;
  tally.count += count;
}

void VmdTally::append(const VmdTally& later) {
  for (const auto& [place, tally] : later.tallies_) add(place.first, place.second, tally.firstRecord, tally.count);
}

void VmdTally::report(const motion::Motion& motion, const format::vmd::File& file, Diagnostics& diagnostics) const {
  std::array<std::uint32_t, format::vmd::kFindings.size()> listed{};
  std::array<std::uint32_t, format::vmd::kFindings.size()> omitted{};
  for (const auto& [place, tally] : tallies_) {
    const auto& [finding, track] = place;
    const auto index = static_cast<std::size_t>(finding);
    if (++listed[index] > kListedTracks) {
      ++omitted[index];
      continue;
    }
    const auto section = static_cast<format::vmd::SectionKind>(track.kind);
    Diagnostic diagnostic =
        makeDiagnostic(finding, reasonFor(finding, tally.count), recordOffset(file, section, tally.firstRecord));
    diagnostic.count = tally.count;
    if (!isAboutTheFile(finding)) {
      diagnostic.track = motion::trackPath(motion, track);
      const std::uint32_t frame = recordFrame(file, section, tally.firstRecord);
      if (frame <= static_cast<std::uint32_t>(kMaxFrame)) diagnostic.frame = static_cast<Frame>(frame);
    }
    diagnostics.push_back(std::move(diagnostic));
  }
  for (std::size_t i = 0; i < omitted.size(); ++i) {
    if (omitted[i] == 0) continue;
    const auto finding = static_cast<format::vmd::Finding>(i);
    diagnostics.push_back(makeDiagnostic(
        finding, "the same in " + countOf(omitted[i], "more track") + ": " + std::string(findingRow(finding).meaning)));
  }
}

}  // namespace furitsuke::io
