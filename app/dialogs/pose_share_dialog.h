// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QSlider;

namespace furitsuke::widgets {
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

/// Asks for the blend share of a pasted pose. percentChanged() reports every change for a live preview.
class PoseShareDialog : public QDialog {
  Q_OBJECT

 public:
  static constexpr int kMaxPercent = 200;

  explicit PoseShareDialog(int percent, QWidget* parent = nullptr);
  [[nodiscard]] int percent() const;

 signals:
  void percentChanged(int percent);

 private:
  QSlider* slider_;
  widgets::ValueField* field_;
};

}  // namespace furitsuke::dialogs
