// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QUndoStack>
#include <functional>
#include <optional>
#include <vector>

#include "core/edit/document/live_text.h"
#include "core/scene/scene_state.h"

namespace furitsuke::edit {

/// The scene of a window: its state, and one history of all changes of it. Views follow changed().
class SceneDocument : public QObject {
  Q_OBJECT

 public:
  explicit SceneDocument(QObject* parent = nullptr);
  ~SceneDocument() override;

  /// What is shown. It is not part of the state, but undo and redo restore it with whatever they add or remove.
  struct View {
    scene::ActorId active = 0;  ///< 0: none
    scene::MotionId front = 0;  ///< 0: none
  };
  void setViewSource(std::function<View()> view) { view_ = std::move(view); }

  [[nodiscard]] const scene::SceneState& state() const noexcept { return state_; }
  [[nodiscard]] QUndoStack& undoStack() noexcept { return undoStack_; }
  [[nodiscard]] const QUndoStack& undoStack() const noexcept { return undoStack_; }

  /// Changes the state as one undo step, or as a part of the open one. Does nothing if it is the same.
  void change(const LiveText& text, const scene::SceneState& after);
  /// Changes the state without a step of its own: what follows from something else, such as closing a motion. Within an
  /// open step it is a part of that.
  void adapt(const scene::SceneState& after);

  /// Shows a state during a gesture, which begins with the first call. `text` names its step.
  void updateGesture(const LiveText& text, const scene::SceneState& after);
  /// Makes one undo step of what the gesture has changed, without what else has changed in the meantime.
  void endGesture();
  /// Takes back what the gesture has changed.
  void cancelGesture();

  /// Whether a step is open, such as that of a project that is being read.
  [[nodiscard]] bool isInStep() const noexcept { return openSteps_ > 0; }
  /// Whether the user did more than open and close files since the last setArranged(): there is something that opening
  /// the same files again would not bring back.
  [[nodiscard]] bool isArranged() const;
  /// What is arranged now is stored, or not wanted.
  void setArranged();

  /// Makes the last step of a motion a part of the open step: undo and redo take it back and repeat it too, as long as
  /// the motion has no later one.
  void include(QUndoStack& motionSteps);

  /// Forgets the first step, or all if it is undone, so that what only that needs can be freed. False if there is none.
  bool forgetOldest();

  /// Whether a step that can be undone or redone, or the open one, needs the actor.
  [[nodiscard]] bool isNeeded(scene::ActorId id) const;
  /// The same for opening and closing a motion.
  [[nodiscard]] bool isMotionNeeded(scene::MotionId id) const;

 signals:
  void changed(const scene::SceneState& before);
  /// Undo or redo led to a state that was shown so.
  void viewRestored(furitsuke::edit::SceneDocument::View view);

 private:
  friend class SceneStep;
  friend class WithoutSceneSteps;
  class Command;
  /// The last step of a motion, which is a part of one of the scene.
  struct IncludedStep {
    QPointer<QUndoStack> steps;
    const QUndoCommand* step;
    void carryOut(bool isUndo) const;
  };
  void carryOut(scene::SceneEdit& edit, scene::SceneEdit::Side side);
  void push(const LiveText& text, scene::SceneEdit edit);
  [[nodiscard]] View view() const { return view_ ? view_() : View{}; }
  void pushSince(const LiveText& text, const scene::SceneState& before);
  /// What the gesture shows becomes a part of no other step.
  [[nodiscard]] const scene::SceneState& withoutGesture() const { return gesture_ ? gesture_->before : state_; }
  void setState(const scene::SceneState& after);

  struct Gesture {
    LiveText text;
    scene::SceneState before;  ///< the state as it would be without the gesture
  };
  [[nodiscard]] bool isArrangedBetween(int from, int to) const;
  /// Whether one of the steps from the index `from` up to `to` is such a one.
  [[nodiscard]] bool hasStep(int from, int to, const std::function<bool(const scene::SceneEdit&)>& is) const;

  scene::SceneState state_;
  std::optional<Gesture> gesture_;
  QUndoStack undoStack_;
  scene::SceneState stepBegin_;         ///< the state at the beginning of the open step
  View viewAtBegin_;                    ///< the same of what was shown
  std::vector<IncludedStep> included_;  ///< in the open step
  std::function<View()> view_;
  int openSteps_ = 0;
  int withoutSteps_ = 0;
  bool isForgetting_ = false;  ///< undo and redo change nothing
};

/// All changes while it exists are one undo step. A step within another one, or that overlaps with it, is a part of
/// that; the last one that ends names it.
class SceneStep {
 public:
  /// The step ends without effect if the document is destroyed before.
  SceneStep(SceneDocument& document, LiveText text);
  ~SceneStep();
  SceneStep(const SceneStep&) = delete;
  SceneStep& operator=(const SceneStep&) = delete;

 private:
  QPointer<SceneDocument> document_;
  LiveText text_;
};

/// Changes while it exists are no steps: what the program arranges by itself.
class WithoutSceneSteps {
 public:
  explicit WithoutSceneSteps(SceneDocument& document) : document_(document) { ++document_.withoutSteps_; }
  ~WithoutSceneSteps() { --document_.withoutSteps_; }
  WithoutSceneSteps(const WithoutSceneSteps&) = delete;
  WithoutSceneSteps& operator=(const WithoutSceneSteps&) = delete;

 private:
  SceneDocument& document_;
};

}  // namespace furitsuke::edit
