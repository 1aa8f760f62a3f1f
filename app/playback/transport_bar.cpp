// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/playback/transport_bar.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include "app/playback/playback.h"
#include "app/theme/theme.h"

namespace furitsuke {

namespace {

constexpr double kSpeedPresets[] = {0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2};

}  // namespace

QString timeText(Frame frame) {
  const qint64 hundredths = (static_cast<qint64>(frame) * 100) / static_cast<qint64>(kFramesPerSecond);
  const auto padded = [](qint64 value) { return QString::number(value).rightJustified(2, '0'); };
  return QString("%1:%2.%3").arg(hundredths / 6000).arg(padded(hundredths / 100 % 60), padded(hundredths % 100));
}

QString speedText(double speed) { return QString::number(speed, 'g', 3) + QChar(0x00D7); }

std::optional<double> speedFromText(const QString& text) {
  QString number = text.normalized(QString::NormalizationForm_KC).simplified().toLower();
  const bool isPercent = number.endsWith('%');
  while (!number.isEmpty() && (number.endsWith('%') || number.endsWith('x') || number.endsWith(QChar(0x00D7)))) {
    number.chop(1);
  }
  bool isNumber = false;
  const double value = QLocale::c().toDouble(number.trimmed().replace(',', '.'), &isNumber);
  // Written so that "nan" is no speed either.
  if (!isNumber || !(value > 0)) return {};
  return isPercent ? value / 100 : value;
}

TransportBar::TransportBar(QWidget* parent)
    : QWidget(parent),
      label_(new QLabel(this)),
      frame_(new QSpinBox(this)),
      time_(new QLabel(this)),
      speed_(new QComboBox(this)),
      rate_(new QToolButton(this)) {
  label_->setProperty("muted", true);
  label_->setBuddy(frame_);
  frame_->setObjectName("frameField");
  frame_->setRange(0, kMaxFrame);
  frame_->setFont(numberFont());
  frame_->setAlignment(Qt::AlignRight);
  frame_->setFixedWidth(24 * kGrid);
  // Only a finished number moves the playhead: typing 1234 must not pass through 1, 12 and 123.
  frame_->setKeyboardTracking(false);
  connect(frame_, &QSpinBox::valueChanged, this, [this](int value) {
    if (document_ != nullptr) document_->setCurrentFrame(value);
  });
  time_->setFont(numberFont());
  time_->setProperty("muted", true);
  time_->setMinimumWidth(18 * kGrid);
  buildSpeed();

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(kGrid, 0, kGrid, 0);
  layout->setSpacing(2 * kGrid);
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
  speed_->setFont(numberFont());
  speed_->setFixedWidth(19 * kGrid);
  for (const double preset : kSpeedPresets) speed_->addItem(speedText(preset));
  connect(speed_, &QComboBox::activated, this, &TransportBar::takeSpeed);
  connect(speed_->lineEdit(), &QLineEdit::editingFinished, this, &TransportBar::takeSpeed);
  rate_->setObjectName("rateButton");
  rate_->setPopupMode(QToolButton::InstantPopup);
  rate_->setToolButtonStyle(Qt::ToolButtonTextOnly);
  rate_->setFont(numberFont());
  rate_->hide();
}

void TransportBar::setDocument(MotionDocument* document) {
  if (document_ != nullptr) document_->disconnect(this);
  document_ = document;
  if (document != nullptr) connect(document, &MotionDocument::currentFrameChanged, this, &TransportBar::showFrame);
  showFrame();
}

void TransportBar::setPlayback(Playback& playback) {
  playback_ = &playback;
  connect(playback_, &Playback::speedChanged, this, &TransportBar::showSpeed);
  connect(playback_, &Playback::rateChanged, this, &TransportBar::showRate);
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
  const Frame frame = document_ == nullptr ? 0 : document_->currentFrame();
  const QSignalBlocker blocker(frame_);
  frame_->setValue(frame);
  time_->setText(timeText(frame));
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
  //: pictures a second, on a narrow button
  rate_->setText(playback_->rate() == PictureRate::Unlimited ? tr("max fps")
                                                             : tr("%1 fps").arg(pictureRateId(playback_->rate())));
}

void TransportBar::takeSpeed() {
  const auto speed = speedFromText(speed_->currentText());
  if (speed && playback_ != nullptr) playback_->setSpeed(*speed);
  // What is no speed, or beyond the limits, must not stay in the field.
  showSpeed();
}

void TransportBar::retranslate() {
  label_->setText(tr("Frame"));
  frame_->setAccessibleName(tr("Frame of the playhead"));
  frame_->setToolTip(tr("Frame of the playhead"));
  time_->setToolTip(tr("Time of the playhead in minutes and seconds"));
  speed_->setAccessibleName(tr("Speed of playing"));
  speed_->setToolTip(tr("Speed of playing, from %1 to %2; other numbers can be typed")
                         .arg(speedText(Playback::kMinSpeed), speedText(Playback::kMaxSpeed)));
  rate_->setAccessibleName(tr("Pictures a second"));
  rate_->setToolTip(tr("How many pictures a second are drawn while playing"));
  showRate();
}

void TransportBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace furitsuke
