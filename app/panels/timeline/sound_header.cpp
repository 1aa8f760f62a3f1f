// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/sound_header.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/panels/timeline/timeline_view.h"
#include "app/session/sound/sound_track.h"
#include "app/theme/theme.h"
#include "app/widgets/number_field.h"
#include "app/widgets/number_text.h"
#include "app/widgets/panel_button.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr int kVolumeWidth = 64;
constexpr int kOffsetWidth = 72;
constexpr int kTwoLines = 54;  // the height that two lines need

}  // namespace

SoundHeader::SoundHeader(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("soundHeader"));
  hide();
}

void SoundHeader::build() {
  name_ = new QLabel(this);
  mute_ = widgets::panelButton(QStringLiteral("sound"), this);
  volume_ = new QSlider(Qt::Horizontal, this);
  second_ = new QWidget(this);
  offsetLabel_ = new QLabel(second_);
  offset_ = new widgets::NumberField({.minDecimals = 0, .maxDecimals = 1, .unit = {}}, second_);
  frames_ = new QLabel(second_);
  name_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  name_->setTextFormat(Qt::PlainText);
  mute_->setCheckable(true);
  volume_->setRange(0, 100);
  volume_->setFixedWidth(kVolumeWidth);
  offset_->setObjectName(QStringLiteral("soundOffset"));
  offset_->setRange(-motion::kFarthestSound, motion::kFarthestSound);
  offset_->setFixedWidth(kOffsetWidth);
  offsetLabel_->setForegroundRole(QPalette::PlaceholderText);
  frames_->setForegroundRole(QPalette::PlaceholderText);
  auto* first = new QHBoxLayout;
  first->setSpacing(theme::kGrid);
  first->addWidget(name_, 1);
  first->addWidget(mute_);
  first->addWidget(volume_);
  auto* fields = new QHBoxLayout(second_);
  fields->setContentsMargins(0, 0, 0, 0);
  fields->setSpacing(theme::kGrid);
  fields->addWidget(offsetLabel_);
  fields->addWidget(offset_);
  fields->addWidget(frames_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2 * theme::kGrid, 0, theme::kGrid, 0);
  column->setSpacing(0);
  column->addLayout(first);
  column->addWidget(second_);
  connect(mute_, &QToolButton::clicked, this, [this](bool on) { track_->setMuted(on); });
  connect(volume_, &QSlider::valueChanged, this, [this](int percent) {
    volume_->isSliderDown() ? track_->previewVolume(percent) : track_->setVolume(percent);
  });
  connect(volume_, &QSlider::sliderReleased, this, [this] { track_->setVolume(volume_->value()); });
  connect(offset_, &widgets::NumberField::edited, this, [this](double value) { track_->setOffset(value); });
  connect(offset_, &widgets::NumberField::stepped, this,
          [this](double by) { track_->setOffset(track_->link()->offset + by); });
  second_->setVisible(height() >= kTwoLines);
  widgets::keepTranslated(this, [this] { retranslate(); });
}

void SoundHeader::setTrack(session::SoundTrack* track) {
  if (track_ == nullptr && track != nullptr) {
    connect(track, &session::SoundTrack::changed, this, &SoundHeader::show);
  }
  track_ = track;
  show();
}

void SoundHeader::show() {
  if (track_ == nullptr || !track_->link()) return;
  if (name_ == nullptr) build();
  const motion::SoundLink& link = *track_->link();
  name_->setText(track_->name());
  name_->setToolTip(QString::fromStdString(link.file));
  mute_->setChecked(link.isMuted);
  mute_->setIcon(theme::themedIcon(link.isMuted ? QStringLiteral("mute") : QStringLiteral("sound")));
  const QSignalBlocker blocker(volume_);
  if (!volume_->isSliderDown()) volume_->setValue(link.volume);
  offset_->setShown(link.offset);
  showFrames();
}

void SoundHeader::showFrames() {
  if (track_ == nullptr || !track_->link()) return;
  frames_->setText(tr("ms = %1 frames").arg(widgets::fixedNumber(track_->startFrame(), 2)));
}

void SoundHeader::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (second_ != nullptr) second_->setVisible(height() >= kTwoLines);
}

void SoundHeader::contextMenuEvent(QContextMenuEvent* event) { emit menuRequested(event->globalPos()); }

void SoundHeader::retranslate() {
  widgets::nameControl(mute_, tr("Mute"));
  volume_->setAccessibleName(tr("Volume"));
  volume_->setToolTip(tr("Volume of the sound"));
  offsetLabel_->setText(tr("Offset"));
  offset_->setAccessibleName(tr("Offset of the sound in milliseconds"));
  offset_->setToolTip(tr("Milliseconds from frame 0 to the start of the sound; negative if it starts earlier"));
  showFrames();
}

}  // namespace furitsuke::panels
