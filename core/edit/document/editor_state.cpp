// SPDX-License-Identifier: MIT
#include "core/edit/document/editor_state.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace furitsuke::edit {

EditorState::EditorState(const motion::Motion& motion, DocumentSignals& emitter) : motion_(motion), signals_(emitter) {
  QObject::connect(playhead_, &Playhead::moved, &signals_, &DocumentSignals::currentFrameChanged);
}

void EditorState::share(Playhead& playhead) {
  const Frame before = currentFrame();
  own_.disconnect(&signals_);
  playhead_ = &playhead;
  QObject::connect(playhead_, &Playhead::moved, &signals_, &DocumentSignals::currentFrameChanged);
  if (currentFrame() != before) emit signals_.currentFrameChanged(currentFrame());
}

void EditorState::setSelection(motion::KeySelection selection) {
  picked_ = {};
  restoreSelection(std::move(selection));
}

void EditorState::setPickedSelection(motion::KeySelection selection) {
  selection.keepExisting(motion_);
  picked_ = locks_.released(selection);  // before the signal, whose receivers may ask for it
  restoreSelection(std::move(selection));
}

void EditorState::restoreSelection(motion::KeySelection selection) {
  selection.keepExisting(motion_);
  selection = locks_.released(std::move(selection));
  if (selection == selection_) return;
  selection_ = std::move(selection);
  emit signals_.selectionChanged();
}

void EditorState::setCurrentTrack(std::optional<motion::TrackId> track) {
  if (track && !motion_.contains(*track)) track.reset();
  if (track == currentTrack_) return;
  currentTrack_ = track;
  emit signals_.currentTrackChanged();
}

void EditorState::setLocked(const std::vector<motion::TrackId>& tracks, bool locked) {
  emit signals_.locksAboutToChange();
  std::vector<motion::TrackId> known;
  std::ranges::copy_if(tracks, std::back_inserter(known),
                       [this](motion::TrackId track) { return motion_.contains(track); });
  if (!locks_.set(known, locked)) return;
  restoreSelection(selection_);
  emit signals_.locksChanged();
}

void EditorState::setPreExtrapolation(eval::PreExtrapolation rule) {
  if (std::exchange(preExtrapolation_, rule) != rule) emit signals_.preExtrapolationChanged();
}

void EditorState::reset(const motion::Motion& before) {
  selection_ = {};
  picked_ = {};
  currentTrack_.reset();
  locks_.rebind(before, motion_);
}

}  // namespace furitsuke::edit
