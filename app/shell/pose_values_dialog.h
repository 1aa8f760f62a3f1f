// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <array>
#include <vector>

#include "app/properties/property_row.h"
#include "app/stage/posing.h"
#include "core/motion/rotation.h"

class QLabel;
class QTimer;

namespace furitsuke {

class Stage;

/// Position and rotation of the selected bones as numbers. Several bones are set together; what differs shows as
/// mixed. It stays open beside the window and follows what is selected and posed.
class PoseValuesDialog : public QDialog {
  Q_OBJECT

 public:
  PoseValuesDialog(Stage& stage, QWidget* parent);

 private:
  static constexpr int kNumbers = 6;
  /// A bone and what a key of it would hold, as numbers.
  struct Values {
    BoneIndex bone = kNoIndex;
    BoneMove move;
    EulerDegrees angles;
  };
  void addNumber(PropertyRow* row, int place, const NumberLook& look);
  [[nodiscard]] std::vector<Values> values();
  [[nodiscard]] static double& numberOf(Values& values, int place);
  void begin();
  /// Sets one number of what was so at begin(), or adds to it.
  void set(int place, double number, bool adds);
  void change(int place, double number, bool adds);
  void showValues();
  void showSoon();

  Stage& stage_;
  QLabel* title_;
  std::array<NumberCell, kNumbers> cells_;
  std::vector<Values> before_;
  EulerDegrees hint_;  ///< angles as they were typed, so that 200 does not turn into -160
  bool pending_ = false;
};

}  // namespace furitsuke
