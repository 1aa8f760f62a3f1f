// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <array>
#include <vector>

#include "app/panels/properties/property_row.h"
#include "app/session/bone_posing.h"
#include "core/motion/rotation.h"

class QLabel;
class QTimer;

namespace furitsuke::session {
class Stage;
}  // namespace furitsuke::session

namespace furitsuke::dialogs {

/// Position and rotation of the selected bones as numbers. Several bones are set together; different values show as
/// mixed. A modeless tool window that follows the selection and the pose.
class PoseValuesDialog : public QDialog {
  Q_OBJECT

 public:
  PoseValuesDialog(session::Stage& stage, QWidget* parent);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  static constexpr int kNumbers = 6;  ///< indices 0 to 2: position, 3 to 5: rotation
  /// A bone and the values of its pose.
  struct Values {
    model::BoneIndex bone = model::kNoIndex;
    eval::LocalTransform move;
    motion::EulerDegrees angles;
  };
  void addNumber(panels::PropertyRow* row, int index, const panels::NumberStyle& style);
  [[nodiscard]] std::vector<Values> values();
  [[nodiscard]] static double& numberOf(Values& values, int index);
  void begin();
  /// Sets one number, or adds to its value at begin().
  void set(int index, double number, bool adds);
  void change(int index, double number, bool adds);
  void showValues();
  void showSoon();

  session::Stage& stage_;
  QLabel* title_;
  std::array<panels::NumberCell, kNumbers> cells_;
  std::vector<Values> before_;
  motion::EulerDegrees hint_;  ///< the angles as typed, so that 200 does not become -160
  bool pending_ = false;
};

}  // namespace furitsuke::dialogs
