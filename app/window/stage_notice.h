// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace furitsuke::edit {
class MotionDocument;
}  // namespace furitsuke::edit

namespace furitsuke::session {
class Stage;
class Workspace;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class MessageBar;
}  // namespace furitsuke::widgets

namespace furitsuke::window {

/// Says in the viewport when the motion in front is not on the stage, with a button that brings it there. A notice that
/// the user closes is not shown again until it changes.
class StageNotice : public QObject {
  Q_OBJECT

 public:
  StageNotice(session::Workspace& workspace, session::Stage& stage, widgets::MessageBar& bar,
              QObject* parent = nullptr);

 private:
  void update();
  void showMissing(edit::MotionDocument& document);
  void showMissingParts(edit::MotionDocument& document);
  [[nodiscard]] bool isMissing(const edit::MotionDocument& document) const;

  session::Workspace& workspace_;
  session::Stage& stage_;
  widgets::MessageBar& bar_;
  QStringList said_;  ///< the names in the message; empty: nothing is to be said
  int message_ = 0;   ///< of the bar; 0: none
};

}  // namespace furitsuke::window
