// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/panels/timeline/timeline_lane.h"

class QLineEdit;

namespace furitsuke::panels {

/// Markers as flags with their names, the numbers of the bars, and the changes of the tempo, between ruler and sheet. A
/// click moves the playhead to a marker or change, a drag moves it, a double click renames a marker or adds one; colors
/// and deleting are in the menu. Hidden by its owner while there is nothing to show.
class MarkerLane : public TimelineLane {
  Q_OBJECT

 public:
  static constexpr int kHeight = 20;

  explicit MarkerLane(TimelineView& view, QWidget* parent = nullptr);

  /// The flag of a marker; empty if it is not visible.
  [[nodiscard]] QRectF flagRect(std::size_t index) const;
  /// The marker whose flag contains the point; the topmost one if flags overlap.
  [[nodiscard]] std::optional<std::size_t> markerUnder(QPointF point) const;
  /// The line and the text of a change of the tempo; empty if it is not visible. `index`: see motion::tempoOf(); not 0.
  [[nodiscard]] QRectF tempoRect(std::size_t index) const;
  /// The change of the tempo whose line or text contains the point. Flags of markers are above them.
  [[nodiscard]] std::optional<std::size_t> tempoUnder(QPointF point) const;
  /// Opens the text field for the name over the flag.
  void editName(std::size_t index);
  /// The same for a marker that was added by the last undo step. Esc undoes that step.
  void editNewName(std::size_t index);

 signals:
  /// The context menu was requested outside of markers.
  void menuRequested(const QPoint& global);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  [[nodiscard]] bool isDragging() const override { return drag_.has_value(); }
  void cancelDrag() override;
  [[nodiscard]] QString tipAt(QPointF point) const override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  enum class Item : std::uint8_t { Marker, Tempo };
  struct Drag {
    Item item;
    std::size_t index;
    QPointF pressedAt;
    double from;
    Frame to = 0;
    bool moving = false;
  };

  [[nodiscard]] const std::vector<motion::Marker>& markers() const;
  /// The frame at which a marker is painted; while it is dragged, that of the mouse.
  [[nodiscard]] double frameShown(std::size_t index) const;
  void paintBars(QPainter& painter) const;
  [[nodiscard]] bool isMoving(Item item, std::size_t index) const;
  [[nodiscard]] QRectF tempoRect(const motion::TempoSpan& span) const;
  /// The place where a tempo begins to apply.
  void paintTempo(QPainter& painter, const motion::TempoSpan& span, bool moving) const;
  /// The marker or change of the tempo under the point, as a drag that begins there.
  [[nodiscard]] std::optional<Drag> grabbed(QPointF point) const;
  /// The annotations with the dragged change of the tempo at the frame of the mouse.
  [[nodiscard]] motion::Annotations withDraggedTempo() const;
  /// Shows the beats as they would be.
  void previewDrag();
  void finishDrag();
  void paintFlag(QPainter& painter, std::size_t index) const;
  void makeNameField();
  /// At its marker, also after the view was moved.
  void placeName();
  void giveFocusBack();
  void finishName(bool accept);
  /// Closes the field without a change, and takes a new marker away.
  void dropName();
  void onAnnotationsChanged();

  std::optional<Drag> drag_;
  bool previewing_ = false;              ///< the change of the annotations is a preview by this widget
  QLineEdit* name_ = nullptr;            ///< created on first use
  std::optional<motion::Marker> named_;  ///< the marker whose name is being edited
  QPointer<edit::MotionDocument> namedIn_;
  QPointer<QWidget> focusBefore_;  ///< the name
  std::size_t namedIndex_ = 0;
  edit::StepEdit newMarker_;  ///< of the step that added the marker; nullptr if it is not new
};

}  // namespace furitsuke::panels
