// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/sound_row.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/session/sound/sound_rhythm.h"
#include "app/session/sound/sound_track.h"
#include "app/theme/theme.h"
#include "app/widgets/beat_grid.h"
#include "app/widgets/number_text.h"
#include "app/widgets/onset_strip.h"
#include "app/widgets/translated_texts.h"
#include "app/widgets/waveform.h"

namespace furitsuke::panels {

namespace {

constexpr int kHeightEdge = 5;                             // where the lower edge can be dragged, in pixels
constexpr double kSoundFrame = 1000.0 / kFramesPerSecond;  // milliseconds

}  // namespace

SoundRow::SoundRow(TimelineView& view, QWidget* parent) : TimelineLane(view, parent) {
  setObjectName(QStringLiteral("soundRow"));
  hide();
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Waveform"));
    setToolTip(
        tr("Click or drag to move the playhead, Ctrl+drag or Alt+drag to move the sound. Drag the lower edge to change "
           "the height."));
  });
  const auto repaint = qOverload<>(&QWidget::update);
  connect(&view_, &TimelineView::documentReplaced, this, repaint);
  connect(&view_, &TimelineView::annotationsChanged, this, repaint);
}

void SoundRow::setTrack(session::SoundTrack& track) {
  track_ = &track;
  connect(&track, &session::SoundTrack::changed, this, &SoundRow::onTrackChanged);
  connect(&track.rhythm(), &session::SoundRhythm::changed, this, qOverload<>(&QWidget::update));
  track.rhythm().setWanted(onsetsShown_);
  onTrackChanged();
}

void SoundRow::setOnsetsShown(bool shown) {
  if (std::exchange(onsetsShown_, shown) == shown) return;
  if (track_ != nullptr) track_->rhythm().setWanted(shown);
  update();
}

bool SoundRow::hasSound() const { return track_ != nullptr && track_->link(); }

void SoundRow::onTrackChanged() {
  if (!hasSound()) drag_ = Drag::None;
  view_.setLastFrameBeside(track_->lastFrame());
  update();
  emit shownChanged();
}

void SoundRow::setRowHeight(int height) {
  const int clamped = std::clamp(height, kLowestHeight, kHighestHeight);
  if (clamped == height_) return;
  height_ = clamped;
  emit shownChanged();
}

// --- painting --------------------------------------------------------------------------------------------------------

void SoundRow::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  const QRect rect = event->rect();
  const theme::Theme& colors = theme::theme();
  painter.fillRect(rect, colors.background);
  if (!hasSound() || view_.document() == nullptr) return;
  widgets::paintBeatGrid(painter, view_.scale(), view_.tempos(), rect);
  const auto read = track_->read();
  if (read != nullptr) {
    const QRect row(0, 0, width(), height() - 1);
    const auto rhythm = track_->rhythm().rhythm();
    const bool isStripShown = onsetsShown_ && rhythm != nullptr;
    // The strip has room of its own: over a loud waveform its lines would not be seen.
    const QRect wave = row.adjusted(0, 0, 0, isStripShown ? -widgets::kOnsetStripHeight : 0);
    widgets::paintWaveform(painter, view_.scale(), {read->sound, read->peaks, track_->startFrame()}, wave, rect,
                           track_->link()->isMuted ? colors.mutedText : colors.keyEased);
    if (isStripShown) {
      widgets::paintOnsetStrip(painter, view_.scale(), rhythm->onsets, track_->startFrame(), row, rect, colors.text);
    }
  }
  painter.fillRect(QRect(rect.left(), height() - 1, rect.width(), 1), colors.strongLine);
  paintPlayhead(painter);
  if (read == nullptr) paintText(painter);
  if (drag_ == Drag::Sound) paintOffset(painter);
}

void SoundRow::paintText(QPainter& painter) const {
  const QString problem = track_->problem();
  const QString text = track_->isReading() ? tr("Reading %1…").arg(track_->name()) : problem;
  painter.setPen(problem.isEmpty() ? theme::theme().mutedText : theme::theme().error);
  const QRect area = rect().adjusted(2 * theme::kGrid, 0, -2 * theme::kGrid, -1);
  painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(text, Qt::ElideMiddle, area.width()));
}

