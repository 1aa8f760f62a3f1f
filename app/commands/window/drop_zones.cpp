// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/drop_zones.h"

#include <QPainter>

#include "app/theme/theme.h"

namespace furitsuke::commands {

namespace {

constexpr int kMargin = 2 * theme::kGrid;
constexpr int kCornerRadius = 6;  // pixels
constexpr int kShade = 200;       // of 255, so that the window is still seen

}  // namespace

DropZones::DropZones(QWidget* window) : QWidget(window) {
  setObjectName("dropZones");
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  hide();
}

void DropZones::showZones(const QList<DropZone>& zones) {
  zones_ = zones;
  current_ = -1;
  setGeometry(parentWidget()->rect());
  setAccessibleName(zones.isEmpty() ? QString() : zones.last().text);
  show();
  raise();
}

void DropZones::setPointer(QPoint at) {
  const int zone = zoneAt(at);
  if (zone == current_) return;
  current_ = zone;
  if (zone >= 0) setAccessibleName(zones_[zone].text);
  update();
}

int DropZones::zoneAt(QPoint at) const {
  for (int i = static_cast<int>(zones_.size()) - 1; i >= 0; --i) {
    if (zones_[i].rect.contains(at)) return i;
  }
  return -1;
}

void DropZones::paintEvent(QPaintEvent* /*event*/) {
  const theme::Theme& t = theme::theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QFont font = this->font();
  font.setPointSizeF(font.pointSizeF() * 1.3);
  painter.setFont(font);
  for (int i = 0; i < zones_.size(); ++i) {
    const QRect rect = zones_[i].rect.adjusted(kMargin, kMargin, -kMargin, -kMargin);
    const bool isCurrent = i == current_;
    QColor fill = isCurrent ? t.selection : t.raised;
    fill.setAlpha(kShade);
    // The one under the pointer has a solid and wide line, so that color is not its only sign.
    painter.setPen(
        QPen(isCurrent ? t.accent : t.strongLine, isCurrent ? 3 : 1, isCurrent ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(fill);
    painter.drawRoundedRect(rect, kCornerRadius, kCornerRadius);
    painter.setPen(isCurrent ? t.selectionText : t.text);
    // A zone that lies over the middle of this one would hide the text there.
    const bool isCovered = i + 1 < zones_.size() && zones_[i + 1].rect.contains(rect.center());
    painter.drawText(rect.adjusted(kMargin, kMargin, -kMargin, -kMargin),
                     Qt::TextWordWrap | Qt::AlignHCenter | (isCovered ? Qt::AlignBottom : Qt::AlignVCenter),
                     zones_[i].text);
  }
}

}  // namespace furitsuke::commands
