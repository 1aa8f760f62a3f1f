// SPDX-License-Identifier: MIT
#include "core/quality/series_issues.h"

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <utility>

namespace furitsuke::quality {

void addIssue(QualityRow& row, QualityIssue issue) {
  ++row.placeCount;
  row.frameCount += std::int64_t{issue.frames.last} - issue.frames.first + 1;
  row.issues.push_back(std::move(issue));
}

void addIssues(QualityRow& row, const QualitySeries& series, std::string_view unit, Frame gap,
               const std::vector<std::string>& names) {
  const double threshold = infoOf(row.kind).threshold;
  QualityIssue open{series.track, {}, {}, 0, 0, unit};
  const auto close = [&] {
    if (!open.frames.isEmpty()) addIssue(row, open);
    open = {series.track, {}, {}, 0, 0, unit};
  };
  for (std::size_t i = 0; i < series.values.size(); ++i) {
    const double value = series.values[i];
    row.value = std::max(row.value, value);
    if (!(value > threshold)) continue;
    const Frame frame = series.first + static_cast<Frame>(i);
    if (!open.frames.isEmpty() && frame - open.frames.last > gap + 1) close();
    if (open.frames.isEmpty()) open.frames.first = frame;
    open.frames.last = frame;
    if (value <= open.value) continue;
    open.value = value;
    open.peak = frame;
    if (!series.others.empty()) open.other = names[static_cast<std::size_t>(series.others[i])];
  }
  close();
}

void finishPlaces(QualityRow& row) {
  const auto byTime = [](const QualityIssue& issue) {
    return std::tuple(issue.frames.first, issue.frames.last, std::string_view(issue.track));
  };
  if (row.issues.size() > kMostIssues) {
    std::ranges::sort(row.issues, [&](const QualityIssue& a, const QualityIssue& b) {
      return a.value != b.value ? a.value > b.value : byTime(a) < byTime(b);
    });
    row.issues.resize(kMostIssues);
  }
  std::ranges::sort(row.issues, {}, byTime);
}

}  // namespace furitsuke::quality
