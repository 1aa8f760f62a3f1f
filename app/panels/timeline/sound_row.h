// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <optional>

#include "app/panels/timeline/timeline_lane.h"
#include "core/base/frame.h"

namespace furitsuke::session {
class SoundTrack;
}  // namespace furitsuke::session

namespace furitsuke::panels {

/// The waveform of the sound above the sheet. Click and drag move the playhead, Alt+drag moves the sound, and dragging
/// the lower edge changes the height.
class SoundRow : public TimelineLane {
  Q_OBJECT

 public:
  static constexpr int kDefaultHeight = 56, kLowestHeight = 28, kHighestHeight = 240;

  explicit SoundRow(TimelineView& view, QWidget* parent = nullptr);

  /// Not owned; must outlive the row.
  void setTrack(session::SoundTrack& track);
  [[nodiscard]] session::SoundTrack* track() const noexcept { return track_; }
  /// Whether there is a sound to show; the row is hidden otherwise.
  [[nodiscard]] bool hasSound() const;
  /// Clamped.
  void setRowHeight(int height);
  [[nodiscard]] int rowHeight() const noexcept { return height_; }
  /// Shows where notes and strokes begin, which are then found in every sound; off by default.
  void setOnsetsShown(bool shown);
  [[nodiscard]] bool areOnsetsShown() const noexcept { return onsetsShown_; }

 signals:
  /// hasSound(), rowHeight() or track() has changed.
  void shownChanged();
  /// The user has dragged the lower edge.
  void heightChosen(int height);
  void menuRequested(const QPoint& global);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  [[nodiscard]] bool isDragging() const override { return drag_ != Drag::None; }
  void cancelDrag() override;

 private:
  enum class Drag { None, Playhead, Sound, Height };

  [[nodiscard]] Drag dragAt(QPointF point, Qt::KeyboardModifiers modifiers) const;
  void onTrackChanged();
  void paintText(QPainter& painter) const;
  void paintOffset(QPainter& painter) const;
  void scrubTo(double x, Qt::KeyboardModifiers modifiers);
  void dragSoundTo(double x);

  session::SoundTrack* track_ = nullptr;
  int height_ = kDefaultHeight;
  bool onsetsShown_ = false;
  Drag drag_ = Drag::None;
  QPointF pressedAt_;
  double offsetBefore_ = 0;  ///< milliseconds, when the drag began
  double offset_ = 0;
  int heightBefore_ = 0;
};

}  // namespace furitsuke::panels
