// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/graphs/edge_labels.h"

#include <algorithm>
#include <numeric>

namespace furitsuke::panels {

namespace {

/// Several columns cover at most one part in this many of the area.
constexpr double kLargestShare = 4;

/// The upper edges of labels in a column, in the order of their lines: each as near to its line as the others allow.
std::vector<double> columnTops(std::span<const EdgeLabel> labels, std::span<const std::size_t> column,
                               double areaHeight, double height) {
  std::vector<double> tops;
  tops.reserve(column.size());
  for (const std::size_t label : column) {
    const double lowest = tops.empty() ? 0 : tops.back() + height;
    tops.push_back(std::max(labels[label].y - height / 2, lowest));
  }
  double limit = areaHeight - height;
  for (std::size_t i = tops.size(); i-- > 0; limit -= height) tops[i] = std::min(tops[i], limit);
  return tops;
}

/// At most `count` of the items, from everywhere in the list.
std::vector<std::size_t> evenly(const std::vector<std::size_t>& items, std::size_t count) {
  if (items.size() <= count) return items;
  std::vector<std::size_t> chosen;
  chosen.reserve(count);
  for (std::size_t i = 0; i < count; ++i) chosen.push_back(items[i * items.size() / count]);
  return chosen;
}

}  // namespace

std::vector<PlacedLabel> placedLabels(std::span<const EdgeLabel> labels, QSizeF area, double height, double gap) {
  std::vector<std::size_t> order(labels.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [labels](std::size_t a, std::size_t b) { return labels[a].y < labels[b].y; });
  const auto rows = static_cast<std::size_t>(std::max(0.0, area.height() / height));
  std::vector<PlacedLabel> placed;
  if (rows == 0 || labels.empty()) return placed;
  double widest = 0;
  for (const EdgeLabel& label : labels) widest = std::max(widest, label.width);
  const auto roomFor = static_cast<std::size_t>(std::max(1.0, area.width() / kLargestShare / (widest + gap)));
  const std::size_t columns = std::min((order.size() + rows - 1) / rows, roomFor);
  order = evenly(order, columns * rows);
  double right = area.width();
  for (std::size_t c = 0; c < columns; ++c) {
    // Every column gets labels of the whole height.
    std::vector<std::size_t> column;
    for (std::size_t i = c; i < order.size(); i += columns) column.push_back(order[i]);
    double width = 0;
    for (const std::size_t label : column) width = std::max(width, labels[label].width);
    const std::vector<double> tops = columnTops(labels, column, area.height(), height);
    for (std::size_t i = 0; i < column.size(); ++i) {
      const double own = labels[column[i]].width;
      placed.push_back({column[i], QRectF(right - own, tops[i], own, height)});
    }
    right -= width + gap;
  }
  return placed;
}

}  // namespace furitsuke::panels
