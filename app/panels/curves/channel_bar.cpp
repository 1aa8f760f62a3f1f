// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/curves/channel_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <algorithm>

#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

ChannelButton::ChannelButton(motion::CurveChannel channel, QWidget* parent)
    : QAbstractButton(parent), channel_(channel) {
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  widgets::keepTranslated(this, [this] {
    setText(channelLetter(channel_));
    setAccessibleName(tr("%1 channel").arg(channelText(channel_)));
    setMoving(moving_);
  });
}

void ChannelButton::setMoving(bool moving) {
  moving_ = moving;
  QString tip = tr("Show and edit the curve of: %1. Double-click to show only this one.").arg(channelText(channel_));
  if (!moving) tip += '\n' + tr("The value does not change here, so the curve has no visible effect.");
  setToolTip(tip);
  update();
}

QSize ChannelButton::sizeHint() const {
  QFont bold = font();
  bold.setBold(true);
  return {std::max(36, QFontMetrics(bold).horizontalAdvance(channelText(channel_)) + 14), 28};
}
QSize ChannelButton::minimumSizeHint() const { return {24, 28}; }

void ChannelButton::paintEvent(QPaintEvent* /*event*/) {
  const theme::Theme& t = theme::theme();
  const QColor color = channelColor(channel_);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  QColor fill = isChecked() ? color : t.line;
  fill.setAlpha(isChecked() ? (isDown() ? 70 : 44) : (underMouse() ? 255 : 0));
  painter.setBrush(fill);
  painter.setPen(QPen(hasFocus() ? t.accent : (isChecked() ? color : t.strongLine), 1));
  painter.drawRoundedRect(frame, 4, 4);
  if (isChecked()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRect(QRectF(6, height() - 4.0, width() - 12.0, 2));
  }
  // The full name if it fits, otherwise the letter.
  QFont bold = font();
  bold.setBold(isChecked());
  painter.setFont(bold);
  const QString word = channelText(channel_);
  const bool wordFits = painter.fontMetrics().horizontalAdvance(word) <= width() - 12;
  painter.setPen(isChecked() ? color : t.mutedText);
  painter.setOpacity(moving_ ? 1.0 : 0.72);
  painter.drawText(rect(), Qt::AlignCenter, wordFits ? word : channelLetter(channel_));
}

void ChannelButton::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) emit aloneRequested();
}

void ChannelButton::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    emit aloneRequested();
    return;
  }
  QAbstractButton::keyPressEvent(event);
}

ChannelBar::ChannelBar(QWidget* parent) : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  for (std::size_t i = 0; i < motion::kCurveChannelCount; ++i) {
    auto* button = new ChannelButton(motion::CurveChannel(i), this);
    connect(button, &QAbstractButton::clicked, this, [this, i] { onClicked(motion::CurveChannel(i)); });
    connect(button, &ChannelButton::aloneRequested, this, [this, i] {
      setChecked({motion::CurveChannel(i)});
      emit checkedChanged();
    });
    row->addWidget(button);  // without a stretch factor, so that the words get the room that letters do not need
    buttons_[i] = button;
  }
  auto* all = new QToolButton(this);
  widgets::keepTranslated(all, [all] {
    all->setText(tr("All"));
    all->setToolTip(tr("Show and edit all channels"));
  });
  all->setCheckable(true);
  all->setFocusPolicy(Qt::StrongFocus);
  all->setFixedHeight(28);
  connect(all, &QAbstractButton::clicked, this, [this] {
    setChecked(available_);
    emit checkedChanged();
  });
  row->addWidget(all);
  all_ = all;
  updateButtons();
}

void ChannelBar::setAvailable(motion::CurveChannels available, motion::CurveChannels moving) {
  if (available.isEmpty()) return;
  available_ = available;
  for (ChannelButton* button : buttons_) {
    button->setVisible(available.contains(button->channel()));
    button->setMoving(moving.contains(button->channel()));
  }
  if (checked().isEmpty()) checked_ = checked_ | available_;
  updateButtons();
}

void ChannelBar::setChecked(motion::CurveChannels channels) {
  const motion::CurveChannels shown = channels & available_;
  if (shown.isEmpty()) return;
  forEachChannel(available_, [this](motion::CurveChannel channel) { checked_.remove(channel); });
  checked_ = checked_ | shown;
  updateButtons();
}

motion::CurveChannels ChannelBar::checked() const { return checked_ & available_; }

void ChannelBar::onClicked(motion::CurveChannel channel) {
  motion::CurveChannels channels = checked();
  if (channels.contains(channel)) {
    channels.remove(channel);
  } else {
    channels.insert(channel);
  }
  setChecked(channels);
  updateButtons();
  emit checkedChanged();
}

void ChannelBar::updateButtons() {
  for (ChannelButton* button : buttons_) button->setChecked(checked_.contains(button->channel()));
  all_->setChecked(checked() == available_);
}

}  // namespace furitsuke::panels
