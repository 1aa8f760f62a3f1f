// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>
#include <optional>
#include <vector>

#include "app/panels/timeline/timeline_view.h"

class QLineEdit;

namespace furitsuke::panels {

/// Markers as flags with their names, and the numbers of the bars, between ruler and sheet. A click moves the playhead
/// to a marker, a drag moves the marker, a double click renames it or adds one; colors and deleting are in the menu.
/// Hidden by its owner while there is nothing to show.
class MarkerLane : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kHeight = 20;

  explicit MarkerLane(TimelineView& view, QWidget* parent = nullptr);

  /// The flag of a marker; empty if it is not visible.
  [[nodiscard]] QRectF flagRect(std::size_t index) const;
  /// The marker whose flag contains the point; the topmost one if flags overlap.
  [[nodiscard]] std::optional<std::size_t> markerUnder(QPointF point) const;
  /// Opens the text field for the name over the flag.
  void editName(std::size_t index);
  /// The same for a marker that was added by the last undo step. Esc undoes that step.
  void editNewName(std::size_t index);

 signals:
  /// The context menu was requested outside of markers.
  void menuRequested(const QPoint& global);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Drag {
    std::size_t index;
    QPointF pressedAt;
    Frame from;
    Frame to;
    bool moving = false;
  };

  [[nodiscard]] const std::vector<motion::Marker>& markers() const;
  /// The frame at which a marker is painted; while it is dragged, that of the mouse.
  [[nodiscard]] double frameShown(std::size_t index) const;
  void paintBars(QPainter& painter) const;
  /// The place where a tempo begins to apply.
  void paintTempo(QPainter& painter, const motion::TempoSpan& span) const;
  void paintFlag(QPainter& painter, std::size_t index) const;
  void makeNameField();
  void finishName(bool accept);
  /// Closes the field without a change, and takes a new marker away.
  void dropName();
  void onAnnotationsChanged();

  TimelineView& view_;
  std::optional<Drag> drag_;
  QLineEdit* name_ = nullptr;            ///< created on first use
  std::optional<motion::Marker> named_;  ///< the marker whose name is being edited
  QPointer<edit::MotionDocument> namedIn_;
  std::size_t namedIndex_ = 0;
  std::optional<int> newMarkerStep_;  ///< undo index after the marker was added; nullopt if it is not new
};

}  // namespace furitsuke::panels
