// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/message_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <utility>

#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::widgets {

namespace {

/// Older messages are dropped; the log contains all of them.
constexpr std::size_t kMaxWaiting = 4;

}  // namespace

QString errorSentence(const Error& error) {
  QString sentence = QString::fromStdString(error.message());
  const bool isReasonAlone = error.message() == error.reason;
  if (isReasonAlone && !sentence.isEmpty()) sentence[0] = sentence[0].toUpper();
  return sentence;
}

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
    case Severity::Info: return theme::theme().mutedText;
    case Severity::Warning: return theme::theme().warning;
    case Severity::Error: break;
  }
  return theme::theme().error;
}

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent),
      icon_(new QLabel(this)),
      text_(new QLabel(this)),
      count_(new QLabel(this)),
      choices_(new QHBoxLayout) {
  setObjectName("messageBar");
  text_->setWordWrap(true);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  text_->setTextFormat(Qt::PlainText);
  auto* close = new QToolButton(this);
  close->setIcon(theme::themedIcon("close"));
  keepTranslated(this, [this, close] {
    text_->setAccessibleName(tr("Message"));
    text_->setWhatsThis(tr("Shows messages of the program. The text can be selected and copied."));
    count_->setToolTip(tr("Number of earlier messages; they are shown again when this one is closed"));
    nameControl(close, tr("Close this message"));
  });
  connect(close, &QToolButton::clicked, this, &MessageBar::clear);

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(3 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
  layout->setSpacing(2 * theme::kGrid);
  layout->addWidget(icon_);
  layout->addWidget(text_, 1);
  layout->addLayout(choices_);
  layout->addWidget(count_);
  layout->addWidget(close);
  hide();
}

void MessageBar::showMessage(Severity severity, const QString& text, std::vector<Choice> choices) {
  std::erase_if(waiting_, [&](const Message& message) { return message.text == text; });
  if (!shown_.text.isEmpty() && shown_.severity != Severity::Info && shown_.text != text) {
    waiting_.push_back(std::move(shown_));
    if (waiting_.size() > kMaxWaiting) waiting_.erase(waiting_.begin());
  }
  showNow({severity, text, std::move(choices)});
}

void MessageBar::showNow(Message message) {
  removeButtons();
  shown_ = std::move(message);
  text_->setText(shown_.text);
  setAccessibleName(shown_.text);
  showCount();
  for (const Choice& choice : shown_.choices) {
    auto* button = new QPushButton(choice.text, this);
    button->setAccessibleDescription(shown_.text);
    // The choice may show another message, which removes this button. removeButtons() therefore uses deleteLater().
    connect(button, &QPushButton::clicked, this, [this, run = choice.run] {
      clear();
      if (run) run();
    });
    choices_->addWidget(button);
  }
  showIcon();
  show();
}

void MessageBar::showCount() {
  count_->setVisible(!waiting_.empty());
  count_->setText(QString("+%1").arg(waiting_.size()));
}

bool MessageBar::withdraw(const QString& text) {
  if (text.isEmpty()) return false;
  const bool wasCovered = std::erase_if(waiting_, [&](const Message& message) { return message.text == text; }) > 0;
  showCount();
  const bool wasShown = shown_.text == text;
  if (wasShown) clear();
  return wasCovered || wasShown;
}

QString MessageBar::text() const { return shown_.text; }

void MessageBar::clear() {
  if (!waiting_.empty()) {
    Message next = std::move(waiting_.back());
    waiting_.pop_back();
    showNow(std::move(next));
    return;
  }
  hide();
  removeButtons();
  shown_ = {};
  text_->clear();
}

void MessageBar::removeButtons() {
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
  const QIcon icon = theme::themedIcon(severityIconName(shown_.severity));
  icon_->setPixmap(icon.pixmap(QSize(16, 16), devicePixelRatioF()));
  const QString edge = severityColor(shown_.severity).name();
  const QString sheet = QString(
                            "#messageBar { border: none; border-left: 3px solid %1; border-bottom: 1px solid %2; "
                            "background: %3; }")
                            .arg(edge, theme::theme().line.name(), theme::theme().alternate.name());
  if (styleSheet() != sheet) setStyleSheet(sheet);  // setStyleSheet() sends PaletteChange again
}

}  // namespace furitsuke::widgets
