// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/window_place.h"

#include <QScreen>
#include <QWidget>
#include <algorithm>
#include <array>
#include <cstdint>

namespace furitsuke::widgets {

QPoint placeBeside(QSize size, const QRect& kept, const QRect& screen) {
  constexpr int kGapToKept = 8;  // pixels
  const int right = std::max(screen.left(), screen.right() + 1 - size.width());
  const int bottom = std::max(screen.top(), screen.bottom() + 1 - size.height());
  const auto inside = [&](int x, int y) {
    return QPoint(std::clamp(x, screen.left(), right), std::clamp(y, screen.top(), bottom));
  };
  const int beside = kept.right() + 1 + kGapToKept;
  const int below = kept.bottom() + 1 + kGapToKept;
  const std::array<QPoint, 6> positions = {
      inside(beside, kept.top()), inside(kept.left() - kGapToKept - size.width(), kept.top()),
      inside(kept.left(), below), inside(kept.left(), kept.top() - kGapToKept - size.height()),
      inside(right, bottom),      inside(screen.left(), bottom)};
  return *std::ranges::min_element(positions, {}, [&](const QPoint& position) {
    const QRect covered = QRect(position, size).intersected(kept);
    return std::int64_t{covered.width()} * covered.height();
  });
}

void moveBeside(QWidget& window, const QWidget& kept) {
  if (!kept.isVisible()) return;
  constexpr QSize kFrame(16, 48);  // about what window managers add around a window
  window.ensurePolished();         // the fonts of the style decide the smallest size
  const QSize size = window.testAttribute(Qt::WA_Resized) ? window.size() : window.sizeHint();
  const QRect shown(kept.mapToGlobal(QPoint()), kept.size());
  window.move(
      placeBeside(size.expandedTo(window.minimumSizeHint()) + kFrame, shown, kept.screen()->availableGeometry()));
}

}  // namespace furitsuke::widgets
