// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/key_legend.h"

#include <QFontMetrics>
#include <QPaintEvent>
#include <QPainter>
#include <cmath>

#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

KeyLegend::KeyLegend(QWidget* parent) : QWidget(parent) {
  widgets::keepTranslated(this, [this] {
    const QString text =
        tr("Diamond: eased toward this key. Square: linear. Circle: held, the value does not change. "
           "Hollow: physics off. Bars: keys too close to show their shape.");
    setToolTip(text);
    setAccessibleName(tr("Key legend"));
    setAccessibleDescription(text);
  });
}

void KeyLegend::paintEvent(QPaintEvent*) {
  struct Entry {
    KeyStyle style;
    QString text;
  };
  const Entry entries[] = {{{KeyShape::Eased, false}, tr("eased")},
                           {{KeyShape::Linear, false}, tr("linear")},
                           {{KeyShape::Held, false}, tr("held")},
                           {{KeyShape::Linear, true}, tr("physics off")}};
  constexpr int kMarkRoom = 16;
  constexpr int kEntryGap = 10;
  QPainter painter(this);
  painter.fillRect(rect(), theme::theme().raised);
  painter.fillRect(QRect(0, 0, width(), 1), theme::theme().line);
  QFont small = font();
  small.setPointSizeF(small.pointSizeF() * 0.88);
  painter.setFont(small);
  painter.setPen(theme::theme().mutedText);
  marks_.prepare(devicePixelRatioF());
  const QFontMetrics metrics(small);
  int x = 6;
  for (const Entry& entry : entries) {
    const int textWidth = metrics.horizontalAdvance(entry.text);
    if (x + kMarkRoom + textWidth > width()) break;
    marks_.paint(painter, {x + 7.5, std::floor(height() / 2.0) + 0.5}, entry.style, MarkState::Plain,
                 KeyMarks::Size::Large);
    painter.drawText(QRect(x + kMarkRoom, 0, textWidth, height()), Qt::AlignVCenter, entry.text);
    x += kMarkRoom + textWidth + kEntryGap;
  }
}

}  // namespace furitsuke::panels
