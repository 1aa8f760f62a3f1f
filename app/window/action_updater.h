// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/session/history.h"

namespace furitsuke::actions {
class ActionSet;
}  // namespace furitsuke::actions

namespace furitsuke::edit {
class MotionDocument;
class NumberedStep;
}  // namespace furitsuke::edit

namespace furitsuke::session {
class Stage;
class Workspace;
}  // namespace furitsuke::session

namespace furitsuke::window {

/// Updates the states of the actions, and the texts of undo and redo, when motions, selection, models or the clipboard
/// change and before a menu opens.
class ActionUpdater : public QObject {
  Q_OBJECT

 public:
  /// Create the menus before.
  ActionUpdater(actions::ActionSet& actions, session::Workspace& workspace, session::Stage& stage,
                QObject* parent = nullptr);
  ~ActionUpdater() override;

  void update();
  /// Updates once for all changes up to the next event.
  void updateSoon();

 private:
  void connectDocument(edit::MotionDocument* document);
  /// Appends the undo step, if there is one, to the text of undo or redo.
  void showStep(const QString& id, const edit::NumberedStep* step);

  actions::ActionSet& actions_;
  session::Workspace& workspace_;
  session::History history_;
  bool isPending_ = false;
};

}  // namespace furitsuke::window
