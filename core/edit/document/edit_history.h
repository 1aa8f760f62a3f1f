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
#include "core/motion/key_edits.h"

namespace furitsuke::edit {

/// With this many selected keys or more, work on each of them (a panel, a step of a drag) waits until the selection has
/// rested for kLargeSelectionRest, so that a drag is never held up.
inline constexpr std::size_t kLargeSelection = 100'000;
inline constexpr std::chrono::milliseconds kLargeSelectionRest{40};

/// A motion as a step would leave it, computed from a copy of the motion on any thread.
struct EditedMotion {
  motion::Motion motion;  ///< includes the tracks that the step adds, at the end
  motion::Edit edit;      ///< what leads to it once the tracks are there
};

/// Every change of a document's motion: undo steps, gestures that become one step, previews, and the draft of a pose.
class EditHistory {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::edit::EditHistory)

 public:
  /// All must outlive it; the history alone changes the motion.
  EditHistory(motion::Motion& motion, EditorState& state, DocumentSignals& emitter);
  ~EditHistory();
  EditHistory(const EditHistory&) = delete;
  EditHistory& operator=(const EditHistory&) = delete;

  [[nodiscard]] QUndoStack* undoStack() noexcept { return &undoStack_; }
  [[nodiscard]] const QUndoStack* undoStack() const noexcept { return &undoStack_; }
  /// Counts the steps that were done, undone and redone: equal numbers mean an unchanged motion.
  [[nodiscard]] std::uint64_t revision() const noexcept { return revision_; }

  /// One undo step; tracks that the edit adds are added first. An edit that changes nothing makes no step, but its
  /// selection is still applied. Takes a preview, because the edit was computed from what is shown.
  void push(const QString& text, motion::Edit edit);
  /// The same with the selection as it is.
  void push(const QString& text, motion::KeyEdits edits);
  /// One undo step.
  void setModelName(const Name& name);
  /// One undo step; nothing when they are the present ones. A gesture of keys ends first.
  void setAnnotations(const QString& text, motion::Annotations annotations);
  /// The track of that kind and name, added when missing. Adding a track is no undo step: an empty track is not saved.
  motion::TrackId ensureTrack(motion::TrackKind kind, const Name& name);
  /// Adds the tracks that `source` has and this motion lacks, before insertMotion().
  void ensureTracks(const motion::Motion& source);

  // --- gestures: changes that are shown while they go on and become one undo step at their end

  /// Each update is computed from the motion as it was when the gesture began and replaces the update before.
  void beginGesture(const QString& text);
  [[nodiscard]] bool isInGesture() const noexcept { return gesture_ != nullptr; }
  /// The last update is not in the motion yet; see updateGesture().
  [[nodiscard]] bool isGesturePending() const noexcept { return gestureRest_.isActive(); }
  /// `propose` gets the motion from before the gesture and is kept: with a large selection it is called when the drag
  /// rests or ends, and only the last one is. Does nothing outside a gesture.
  void updateGesture(std::function<motion::Edit(const motion::Motion&)> propose);
  /// Pushes the last update as one step.
  void endGesture();
  /// Everything as before beginGesture().
  void cancelGesture();
  /// The selection from before the gesture, which `propose` should work on.
  [[nodiscard]] const motion::KeySelection& gestureSelection() const;

  // --- the draft: a pose that is not registered

  /// Not part of the motion and never saved; its steps are undone and restored after a crash like all others.
  [[nodiscard]] const motion::PoseDraft& draft() const noexcept { return draft_; }
  /// One undo step; nothing when it is the present one.
  void setDraft(const QString& text, motion::PoseDraft draft);
  /// Shows a draft during a gesture, at whose end it becomes the draft of the step. Does nothing outside one.
  void updateGestureDraft(motion::PoseDraft draft);

  // --- previews: what a step would do, before the user has decided

  /// Shows a motion instead of the present one until it is taken or canceled; a later one replaces it. It must have
  /// been computed from settledMotion(). Gestures, undo, redo and saving cancel a preview; only push() takes it.
  void showPreview(const QString& text, EditedMotion edited);
  [[nodiscard]] bool isPreviewing() const noexcept { return preview_ != nullptr; }
  /// The preview becomes one undo step.
  void takePreview();
  /// Everything as before the preview, the tracks that it added included.
  void cancelPreview();
  /// Motion and selection without the preview.
  [[nodiscard]] const motion::Motion& settledMotion() const noexcept;
  [[nodiscard]] const motion::KeySelection& settledSelection() const noexcept;

  // --- for undo commands and for restoring a document

  /// Undoes or redoes an edit: puts one side of it into the motion and the draft and selects the keys.
  void carryOut(const motion::Edit& edit, motion::EditSide side, const motion::KeySelection& selection);
  /// Pushes an edit without any of the checks of push().
  void pushUnchecked(const QString& text, motion::Edit edit);
  /// Removes all steps and the draft, before the motion is replaced.
  void clear();

 private:
  struct Gesture;
  struct Preview;

  void apply(const motion::Edit& edit, motion::EditSide side);
  /// Replaces the motion. Both differ by the edits, of which one may be null, and by tracks at the end.
  void exchange(motion::Motion motion, const motion::Edit* edit, const motion::Edit* other);
  void announceNames(const motion::NameEdits& names);
  void announceTracks(std::size_t bones, std::size_t morphs);
  void showGesture();
  void takeDraft(motion::PoseDraft draft);
  void pushEdit(const QString& text, motion::Edit edit, motion::KeySelection before, motion::KeySelection after,
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
