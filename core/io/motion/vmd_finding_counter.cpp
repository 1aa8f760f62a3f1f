// SPDX-License-Identifier: MIT
#include "core/io/motion/vmd_finding_counter.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>

namespace furitsuke::io {

namespace {

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
Message reasonFor(format::vmd::Finding finding, Counted count) {
  using format::vmd::Finding;
  switch (finding) {
    case Finding::NameEmpty: return {Core::trCount("%n key without a name", "%n keys without a name"), count};
    case Finding::NameFillsField: return Core::tr("the name fills its field; it may be truncated");
    case Finding::NameUndecodable: return Core::tr("the name is not valid CP932; it is matched by its bytes");
    case Finding::NameTrailingSpaces: return Core::tr("the name is padded with spaces; it is matched without them");
    case Finding::NameLeadingNul: return Core::tr("the name begins with a NUL, so MMD could not encode it");
    case Finding::NameCollision:
      return {Core::trCount(
                  "%n record that differs on the same frame, with a name that fills its field: probably two bones",
                  "%n records that differ on the same frame, with a name that fills its field: probably two bones"),
              count};
    case Finding::KeyDuplicate:
      return {Core::trCount("%n record overridden by later ones on the same frame",
                            "%n records overridden by later ones on the same frame"),
              count};
    case Finding::FrameTooLarge:
      return {Core::trCount("%n record with a frame above 2147483647; kept, but not a key",
                            "%n records with a frame above 2147483647; kept, but not keys"),
              count};
    case Finding::BlockIrregular:
      return {Core::trCount("%n key with interpolation bytes that MMD would write differently",
                            "%n keys with interpolation bytes that MMD would write differently"),
              count};
    case Finding::PhysicsUnknown:
      return {Core::trCount("%n key with an unknown value of the physics flag, read as on",
                            "%n keys with an unknown value of the physics flag, read as on"),
              count};
    case Finding::CurveOutOfRange:
      return {Core::trCount("%n key with curve bytes above 127", "%n keys with curve bytes above 127"), count};
    case Finding::ValueNotFinite:
      return {Core::trCount("%n key with non-finite values", "%n keys with non-finite values"), count};
    case Finding::RotationNotUnit:
      return {Core::trCount("%n key with a rotation that is not of unit length; normalized when used",
                            "%n keys with a rotation that is not of unit length; normalized when used"),
              count};
    case Finding::ShadowModeUnknown:
      return {Core::trCount("%n key with a mode other than 0, 1 or 2", "%n keys with a mode other than 0, 1 or 2"),
              count};
    default: return findingRow(finding).meaning;
  }
}

/// Whether the finding is reported once per file, because it concerns the program that wrote the file and not a track.
bool isAboutTheFile(format::vmd::Finding finding) { return finding == format::vmd::Finding::BlockIrregular; }

}  // namespace

void VmdFindingCounter::Found::add(motion::TrackId track, const Counter& counter) {
  std::vector<bool>& ofKind = hasFinding[static_cast<std::size_t>(track.kind)];
  if (ofKind.size() <= track.index) ofKind.resize(std::size_t{track.index} + 1);
  ofKind[track.index] = true;
  // A track behind all that are listed is not listed later either, so that its count is not needed.
  if (listed.size() == kMaxListedFindings && listed.rbegin()->first < track) return;
  const auto [at, isNew] = listed.try_emplace(track, counter);
  if (!isNew) {
    at->second.firstRecord = std::min(at->second.firstRecord, counter.firstRecord);
    at->second.count += counter.count;
  }
  if (listed.size() > kMaxListedFindings) listed.erase(std::prev(listed.end()));
}

std::size_t VmdFindingCounter::Found::trackCount() const {
  std::ptrdiff_t count = 0;
  for (const std::vector<bool>& ofKind : hasFinding) count += std::ranges::count(ofKind, true);
  return static_cast<std::size_t>(count);
}

void VmdFindingCounter::add(format::vmd::Finding finding, motion::TrackId track, std::uint32_t record,
                            std::uint32_t count) {
  found_[static_cast<std::size_t>(finding)].add(isAboutTheFile(finding) ? motion::TrackId{track.kind, 0} : track,
                                                {count, record});
}

void VmdFindingCounter::append(const VmdFindingCounter& later) {
  for (std::size_t i = 0; i < found_.size(); ++i) {
    for (const auto& [track, counter] : later.found_[i].listed) found_[i].add(track, counter);
    for (std::size_t kind = 0; kind < motion::kTrackKindCount; ++kind) {
      std::vector<bool>& to = found_[i].hasFinding[kind];
      const std::vector<bool>& from = later.found_[i].hasFinding[kind];
      to.resize(std::max(to.size(), from.size()));
      std::transform(from.begin(), from.end(), to.begin(), to.begin(), std::logical_or<>());
    }
  }
}

void VmdFindingCounter::report(const motion::Motion& motion, const format::vmd::File& file,
                               Diagnostics& diagnostics) const {
  for (std::size_t i = 0; i < found_.size(); ++i) {
    const auto finding = static_cast<format::vmd::Finding>(i);
    for (const auto& [track, counter] : found_[i].listed) {
      const auto section = static_cast<format::vmd::SectionKind>(track.kind);
      Diagnostic& diagnostic = diagnostics.emplace_back(makeDiagnostic(
          finding, reasonFor(finding, Counted{counter.count}), recordOffset(file, section, counter.firstRecord)));
      diagnostic.count = counter.count;
      if (isAboutTheFile(finding)) continue;
      diagnostic.track = motion::trackPath(motion, track);
      const std::uint32_t frame = recordFrame(file, section, counter.firstRecord);
      if (frame <= static_cast<std::uint32_t>(kMaxFrame)) diagnostic.frame = static_cast<Frame>(frame);
    }
  }
  for (std::size_t i = 0; i < found_.size(); ++i) {
    const std::size_t omitted = found_[i].trackCount() - found_[i].listed.size();
    if (omitted == 0) continue;
    const auto finding = static_cast<format::vmd::Finding>(i);
    diagnostics.push_back(
        makeDiagnostic(finding, {Core::trCount("the same in %n more track: %1", "the same in %n more tracks: %1"),
                                 Counted{omitted}, findingRow(finding).meaning}));
  }
}

}  // namespace furitsuke::io
