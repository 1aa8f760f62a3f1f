// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "app/panels/properties/key_form.h"

namespace furitsuke::panels {

/// Distance, angles, target, view angle and perspective, with the signs of MMD's window.
class CameraSection final : public KeyForm<motion::CameraKey> {
  Q_DECLARE_TR_FUNCTIONS(CameraSection)

 public:
  explicit CameraSection(QWidget* parent);

 private:
  void addDistance();
  void addAngles();
  void addTarget();
  void addViewAngle();
};

}  // namespace furitsuke::panels
