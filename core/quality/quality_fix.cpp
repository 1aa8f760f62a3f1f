// SPDX-License-Identifier: MIT
#include <algorithm>
#include <string>
#include <vector>

#include "core/quality/motion_quality.h"

namespace furitsuke::quality {

namespace {

/// The operation of the kind with its arguments, on the whole motion.
std::optional<QualityFix> operationFor(QualityKind kind) {
  const std::string_view id = infoOf(kind).operation;
  if (id.empty()) return {};
  return QualityFix{id};
}

/// Whether the operation changes the track of a place; others find the bones to change by themselves.
bool worksOnTracks(QualityKind kind) {
  return kind == QualityKind::Keys || kind == QualityKind::Jitter || kind == QualityKind::Flips ||
         kind == QualityKind::Spikes;
}

/// The track in a list of tracks, where a comma ends a name and "*" stands for any text.
std::string listed(std::string track) {
  std::ranges::replace(track, ',', '*');
  return track;
}

}  // namespace

QualityFix wholeFix() { return QualityFix{"clean-up"}; }

std::optional<QualityFix> fixOf(const QualityRow& row) {
  if (row.issues.empty()) return {};
  std::optional<QualityFix> fix = operationFor(row.kind);
  // Without the list, all tracks are changed, which is right too if there are too many places to know all tracks.
  if (!fix || !worksOnTracks(row.kind) || row.placeCount > row.issues.size()) return fix;
  if (std::ranges::any_of(row.issues, &QualityIssue::isOfBothSides)) return fix;
  std::vector<std::string> tracks;
  for (const QualityIssue& issue : row.issues) {
    const std::string track = listed(issue.track);
    if (std::ranges::find(tracks, track) == tracks.end()) tracks.push_back(track);
  }
  for (const std::string& track : tracks) fix->tracks += (fix->tracks.empty() ? "" : ",") + track;
  return fix;
}

std::optional<QualityFix> fixOf(QualityKind kind, const QualityIssue& issue) {
  std::optional<QualityFix> fix = operationFor(kind);
  if (!fix) return fix;
  if (worksOnTracks(kind) && !issue.isOfBothSides) fix->tracks = listed(issue.track);
  fix->frames = std::to_string(issue.frames.first) + "-" + std::to_string(issue.frames.last);
  return fix;
}

}  // namespace furitsuke::quality
