// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/session/captures/joint_tables.h"
#include "core/base/frame.h"
#include "core/exchange/motion_from_capture.h"

class QAction;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace furitsuke::session {
class CaptureFitting;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class ProblemLabel;
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

class JointList;
class SkeletonView;

/// Where an imported motion goes.
enum class CaptureTarget { NewMotion, CurrentMotion };

/// How a captured motion is fitted to a model: clip, reference pose, feet, keys, and the joint of each bone, beside the
/// skeleton of the file in motion. Every change fits it again at once. The dialog does not block the window, which
/// shows the result.
class CaptureDialog : public QDialog {
  Q_OBJECT

 public:
  /// `file`: the name of the file of the capture. The fitting must outlive the dialog.
  CaptureDialog(session::CaptureFitting& fitting, const QString& file, const session::JointTables& tables,
                QWidget* parent);

  /// Offers to insert into a motion that is open, at a frame.
  void offerInsertion(const QString& title, Frame frame);
  [[nodiscard]] CaptureTarget target() const;
  /// The button that plays and pauses. Not owned.
  void setPlayAction(QAction* action);
  /// Shows the skeleton at this time of the imported motion.
  void showTime(double seconds);
  /// The user chose a bone in the viewport.
  void chooseBone(model::BoneIndex bone);

 signals:
  void targetChanged();

 private:
  QWidget* makePictures();
  QWidget* makeFields();
  void addFrames(QFormLayout& form);
  void addReference(QFormLayout& form);
  /// To the frames of the clip; all of them after a change of the clip.
  void limitFrames();
  /// To the frames of the clip.
  void limitReferenceFrame();
  void refit();
  void showFitted(const exchange::FittedMotion& fitted);
  void showSkeleton(const exchange::JointRoles& roles);
  void refresh();

  session::CaptureFitting& fitting_;
  SkeletonView* skeleton_;
  SkeletonView* referencePicture_;
  QToolButton* play_;
  QComboBox* target_;
  QComboBox* clip_;
  widgets::ValueField* firstFrame_;
  widgets::ValueField* lastFrame_;
  QComboBox* reference_;
  widgets::ValueField* referenceFrame_;
  QCheckBox* ik_;
  QCheckBox* lockFeet_;
  QCheckBox* dense_;
  JointList* joints_;
  QLabel* result_;
  QLabel* notes_;
  widgets::ProblemLabel* problem_;
  QPushButton* accept_;
  double seconds_ = 0;
  int limitedClip_ = -1;  ///< the clip of the limits of the frames
};

}  // namespace furitsuke::dialogs
