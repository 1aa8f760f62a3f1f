// SPDX-License-Identifier: MIT
#include "core/convert/vmd_findings.h"

#include <array>

namespace furitsuke {

namespace {

constexpr std::uint32_t kListedTracks = 50;

constexpr std::array<std::size_t, vmd::kSectionCount> kFixedRecordSizes{
    vmd::BoneRecord::kSize,  vmd::MorphRecord::kSize,      vmd::CameraRecord::kSize,
    vmd::LightRecord::kSize, vmd::SelfShadowRecord::kSize, 0};

std::uint32_t recordFrame(const vmd::File& file, vmd::SectionKind section, std::uint32_t record) {
  const bool named = section == vmd::SectionKind::Bone || section == vmd::SectionKind::Morph;
  const std::size_t at = recordOffset(file, section, record) + (named ? vmd::BoneRecord::kFrameAt : 0);
  return loadLe<std::uint32_t>(file.bytes.data() + at);
}

/// The sentence about one track; the table of findings has the one about the kind.
std::string reasonFor(vmd::Finding finding, std::uint32_t count) {
  using vmd::Finding;
  const std::string keys = countOf(count, "key");
  switch (finding) {
    case Finding::NameEmpty: return keys + " without a name";
    case Finding::NameFillsField: return "the name fills its field and may have been cut";
    case Finding::NameUndecodable: return "the name is not valid CP932; it is matched by its bytes";
    case Finding::NameTrailingSpaces: return "the name is padded with spaces; it is matched without them";
    case Finding::NameLeadingNul: return "the name begins with a NUL, so MMD could not encode it";
    case Finding::NameCollision:
      return countOf(count, "record") + " differing on one frame under a name that fills its field: probably two bones";
    case Finding::KeyDuplicate: return countOf(count, "record") + " on the frame of a later one; the last one counts";
    case Finding::FrameTooLarge: return countOf(count, "record") + " with a frame above 2147483647; kept, no keys";
    case Finding::BlockIrregular: return keys + " with interpolation bytes that MMD would not write so";
    case Finding::PhysicsUnknown: return keys + " with an unknown physics switch, read as on";
    case Finding::CurveOutOfRange: return keys + " with curve bytes above 127";
    case Finding::ValueNotFinite: return keys + " with values that are no finite numbers";
    case Finding::RotationNotUnit: return keys + " with a rotation that is not of unit length; normalised for use";
    case Finding::ShadowModeUnknown: return keys + " with a mode other than 0, 1 and 2";
    default: return std::string(vmd::findingKind(finding).meaning);
  }
}

/// These are told once per file: they say how the file was written, not what is wrong with a track.
bool isAboutTheFile(vmd::Finding finding) { return finding == vmd::Finding::BlockIrregular; }

}  // namespace

std::string countOf(std::size_t count, std::string_view noun) {
  return std::to_string(count) + ' ' + std::string(noun) + (count == 1 ? "" : "s");
}

std::size_t recordOffset(const vmd::File& file, vmd::SectionKind section, std::uint32_t record) {
  if (section == vmd::SectionKind::Property) return file.propertyOffsets[record];
  return file.section(section).offset + kFixedRecordSizes[static_cast<std::size_t>(section)] * record;
}

void VmdFindings::add(vmd::Finding finding, TrackId track, std::uint32_t record, std::uint32_t count) {
  Tally& tally = tallies_[{finding, isAboutTheFile(finding) ? TrackId{track.kind, 0} : track}];
  if (tally.count == 0) tally.firstRecord = record;
  tally.count += count;
}

void VmdFindings::append(const VmdFindings& later) {
  for (const auto& [place, tally] : later.tallies_) add(place.first, place.second, tally.firstRecord, tally.count);
}

void VmdFindings::report(const Motion& motion, const vmd::File& file, Diagnostics& diagnostics) const {
  std::array<std::uint32_t, vmd::kFindingCount> listed{};
  std::array<std::uint32_t, vmd::kFindingCount> omitted{};
  for (const auto& [place, tally] : tallies_) {
    const auto& [finding, track] = place;
    const auto index = static_cast<std::size_t>(finding);
    if (++listed[index] > kListedTracks) {
      ++omitted[index];
      continue;
    }
    const auto section = static_cast<vmd::SectionKind>(track.kind);
    Diagnostic diagnostic =
        vmd::makeDiagnostic(finding, reasonFor(finding, tally.count), recordOffset(file, section, tally.firstRecord));
    diagnostic.count = tally.count;
    if (!isAboutTheFile(finding)) {
      diagnostic.track = trackPath(motion, track);
      const std::uint32_t frame = recordFrame(file, section, tally.firstRecord);
      if (frame <= static_cast<std::uint32_t>(kMaxFrame)) diagnostic.frame = static_cast<Frame>(frame);
    }
    diagnostics.push_back(std::move(diagnostic));
  }
  for (std::size_t i = 0; i < omitted.size(); ++i) {
    if (omitted[i] == 0) continue;
    const auto finding = static_cast<vmd::Finding>(i);
    diagnostics.push_back(vmd::makeDiagnostic(finding, "the same in " + countOf(omitted[i], "track") +
                                                           " more: " + std::string(vmd::findingKind(finding).meaning)));
  }
}

}  // namespace furitsuke
