// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/empty_state.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/theme/theme.h"

namespace furitsuke {

namespace {
constexpr int kEmptyStateIconSize = 40;
/// With its margins it fits into a dock of 280 pixels.
constexpr int kEmptyStateTextWidth = 240;

/// A layout asks for the height at its own width, which is more than the text may take.
class NarrowLabel final : public QLabel {
 public:
  using QLabel::QLabel;
  [[nodiscard]] int heightForWidth(int width) const override {
    return QLabel::heightForWidth(std::min(width, maximumWidth()));
  }
};

}  // namespace

EmptyState::EmptyState(const QString& icon, const QString& sentence, QWidget* parent)
    : QWidget(parent),
      iconName_(icon),
      picture_(new QLabel(this)),
      sentence_(new NarrowLabel(this)),
      button_(new QToolButton(this)) {
  setObjectName("emptyState");
  picture_->setAlignment(Qt::AlignCenter);
  sentence_->setAlignment(Qt::AlignCenter);
  sentence_->setWordWrap(true);
  sentence_->setProperty("muted", true);
  sentence_->setMaximumWidth(kEmptyStateTextWidth);
  button_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button_->setProperty("outlined", true);
  button_->hide();

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * kGrid, 4 * kGrid, 4 * kGrid, 4 * kGrid);
  layout->setSpacing(3 * kGrid);
  layout->addStretch();
  layout->addWidget(picture_, 0, Qt::AlignHCenter);
  layout->addWidget(sentence_, 0, Qt::AlignHCenter);
  layout->addWidget(button_, 0, Qt::AlignHCenter);
  layout->addStretch();
  setSentence(sentence);
  showIcon();
}

void EmptyState::setSentence(const QString& sentence) {
  sentence_->setText(sentence);
  // A wrapped label in a centred box has no width of its own: give it the one its text wants, up to the limit.
  sentence_->setMinimumWidth(
      std::min(kEmptyStateTextWidth, sentence_->fontMetrics().horizontalAdvance(sentence) + kGrid));
  setAccessibleName(sentence);
}

void EmptyState::setAction(QAction* action) {
  button_->setVisible(action != nullptr);
  if (action != nullptr) button_->setDefaultAction(action);
}

void EmptyState::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showIcon();
}

void EmptyState::showIcon() {
  picture_->setPixmap(themedIcon(iconName_).pixmap(QSize(kEmptyStateIconSize, kEmptyStateIconSize), devicePixelRatioF(),
                                                   QIcon::Disabled));
}

}  // namespace furitsuke
