// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/key_legend.h"

#include <QFontMetrics>
#include <QPaintEvent>
#include <QPainter>
#include <cmath>

#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke {

KeyLegend::KeyLegend(QWidget* parent) : QWidget(parent) {
  keepTranslated(this, [this] {
    const QString text =
        tr("Diamond: eased towards this key. Square: linear. Circle: held, the value does not move. "
           "Hollow: physics off. Bars: keys too close to show their shape.");
    setToolTip(text);
    setAccessibleName(tr("Legend of the marks"));
    setAccessibleDescription(text);
  });
}

void KeyLegend::paintEvent(QPaintEvent*) {
  struct Entry {
    KeyLook look;
    QString text;
  };
  const Entry entries[] = {{{KeyForm::Eased, false}, tr("eased")},
                           {{KeyForm::Linear, false}, tr("linear")},
                           {{KeyForm::Held, false}, tr("held")},
                           {{KeyForm::Linear, true}, tr("physics off")}};
  constexpr int kMarkRoom = 16;
  constexpr int kEntryGap = 10;
  QPainter painter(this);
  painter.fillRect(rect(), theme().raised);
  painter.fillRect(QRect(0, 0, width(), 1), theme().line);
  QFont small = font();
  small.setPointSizeF(small.pointSizeF() * 0.88);
  painter.setFont(small);
  painter.setPen(theme().mutedText);
  marks_.prepare(devicePixelRatioF());
  const QFontMetrics metrics(small);
  int x = 6;
  for (const Entry& entry : entries) {
    const int textWidth = metrics.horizontalAdvance(entry.text);
    if (x + kMarkRoom + textWidth > width()) break;
    marks_.paint(painter, {x + 7.5, std::floor(height() / 2.0) + 0.5}, entry.look, MarkState::Plain,
                 KeyMarks::Size::Large);
    painter.drawText(QRect(x + kMarkRoom, 0, textWidth, height()), Qt::AlignVCenter, entry.text);
    x += kMarkRoom + textWidth + kEntryGap;
  }
}

}  // namespace furitsuke
