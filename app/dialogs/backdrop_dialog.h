// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QDialog>

#include "core/motion/backdrop_link.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QPushButton;
class QSpinBox;

namespace furitsuke::dialogs {

/// Asks how the background of a motion is shown.
class BackdropDialog : public QDialog {
  Q_OBJECT

 public:
  BackdropDialog(const motion::BackdropLink& link, QWidget* parent);

  [[nodiscard]] motion::BackdropLink chosen() const;

 signals:
  /// The user has changed a value.
  void previewed(const furitsuke::motion::BackdropLink& link);

 private:
  QWidget* makeFields();
  QWidget* makeColor(QWidget* parent);
  void explainFields();
  void showLink();
  void connectFields();
  void askColor();
  void showColor();

  motion::BackdropLink link_;
  QColor color_;
  QComboBox* fit_;
  QDoubleSpinBox* scale_;
  QDoubleSpinBox* right_;
  QDoubleSpinBox* up_;
  QSpinBox* opacity_;
  QDoubleSpinBox* time_;
  QCheckBox* hasColor_;
  QPushButton* colorButton_;
};

}  // namespace furitsuke::dialogs
