// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QSlider;
class QSpinBox;

namespace furitsuke {

/// Asks how much of a pose is to be pasted; every value that is tried is told at once, so that it can be seen.
class PoseShareDialog : public QDialog {
  Q_OBJECT

 public:
  static constexpr int kMostPercent = 200;

  explicit PoseShareDialog(int percent, QWidget* parent = nullptr);
  [[nodiscard]] int percent() const;

 signals:
  void percentChanged(int percent);

 private:
  QSlider* slider_;
  QSpinBox* field_;
};

}  // namespace furitsuke
