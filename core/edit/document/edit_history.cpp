// SPDX-License-Identifier: MIT
#include "core/edit/document/edit_history.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "core/edit/document/motion_edit_command.h"

namespace furitsuke::edit {

struct EditHistory::Gesture {
  LiveText text;
  motion::KeySelection selectionBefore;
  motion::PoseDraft draftBefore;
  motion::Edit applied;               ///< the changes since the beginning of the gesture: keys and annotations
  std::vector<motion::TrackId> kept;  ///< locked tracks that the last update would have changed
  std::function<motion::Edit(const motion::Motion&)> pending;  ///< the last update, while it is not applied
};

struct EditHistory::Preview {
  LiveText text;
  motion::Motion before;
  motion::KeySelection selectionBefore;
  motion::KeySelection selectionShown;
  motion::Edit edit;
  std::vector<motion::TrackId> kept;  ///< locked tracks that the edit would have changed
};

EditHistory::EditHistory(motion::Motion& motion, EditorState& state, DocumentSignals& emitter)
    : motion_(motion), state_(state), signals_(emitter) {
  gestureRest_.setSingleShot(true);
  gestureRest_.setInterval(kLargeSelectionDebounce);
  QObject::connect(&gestureRest_, &QTimer::timeout, &emitter, [this] { showGesture(); });
  QObject::connect(&undoStack_, &QUndoStack::indexChanged, &emitter, [this] { ++revision_; });
  QObject::connect(&emitter, &DocumentSignals::locksAboutToChange, &emitter, [this] { endGesture(); });
}

EditHistory::~EditHistory() {
  // The stack emits signals while it is destroyed, when parts of the document no longer exist.
  QObject::disconnect(&undoStack_, nullptr, nullptr, nullptr);
}

void EditHistory::clear() {
  cancelGesture();
  undoStack_.clear();
  takeDraft({});
}

void EditHistory::pushUnchecked(const LiveText& text, motion::Edit edit) {
  pushEdit(text, std::move(edit), {}, {}, false);
}

void EditHistory::carryOut(const motion::Edit& edit, motion::EditSide side, const motion::KeySelection& selection) {
  cancelGesture();
  apply(edit, side);
  state_.restoreSelection(selection);
}

void EditHistory::apply(const motion::Edit& edit, motion::EditSide side) {
  const bool isSwitch = edit.layers && edit.layers->before.active != edit.layers->after.active;
  const motion::Motion before = isSwitch ? motion_ : motion::Motion();
  motion::applyEdit(motion_, edit, side);
  if (isSwitch) state_.reset(before);
  if (edit.layers) announceLayers(isSwitch);
  announceNames(edit.names);
  if (edit.encoding) emit signals_.motionChanged({MotionChange::Kind::ModelName, {}, {}});
  if (edit.draft) takeDraft(side == motion::EditSide::After ? edit.draft->after : edit.draft->before);
  if (edit.annotations) emit signals_.annotationsChanged();
  // A switch has announced everything, and the keys may be on tracks that are not in the motion now.
  if (edit.keys.empty() || isSwitch) return;
  emit signals_.motionChanged(
      {MotionChange::Kind::Keys, motion::touchedTracks(edit.keys), motion::touchedFrames(edit.keys)});
}

void EditHistory::announceLayers(bool isSwitch) {
  if (!isSwitch) {
    emit signals_.motionChanged({MotionChange::Kind::Layers, {}, kAllFrames});
    emit signals_.layersChanged();
    return;
  }
  emit signals_.motionChanged({MotionChange::Kind::Reloaded, {}, kAllFrames, true});
  emit signals_.layersChanged();
  emit signals_.selectionChanged();
  emit signals_.currentTrackChanged();
}

void EditHistory::announceNames(const motion::NameEdits& names) {
  MotionChange renamed{MotionChange::Kind::Names, {}, {}};
  bool isModelRenamed = false;
  for (const motion::NameEdit& name : names) {
    isModelRenamed |= !name.track;
    if (name.track && motion_.contains(*name.track)) renamed.tracks.push_back(*name.track);
  }
  std::ranges::sort(renamed.tracks);
  if (isModelRenamed) emit signals_.motionChanged({MotionChange::Kind::ModelName, {}, {}});
  if (!renamed.tracks.empty()) emit signals_.motionChanged(renamed);
}

StepEdit EditHistory::pushEdit(const LiveText& text, motion::Edit edit, motion::KeySelection before,
                               motion::KeySelection after, bool isApplied) {
  auto* step = new MotionEditCommand(*this, text, std::move(edit), std::move(before), std::move(after), isApplied);
  StepEdit pushed = step->edit();
  undoStack_.push(step);
  return pushed;
}

StepEdit EditHistory::editAt(int step) const {
  const NumberedStep* found = stepAt(undoStack_, step);
  return found == nullptr ? nullptr : static_cast<const MotionEditCommand*>(found)->edit();
}

StepEdit EditHistory::push(const LiveText& text, motion::KeyEdits edits) {
  motion::Edit edit{std::move(edits)};
  edit.selection = state_.selection();
  return push(text, std::move(edit));
}

StepEdit EditHistory::push(const LiveText& text, motion::Edit edit) {
  acceptPreview();
  endGesture();
  const bool isForOtherTracks = edit.layers.has_value();  // which exist only when the edit is applied
  if (!isForOtherTracks && (!edit.addedBones.empty() || !edit.addedMorphs.empty())) {
    const std::size_t bones = motion_.bones.size();
    const std::size_t morphs = motion_.morphs.size();
    motion::addTracks(motion_, edit);
    announceTracks(bones, morphs);
    edit.addedBones.clear();
    edit.addedMorphs.clear();
  }
  const bool isSwitch = edit.layers && edit.layers->before.active != edit.layers->after.active;
  motion::KeySelection selection = isSwitch ? motion::KeySelection() : state_.selection();
  if (edit.selection) selection = *std::exchange(edit.selection, {});
  std::vector<motion::TrackId> kept;
  if (!isForOtherTracks) kept = motion::touchedTracks(state_.locks().takeOut(edit.keys));
  if (edit.draft) restoreDraft(edit.draft->after, edit.draft->before, motion_, kept);
  if (edit.draft && edit.draft->after == edit.draft->before) edit.draft.reset();
  StepEdit pushed;
  if (edit.isEmpty()) {
    state_.restoreSelection(std::move(selection));
  } else {
    pushed = pushEdit(text, std::move(edit), state_.selection(), std::move(selection), false);
  }
  if (!kept.empty()) emit signals_.lockedTracksKept(kept);
  return pushed;
}

void EditHistory::setModelName(const Name& name) {
  if (name == motion_.modelName) {
    endGesture();
    return;
  }
  push([] { return tr("Change model name"); }, motion::Edit{{}, {{{}, motion_.modelName, name}}});
}

void EditHistory::setAnnotations(const LiveText& text, motion::Annotations annotations) {
  cancelPreview();
  if (annotations == motion_.annotations) return;
  push(text, motion::Edit{{}, {}, motion::AnnotationEdit{motion_.annotations, std::move(annotations)}});
}

void EditHistory::setLayers(const LiveText& text, motion::LayerArrangement layers) {
  cancelPreview();
  const motion::LayerArrangement& now = motion::arrangementOf(motion_);
  if (layers == now) {
    endGesture();
    return;
  }
  motion::Edit edit;
  edit.layers = motion::LayerEdit{now, std::move(layers)};
  push(text, std::move(edit));
}

motion::TrackId EditHistory::ensureTrack(motion::TrackKind kind, const Name& name) {
  cancelPreview();
  const std::size_t before = motion_.bones.size() + motion_.morphs.size();
  motion::TrackId id{kind, 0};
  if (kind == motion::TrackKind::Bone) id = motion_.ensureBone(name);
  if (kind == motion::TrackKind::Morph) id = motion_.ensureMorph(name);
  if (motion_.bones.size() + motion_.morphs.size() != before) {
    emit signals_.motionChanged({MotionChange::Kind::Tracks, {id}, {}});
  }
  return id;
}

void EditHistory::ensureTracks(const motion::Motion& source) {
  cancelPreview();
  const std::size_t bones = motion_.bones.size();
  const std::size_t morphs = motion_.morphs.size();
  if (motion::ensureTracks(motion_, source)) announceTracks(bones, morphs);
}

/// Announces the tracks after the first `bones` and `morphs` as added.
void EditHistory::announceTracks(std::size_t bones, std::size_t morphs) {
  MotionChange change{MotionChange::Kind::Tracks, {}, {}};
  for (std::size_t i = bones; i < motion_.bones.size(); ++i) {
    change.tracks.push_back({motion::TrackKind::Bone, static_cast<std::uint32_t>(i)});
  }
  for (std::size_t i = morphs; i < motion_.morphs.size(); ++i) {
    change.tracks.push_back({motion::TrackKind::Morph, static_cast<std::uint32_t>(i)});
  }
  if (!change.tracks.empty()) emit signals_.motionChanged(change);
}

void EditHistory::beginGesture(const LiveText& text) {
  endGesture();
  gesture_ = std::make_unique<Gesture>(Gesture{text, state_.selection(), draft_, {}, {}, {}});
}

void EditHistory::updateGesture(std::function<motion::Edit(const motion::Motion&)> propose) {
  if (!gesture_) return;
  gesture_->pending = std::move(propose);
  if (gesture_->selectionBefore.keyCount() < kLargeSelection) return showGesture();
  gestureRest_.start();
}

void EditHistory::showGesture() {
  if (!gesture_ || !gesture_->pending) return;
  gestureRest_.stop();
  const auto propose = std::exchange(gesture_->pending, {});
  // Restore the initial state without a signal; one signal below covers both changes.
  motion::applyEdit(motion_, gesture_->applied, motion::EditSide::Before);
  const motion::Edit last = std::exchange(gesture_->applied, {});
  motion::Edit proposal = propose(motion_);
  gesture_->kept = motion::touchedTracks(state_.locks().takeOut(proposal.keys));
  gesture_->applied = {.keys = std::move(proposal.keys), .annotations = std::move(proposal.annotations)};
  motion::applyEdit(motion_, gesture_->applied, motion::EditSide::After);
  const motion::KeyEdits& keys = gesture_->applied.keys;
  std::vector<motion::TrackId> tracks;
  std::ranges::set_union(motion::touchedTracks(last.keys), motion::touchedTracks(keys), std::back_inserter(tracks));
  const FrameRange frames = motion::touchedFrames(last.keys).united(motion::touchedFrames(keys));
  if (last.annotations || gesture_->applied.annotations) emit signals_.annotationsChanged();
  if (!tracks.empty()) emit signals_.motionChanged({MotionChange::Kind::Keys, std::move(tracks), frames});
  if (proposal.selection) state_.restoreSelection(*std::move(proposal.selection));
}

StepEdit EditHistory::endGesture() {
  cancelPreview();
  if (!gesture_) return nullptr;
  showGesture();
  const std::unique_ptr<Gesture> ended = std::move(gesture_);
  motion::Edit edit = std::move(ended->applied);
  motion::PoseDraft draft = draft_;
  restoreDraft(draft, ended->draftBefore, motion_, ended->kept);
  takeDraft(std::move(draft));
  if (draft_ != ended->draftBefore) edit.draft = motion::DraftEdit{std::move(ended->draftBefore), draft_};
  StepEdit pushed;
  if (!edit.isEmpty())
    pushed = pushEdit(ended->text, std::move(edit), std::move(ended->selectionBefore), state_.selection(), true);
  if (!ended->kept.empty()) emit signals_.lockedTracksKept(ended->kept);
  return pushed;
}

void EditHistory::cancelGesture() {
  cancelPreview();
  if (!gesture_) return;
  gestureRest_.stop();
  const std::unique_ptr<Gesture> canceled = std::move(gesture_);
  apply(canceled->applied, motion::EditSide::Before);
  takeDraft(std::move(canceled->draftBefore));
  state_.restoreSelection(canceled->selectionBefore);
}

const motion::KeySelection& EditHistory::gestureSelection() const {
  return gesture_ ? gesture_->selectionBefore : state_.selection();
}

// --- the pose that is not registered ---------------------------------------------------------------------------------

void EditHistory::setDraft(const LiveText& text, motion::PoseDraft draft) {
  cancelPreview();
  endGesture();
  if (draft == draft_) return;
  push(text, motion::Edit{{}, {}, {}, motion::DraftEdit{draft_, std::move(draft)}});
}

void EditHistory::updateGestureDraft(motion::PoseDraft draft) {
  if (gesture_) takeDraft(std::move(draft));
}

void EditHistory::takeDraft(motion::PoseDraft draft) {
  if (draft == draft_) return;
  draft_ = std::move(draft);
  emit signals_.draftChanged();
}

// --- previews --------------------------------------------------------------------------------------------------------

namespace {

/// The bone and morph tracks that only one of the motions has. They are always at the end.
std::vector<motion::TrackId> tracksOnlyInOne(const motion::Motion& a, const motion::Motion& b) {
  std::vector<motion::TrackId> tracks;
  const auto add = [&tracks](motion::TrackKind kind, std::size_t one, std::size_t other) {
    for (std::size_t i = std::min(one, other); i < std::max(one, other); ++i) {
      tracks.push_back({kind, static_cast<std::uint32_t>(i)});
    }
  };
  add(motion::TrackKind::Bone, a.bones.size(), b.bones.size());
  add(motion::TrackKind::Morph, a.morphs.size(), b.morphs.size());
  return tracks;
}

}  // namespace

void EditHistory::showPreview(const LiveText& text, EditedMotion edited) {
  if (gesture_) endGesture();
  std::optional<motion::KeySelection> selection = std::exchange(edited.edit.selection, {});
  edited.edit.addedBones.clear();  // the motion already has them
  edited.edit.addedMorphs.clear();
  const bool isFirst = preview_ == nullptr;
  if (isFirst) preview_ = std::make_unique<Preview>(Preview{{}, motion_, state_.selection(), {}, {}, {}});
  preview_->text = text;
  motion::KeyEdits held;
  if (!edited.edit.layers) {
    edited.motion.layers = preview_->before.layers;  // operations work on the edited tracks alone
    held = state_.locks().takeOut(edited.edit.keys);
  }
  motion::applyEdits(edited.motion, held, motion::EditSide::Before);
  preview_->kept = motion::touchedTracks(held);
  const motion::Edit last = std::exchange(preview_->edit, std::move(edited.edit));
  exchange(std::move(edited.motion), &preview_->edit, isFirst ? nullptr : &last);
  if (!preview_) return;  // a slot canceled it
  if (selection) state_.restoreSelection(*std::move(selection));
  if (preview_) preview_->selectionShown = state_.selection();
}

void EditHistory::exchange(motion::Motion motion, const motion::Edit* edit, const motion::Edit* other) {
  const motion::LayerArrangement& layers = motion::arrangementOf(motion);
  const bool areLayersChanged = layers != motion::arrangementOf(motion_);
  if (layers.active != motion::arrangementOf(motion_).active) {
    const motion::Motion before = std::exchange(motion_, std::move(motion));
    state_.reset(before);
    if (before.annotations != motion_.annotations) emit signals_.annotationsChanged();
    return announceLayers(true);
  }
  MotionChange added{MotionChange::Kind::Tracks, tracksOnlyInOne(motion_, motion), {}};
  const bool areTracksChanged = !added.tracks.empty();
  // Before anything is announced: a slot may cancel the preview, and then the edits are gone.
  const Preview* const shown = preview_.get();
  MotionChange keys{MotionChange::Kind::Keys, {}, {}};
  motion::NameEdits names;
  for (const motion::Edit* one : {edit, other}) {
    if (one == nullptr) continue;
    std::ranges::copy(one->names, std::back_inserter(names));
    std::ranges::copy(motion::touchedTracks(one->keys), std::back_inserter(keys.tracks));
    keys.frames = keys.frames.united(motion::touchedFrames(one->keys));
  }
  // Selection and current track must not refer to a removed track.
  motion::KeySelection going;
  for (const auto& [track, frames] : state_.selection().tracks()) {
    if (!motion.contains(track)) going.addColumn(track, frames);
  }
  if (!going.isEmpty()) {
    motion::KeySelection left = state_.selection();
    left.remove(going);
    state_.restoreSelection(std::move(left));
  }
  if (state_.currentTrack() && !motion.contains(*state_.currentTrack())) state_.setCurrentTrack({});
  if (preview_.get() != shown) return;  // a slot canceled it
  const bool areAnnotationsChanged = motion.annotations != motion_.annotations;
  const bool isEncodingChanged = motion.nameEncoding != motion_.nameEncoding;
  motion_ = std::move(motion);
  if (areAnnotationsChanged) emit signals_.annotationsChanged();
  const auto isGone = [this](motion::TrackId track) { return !motion_.contains(track); };
  std::erase_if(added.tracks, isGone);
  if (areTracksChanged) emit signals_.motionChanged(added);
  announceNames(names);
  if (isEncodingChanged) emit signals_.motionChanged({MotionChange::Kind::ModelName, {}, {}});
  std::ranges::sort(keys.tracks);
  keys.tracks.erase(std::unique(keys.tracks.begin(), keys.tracks.end()), keys.tracks.end());
  std::erase_if(keys.tracks, isGone);
  if (!keys.tracks.empty()) emit signals_.motionChanged(keys);
  if (areLayersChanged) announceLayers(false);
}

void EditHistory::acceptPreview() {
  if (!preview_) return;
  const std::unique_ptr<Preview> taken = std::move(preview_);
  if (!taken->edit.isEmpty()) {
    pushEdit(taken->text, std::move(taken->edit), std::move(taken->selectionBefore), state_.selection(), true);
  }
  if (!taken->kept.empty()) emit signals_.lockedTracksKept(taken->kept);
}

void EditHistory::cancelPreview() {
  if (!preview_) return;
  const std::unique_ptr<Preview> canceled = std::move(preview_);
  // What the user selected during the preview stays selected, as far as it exists.
  const bool isSelectionOurs = state_.selection() == canceled->selectionShown;
  exchange(std::move(canceled->before), &canceled->edit, nullptr);
  state_.restoreSelection(isSelectionOurs ? std::move(canceled->selectionBefore)
                                          : motion::KeySelection(state_.selection()));
}

const motion::Motion& EditHistory::settledMotion() const noexcept { return preview_ ? preview_->before : motion_; }

const motion::KeySelection& EditHistory::settledSelection() const noexcept {
  return preview_ ? preview_->selectionBefore : state_.selection();
}
}  // namespace furitsuke::edit
