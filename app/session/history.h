// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QUndoStack>

namespace furitsuke::edit {
class SceneDocument;
}  // namespace furitsuke::edit

namespace furitsuke::session {

class Workspace;

/// The steps of a window as the user sees them: those of the motion in front and those of the scene, in the order in
/// which they were done.
class History : public QObject {
  Q_OBJECT

 public:
  struct Step {
    QString text;
    bool isDone = true;  ///< otherwise redo can repeat it
  };

  History(const Workspace& workspace, edit::SceneDocument& scene, QObject* parent = nullptr);

  /// Whose step undo takes back; nullptr if there is none.
  [[nodiscard]] QUndoStack* toUndo() const;
  /// Whose step redo repeats; nullptr if there is none.
  [[nodiscard]] QUndoStack* toRedo() const;
  /// The done ones, oldest first, and then those that redo repeats, in its order.
  [[nodiscard]] QList<Step> steps() const;
  [[nodiscard]] int doneCount() const;
  /// Undoes or redoes until this many of the steps are done, or another motion is in front.
  void goTo(int done);

 signals:
  /// steps() changed.
  void changed();

 private:
  void follow();
  [[nodiscard]] QUndoStack* motionSteps() const;

  QPointer<const Workspace> workspace_;  ///< a window is destroyed piece by piece, and steps with it
  QUndoStack& sceneSteps_;
  QPointer<QUndoStack> followed_;
};

}  // namespace furitsuke::session
