// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPointer>
#include <QStatusBar>
#include <QStringList>
#include <QTime>
#include <cstdint>

#include "core/edit/document/motion_document.h"
#include "core/edit/document/scene_document.h"

class QLabel;
class QToolButton;

namespace furitsuke::actions {
class ActionSet;
}  // namespace furitsuke::actions

namespace furitsuke::session {
class Stage;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class StatusLine;
}  // namespace furitsuke::widgets

namespace furitsuke::window {

/// The status bar: frame, time, selection, model, encoding of the names, what was done last, findings and last save.
class DocumentStatus : public QStatusBar {
  Q_OBJECT

 public:
  explicit DocumentStatus(QWidget* parent = nullptr);
  void setDocument(edit::MotionDocument* document);
  /// Adds the findings of the models on the stage, and how their motions fit them.
  void showModelFindings(const session::Stage& stage);
  /// Adds the selected bones of the active model, by name, and the number of selected rows to the selection.
  void showBonesAndRows(const QStringList& bones, int rows);
  /// Shows when the document was saved.
  void showSaved();
  /// Says after an action that is meant to change the motion that nothing changed, rather than leave the sentence of
  /// the action before it.
  void follow(const actions::ActionSet& actions);
  /// The same for the steps of the scene.
  void follow(const edit::SceneDocument& scene);
  /// Small: what is said here must not widen the window, and with it move its panels.
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] widgets::StatusLine& line() noexcept { return *line_; }

 signals:
  void findingsRequested();
  /// The user wants to choose another encoding of the names.
  void encodingRequested();

 private:
  void retranslate();
  void showAll();
  void showFrame();
  void showSelection();
  void showFile();
  void showEncoding();
  void showDraft();
  /// Says a new undo step; undo and redo are said by their commands.
  void sayNewStep(int index);

  QPointer<edit::MotionDocument> document_;
  QLabel* frame_;
  QLabel* time_;
  QLabel* selection_;
  QLabel* draft_;  ///< the unregistered pose
  QLabel* model_;
  QToolButton* encoding_;  ///< of the names in the file
  widgets::StatusLine* line_;
  QToolButton* findings_;
  QLabel* saved_;
  QTime savedAt_;                            ///< invalid: not saved since it was opened
  QHash<QString, std::uint64_t> revisions_;  ///< of the motion, before each action that runs; actions run others
  int stepIndex_ = 0;                        ///< of the undo stack, when it last changed
  int sceneIndex_ = 0;                       ///< the same for the scene
  QStringList bones_;                        ///< names of the selected bones
  int rows_ = 0;                             ///< number of the selected rows
  int modelFindings_ = 0;
  Severity worstOfModels_ = Severity::Info;
};

}  // namespace furitsuke::window
