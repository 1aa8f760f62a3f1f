// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <array>

#include "core/exchange/motion_from_capture.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace furitsuke::session {
class CaptureFitting;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class ProblemLabel;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

/// How a captured motion is fitted to a model: clip, reference pose, feet, keys, and the joint of each bone. Every
/// change fits it again at once. The dialog does not block the window, which shows the result.
class CaptureDialog : public QDialog {
  Q_OBJECT

 public:
  /// `file`: the name of the file of the capture. The fitting must outlive the dialog.
  CaptureDialog(session::CaptureFitting& fitting, const QString& file, QWidget* parent);

 private:
  QWidget* makeFields();
  void addReference(QFormLayout& form);
  void addJoints(QTreeWidget& tree);
  void refit();
  void showFitted(const exchange::FittedMotion& fitted);
  void showJoints(const exchange::JointRoles& roles);
  void refresh();

  session::CaptureFitting& fitting_;
  QComboBox* clip_;
  QComboBox* reference_;
  QSpinBox* referenceFrame_;
  QCheckBox* ik_;
  QCheckBox* lockFeet_;
  QCheckBox* dense_;
  std::array<QComboBox*, exchange::kRoleCount> joints_{};  ///< nullptr where the model has no bone
  std::array<bool, exchange::kRoleCount> chosen_{};        ///< by the user
  QLabel* result_;
  QLabel* notes_;
  widgets::ProblemLabel* problem_;
  QPushButton* accept_;
};

}  // namespace furitsuke::dialogs
