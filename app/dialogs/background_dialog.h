// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QDialog>

#include "core/motion/background_link.h"

class QCheckBox;
class QComboBox;
class QPushButton;

namespace furitsuke::widgets {
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

/// Asks how the background of a motion is shown.
class BackgroundDialog : public QDialog {
  Q_OBJECT

 public:
  BackgroundDialog(const motion::BackgroundLink& link, QWidget* parent);

  [[nodiscard]] motion::BackgroundLink chosen() const;

 signals:
  /// The user has changed a value.
  void previewed(const furitsuke::motion::BackgroundLink& link);

 private:
  QWidget* makeFields();
  QWidget* makeColor(QWidget* parent);
  void explainFields();
  void showLink();
  void connectFields();
  void askColor();
  void showColor();

  motion::BackgroundLink link_;
  QColor color_;
  QComboBox* fit_;
  widgets::ValueField* scale_;
  widgets::ValueField* right_;
  widgets::ValueField* up_;
  widgets::ValueField* opacity_;
  widgets::ValueField* time_;
  QCheckBox* hasColor_;
  QPushButton* colorButton_;
};

}  // namespace furitsuke::dialogs
