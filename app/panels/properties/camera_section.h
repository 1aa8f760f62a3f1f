// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "app/panels/properties/key_form.h"

namespace furitsuke::panels {

/// Distance, target, rotation, view angle and perspective, with the same signs as in MMD's window.
class CameraSection final : public KeyForm<motion::CameraKey> {
  Q_DECLARE_TR_FUNCTIONS(CameraSection)

 public:
  CameraSection(PlayheadTrack& playhead, QWidget* parent);

 private:
  void addDistance();
  void addAngles();
  void addTarget();
  void addViewAngle();
};

}  // namespace furitsuke::panels
