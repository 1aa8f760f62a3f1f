// SPDX-License-Identifier: MIT
#include "core/check/check_tally.h"

#include <array>
#include <string>

namespace furitsuke::check {

namespace {

constexpr std::size_t kListedCheckTracks = 50;

std::string keyReason(CheckFinding finding, std::size_t count) {
  const std::string keys = countOf(count, "key");
  switch (finding) {
    case CheckFinding::FrameFar: return keys + " more than ten hours after the start";
    case CheckFinding::RowsEmpty: return keys + " with only the first row filled; MMD reads straight lines";
    case CheckFinding::RowsLost: return keys + " whose curves of Y, Z and rotation MMD reads as straight lines";
    case CheckFinding::RotationFlip:
      return keys + " with the opposite sign of the previous key; MMD takes the shorter path";
    case CheckFinding::RotationHalfTurn:
      return keys + " half a turn from the previous key; rounding decides the direction";
    case CheckFinding::CameraTurn: return keys + " more than 180 degrees from the previous key";
    case CheckFinding::CameraFov: return keys + " with a view angle of 0 or above 180 degrees";
    case CheckFinding::LightColor: return keys + " with a color outside 0 to 1";
    case CheckFinding::ShadowDistance: return keys + " with a distance outside 0 to 0.1";
    case CheckFinding::IkIncomplete: return keys + " without an IK bone that other keys list";
    case CheckFinding::IkDuplicate: return keys + " that list an IK bone twice";
    default: return std::string(findingRow(finding).meaning);
  }
}

}  // namespace

void CheckTally::add(CheckFinding finding, motion::TrackId track, Frame frame) {
  Entry& entry = entries_[{finding, track}];
  if (entry.count++ == 0) entry.first = frame;
}

void CheckTally::report(const motion::Motion& motion, Diagnostics& diagnostics) const {
  std::array<std::size_t, kCheckFindings.size()> listed{};
  for (const auto& [place, entry] : entries_) {
    const auto& [finding, track] = place;
    if (++listed[static_cast<std::size_t>(finding)] > kListedCheckTracks) continue;
    Diagnostic& diagnostic = diagnostics.emplace_back(makeDiagnostic(finding, keyReason(finding, entry.count)));
    diagnostic.track = motion::trackPath(motion, track);
    diagnostic.frame = entry.first;
    diagnostic.count = entry.count;
  }
  for (std::size_t i = 0; i < listed.size(); ++i) {
    if (listed[i] <= kListedCheckTracks) continue;
    const auto finding = static_cast<CheckFinding>(i);
    diagnostics.push_back(makeDiagnostic(finding, "the same in " +
                                                      countOf(listed[i] - kListedCheckTracks, "more track") + ": " +
                                                      std::string(findingRow(finding).meaning)));
  }
}

}  // namespace furitsuke::check
