// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/message_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "app/theme/theme.h"

namespace furitsuke {

QString severityIconName(Severity severity) {
  switch (severity) {
    case Severity::Info: return "info";
    case Severity::Warning: return "warning";
    case Severity::Error: break;
  }
  return "error";
}

QColor severityColor(Severity severity) {
  switch (severity) {
    case Severity::Info: return theme().mutedText;
    case Severity::Warning: return theme().warning;
    case Severity::Error: break;
  }
  return theme().error;
}

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), icon_(new QLabel(this)), text_(new QLabel(this)), choices_(new QHBoxLayout) {
  setObjectName("messageBar");
  text_->setWordWrap(true);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  text_->setTextFormat(Qt::PlainText);
  auto* close = new QToolButton(this);
  close->setIcon(themedIcon("close"));
  close->setToolTip(tr("Close this message"));
  close->setAccessibleName(close->toolTip());
  connect(close, &QToolButton::clicked, this, &MessageBar::clear);

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(3 * kGrid, kGrid, 2 * kGrid, kGrid);
  layout->setSpacing(2 * kGrid);
  layout->addWidget(icon_);
  layout->addWidget(text_, 1);
  layout->addLayout(choices_);
  layout->addWidget(close);
  hide();
}

void MessageBar::showMessage(Severity severity, const QString& text, std::vector<Choice> choices) {
  clear();
  severity_ = severity;
  text_->setText(text);
  setAccessibleName(text);
  for (Choice& choice : choices) {
    auto* button = new QPushButton(choice.text, this);
    // The choice may show another message, which removes this button: hence deleteLater() in clear().
    connect(button, &QPushButton::clicked, this, [this, run = std::move(choice.run)] {
      clear();
      if (run) run();
    });
    choices_->addWidget(button);
  }
  showIcon();
  show();
}

QString MessageBar::text() const { return text_->text(); }

void MessageBar::clear() {
  hide();
  text_->clear();
  while (QLayoutItem* item = choices_->takeAt(0)) {
    if (QWidget* widget = item->widget()) {
      widget->hide();
      widget->deleteLater();
    }
    delete item;
  }
}

void MessageBar::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showIcon();
}

void MessageBar::showIcon() {
  const QIcon icon = themedIcon(severityIconName(severity_));
  icon_->setPixmap(icon.pixmap(QSize(16, 16), devicePixelRatioF()));
  const QString edge = severityColor(severity_).name();
  const QString sheet = QString(
                            "#messageBar { border: none; border-left: 3px solid %1; border-bottom: 1px solid %2; "
                            "background: %3; }")
                            .arg(edge, theme().line.name(), theme().alternate.name());
  if (styleSheet() != sheet) setStyleSheet(sheet);  // setting it sends PaletteChange again
}

}  // namespace furitsuke
