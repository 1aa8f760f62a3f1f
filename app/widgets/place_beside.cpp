// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/place_beside.h"

#include <algorithm>

namespace furitsuke::widgets {

QPoint placeBeside(QSize window, const QRect& avoid, const QRect& screen) {
  const int right = avoid.right() + 1;
  const int left = avoid.left() - window.width();
  const int below = avoid.bottom() + 1;
  const QPoint wishes[] = {{right, avoid.top()},
                           {left, avoid.top()},
                           {avoid.left(), below},
                           {right - window.width() / 2, below - window.height() / 2},
                           {screen.right(), screen.bottom()},
                           {screen.left(), screen.bottom()},
                           {screen.right(), screen.top()}};
  QPoint best;
  qint64 least = -1;
  for (const QPoint& wish : wishes) {
    const QPoint place(std::max(screen.left(), std::min(wish.x(), screen.right() + 1 - window.width())),
                       std::max(screen.top(), std::min(wish.y(), screen.bottom() + 1 - window.height())));
    const QRect covered = QRect(place, window).intersected(avoid);
    const qint64 area = covered.isEmpty() ? 0 : qint64{covered.width()} * covered.height();
    if (least >= 0 && area >= least) continue;
    least = area;
    best = place;
  }
  return best;
}

}  // namespace furitsuke::widgets
