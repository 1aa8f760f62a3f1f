// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/transport_bar.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include "app/session/playback.h"
#include "app/theme/theme.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/number_text.h"
#include "app/widgets/value_field.h"

namespace furitsuke::panels {

namespace {

constexpr double kSpeedPresets[] = {0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2};

}  // namespace

QString speedText(double speed) { return widgets::shortNumber(speed, 3) + QChar(0x00D7); }

std::optional<double> speedFromText(const QString& text) {
  QString number = text.normalized(QString::NormalizationForm_KC).simplified().toLower();
  const bool isPercent = number.endsWith('%');
  while (!number.isEmpty() && (number.endsWith('%') || number.endsWith('x') || number.endsWith(QChar(0x00D7)))) {
    number.chop(1);
  }
  bool isNumber = false;
  const double value = QLocale::c().toDouble(number.trimmed().replace(',', '.'), &isNumber);
  // This condition also rejects NaN.
  if (!isNumber || !(value > 0)) return {};
  return isPercent ? value / 100 : value;
}

TransportBar::TransportBar(QWidget* parent)
    : QWidget(parent),
      label_(new QLabel(this)),
      frame_(new widgets::ValueField(widgets::frameFormat(), this)),
      time_(new QLabel(this)),
      speed_(new QComboBox(this)),
      rate_(new QToolButton(this)) {
  label_->setProperty("muted", true);
  label_->setBuddy(frame_);
  frame_->setObjectName("frameField");
  frame_->setRange(0, kMaxFrame);
  frame_->setFixedWidth(24 * theme::kGrid);
  // Move the playhead only when the number is complete: typing 1234 must not show the frames 1, 12 and 123.
  frame_->setFollowsTyping(false);
  connect(frame_, &widgets::ValueField::typingEnded, this, &TransportBar::showFrame);
  connect(frame_, &widgets::ValueField::valueChanged, this, [this] {
    if (document_ != nullptr) document_->state().setCurrentFrame(frame_->wholeValue());
  });
  time_->setFont(theme::numberFont());
  time_->setProperty("muted", true);
  time_->setMinimumWidth(18 * theme::kGrid);
  buildSpeed();

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(theme::kGrid, 0, theme::kGrid, 0);
  layout->setSpacing(2 * theme::kGrid);
  layout->addWidget(label_);
  layout->addWidget(frame_);
  layout->addWidget(time_);
  layout->addWidget(speed_);
  layout->addWidget(rate_);
  retranslate();
  showFrame();
}

void TransportBar::buildSpeed() {
  speed_->setObjectName("speedField");
  speed_->setEditable(true);
  speed_->setInsertPolicy(QComboBox::NoInsert);
  speed_->setCompleter(nullptr);
  speed_->setFont(theme::numberFont());
  speed_->setFixedWidth(19 * theme::kGrid);
  for (const double preset : kSpeedPresets) speed_->addItem(speedText(preset));
  connect(speed_, &QComboBox::activated, this, &TransportBar::applySpeed);
  connect(speed_->lineEdit(), &QLineEdit::editingFinished, this, &TransportBar::applySpeed);
  rate_->setObjectName("rateButton");
  rate_->setPopupMode(QToolButton::InstantPopup);
  rate_->setToolButtonStyle(Qt::ToolButtonTextOnly);
  rate_->setFont(theme::numberFont());
  rate_->hide();
}

void TransportBar::setDocument(edit::MotionDocument* document) {
  if (document_ != nullptr) document_->disconnect(this);
  document_ = document;
  if (document != nullptr)
    connect(document, &edit::MotionDocument::currentFrameChanged, this, &TransportBar::showFrame);
  showFrame();
}

void TransportBar::setPlayback(session::Playback& playback) {
  playback_ = &playback;
  connect(playback_, &session::Playback::speedChanged, this, &TransportBar::showSpeed);
  connect(playback_, &session::Playback::rateChanged, this, &TransportBar::showRate);
  showSpeed();
  showRate();
}

void TransportBar::setRateMenu(QMenu* menu) {
  rate_->setMenu(menu);
  rate_->setVisible(menu != nullptr);
}

void TransportBar::focusFrame() {
  frame_->setFocus(Qt::ShortcutFocusReason);
  frame_->selectAll();
}

void TransportBar::focusSpeed() {
  speed_->setFocus(Qt::ShortcutFocusReason);
  speed_->lineEdit()->selectAll();
}

void TransportBar::showFrame() {
  const Frame frame = document_ == nullptr ? 0 : document_->state().currentFrame();
  const QSignalBlocker blocker(frame_);
  // While playback runs, a number that is being typed must stay.
  if (!frame_->isModified()) frame_->setValue(frame);
  time_->setText(widgets::timeText(frame / kFramesPerSecond));
  setEnabled(document_ != nullptr);
}

void TransportBar::showSpeed() {
  const QSignalBlocker blocker(speed_);
  const QString text = speedText(playback_ == nullptr ? 1.0 : playback_->speed());
  speed_->setCurrentIndex(speed_->findText(text));
  speed_->setEditText(text);
}

void TransportBar::showRate() {
  if (playback_ == nullptr) return;
  //: frame rate, on a narrow button
  rate_->setText(playback_->rate() == session::PictureRate::Unlimited
                     ? tr("max fps")
                     : tr("%1 fps").arg(session::pictureRateId(playback_->rate())));
}

void TransportBar::applySpeed() {
  const auto speed = speedFromText(speed_->currentText());
  if (speed && playback_ != nullptr) playback_->setSpeed(*speed);
  // Invalid text and speeds out of range must not stay in the field.
  showSpeed();
}

void TransportBar::retranslate() {
  label_->setText(tr("Frame"));
  frame_->setAccessibleName(tr("Frame of the playhead"));
  frame_->setToolTip(tr("Frame of the playhead"));
  time_->setToolTip(tr("Time of the playhead in minutes and seconds"));
  speed_->setAccessibleName(tr("Playback speed"));
  speed_->setToolTip(tr("Playback speed, from %1 to %2; type a number for other values")
                         .arg(speedText(session::Playback::kMinSpeed), speedText(session::Playback::kMaxSpeed)));
  rate_->setAccessibleName(tr("Frame rate"));
  rate_->setToolTip(tr("Frame rate of playback: pictures drawn per second"));
  showRate();
}

void TransportBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace furitsuke::panels
