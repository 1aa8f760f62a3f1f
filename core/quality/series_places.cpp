// SPDX-License-Identifier: MIT
#include "core/quality/series_places.h"

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <utility>

namespace furitsuke::quality {

void addPlace(QualityRow& row, QualityPlace place) {
  ++row.placeCount;
  row.frameCount += std::int64_t{place.frames.last} - place.frames.first + 1;
  row.places.push_back(std::move(place));
}

void addPlaces(QualityRow& row, const QualitySeries& series, std::string_view unit, Frame gap,
               const std::vector<std::string>& names) {
  const double threshold = infoOf(row.kind).threshold;
  QualityPlace open{series.track, {}, {}, 0, 0, unit};
  const auto close = [&] {
    if (!open.frames.isEmpty()) addPlace(row, open);
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
  const auto byTime = [](const QualityPlace& place) {
    return std::tuple(place.frames.first, place.frames.last, std::string_view(place.track));
  };
  if (row.places.size() > kMostPlaces) {
    std::ranges::sort(row.places, [&](const QualityPlace& a, const QualityPlace& b) {
      return a.value != b.value ? a.value > b.value : byTime(a) < byTime(b);
    });
    row.places.resize(kMostPlaces);
  }
  std::ranges::sort(row.places, {}, byTime);
}

}  // namespace furitsuke::quality
