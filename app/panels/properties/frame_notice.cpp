// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/frame_notice.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "app/theme/theme.h"

namespace furitsuke::panels {

FrameNotice::FrameNotice(QWidget* parent) : QFrame(parent), text_(new QLabel(this)), go_(new QToolButton(this)) {
  setObjectName("frameNotice");
  setAutoFillBackground(true);
  text_->setWordWrap(true);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(12, 4, 8, 4);
  layout->addWidget(text_, 1);
  layout->addWidget(go_);
  connect(go_, &QToolButton::clicked, this, [this] { emit frameRequested(keys_.first); });
  retranslate();
  showColors();
  hide();
}

void FrameNotice::show(FrameRange keys, Frame playhead) {
  const bool isShown = !keys.isEmpty() && (keys.first != playhead || keys.last != playhead);
  if (isShown && (isHidden() || keys != keys_ || playhead != playhead_)) {
    keys_ = keys;
    playhead_ = playhead;
    retranslate();
  }
  setVisible(isShown);
}

void FrameNotice::retranslate() {
  text_->setText(
      keys_.first == keys_.last
          ? tr("Keys at frame %1, not at the playhead (%2)").arg(keys_.first).arg(playhead_)
          : tr("Keys at frames %1 to %2; the playhead is at %3").arg(keys_.first).arg(keys_.last).arg(playhead_));
  go_->setText(tr("Go to Frame %1").arg(keys_.first));
  go_->setAccessibleName(go_->text());
  go_->setToolTip(tr("Move the playhead to the first of the displayed keys"));
}

void FrameNotice::showColors() {
  QPalette colors = palette();
  colors.setColor(QPalette::Window, theme::theme().warning);
  // The color of a warning is bright in both themes.
  colors.setColor(QPalette::WindowText, Qt::black);
  if (colors.color(QPalette::Window) == palette().color(QPalette::Window)) return;
  setPalette(colors);
  text_->setPalette(colors);
}

void FrameNotice::changeEvent(QEvent* event) {
  if (event->type() == QEvent::StyleChange) showColors();
  QFrame::changeEvent(event);
}

}  // namespace furitsuke::panels