void SoundRow::paintOffset(QPainter& painter) const {
  const QString text =
      tr("%1 ms, %2 frames").arg(widgets::fixedNumber(offset_, 0), widgets::fixedNumber(offset_ / kSoundFrame, 2));
  painter.setFont(theme::numberFont());
  QRectF area = painter.fontMetrics().boundingRect(text).adjusted(-6, -3, 6, 3);
  const double mouse = pressedAt_.x() + (offset_ - offsetBefore_) / kSoundFrame * view_.scale().pixelsPerFrame();
  area.moveCenter(QPointF(mouse, height() / 2.0));
  area.moveLeft(std::clamp(area.left(), 2.0, std::max(2.0, width() - area.width() - 2)));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme::theme().accent);
  painter.drawRoundedRect(area, 4, 4);
  painter.setPen(theme::theme().accentText);
  painter.drawText(area, Qt::AlignCenter, text);
}

// --- mouse -----------------------------------------------------------------------------------------------------------

SoundRow::Drag SoundRow::dragAt(QPointF point, Qt::KeyboardModifiers modifiers) const {
  // Ctrl too, because window managers take Alt.
  if ((modifiers & (Qt::AltModifier | Qt::ControlModifier)) != 0) return Drag::Sound;
  return point.y() >= height() - kHeightEdge ? Drag::Height : Drag::Playhead;
}

void SoundRow::scrubTo(double x, Qt::KeyboardModifiers modifiers) {
  const double width = this->width();
  // Scroll while the mouse is outside of the row.
  if (x < 0) view_.scrollTime(x / 4);
  if (x > width) view_.scrollTime((x - width) / 4);
  view_.movePlayhead(view_.snapped(view_.scale().frameAt(std::clamp(x, 0.0, width)), modifiers));
}

void SoundRow::dragSoundTo(double x) {
  const double frames = (x - pressedAt_.x()) / view_.scale().pixelsPerFrame();
  offset_ = std::round(offsetBefore_ + frames * kSoundFrame);
  track_->previewOffset(offset_);
  update();
}

void SoundRow::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !hasSound() || view_.document() == nullptr) return;
  pressedAt_ = event->position();
  drag_ = dragAt(event->position(), event->modifiers());
  heightBefore_ = height_;
  offsetBefore_ = offset_ = track_->link()->offset;
  if (drag_ == Drag::Playhead) scrubTo(event->position().x(), event->modifiers());
  update();
}

void SoundRow::mouseMoveEvent(QMouseEvent* event) {
  switch (drag_) {
    case Drag::Playhead: return scrubTo(event->position().x(), event->modifiers());
    case Drag::Sound: return dragSoundTo(event->position().x());
    case Drag::Height: return setRowHeight(heightBefore_ + qRound(event->position().y() - pressedAt_.y()));
    case Drag::None: break;
  }
  switch (dragAt(event->position(), event->modifiers())) {
    case Drag::Sound: return setCursor(Qt::SizeHorCursor);
    case Drag::Height: return setCursor(Qt::SizeVerCursor);
    case Drag::None:
    case Drag::Playhead: unsetCursor();
  }
}

void SoundRow::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  const Drag ended = std::exchange(drag_, Drag::None);
  if (ended == Drag::Sound) track_->setOffset(offset_);
  if (ended == Drag::Height && height_ != heightBefore_) emit heightChosen(height_);
  update();
}

void SoundRow::cancelDrag() {
  const Drag ended = std::exchange(drag_, Drag::None);
  if (ended == Drag::Sound) track_->endPreview();
  if (ended == Drag::Height) setRowHeight(heightBefore_);
  update();
}

void SoundRow::contextMenuEvent(QContextMenuEvent* event) { emit menuRequested(event->globalPos()); }

}  // namespace furitsuke::panels
