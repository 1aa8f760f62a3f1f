// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QTimer>
#include <QUndoStack>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/edit/document/document_signals.h"
#include "core/edit/document/editor_state.h"
#include "core/edit/document/live_text.h"
#include "core/motion/key_edits.h"

namespace furitsuke::edit {

/// With this many selected keys or more, work that visits each of them (by a panel or a drag) is postponed until
/// nothing has changed for kLargeSelectionDebounce, so that dragging stays responsive.
inline constexpr std::size_t kLargeSelection = 100'000;
inline constexpr std::chrono::milliseconds kLargeSelectionDebounce{40};

/// The result of a step, computed from a copy of the motion on any thread.
struct EditedMotion {
  motion::Motion motion;  ///< includes the tracks that the step adds, at the end
  motion::Edit edit;      ///< changes the current motion to `motion`, after the tracks were added
};

/// What a step changed. Immutable, so that the journal can write it on another thread, and always the same object, so
/// that steps can be told apart by it.
using StepEdit = std::shared_ptr<const motion::Edit>;

/// All changes of a document's motion: undo steps, gestures that become one step, previews, and the pose draft.
class EditHistory {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::edit::EditHistory)

 public:
  /// The arguments must outlive the object. Only the history changes the motion.
  EditHistory(motion::Motion& motion, EditorState& state, DocumentSignals& emitter);
  ~EditHistory();
  EditHistory(const EditHistory&) = delete;
  EditHistory& operator=(const EditHistory&) = delete;

  [[nodiscard]] QUndoStack* undoStack() noexcept { return &undoStack_; }
  [[nodiscard]] const QUndoStack* undoStack() const noexcept { return &undoStack_; }
  /// Of the step with that index in the undo stack; nullptr outside of it.
  [[nodiscard]] StepEdit editAt(int step) const;
  /// Of the step that undo would take back; nullptr if there is none.
  [[nodiscard]] StepEdit lastEdit() const { return editAt(undoStack_.index() - 1); }
  /// Incremented by every step, undo and redo: if it has not changed, neither has the motion.
  [[nodiscard]] std::uint64_t revision() const noexcept { return revision_; }

  /// Pushes one undo step. Tracks that the edit adds are added first. An edit without changes is not pushed, but its
  /// selection is applied. Accepts a preview, because the edit was computed from the displayed motion. Returns what the
  /// step changes; nullptr if nothing was pushed.
  StepEdit push(const LiveText& text, motion::Edit edit);
  /// The same, without changing the selection.
  StepEdit push(const LiveText& text, motion::KeyEdits edits);
  /// One undo step.
  void setModelName(const Name& name);
  /// Pushes one undo step if the annotations differ from the current ones. Ends a gesture.
  void setAnnotations(const LiveText& text, motion::Annotations annotations);
  /// Pushes one undo step if the layers differ from the current ones. Ends a gesture. Without an active layer in
  /// common, selection and current track are cleared, because the edited tracks are others.
  void setLayers(const LiveText& text, motion::LayerArrangement layers);
  /// Returns the track of that kind and name, and adds it if it is missing. Adding a track is not an undo step, because
  /// an empty track is not saved.
  motion::TrackId ensureTrack(motion::TrackKind kind, const Name& name);
  /// Adds the tracks of `source` that this motion lacks. To be called before insertMotion().
  void ensureTracks(const motion::Motion& source);

  // --- gestures: changes that are shown while they are made and become one undo step when they end

  /// Each update is computed from the motion at the beginning of the gesture and replaces the previous update.
  void beginGesture(const LiveText& text);
  [[nodiscard]] bool isInGesture() const noexcept { return gesture_ != nullptr; }
  /// The last update is not applied yet; see updateGesture().
  [[nodiscard]] bool isGesturePending() const noexcept { return gestureRest_.isActive(); }
  /// `propose` is called with the motion at the beginning of the gesture. With a large selection, the call is postponed
  /// until the drag pauses or ends, and only the last `propose` is called. Does nothing outside a gesture.
  void updateGesture(std::function<motion::Edit(const motion::Motion&)> propose);
  /// Pushes the last update as one step and returns what it changed; nullptr if nothing was pushed.
  StepEdit endGesture();
  /// Restores the state before beginGesture().
  void cancelGesture();
  /// The selection at the beginning of the gesture, to which `propose` should apply.
  [[nodiscard]] const motion::KeySelection& gestureSelection() const;

  // --- the draft: a pose that is not registered

  /// Not part of the motion and never saved. Changes of it are undo steps, which are restored after a crash.
  [[nodiscard]] const motion::PoseDraft& draft() const noexcept { return draft_; }
  /// Pushes one undo step if the draft differs from the current one.
  void setDraft(const LiveText& text, motion::PoseDraft draft);
  /// Shows a draft during a gesture. At the end of the gesture it becomes part of the undo step. Does nothing outside a
  /// gesture.
  void updateGestureDraft(motion::PoseDraft draft);

  // --- previews: what a step would do, before the user has decided

  /// Shows a motion instead of the current one until the preview is accepted or canceled. A later preview replaces it.
  /// The motion must have been computed from settledMotion(), without its layers if the edit does not change them.
  /// Gestures, undo, redo and saving cancel a preview; push() accepts it.
  void showPreview(const LiveText& text, EditedMotion edited);
  [[nodiscard]] bool isPreviewing() const noexcept { return preview_ != nullptr; }
  /// The preview becomes one undo step.
  void acceptPreview();
  /// Restores the state before the preview and removes the tracks that it added.
  void cancelPreview();
  /// Motion and selection without the preview.
  [[nodiscard]] const motion::Motion& settledMotion() const noexcept;
  [[nodiscard]] const motion::KeySelection& settledSelection() const noexcept;

  // --- for undo commands and for restoring a document

  /// Undoes or redoes an edit: applies one side of it to motion and draft, and sets the selection.
  void carryOut(const motion::Edit& edit, motion::EditSide side, const motion::KeySelection& selection);
  /// Pushes an edit without any of the checks of push().
  void pushUnchecked(const LiveText& text, motion::Edit edit);
  /// Removes all steps and the draft, before the motion is replaced.
  void clear();

 private:
  struct Gesture;
  struct Preview;

  void apply(const motion::Edit& edit, motion::EditSide side);
  /// Replaces the motion and emits the signals. Old and new motion differ by the edits, of which one may be null, and
  /// by tracks at the end.
  void exchange(motion::Motion motion, const motion::Edit* edit, const motion::Edit* other);
  void announceNames(const motion::NameEdits& names);
  void announceTracks(std::size_t bones, std::size_t morphs);
  void announceLayers(bool isSwitch);
  void showGesture();
  void takeDraft(motion::PoseDraft draft);
  StepEdit pushEdit(const LiveText& text, motion::Edit edit, motion::KeySelection before, motion::KeySelection after,
                    bool isApplied);

  motion::Motion& motion_;
  EditorState& state_;
  DocumentSignals& signals_;
  QUndoStack undoStack_;
  motion::PoseDraft draft_;
  std::unique_ptr<Gesture> gesture_;
  std::unique_ptr<Preview> preview_;
  QTimer gestureRest_;
  std::uint64_t revision_ = 0;
};

}  // namespace furitsuke::edit
