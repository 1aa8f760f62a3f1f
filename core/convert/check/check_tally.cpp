// SPDX-License-Identifier: MIT
#include "core/convert/check/check_tally.h"

#include <array>
#include <string>

#include "core/convert/vmd_findings.h"

namespace furitsuke {

namespace {

constexpr std::size_t kListedCheckTracks = 50;

std::string keyReason(CheckFinding finding, std::size_t count) {
  const std::string keys = countOf(count, "key");
  switch (finding) {
    case CheckFinding::FrameFar: return keys + " later than ten hours after the start";
    case CheckFinding::RowsEmpty:
      return keys + " with a filled first row and zeros in the others; straight lines for MMD";
    case CheckFinding::RowsLost: return keys + " whose curves of Y, Z and rotation MMD reads as straight lines";
    case CheckFinding::RotationFlip: return keys + " on the other side than the key before; MMD turns the shorter way";
    case CheckFinding::RotationHalfTurn: return keys + " half a turn from the key before; the side is left to rounding";
    case CheckFinding::CameraTurn: return keys + " more than 180 degrees from the key before";
    case CheckFinding::CameraFov: return keys + " with a view angle of 0 or above 180 degrees";
    case CheckFinding::LightColor: return keys + " with a colour outside 0 to 1";
    case CheckFinding::ShadowDistance: return keys + " with a distance outside 0 to 0.1";
    case CheckFinding::IkIncomplete: return keys + " without some IK bone that other keys name";
    case CheckFinding::IkDuplicate: return keys + " with one IK bone twice";
    default: return std::string(meaningOf(finding));
  }
}

}  // namespace

void CheckTally::add(CheckFinding finding, TrackId track, Frame frame) {
  Entry& entry = entries_[{finding, track}];
  if (entry.count++ == 0) entry.first = frame;
}

void CheckTally::report(const Motion& motion, Diagnostics& diagnostics) const {
  std::array<std::size_t, kCheckFindingCount> listed{};
  for (const auto& [place, entry] : entries_) {
    const auto& [finding, track] = place;
    if (++listed[static_cast<std::size_t>(finding)] > kListedCheckTracks) continue;
    Diagnostic& diagnostic = diagnostics.emplace_back(makeDiagnostic(finding, keyReason(finding, entry.count)));
    diagnostic.track = trackPath(motion, track);
    diagnostic.frame = entry.first;
    diagnostic.count = entry.count;
  }
  for (std::size_t i = 0; i < listed.size(); ++i) {
    if (listed[i] <= kListedCheckTracks) continue;
    const auto finding = static_cast<CheckFinding>(i);
    diagnostics.push_back(makeDiagnostic(finding, "the same in " + countOf(listed[i] - kListedCheckTracks, "track") +
                                                      " more: " + std::string(meaningOf(finding))));
  }
}

}  // namespace furitsuke
