// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/window_place.h"

#include <QBoxLayout>
#include <QDialog>
#include <QScreen>
#include <QWidget>
#include <algorithm>
#include <array>
#include <cstdint>

#include "app/widgets/vertical_scroll_area.h"

namespace furitsuke::widgets {

namespace {

constexpr const char* kKeepsSize = "keepsSize";
constexpr QSize kFrame(16, 48);  // about what window managers add around a window

/// Also of texts that wrap.
int leastHeight(const QWidget& window, int width) {
  const QLayout& layout = *window.layout();
  const int wrapped = layout.hasHeightForWidth() ? layout.minimumHeightForWidth(width) : 0;
  return std::max(window.minimumSizeHint().height(), wrapped);
}

/// Moves all rows of the form but the last, its buttons, into an area that scrolls.
void makeScrollable(QBoxLayout& form) {
  QWidget* window = form.parentWidget();
  auto* area = new VerticalScrollArea(window);
  auto* rows = new QWidget(area);
  auto* inside = new QVBoxLayout(rows);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(form.spacing());
  while (form.count() > 1) {
    const int stretch = form.stretch(0);
    QLayoutItem* row = form.takeAt(0);
    if (QWidget* widget = row->widget()) {
      inside->addWidget(widget, stretch, row->alignment());
      delete row;
    } else if (QLayout* layout = row->layout()) {
      inside->addLayout(layout, stretch);
    } else {
      inside->addItem(row);
    }
  }
  area->setWidget(rows);
  area->setMinimumWidth(rows->minimumSizeHint().width());
  form.insertWidget(0, area, 1);
}

}  // namespace

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

void fitToScreen(QWidget& window) {
  constexpr Qt::WindowStates kSizedBySystem = Qt::WindowMaximized | Qt::WindowFullScreen;
  if (window.screen() == nullptr || (window.windowState() & kSizedBySystem) != 0) return;
  const QRect area = window.screen()->availableGeometry();
  const QSize most = area.size() - kFrame;
  auto* form = qobject_cast<QBoxLayout*>(window.layout());
  const bool isForm = qobject_cast<QDialog*>(&window) != nullptr && form != nullptr && form->count() > 1 &&
                      form->direction() == QBoxLayout::TopToBottom;
  const QSize fitting = window.size().boundedTo(most);
  if (isForm && leastHeight(window, fitting.width()) > most.height()) {
    makeScrollable(*form);
    form->activate();  // the window has the lowest size of the higher form
  }
  if (window.size() != fitting) window.resize(fitting);
  if (!window.testAttribute(Qt::WA_Moved)) return;
  // pos() is that of the frame, but that of the contents until the window manager has added the frame.
  const bool hasFrame = window.frameGeometry() != window.geometry();
  const QPoint contents = hasFrame ? QPoint() : QPoint(kFrame.width() / 2, kFrame.height() - kFrame.width() / 2);
  const QSize whole = fitting + kFrame;
  const QPoint first = area.topLeft() + contents;
  const QPoint last = area.bottomRight() + QPoint(1, 1) - QPoint(whole.width(), whole.height()) + contents;
  const QPoint inside(std::clamp(window.x(), first.x(), std::max(first.x(), last.x())),
                      std::clamp(window.y(), first.y(), std::max(first.y(), last.y())));
  if (window.pos() != inside) window.move(inside);
}

void resizeExactly(QWidget& window, QSize size) {
  window.setProperty(kKeepsSize, true);
  window.resize(size);
}

bool keepsSize(const QWidget& window) { return window.property(kKeepsSize).toBool(); }

void keepRoomWhenHidden(QWidget& widget) {
  QSizePolicy policy = widget.sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  widget.setSizePolicy(policy);
}

void bringUp(QWidget& window) {
  window.show();
  window.raise();
  window.activateWindow();
}

void moveBeside(QWidget& window, const QWidget& kept) {
  if (!kept.isVisible()) return;
  window.ensurePolished();  // the fonts of the style decide the smallest size
  const QSize size = window.testAttribute(Qt::WA_Resized) ? window.size() : window.sizeHint();
  const QRect shown(kept.mapToGlobal(QPoint()), kept.size());
  window.move(
      placeBeside(size.expandedTo(window.minimumSizeHint()) + kFrame, shown, kept.screen()->availableGeometry()));
}

}  // namespace furitsuke::widgets
