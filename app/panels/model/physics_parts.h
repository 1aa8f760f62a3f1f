// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/physics/physics_part.h"

class QPushButton;
class QStackedWidget;

namespace furitsuke::panels {

class BodyPage;
class JointPage;

/// The rigid bodies or the joints of an actor, with two buttons that switch between them: two tabs of their own would
/// not fit into a narrow panel.
class PhysicsParts : public QWidget {
  Q_OBJECT

 public:
  explicit PhysicsParts(QWidget* parent = nullptr);

  [[nodiscard]] BodyPage& bodies() const noexcept { return *bodies_; }
  [[nodiscard]] JointPage& joints() const noexcept { return *joints_; }
  void showPage(physics::PhysicsPart::Kind kind);

 private:
  QStackedWidget* pages_;
  BodyPage* bodies_;  ///< created with their final parent, as in ModelPanel
  JointPage* joints_;
  QPushButton* showBodies_;
  QPushButton* showJoints_;
};

}  // namespace furitsuke::panels
