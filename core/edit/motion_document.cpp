// SPDX-License-Identifier: MIT
#include "core/edit/motion_document.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/file.h"
#include "core/convert/check/motion_check.h"
#include "core/convert/motion_file.h"
#include "core/edit/disk_watch.h"
#include "core/edit/edit_commands.h"
#include "core/format/vmd/vmd_diagnostics.h"

namespace furitsuke {

struct MotionDocument::Gesture {
  QString text;
  KeySelection selectionBefore;
  PoseDraft draftBefore;
  KeyEdits applied;           ///< what the motion holds on top of its state from before the gesture
  std::vector<TrackId> kept;  ///< locked tracks that the last update would have changed
  std::function<EditProposal(const Motion&)> pending;  ///< the last update, while it is not applied
};

struct MotionDocument::Preview {
  QString text;
  Motion before;
  KeySelection selectionBefore;
  KeySelection selectionShown;
  MotionEdit edit;
  std::vector<TrackId> kept;  ///< locked tracks that it would have changed
};

MotionDocument::MotionDocument(Motion motion, QObject* parent)
    : QObject(parent), motion_(std::move(motion)), disk_(std::make_unique<DiskWatch>()) {
  gestureRest_.setSingleShot(true);
  gestureRest_.setInterval(kLargeSelectionRest);
  connect(&gestureRest_, &QTimer::timeout, this, &MotionDocument::showGesture);
  connect(&undoStack_, &QUndoStack::cleanChanged, this, [this] { emit modifiedChanged(isModified()); });
  connect(&undoStack_, &QUndoStack::indexChanged, this, [this] { ++revision_; });
  connect(disk_.get(), &DiskWatch::changed, this, &MotionDocument::changedOnDisk);
  connect(this, &MotionDocument::motionChanged, this, [this](const MotionChange& change) {
    if (change.kind != MotionChange::Kind::Reloaded) diagnosticsCurrent_ = false;
  });
}

MotionDocument::~MotionDocument() {
  // The stack reports its end while it is destroyed; nobody may hear of a half-destroyed document.
  undoStack_.disconnect(this);
}

Result<std::unique_ptr<MotionDocument>> MotionDocument::open(const std::filesystem::path& path) {
  Result<LoadedMotion> loaded = read(path);
  if (!loaded) return loaded.error();
  return fromRead(std::move(*loaded), path);
}

Result<LoadedMotion> MotionDocument::read(const std::filesystem::path& path) {
  Result<LoadedMotion> loaded = loadMotion(path);
  if (!loaded) return loaded;
  loaded->diagnostics = checkMotion(*loaded);
  loaded->beside = readAnnotations(path);
  loaded->motion.annotations = loaded->beside.annotations;
  return loaded;
}

std::unique_ptr<MotionDocument> MotionDocument::fromRead(LoadedMotion read, const std::filesystem::path& path) {
  auto document = std::make_unique<MotionDocument>();
  document->adopt(std::move(read), path);
  return document;
}

void MotionDocument::adopt(LoadedMotion loaded, const std::filesystem::path& path) {
  diagnostics_ = std::move(loaded.diagnostics);
  diagnosticsCurrent_ = true;
  motion_ = std::move(loaded.motion);
  source_ = std::move(loaded.source);
  annotationText_ = std::move(loaded.beside.text);
  annotationProblem_ = std::move(loaded.beside.problem);
  repaired_ = loaded.damage.has_value();
  const bool isVmd = loaded.format == FileKind::Vmd;
  unsaved_ = repaired_;
  writeOptions_.version = source_ ? source_->file.version : 2;
  filePath_ = isVmd ? path : std::filesystem::path();
  title_ = QString::fromStdString(displayPath(isVmd ? path.filename() : path.stem()));
  disk_->setFile(filePath_);
}

void MotionDocument::setDiagnostics(Diagnostics diagnostics) {
  diagnostics_ = std::move(diagnostics);
  diagnosticsCurrent_ = true;
  emit diagnosticsChanged();
}

QString MotionDocument::title() const {
  return filePath_.empty() ? title_ : QString::fromStdString(displayPath(filePath_.filename()));
}

void MotionDocument::setTitle(const QString& title) {
  title_ = title;
  emit fileChanged();
}

DocumentFile MotionDocument::file() const {
  return {filePath_, title_.toStdString(), writeOptions_.version, repaired_, unsaved_, disk_->known()};
}

bool MotionDocument::isModified() const { return hasUnsavedSteps() || !draft_.isEmpty(); }

bool MotionDocument::hasUnsavedSteps() const { return unsaved_ || !undoStack_.isClean(); }

bool MotionDocument::isChangedOnDisk() const { return disk_->isChanged(); }

Diagnostics MotionDocument::losses(const VmdWriteOptions& options) const {
  Diagnostics losses = vmdLosses(motion_, source_.get(), options);
  // Once the repaired motion is saved, the damaged part is gone from the file already.
  if (!repaired_) {
    const std::string_view damage = vmd::findingKind(vmd::Finding::LossDamage).code;
    std::erase_if(losses, [damage](const Diagnostic& loss) { return loss.code == damage; });
  }
  return losses;
}

Status MotionDocument::save() {
  if (filePath_.empty()) return Error{{}, title().toStdString(), "this motion has no file yet; save it under a name"};
  return saveAs(filePath_, writeOptions_);
}

Status MotionDocument::saveAs(const std::filesystem::path& path, const VmdWriteOptions& options) {
  DocumentSave save = beginSave(path, options);
  const Status written = save.write();
  return finishSave(save, written);
}

DocumentSave MotionDocument::beginSave(const std::filesystem::path& path, const VmdWriteOptions& options) {
  endGesture();
  const std::size_t joined = joinAnnotationsBeside(path);
  saving_ = true;
  // What changes the file now is this save.
  disk_->hold();
  return {motion_, source_, path, options, disk_->needsBackUp(path), false, revision_, annotationText_, {}, joined};
}

/// Before a save under another name: what the motion that stood there had noted is not lost, and what is written is
/// what the document shows. Tells how many markers came.
std::size_t MotionDocument::joinAnnotationsBeside(const std::filesystem::path& path) {
  if (!filePath_.empty() && annotationPath(path) == annotationPath(filePath_)) return 0;
  AnnotationFile beside = readAnnotations(path);
  const std::size_t before = motion_.annotations.markers.size();
  setAnnotations(tr("Join markers"), joinedAnnotations(motion_.annotations, beside.annotations));
  annotationText_ = std::move(beside.text);
  return motion_.annotations.markers.size() - before;
}

Status MotionDocument::finishSave(const DocumentSave& save, const Status& written) {
  saving_ = false;
  if (save.isBackedUp) disk_->setBackedUp(save.path);
  if (written) {
    filePath_ = save.path;
    writeOptions_ = save.options;
    disk_->setFile(save.path);
    annotationText_ = save.annotationText;
    unsaved_ = false;
    repaired_ = false;
  }
  disk_->release();
  if (!written) return written.error();
  // A step that was made meanwhile is not in the file (nor are annotations that could not be written), and the step
  // that was is none that undo could come back to.
  if (revision_ == save.revision && !save.annotationProblem) {
    undoStack_.setClean();
  } else {
    undoStack_.resetClean();
  }
  emit modifiedChanged(isModified());
  emit fileChanged();
  if (!save.annotationProblem) return Done{};
  Error error = *save.annotationProblem;
  error.reason = "the motion is saved, but its markers are not: " + error.message();
  error.section = displayPath(annotationPath(save.path).filename());
  error.offset.reset();
  return error;
}

Status MotionDocument::revert() {
  if (filePath_.empty()) return Error{{}, title().toStdString(), "this motion has no file to go back to"};
  Result<LoadedMotion> loaded = read(filePath_);
  if (!loaded) return loaded.error();
  replaceBy(std::move(*loaded));
  return Done{};
}

void MotionDocument::replaceBy(LoadedMotion read) {
  cancelGesture();
  undoStack_.clear();
  selection_ = {};
  currentTrack_.reset();
  takeDraft({});
  const Motion before = std::move(motion_);
  adopt(std::move(read), std::filesystem::path(filePath_));
  locks_.rebind(before, motion_);
  emit motionChanged({MotionChange::Kind::Reloaded, {}, kAllFrames});
  emit annotationsChanged();
  emit selectionChanged();
  emit currentTrackChanged();
  emit modifiedChanged(isModified());
  emit fileChanged();
}

void MotionDocument::apply(const MotionEdit& edit, EditSide side) {
  applyEdit(motion_, edit, side);
  announceNames(edit.names);
  if (edit.draft) takeDraft(side == EditSide::After ? edit.draft->after : edit.draft->before);
  if (edit.annotations) emit annotationsChanged();
  if (edit.keys.empty()) return;
  emit motionChanged({MotionChange::Kind::Keys, touchedTracks(edit.keys), touchedFrames(edit.keys)});
}

void MotionDocument::announceNames(const NameEdits& names) {
  MotionChange renamed{MotionChange::Kind::Names, {}, {}};
  bool isModelRenamed = false;
  for (const NameEdit& name : names) {
    isModelRenamed |= !name.track;
    if (name.track && motion_.contains(*name.track)) renamed.tracks.push_back(*name.track);
  }
  std::ranges::sort(renamed.tracks);
  if (isModelRenamed) emit motionChanged({MotionChange::Kind::ModelName, {}, {}});
  if (!renamed.tracks.empty()) emit motionChanged(renamed);
}

void MotionDocument::pushEdit(const QString& text, MotionEdit edit, KeySelection before, KeySelection after,
                              bool isApplied) {
  undoStack_.push(new MotionEditCommand(*this, text, std::move(edit), std::move(before), std::move(after), isApplied));
}

void MotionDocument::push(const QString& text, KeyEdits edits) {
  push(text, EditProposal{std::move(edits), selection_});
}

void MotionDocument::push(const QString& text, MotionEdit edit) {
  takePreview();
  endGesture();
  push(text, std::move(edit), selection_);
}

void MotionDocument::push(const QString& text, MotionEdit edit, KeySelection selection) {
  takePreview();
  endGesture();
  const std::vector<TrackId> kept = touchedTracks(locks_.takeOut(edit.keys));
  if (edit.draft) restoreDraft(edit.draft->after, edit.draft->before, motion_, kept);
  if (edit.draft && edit.draft->after == edit.draft->before) edit.draft.reset();
  if (edit.isEmpty()) {
    setSelection(std::move(selection));
  } else {
    pushEdit(text, std::move(edit), selection_, std::move(selection), false);
  }
  if (!kept.empty()) emit lockedTracksKept(kept);
}

void MotionDocument::push(const QString& text, EditProposal proposal) {
  push(text, MotionEdit{std::move(proposal.edits), {}}, std::move(proposal.selection));
}

void MotionDocument::setModelName(const Name& name) {
  if (name == motion_.modelName) return endGesture();
  push(tr("Rename model"), MotionEdit{{}, {{{}, motion_.modelName, name}}});
}

void MotionDocument::setAnnotations(const QString& text, Annotations annotations) {
  cancelPreview();
  if (annotations == motion_.annotations) return;
  push(text, MotionEdit{{}, {}, AnnotationEdit{motion_.annotations, std::move(annotations)}});
}

TrackId MotionDocument::ensureTrack(TrackKind kind, const Name& name) {
  cancelPreview();
  const std::size_t before = motion_.bones.size() + motion_.morphs.size();
  TrackId id{kind, 0};
  if (kind == TrackKind::Bone) id = motion_.ensureBone(name);
  if (kind == TrackKind::Morph) id = motion_.ensureMorph(name);
  if (motion_.bones.size() + motion_.morphs.size() != before) {
    emit motionChanged({MotionChange::Kind::Tracks, {id}, {}});
  }
  return id;
}

void MotionDocument::ensureTracks(const Motion& source) {
  cancelPreview();
  const std::size_t bones = motion_.bones.size();
  const std::size_t morphs = motion_.morphs.size();
  if (!furitsuke::ensureTracks(motion_, source)) return;
  MotionChange change{MotionChange::Kind::Tracks, {}, {}};
  for (std::size_t i = bones; i < motion_.bones.size(); ++i) {
    change.tracks.push_back({TrackKind::Bone, static_cast<std::uint32_t>(i)});
  }
  for (std::size_t i = morphs; i < motion_.morphs.size(); ++i) {
    change.tracks.push_back({TrackKind::Morph, static_cast<std::uint32_t>(i)});
  }
  emit motionChanged(change);
}

void MotionDocument::beginGesture(const QString& text) {
  endGesture();
  gesture_ = std::make_unique<Gesture>(Gesture{text, selection_, draft_, {}, {}, {}});
}

void MotionDocument::updateGesture(std::function<EditProposal(const Motion&)> propose) {
  if (!gesture_) return;
  gesture_->pending = std::move(propose);
  if (gesture_->selectionBefore.keyCount() < kLargeSelection) return showGesture();
  gestureRest_.start();
}

void MotionDocument::showGesture() {
  if (!gesture_ || !gesture_->pending) return;
  gestureRest_.stop();
  const auto propose = std::exchange(gesture_->pending, {});
  // Silently back to the start; panels hear of both steps as one change.
  applyEdits(motion_, gesture_->applied, EditSide::Before);
  const KeyEdits last = std::exchange(gesture_->applied, {});
  EditProposal proposal = propose(motion_);
  gesture_->kept = touchedTracks(locks_.takeOut(proposal.edits));
  applyEdits(motion_, proposal.edits, EditSide::After);
  std::vector<TrackId> tracks;
  std::ranges::set_union(touchedTracks(last), touchedTracks(proposal.edits), std::back_inserter(tracks));
  const FrameRange frames = touchedFrames(last).united(touchedFrames(proposal.edits));
  gesture_->applied = std::move(proposal.edits);
  if (!tracks.empty()) emit motionChanged({MotionChange::Kind::Keys, std::move(tracks), frames});
  setSelection(std::move(proposal.selection));
}

void MotionDocument::endGesture() {
  cancelPreview();
  if (!gesture_) return;
  showGesture();
  const std::unique_ptr<Gesture> ended = std::move(gesture_);
  MotionEdit edit{std::move(ended->applied), {}};
  PoseDraft draft = draft_;
  restoreDraft(draft, ended->draftBefore, motion_, ended->kept);
  takeDraft(std::move(draft));
  if (draft_ != ended->draftBefore) edit.draft = DraftEdit{std::move(ended->draftBefore), draft_};
  if (!edit.isEmpty()) pushEdit(ended->text, std::move(edit), std::move(ended->selectionBefore), selection_, true);
  if (!ended->kept.empty()) emit lockedTracksKept(ended->kept);
}

void MotionDocument::cancelGesture() {
  cancelPreview();
  if (!gesture_) return;
  gestureRest_.stop();
  const std::unique_ptr<Gesture> cancelled = std::move(gesture_);
  apply({std::move(cancelled->applied), {}}, EditSide::Before);
  takeDraft(std::move(cancelled->draftBefore));
  setSelection(cancelled->selectionBefore);
}

const KeySelection& MotionDocument::gestureSelection() const {
  return gesture_ ? gesture_->selectionBefore : selection_;
}

// --- the pose that is not registered ---------------------------------------------------------------------------------

void MotionDocument::setDraft(const QString& text, PoseDraft draft) {
  cancelPreview();
  endGesture();
  if (draft == draft_) return;
  push(text, MotionEdit{{}, {}, {}, DraftEdit{draft_, std::move(draft)}});
}

void MotionDocument::updateGestureDraft(PoseDraft draft) {
  if (gesture_) takeDraft(std::move(draft));
}

void MotionDocument::takeDraft(PoseDraft draft) {
  if (draft == draft_) return;
  const bool wasModified = isModified();
  draft_ = std::move(draft);
  emit draftChanged();
  if (isModified() != wasModified) emit modifiedChanged(isModified());
}

// --- previews --------------------------------------------------------------------------------------------------------

namespace {

/// The named tracks that only one of the motions has; all of them stand at the end.
std::vector<TrackId> tracksOfOne(const Motion& a, const Motion& b) {
  std::vector<TrackId> tracks;
  const auto add = [&tracks](TrackKind kind, std::size_t one, std::size_t other) {
    for (std::size_t i = std::min(one, other); i < std::max(one, other); ++i) {
      tracks.push_back({kind, static_cast<std::uint32_t>(i)});
    }
  };
  add(TrackKind::Bone, a.bones.size(), b.bones.size());
  add(TrackKind::Morph, a.morphs.size(), b.morphs.size());
  return tracks;
}

}  // namespace

void MotionDocument::showPreview(const QString& text, EditedMotion edited) {
  if (gesture_) endGesture();
  const bool isFirst = preview_ == nullptr;
  if (isFirst) preview_ = std::make_unique<Preview>(Preview{{}, motion_, selection_, {}, {}, {}});
  preview_->text = text;
  const KeyEdits held = locks_.takeOut(edited.edit.keys);
  applyEdits(edited.motion, held, EditSide::Before);
  preview_->kept = touchedTracks(held);
  const MotionEdit last = std::exchange(preview_->edit, std::move(edited.edit));
  exchange(std::move(edited.motion), &preview_->edit, isFirst ? nullptr : &last);
  if (!preview_) return;  // whoever was told has cancelled it
  setSelection(std::move(edited.selection));
  if (preview_) preview_->selectionShown = selection_;
}

void MotionDocument::exchange(Motion motion, const MotionEdit* edit, const MotionEdit* other) {
  MotionChange added{MotionChange::Kind::Tracks, tracksOfOne(motion_, motion), {}};
  const bool areTracksChanged = !added.tracks.empty();
  // Nobody may hold on to a track that goes.
  KeySelection going;
  for (const auto& [track, frames] : selection_.tracks()) {
    if (!motion.contains(track)) going.addColumn(track, frames);
  }
  if (!going.isEmpty()) {
    KeySelection left = selection_;
    left.remove(going);
    setSelection(std::move(left));
  }
  if (currentTrack_ && !motion.contains(*currentTrack_)) setCurrentTrack({});
  const bool areAnnotationsChanged = motion.annotations != motion_.annotations;
  motion_ = std::move(motion);
  if (areAnnotationsChanged) emit annotationsChanged();
  const auto isGone = [this](TrackId track) { return !motion_.contains(track); };
  std::erase_if(added.tracks, isGone);
  if (areTracksChanged) emit motionChanged(added);
  MotionChange keys{MotionChange::Kind::Keys, {}, {}};
  NameEdits names;
  for (const MotionEdit* one : {edit, other}) {
    if (one == nullptr) continue;
    std::ranges::copy(one->names, std::back_inserter(names));
    std::ranges::copy(touchedTracks(one->keys), std::back_inserter(keys.tracks));
    keys.frames = keys.frames.united(touchedFrames(one->keys));
  }
  announceNames(names);
  std::ranges::sort(keys.tracks);
  keys.tracks.erase(std::unique(keys.tracks.begin(), keys.tracks.end()), keys.tracks.end());
  std::erase_if(keys.tracks, isGone);
  if (!keys.tracks.empty()) emit motionChanged(keys);
}

void MotionDocument::takePreview() {
  if (!preview_) return;
  const std::unique_ptr<Preview> taken = std::move(preview_);
  if (!taken->edit.isEmpty()) {
    pushEdit(taken->text, std::move(taken->edit), std::move(taken->selectionBefore), selection_, true);
  }
  if (!taken->kept.empty()) emit lockedTracksKept(taken->kept);
}

void MotionDocument::cancelPreview() {
  if (!preview_) return;
  const std::unique_ptr<Preview> cancelled = std::move(preview_);
  // What a person has selected meanwhile stays selected, as far as it is there.
  const bool isSelectionOurs = selection_ == cancelled->selectionShown;
  exchange(std::move(cancelled->before), &cancelled->edit, nullptr);
  setSelection(isSelectionOurs ? std::move(cancelled->selectionBefore) : KeySelection(selection_));
}

const Motion& MotionDocument::settledMotion() const noexcept { return preview_ ? preview_->before : motion_; }

const KeySelection& MotionDocument::settledSelection() const noexcept {
  return preview_ ? preview_->selectionBefore : selection_;
}

// --- locked tracks ---------------------------------------------------------------------------------------------------

void MotionDocument::setLocked(const std::vector<TrackId>& tracks, bool locked) {
  endGesture();
  std::vector<TrackId> known;
  std::ranges::copy_if(tracks, std::back_inserter(known), [this](TrackId track) { return motion_.contains(track); });
  if (!locks_.set(known, locked)) return;
  setSelection(selection_);
  emit locksChanged();
}

// --- cursor and selection --------------------------------------------------------------------------------------------

void MotionDocument::setCurrentFrame(std::int64_t frame) {
  const auto clamped = static_cast<Frame>(std::clamp<std::int64_t>(frame, 0, kMaxFrame));
  if (clamped == currentFrame_) return;
  currentFrame_ = clamped;
  emit currentFrameChanged(currentFrame_);
}

void MotionDocument::setSelection(KeySelection selection) {
  selection.keepExisting(motion_);
  selection = locks_.released(std::move(selection));
  if (selection == selection_) return;
  selection_ = std::move(selection);
  emit selectionChanged();
}

void MotionDocument::setCurrentTrack(std::optional<TrackId> track) {
  if (track && !motion_.contains(*track)) track.reset();
  if (track == currentTrack_) return;
  currentTrack_ = track;
  emit currentTrackChanged();
}

}  // namespace furitsuke
