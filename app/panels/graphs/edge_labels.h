// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>
#include <cstddef>
#include <span>
#include <vector>

namespace furitsuke::panels {

/// The name of a line at the right edge of a plot. All sizes in pixels.
struct EdgeLabel {
  double y = 0;  ///< where the line ends
  double width = 0;
  QString text;
  QColor color;
};

struct PlacedLabel {
  std::size_t label = 0;  ///< index of the EdgeLabel
  QRectF box;
};

/// Places labels of one height near the ends of their lines so that none overlaps another: in a column at the right
/// edge of the area, in the order of the lines, then in further columns to the left of it while they cover less than
/// a quarter of the area. The labels that have no room there are left out.
[[nodiscard]] std::vector<PlacedLabel> placedLabels(std::span<const EdgeLabel> labels, QSizeF area, double height,
                                                    double gap);

}  // namespace furitsuke::panels
