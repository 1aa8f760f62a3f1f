// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QStatusBar>
#include <QTime>

#include "core/edit/motion_document.h"

class QLabel;
class QToolButton;

namespace furitsuke {

/// The line at the foot of the window: frame, time, selection, model, findings, last save.
class DocumentStatus : public QStatusBar {
  Q_OBJECT

 public:
  explicit DocumentStatus(QWidget* parent = nullptr);
  void setDocument(MotionDocument* document);
  /// What was odd about the models of the scene.
  void setModelFindings(int count, Severity worst);
  /// Tells when the document was saved.
  void showSaved(const QTime& time);

 signals:
  void findingsRequested();

 private:
  void retranslate();
  void showAll();
  void showFrame();
  void showSelection();
  void showFile();
  void showDraft();

  QPointer<MotionDocument> document_;
  QLabel* frame_;
  QLabel* time_;
  QLabel* selection_;
  QLabel* draft_;  ///< the pose that is not registered
  QLabel* model_;
  QToolButton* findings_;
  QLabel* saved_;
  QTime savedAt_;  ///< invalid: not since it was opened
  int modelFindings_ = 0;
  Severity worstOfModels_ = Severity::Info;
};

}  // namespace furitsuke
