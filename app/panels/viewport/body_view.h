// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointF>
#include <QSizeF>
#include <QString>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "app/panels/viewport/body_marks.h"
#include "app/panels/viewport/joint_marks.h"
#include "core/physics/physics_part.h"

class QPainter;

namespace furitsuke::session {
class Stage;
}  // namespace furitsuke::session

namespace furitsuke::panels {

/// What the viewport shows of rigid bodies and joints.
struct BodyViewOptions {
  bool bodies = false;
  bool joints = false;
  BodyColors colors = BodyColors::Mode;
  friend bool operator==(const BodyViewOptions&, const BodyViewOptions&) = default;
};

/// The rigid bodies and joints of the shown models over the picture, and the chosen one of the active model. The chosen
/// one is drawn even where the others are hidden, with the joints of a body and the bodies of a joint. Nothing is
/// computed while nothing is shown.
class BodyView : public QObject {
  Q_OBJECT

 public:
  explicit BodyView(session::Stage& stage, QObject* parent = nullptr);

  void setOptions(const BodyViewOptions& options);
  /// Must be called when the view or a pose has changed.
  void refresh() noexcept { isStale_ = true; }

  [[nodiscard]] const std::vector<BodyMark>& bodies(const eval::CameraView& view, QSizeF size);
  [[nodiscard]] const std::vector<JointMark>& joints(const eval::CameraView& view, QSizeF size);
  void paint(QPainter& painter, const eval::CameraView& view, QSizeF size);
  /// What the colors mean, as a line of text at that corner.
  void paintLegend(QPainter& painter, QPoint topLeft) const;
  /// The parts of the legend, in order; a color is invalid for a text without one.
  [[nodiscard]] std::vector<std::pair<QColor, QString>> legend() const;

  /// Chooses what is under the mouse; clicks at the same place go through everything there, from front to back. The
  /// model of the part becomes the active one. Without a part there, the choice is cleared.
  void pick(QPointF position, const eval::CameraView& view, QSizeF size);
  /// Whether pick() would choose something.
  [[nodiscard]] bool hasPartAt(QPointF point, const eval::CameraView& view, QSizeF size);
  /// True if another part is under the mouse than before, which is then painted so.
  bool hover(QPointF at, const eval::CameraView& view, QSizeF size);
  /// Nothing is under the mouse; true if something was.
  bool leave();
  /// The name and kind of the part under the mouse; empty if there is none.
  [[nodiscard]] QString hoveredText() const;

  /// Of the active model.
  [[nodiscard]] const std::optional<physics::PhysicsPart>& chosen() const noexcept { return chosen_; }
  /// Shows a choice that was made elsewhere; does not emit picked().
  void choose(std::optional<physics::PhysicsPart> part);

 signals:
  /// The view must be painted again.
  void changed();
  /// The user has clicked a part, or cleared the choice.
  void picked(std::optional<furitsuke::physics::PhysicsPart> part);

 private:
  /// A part of a shown model.
  struct Target {
    std::uint64_t actor = 0;
    physics::PhysicsPart part;
    friend bool operator==(const Target&, const Target&) = default;
  };
  void update(const eval::CameraView& view, QSizeF size);
  [[nodiscard]] std::vector<Target> targetsAt(QPointF spot, const eval::CameraView& view, QSizeF size);
  [[nodiscard]] MarkEmphasis emphasisOf(const Target& target) const;
  /// Body or joint, and the chosen part is connected to it.
  [[nodiscard]] bool isRelated(const Target& target) const;
  /// Only the chosen part and what is connected to it are drawn.
  [[nodiscard]] bool isHidden(const Target& target) const;
  void paintConnection(QPainter& painter) const;

  session::Stage& stage_;
  BodyViewOptions options_;
  bool isStale_ = true;
  std::vector<BodyMark> bodies_;
  std::vector<JointMark> joints_;
  std::vector<RigidTransformF> transforms_;
  std::optional<physics::PhysicsPart> chosen_;
  std::optional<Target> hovered_;
  QPointF lastPick_;
};

}  // namespace furitsuke::panels
