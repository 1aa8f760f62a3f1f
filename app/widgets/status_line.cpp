// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/status_line.h"

#include <QPainter>
#include <QStyle>

#include "app/widgets/translated_texts.h"

namespace furitsuke::widgets {

StatusLine::StatusLine(QWidget* parent) : QLabel(parent) {
  setObjectName("statusDone");
  setTextFormat(Qt::PlainText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  keepTranslated(this, [this] {
    setAccessibleName(tr("What was done last"));
    showSentence();
  });
}

void StatusLine::say(const edit::LiveText& sentence) {
  said_ = sentence;
  showSentence();
}

void StatusLine::showSentence() {
  const QString sentence = said_.now();
  setText(sentence);
  setToolTip(sentence);
  setAccessibleDescription(sentence);
}

QSize StatusLine::sizeHint() const { return {0, QLabel::sizeHint().height()}; }

QSize StatusLine::minimumSizeHint() const { return sizeHint(); }

void StatusLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QRect rect = contentsRect();
  style()->drawItemText(&painter, rect, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), palette(), isEnabled(),
                        fontMetrics().elidedText(text(), Qt::ElideRight, rect.width()), foregroundRole());
}

void sayInStatusLine(const QWidget& from, const edit::LiveText& sentence) {
  const QWidget* top = &from;
  // A floating dock is a window too, but its parent is the main window.
  while (top->parentWidget() != nullptr) top = top->parentWidget();
  if (auto* line = top->findChild<StatusLine*>()) line->say(sentence);
}

}  // namespace furitsuke::widgets
