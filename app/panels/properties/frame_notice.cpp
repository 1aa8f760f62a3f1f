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
    go_->setVisible(keys_.first != playhead_);
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
  const QColor ground = theme::theme().warning;
  if (palette().color(QPalette::Window) == ground) return;
  const QColor ink = ground.lightnessF() > 0.5 ? Qt::black : Qt::white;
  QPalette colors = palette();
  colors.setColor(QPalette::Window, ground);
  colors.setColor(QPalette::WindowText, ink);
  setPalette(colors);
  text_->setPalette(colors);
  // The style sheet of the window gives buttons a color for its own background.
  go_->setStyleSheet(QString("QToolButton { color: %1; border: 1px solid %1; border-radius: 4px; padding: 2px 6px; }")
                         .arg(ink.name()));
}

void FrameNotice::changeEvent(QEvent* event) {
  if (event->type() == QEvent::StyleChange) showColors();
  QFrame::changeEvent(event);
}

}  // namespace furitsuke::panels
