// SPDX-License-Identifier: MIT
#include "core/edit/journal/document_journal.h"

#include <QDateTime>
#include <QPointer>
#include <system_error>
#include <utility>

#include "core/edit/document/motion_document.h"

namespace furitsuke::edit {

namespace {

std::int64_t now() { return QDateTime::currentMSecsSinceEpoch(); }

bool changesLayers(const EditHistory& history) {
  for (int i = 0; i < history.undoStack()->count(); ++i) {
    if (history.editAt(i)->layers) return true;
  }
  return false;
}

journal::Tracks tracksOf(const motion::Motion& motion, const std::vector<motion::TrackId>& ids) {
  journal::Tracks tracks;
  for (const motion::TrackId id : ids) {
    if (id.kind == motion::TrackKind::Bone) tracks.entries.push_back({id, motion.bones[id.index].name.bytes});
    if (id.kind == motion::TrackKind::Morph) tracks.entries.push_back({id, motion.morphs[id.index].name.bytes});
  }
  return tracks;
}

/// Tracks are appended to a layer and never removed, so the motion before all steps has those of all layers already.
void addLayerTracks(motion::Motion& motion, journal::Start::MadeStep& step) {
  motion::applyEdit(motion, *step.edit, motion::EditSide::After);
  const auto& layers = step.edit->layers;
  if (layers && layers->before.active != layers->after.active) {
    step.tracks = tracksOf(motion, motion.trackIds()).entries;
  }
}

}  // namespace

DocumentJournal::DocumentJournal(MotionDocument& document, journal::Writer& writer, journal::Writer::Id id,
                                 std::string program, std::shared_ptr<journal::OwnedFolder> recoveredFrom,
                                 std::chrono::milliseconds retryAfter)
    : document_(document),
      writer_(writer),
      id_(id),
      program_(std::move(program)),
      recoveredFrom_(std::move(recoveredFrom)) {
  connect(document.history().undoStack(), &QUndoStack::indexChanged, this, &DocumentJournal::onIndexChanged);
  connect(document.history().undoStack(), &QUndoStack::cleanChanged, this, &DocumentJournal::noteFile);
  connect(&document, &MotionDocument::motionChanged, this, &DocumentJournal::onMotionChanged);
  connect(&document, &MotionDocument::modifiedChanged, this, &DocumentJournal::noteFile);
  connect(&document, &MotionDocument::fileChanged, this, &DocumentJournal::noteFile);
  document.file().setSaveObserver([self = QPointer(this)](const DocumentSave& save) {
    return self == nullptr ? std::function<void(const ContentDigest&)>() : self->noteSave(save);
  });
  retry_.setSingleShot(true);
  retry_.setInterval(retryAfter);
  connect(&retry_, &QTimer::timeout, this, &DocumentJournal::begin);
  // Undo may open a motion again that was closed without saving it.
  const bool hasSteps = document.history().undoStack()->count() > 0 && document.file().hasUnsavedSteps();
  if (recoveredFrom_ || hasSteps) begin();
}

void DocumentJournal::discard() {
  if (begun_ || recoveredFrom_) writer_.remove(id_, std::move(recoveredFrom_));
  recoveredFrom_.reset();
  begun_ = false;
  failed_ = false;
  retry_.stop();
  steps_.clear();
}

void DocumentJournal::release() {
  writer_.release(id_);
  recoveredFrom_.reset();
}

void DocumentJournal::setFailed() {
  if (!begun_) return;
  failed_ = true;
  retry_.start();
}

journal::FileState DocumentJournal::fileState() const {
  FileRecord file = document_.file().state();
  std::error_code ignored;
  // The program may be started in another working directory next time.
  if (!file.path.empty()) file.path = std::filesystem::absolute(file.path, ignored);
  // A draft that was not included in a save must be recovered, too.
  const bool isWhole = document_.file().hasUnsavedSteps() || document_.history().draft().isEmpty();
  return {std::move(file), isWhole ? document_.history().undoStack()->cleanIndex() : -1};
}

void DocumentJournal::onIndexChanged(int index) {
  const QUndoStack& stack = *document_.history().undoStack();
  if (stack.count() == 0) {
    discard();  // the steps were dropped on purpose, for example by reloading the file
    return;
  }
  const auto count = static_cast<std::size_t>(index);
  const bool isNew = index > 0 && (count > steps_.size() || steps_[count - 1] != document_.history().lastEdit());
  if (!begun_) {
    begin();
  } else if (failed_) {
    // The next attempt records all steps.
  } else if (isNew) {
    steps_.resize(count - 1);
    noteStep(stack.text(index - 1));
  } else {
    writer_.append(id_, [time = now(), index] { return journal::encodePosition(time, index); });
  }
}

void DocumentJournal::noteStep(const QString& text) {
  noteTracks();
  steps_.push_back(document_.history().lastEdit());
  writer_.append(id_, [time = now(), text = text.toStdString(), edit = steps_.back()] {
    return journal::encodeStep(time, text, *edit);
  });
}

void DocumentJournal::onMotionChanged(const MotionChange& change) {
  if (change.isLayerSwitch) return adoptTracks();  // with the step, which makes the same tracks current
  if (change.kind == MotionChange::Kind::Reloaded) discard();
  // Tracks added by a preview may be removed again; they are recorded with the step when it is applied.
  if (change.kind == MotionChange::Kind::Tracks && begun_ && !document_.history().isPreviewing()) noteTracks();
}

/// The tracks of the motion are known without being recorded.
void DocumentJournal::adoptTracks() {
  bones_ = document_.motion().bones.size();
  morphs_ = document_.motion().morphs.size();
}

void DocumentJournal::noteTracks() {
  const motion::Motion& motion = document_.motion();
  std::vector<motion::TrackId> added;
  while (bones_ < motion.bones.size()) added.push_back({motion::TrackKind::Bone, static_cast<std::uint32_t>(bones_++)});
  while (morphs_ < motion.morphs.size())
    added.push_back({motion::TrackKind::Morph, static_cast<std::uint32_t>(morphs_++)});
  if (added.empty()) return;
  writer_.append(id_, [time = now(), tracks = tracksOf(motion, added)] { return journal::encodeTracks(time, tracks); });
}

void DocumentJournal::noteFile() {
  if (!begun_) return;
  if (failed_ && !document_.isModified()) {
    // The file contains all the steps, the journal only some: recovery would offer an older state than the file.
    discard();
    return;
  }
  journal::FileState fileState = this->fileState();
  if (fileState == fileState_) return;
  fileState_ = fileState;
  writer_.append(
      id_, [time = now(), fileState = std::move(fileState)] { return journal::encodeFileState(time, fileState); });
}

std::function<void(const ContentDigest&)> DocumentJournal::noteSave(const DocumentSave& save) {
  if (!begun_) return {};
  std::error_code ignored;
  journal::Saving saving;
  saving.path = std::filesystem::absolute(save.path, ignored);
  saving.vmdVersion = save.options.version;
  saving.index = document_.history().undoStack()->index();
  return [access = writer_.access(), id = id_, saving](const ContentDigest& content) mutable {
    saving.content = {content};
    access->appendAndWait(id, [time = now(), saving] { return journal::encodeSaving(time, saving); });
  };
}

void DocumentJournal::begin() {
  const EditHistory& history = document_.history();
  const QUndoStack& stack = *history.undoStack();
  journal::Start start;
  start.time = now();
  start.program = program_;
  start.document = document_.id();
  start.source = document_.file().sharedSource();
  motion::Motion motion = document_.motion();
  if (changesLayers(history)) {
    // The steps belong to different tracks, so only the motion before all of them has tracks that they can start from.
    for (int i = stack.index(); i > 0; --i) {
      motion::applyEdit(motion, *history.editAt(i - 1), motion::EditSide::Before);
    }
    start.isBeforeSteps = true;
  }
  start.annotations = motion.annotations;
  start.layers = document_.file().firstLayers();
  start.tracks = tracksOf(motion, motion.trackIds()).entries;
  if (!start.source) start.motion = motion;
  adoptTracks();
  steps_.clear();
  for (int i = 0; i < stack.count(); ++i) {
    steps_.push_back(history.editAt(i));
    start.steps.push_back({stack.text(i).toStdString(), steps_.back()});
    if (start.isBeforeSteps) addLayerTracks(motion, start.steps.back());
  }
  start.index = stack.index();
  start.fileState = fileState_ = fileState();
  start.replaced = recoveredFrom_;
  begun_ = true;
  failed_ = false;
  retry_.stop();
  writer_.begin(id_, std::move(start));
}

}  // namespace furitsuke::edit
