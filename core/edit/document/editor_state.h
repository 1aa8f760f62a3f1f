// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/frame.h"
#include "core/edit/document/document_signals.h"
#include "core/edit/document/playhead.h"
#include "core/edit/document/track_locks.h"
#include "core/eval/sample_span.h"
#include "core/motion/selection.h"

namespace furitsuke::edit {

/// The state of a document that all panels share, besides its motion: selection, current frame, current track and
/// locked tracks. It is not saved.
class EditorState {
 public:
  /// The arguments must outlive the object.
  EditorState(const motion::Motion& motion, DocumentSignals& emitter);

  [[nodiscard]] Frame currentFrame() const noexcept { return playhead_->frame(); }
  /// Clamped to 0..kMaxFrame. Moves the playhead of the scene.
  void setCurrentFrame(std::int64_t frame) { playhead_->setFrame(frame); }
  /// The document comes into a scene, which must outlive it. A document without a scene has a playhead of its own.
  void share(Playhead& playhead);

  [[nodiscard]] const motion::KeySelection& selection() const noexcept { return selection_; }
  /// Frames without a key and keys of locked tracks are dropped.
  void setSelection(motion::KeySelection selection);
  /// The same for keys that are selected only because their bones were picked.
  void setPickedSelection(motion::KeySelection selection);
  /// The selection of a step, a preview or a gesture; what was picked stays picked. For EditHistory.
  void restoreSelection(motion::KeySelection selection);
  /// The last setPickedSelection() since keys were selected.
  [[nodiscard]] const motion::KeySelection& pickedSelection() const noexcept { return picked_; }

  /// The track that a panel last worked on: "add key" uses it when nothing is selected.
  [[nodiscard]] std::optional<motion::TrackId> currentTrack() const noexcept { return currentTrack_; }
  void setCurrentTrack(std::optional<motion::TrackId> track);

  /// Keys of locked tracks cannot be selected, and no step changes them: such edits are omitted (see
  /// DocumentSignals::lockedTracksKept()), and the parts of a draft that would have become keys of locked tracks stay
  /// in the draft. Undo and redo ignore locks. Locks are not saved; after a revert, tracks with the same names are
  /// locked.
  [[nodiscard]] const TrackLocks& locks() const noexcept { return locks_; }
  [[nodiscard]] bool isLocked(motion::TrackId track) const { return locks_.contains(track); }
  /// Ends gestures and previews. Locking removes keys from the selection.
  void setLocked(const std::vector<motion::TrackId>& tracks, bool locked);

  /// The timeline shows all bones and morphs of the model, also those without keys. On for motions created from
  /// scratch.
  [[nodiscard]] bool areAllTracksShown() const noexcept { return allTracksShown_; }
  void setAllTracksShown(bool on) noexcept { allTracksShown_ = on; }

  /// What is shown before the first key of a track; new keys and copied poses have the values that are shown.
  /// PreExtrapolation::Rest unless it is set.
  [[nodiscard]] eval::PreExtrapolation preExtrapolation() const noexcept { return preExtrapolation_; }
  void setPreExtrapolation(eval::PreExtrapolation rule);

  /// To be called after the motion was replaced; `before` is the old one. Emits no signals.
  void reset(const motion::Motion& before);

 private:
  const motion::Motion& motion_;
  DocumentSignals& signals_;
  motion::KeySelection selection_;
  motion::KeySelection picked_;
  TrackLocks locks_;
  Playhead own_;
  Playhead* playhead_ = &own_;
  bool allTracksShown_ = false;
  eval::PreExtrapolation preExtrapolation_ = eval::PreExtrapolation::Rest;
  std::optional<motion::TrackId> currentTrack_;
};

}  // namespace furitsuke::edit
