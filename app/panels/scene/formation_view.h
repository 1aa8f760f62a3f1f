// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <cstdint>
#include <glm/vec2.hpp>
#include <optional>
#include <vector>

#include "app/panels/scene/dancer_paths.h"
#include "app/panels/scene/ground_plan.h"
#include "app/session/scene/dancer_move.h"
#include "app/session/scene/stage.h"

class QPainter;

namespace furitsuke::panels {

/// The stage from above. The left button drags dancers and, beside them, the plan; so do the middle and the right
/// button. The wheel zooms, a double click shows all. Arrow keys move the active dancer, Page Up and Page Down choose
/// another one. Esc or the right button cancels a drag.
class FormationView : public QWidget {
  Q_OBJECT

 public:
  /// A dancer in the plan.
  struct Marker {
    std::uint64_t actor = 0;
    QString name;
    DancerSpot spot;
    QPointF at;  ///< pixels
    bool isActive = false;
    int tint = 0;  ///< index into Theme::markers
  };

  explicit FormationView(session::Stage& stage, QWidget* parent = nullptr);

  /// Drags snap to whole units.
  void setSnapping(bool on) noexcept { snaps_ = on; }
  /// Drags move all keys of a dancer.
  void setWholeDance(bool on) noexcept { wholeDance_ = on; }
  [[nodiscard]] DancerPaths& paths() noexcept { return paths_; }
  [[nodiscard]] const GroundPlan& plan() const noexcept { return plan_; }
  /// The shown dancers, in the order of the stage.
  [[nodiscard]] std::vector<Marker> markers();
  /// Shows all dancers and their known paths, also after a change of the size until the user zooms.
  void fit();

  [[nodiscard]] QSize sizeHint() const override;

 signals:
  /// A dancer is about to be moved; playback should stop.
  void aboutToMove();
  /// The user has moved the active dancer.
  void moved();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool event(QEvent* event) override;

 private:
  enum class Drag : std::uint8_t { None, Scroll, Dancer };
  [[nodiscard]] std::optional<Marker> markerAt(QPointF at);
  [[nodiscard]] session::DancerMove::Extent extentFor(Qt::KeyboardModifiers modifiers) const;
  bool beginMove(Qt::KeyboardModifiers modifiers);
  void dragDancer(QPointF at, Qt::KeyboardModifiers modifiers);
  /// Moves the active dancer in the plan as one undo step.
  void nudge(const glm::dvec2& by, Qt::KeyboardModifiers modifiers);
  void chooseNext(int by);
  void cancelDrag();
  void describe();
  [[nodiscard]] QString tooltipAt(QPointF at);

  void paintGrid(QPainter& painter) const;
  void paintPath(QPainter& painter, const Marker& marker, const scene::Actor& actor);
  /// The marks have the color of the pen. None is near the marker.
  void paintFrameMarks(QPainter& painter, const std::vector<DancerPaths::Point>& points, QPointF marker) const;
  void paintMarker(QPainter& painter, const Marker& marker) const;
  /// The name of a marker below it, or lower where it would cover one of the `taken` boxes, to which it is added.
  void paintName(QPainter& painter, const Marker& marker, std::vector<QRectF>& taken) const;
  void paintCamera(QPainter& painter) const;
  void paintFocus(QPainter& painter) const;

  session::Stage& stage_;
  DancerPaths paths_;
  GroundPlan plan_;
  session::DancerMove move_;
  bool snaps_ = true;
  bool wholeDance_ = false;
  bool isFitted_ = true;
  Drag drag_ = Drag::None;
  Qt::MouseButton button_ = Qt::NoButton;
  QPointF pressed_, last_;
  glm::dvec2 start_{0, 0};  ///< of the dragged dancer
  QTimer description_;      ///< updates the text for screen readers when nothing has changed for a while
};

}  // namespace furitsuke::panels
