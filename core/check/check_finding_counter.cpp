// SPDX-License-Identifier: MIT
#include "core/check/check_finding_counter.h"

#include <array>

#include "core/base/finding_limit.h"

namespace furitsuke::check {

namespace {

Message keyReason(CheckFinding finding, std::size_t count) {
  const Counted keys{count};
  switch (finding) {
    case CheckFinding::FrameFar:
      return {
          Core::trCount("%n key more than ten hours after the start", "%n keys more than ten hours after the start"),
          keys};
    case CheckFinding::RowsEmpty:
      return {Core::trCount("%n key with only the first row filled; MMD reads straight lines",
                            "%n keys with only the first row filled; MMD reads straight lines"),
              keys};
    case CheckFinding::RowsLost:
      return {Core::trCount("%n key whose curves of Y, Z and rotation MMD reads as straight lines",
                            "%n keys whose curves of Y, Z and rotation MMD reads as straight lines"),
              keys};
    case CheckFinding::RotationFlip:
      return {Core::trCount("%n key with the opposite sign of the previous key; MMD takes the shorter path",
                            "%n keys with the opposite sign of the previous key; MMD takes the shorter path"),
              keys};
    case CheckFinding::RotationHalfTurn:
      return {Core::trCount("%n key half a turn from the previous key; rounding decides the direction",
                            "%n keys half a turn from the previous key; rounding decides the direction"),
              keys};
    case CheckFinding::CameraTurn:
      return {Core::trCount("%n key more than 180 degrees from the previous key",
                            "%n keys more than 180 degrees from the previous key"),
              keys};
    case CheckFinding::CameraFov:
      return {Core::trCount("%n key with a view angle of 0 or above 180 degrees",
                            "%n keys with a view angle of 0 or above 180 degrees"),
              keys};
    case CheckFinding::LightColor:
      return {Core::trCount("%n key with a color outside 0 to 1", "%n keys with a color outside 0 to 1"), keys};
    case CheckFinding::ShadowDistance:
      return {Core::trCount("%n key with a distance outside 0 to 0.1", "%n keys with a distance outside 0 to 0.1"),
              keys};
    case CheckFinding::IkIncomplete:
      return {Core::trCount("%n key without an IK bone that other keys list",
                            "%n keys without an IK bone that other keys list"),
              keys};
    case CheckFinding::IkDuplicate:
      return {Core::trCount("%n key that lists an IK bone twice", "%n keys that list an IK bone twice"), keys};
    default: return findingRow(finding).meaning;
  }
}

}  // namespace

void CheckFindingCounter::add(CheckFinding finding, motion::TrackId track, Frame frame) {
  Entry& entry = entries_[{finding, track}];
  if (entry.count++ == 0) entry.first = frame;
}

void CheckFindingCounter::report(const motion::Motion& motion, Diagnostics& diagnostics) const {
  std::array<std::size_t, kCheckFindings.size()> listed{};
  for (const auto& [place, entry] : entries_) {
    const auto& [finding, track] = place;
    if (++listed[static_cast<std::size_t>(finding)] > kMaxListedFindings) continue;
    Diagnostic& diagnostic = diagnostics.emplace_back(makeDiagnostic(finding, keyReason(finding, entry.count)));
    diagnostic.track = motion::trackPath(motion, track);
    diagnostic.frame = entry.first;
    diagnostic.count = entry.count;
  }
  for (std::size_t i = 0; i < listed.size(); ++i) {
    if (listed[i] <= kMaxListedFindings) continue;
    const auto finding = static_cast<CheckFinding>(i);
    diagnostics.push_back(
        makeDiagnostic(finding, {Core::trCount("the same in %n more track: %1", "the same in %n more tracks: %1"),
                                 Counted{listed[i] - kMaxListedFindings}, findingRow(finding).meaning}));
  }
}

}  // namespace furitsuke::check
