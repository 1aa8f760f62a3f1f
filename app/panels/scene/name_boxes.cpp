// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scene/name_boxes.h"

#include <algorithm>

namespace furitsuke::panels {

QRectF freeBox(QRectF box, const std::vector<QRectF>& taken) {
  constexpr double kGap = 1;  // pixels between two boxes
  // Each pass moves it below at least one box that it can then not cover again.
  for (std::size_t i = 0; i <= taken.size(); ++i) {
    const auto covered = std::ranges::find_if(taken, [&box](const QRectF& other) { return other.intersects(box); });
    if (covered == taken.end()) break;
    box.moveTop(covered->bottom() + kGap);
  }
  return box;
}

}  // namespace furitsuke::panels
