// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/playback/transport_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

#include "app/theme/theme.h"

namespace furitsuke {

QString timeText(Frame frame) {
  const qint64 hundredths = (static_cast<qint64>(frame) * 100) / static_cast<qint64>(kFramesPerSecond);
  const auto padded = [](qint64 value) { return QString::number(value).rightJustified(2, '0'); };
  return QString("%1:%2.%3").arg(hundredths / 6000).arg(padded(hundredths / 100 % 60), padded(hundredths % 100));
}

TransportBar::TransportBar(QWidget* parent) : QWidget(parent), frame_(new QSpinBox(this)), time_(new QLabel(this)) {
  auto* label = new QLabel(tr("Frame"), this);
  label->setProperty("muted", true);
  label->setBuddy(frame_);
  frame_->setObjectName("frameField");
  frame_->setRange(0, kMaxFrame);
  frame_->setFont(numberFont());
  frame_->setAlignment(Qt::AlignRight);
  frame_->setAccessibleName(tr("Frame of the playhead"));
  frame_->setToolTip(tr("Frame of the playhead"));
  frame_->setFixedWidth(24 * kGrid);
  // Only a finished number moves the playhead: typing 1234 must not pass through 1, 12 and 123.
  frame_->setKeyboardTracking(false);
  connect(frame_, &QSpinBox::valueChanged, this, [this](int value) {
    if (document_ != nullptr) document_->setCurrentFrame(value);
  });
  time_->setFont(numberFont());
  time_->setProperty("muted", true);
  time_->setToolTip(tr("Time of the playhead in minutes and seconds"));
  time_->setMinimumWidth(18 * kGrid);

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(kGrid, 0, kGrid, 0);
  layout->setSpacing(2 * kGrid);
  layout->addWidget(label);
  layout->addWidget(frame_);
  layout->addWidget(time_);
  showFrame();
}

void TransportBar::setDocument(MotionDocument* document) {
  if (document_ != nullptr) document_->disconnect(this);
  document_ = document;
  if (document != nullptr) connect(document, &MotionDocument::currentFrameChanged, this, &TransportBar::showFrame);
  showFrame();
}

void TransportBar::focusFrame() {
  frame_->setFocus(Qt::ShortcutFocusReason);
  frame_->selectAll();
}

void TransportBar::showFrame() {
  const Frame frame = document_ == nullptr ? 0 : document_->currentFrame();
  const QSignalBlocker blocker(frame_);
  frame_->setValue(frame);
  time_->setText(timeText(frame));
  setEnabled(document_ != nullptr);
}

}  // namespace furitsuke
