// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/empty_state.h"

#include <QAction>
#include <QEvent>
#include <QHash>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/theme/theme.h"
#include "app/widgets/phrase_breaks.h"

namespace furitsuke::widgets {

namespace {
constexpr int kEmptyStateIconSize = 40;
/// With its margins, fits into a dock of 280 pixels.
constexpr int kEmptyStateTextWidth = 240;
/// The minimum height. With most fonts, it is enough for two lines of the sentence and the button.
constexpr int kEmptyStateMinHeight = 22 * theme::kGrid;
constexpr int kEmptyStateMargin = 4 * theme::kGrid;
constexpr int kEmptyStateSpacing = 3 * theme::kGrid;

/// The layout calls heightForWidth() with its full width, but the label is never wider than its maximum width. It calls
/// it tens of times while docks are laid out, and each time QLabel would break its text into lines.
class NarrowLabel final : public QLabel {
 public:
  using QLabel::QLabel;
  [[nodiscard]] int heightForWidth(int width) const override {
    if (text() != measuredText_) heights_.clear();
    measuredText_ = text();
    const int narrowed = std::min(width, maximumWidth());
    auto height = heights_.constFind(narrowed);
    if (height == heights_.cend()) height = heights_.insert(narrowed, QLabel::heightForWidth(narrowed));
    return *height;
  }

 protected:
  bool event(QEvent* event) override {
    const QEvent::Type type = event->type();
    if (type == QEvent::Polish || type == QEvent::FontChange || type == QEvent::StyleChange) heights_.clear();
    return QLabel::event(event);
  }

 private:
  mutable QString measuredText_;
  mutable QHash<int, int> heights_;  ///< of this text, by width
};

/// Of a sentence with the longest lines.
int textWidth(const QLabel& sentence) {
  return std::min(kEmptyStateTextWidth, sentence.fontMetrics().horizontalAdvance(sentence.text()) + theme::kGrid);
}

}  // namespace

EmptyState::EmptyState(const QString& icon, const QString& sentence, QWidget* parent)
    : VerticalScrollArea(parent),
      iconName_(icon),
      content_(new QWidget(viewport())),
      column_(new QVBoxLayout(content_)),
      picture_(new QLabel(content_)),
      sentence_(new NarrowLabel(content_)),
      button_(new QToolButton(content_)) {
  content_->setObjectName("emptyState");
  picture_->setAlignment(Qt::AlignCenter);
  sentence_->setAlignment(Qt::AlignCenter);
  sentence_->setWordWrap(true);
  sentence_->setProperty("muted", true);
  sentence_->setMaximumWidth(kEmptyStateTextWidth);
  button_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button_->setProperty("outlined", true);
  button_->hide();

  column_->addStretch();
  column_->addWidget(picture_, 0, Qt::AlignHCenter);
  column_->addWidget(sentence_, 0, Qt::AlignHCenter);
  column_->addWidget(button_, 0, Qt::AlignHCenter);
  column_->addStretch();
  content_->resize(size());  // setWidget() would ask for the size of texts that may never be seen
  setWidget(content_);
  content_->setAutoFillBackground(false);  // setWidget() has turned it on
  showIcon();
  setSentence(sentence);
}

void EmptyState::setSentence(const QString& sentence) {
  sentence_->setText(keptPhrases(sentence));
  setAccessibleName(sentence);
  arrange();
  updateGeometry();
}

void EmptyState::setAction(QAction* action) {
  button_->setVisible(action != nullptr);
  if (action != nullptr) button_->setDefaultAction(action);
  arrange();
  updateGeometry();
}

void EmptyState::addMoreActions(const QList<QAction*>& actions) {
  for (QAction* action : actions) {
    auto* button = new QToolButton(content_);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setProperty("outlined", true);
    button->setDefaultAction(action);
    if (action->menu() != nullptr) button->setPopupMode(QToolButton::InstantPopup);
    column_->insertWidget(column_->count() - 1, button, 0, Qt::AlignHCenter);
    more_.append(button);
  }
  arrange();
  updateGeometry();
}

QSize EmptyState::minimumSizeHint() const {
  // That of the longest lines: panels must not change their lowest width with the language.
  const int width = textWidth(*sentence_) + 2 * kEmptyStateMargin;
  return {std::max(content_->minimumSizeHint().width(), width), kEmptyStateMinHeight};
}

void EmptyState::arrange() {
  // A wrapped label in a centered column has no width of its own: give it the width of its text, up to the limit.
  sentence_->setMaximumWidth(kEmptyStateTextWidth);
  sentence_->setFixedWidth(balancedWidth(textWidth(*sentence_)));
  int height = 2 * kEmptyStateMargin + sentence_->heightForWidth(width() - 2 * kEmptyStateMargin);
  if (!button_->isHidden()) height += kEmptyStateSpacing + button_->sizeHint().height();
  for (const QToolButton* button : more_) height += kEmptyStateSpacing + button->sizeHint().height();
  const bool isLow = height > viewport()->height();
  const int margin = isLow ? theme::kGrid : kEmptyStateMargin;
  column_->setContentsMargins(kEmptyStateMargin, margin, kEmptyStateMargin, margin);
  column_->setSpacing(isLow ? theme::kGrid : kEmptyStateSpacing);
  picture_->setVisible(height + kEmptyStateSpacing + kEmptyStateIconSize <= viewport()->height());
}

int EmptyState::balancedWidth(int width) const {
  // No word is alone in the last line.
  const int height = sentence_->heightForWidth(width);
  int lowest = std::max(width / 2, sentence_->minimumSizeHint().width() - 1);  // of its widest word
  while (width - lowest > 1) {
    const int middle = (lowest + width) / 2;
    (sentence_->heightForWidth(middle) > height ? lowest : width) = middle;
  }
  return width;
}

void EmptyState::changeEvent(QEvent* event) {
  VerticalScrollArea::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showIcon();
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) arrange();
}

void EmptyState::showEvent(QShowEvent* event) {
  sentence_->ensurePolished();  // its font is that of the style from now on
  arrange();
  VerticalScrollArea::showEvent(event);
}

void EmptyState::resizeEvent(QResizeEvent* event) {
  VerticalScrollArea::resizeEvent(event);
  arrange();
}

void EmptyState::showIcon() {
  picture_->setPixmap(theme::themedIcon(iconName_).pixmap(QSize(kEmptyStateIconSize, kEmptyStateIconSize),
                                                          devicePixelRatioF(), QIcon::Disabled));
}

}  // namespace furitsuke::widgets
