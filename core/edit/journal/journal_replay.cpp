// SPDX-License-Identifier: MIT
#include "core/edit/journal/journal_replay.h"

#include <algorithm>
#include <utility>

#include "core/base/file.h"
#include "core/check/motion_check.h"
#include "core/edit/document/file_content.h"
#include "core/edit/journal/journal_folder.h"
#include "core/io/json/annotation_file.h"
#include "core/io/motion_file.h"
#include "core/motion/layers/stored_layers.h"

namespace furitsuke::edit {

namespace {

constexpr MessageText kNoSuchTrack = Core::tr("a step refers to a track that the motion does not have");

bool hasName(motion::TrackId track) {
  return track.kind == motion::TrackKind::Bone || track.kind == motion::TrackKind::Morph;
}

/// Whether an edit refers to existing tracks. `motion` has the layers of the edit already.
bool fits(const motion::Motion& motion, const motion::Edit& edit) {
  for (const motion::NameEdit& name : edit.names) {
    if (name.track && (!hasName(*name.track) || !motion.contains(*name.track))) return false;
  }
  for (const motion::KeyEdit& keys : edit.keys) {
    if (!motion.contains(keys.track)) return false;
  }
  return true;
}

const Name& nameOf(const motion::Motion& motion, const std::optional<motion::TrackId>& track) {
  if (!track) return motion.modelName;
  return track->kind == motion::TrackKind::Bone ? motion.bones[track->index].name : motion.morphs[track->index].name;
}

/// Makes the tracks current that the edit refers to; the motion is a copy.
motion::Motion withLayersOf(motion::Motion motion, const motion::Edit& edit) {
  if (!edit.layers) return motion;
  motion::arrangeLayers(motion, edit.layers->after);
  motion::addTracks(motion, edit);
  return motion;
}

/// Adds the before sides, which the log does not contain.
void addBefore(const motion::Motion& motion, const motion::PoseDraft& draft, motion::Edit& edit) {
  for (motion::NameEdit& name : edit.names) name.before = nameOf(motion, name.track);
  if (edit.encoding) edit.encoding->before = motion.nameEncoding;
  for (motion::KeyEdit& keys : edit.keys) {
    motion.visit(keys.track, [&](const auto& track) { keys.before = track.slice(keys.range); });
  }
  if (edit.annotations) edit.annotations->before = motion.annotations;
  if (edit.draft) edit.draft->before = draft;
}

template <class Value>
Message addTrack(std::vector<motion::NamedTrack<Value>>& tracks, std::uint32_t index, const std::string& name) {
  if (index > tracks.size()) return Core::tr("a track is missing");
  if (index == tracks.size()) {
    tracks.push_back({Name::fromBytes(name), {}});
  } else if (tracks[index].name.bytes != name) {
    return Core::tr("a track has another name");
  }
  return {};
}

}  // namespace

Status JournalReplay::run() {
  std::optional<journal::Record> first = reader_.next();
  const auto* head = first ? std::get_if<journal::Head>(&first->body) : nullptr;
  if (head == nullptr) {
    return Error::in(Message::verbatim(displayPath(folder_)),
                     reader_.damage() ? reader_.damage()->reason : Core::tr("the journal has no header"));
  }
  if (const Status begun = begin(*head); !begun) return begun;
  lastTime_ = first->time;
  ownAnnotations_ = {motion::Annotations()};
  while (std::optional<journal::Record> record = reader_.next()) {
    lastTime_ = std::max(lastTime_, record->time);
    Message problem = std::visit([this](auto& body) { return apply(body); }, record->body);
    if (!problem.isEmpty()) reader_.reject(std::move(problem));
  }
  adoptFile();
  return Done{};
}

Status JournalReplay::begin(const journal::Head& head) {
  if (head.format > journal::kFormat) {
    return Error::in(Message::verbatim(displayPath(folder_)),
                     Core::tr("the journal was written by a newer version of the program"));
  }
  document_ = std::make_unique<MotionDocument>();
  firstFile_ = file_ = head.file;
  if (!head.base) return Done{};
  Result<Bytes> bytes = baseBytes(head);
  if (!bytes) return bytes.error();
  Result<io::LoadedMotion> loaded = io::motionFromBytes(std::move(*bytes));
  if (!loaded) return loaded.error();
  base_ = *head.base;
  loaded->diagnostics = check::checkMotion(*loaded);
  document_->adopt(std::move(*loaded), head.file.path);
  return Done{};
}

Result<Bytes> JournalReplay::baseBytes(const journal::Head& head) const {
  // The copy may be incomplete if the program died; then the file itself is used if it is unchanged.
  for (const std::filesystem::path& path :
       {journal::basePath(folder_), journal::baseLinkPath(folder_), head.file.path}) {
    Result<Bytes> bytes = readFile(path);
    if (bytes && journal::isContent(*bytes, *head.base)) return bytes;
  }
  return Error::in(Message::verbatim(displayPath(head.file.path)),
                   Core::tr("has changed since the journal was started"));
}

Message JournalReplay::apply(const journal::Head& /*head*/) { return Core::tr("the journal has a second header"); }

Message JournalReplay::apply(const journal::Tracks& tracks) {
  motion::Motion& motion = document_->motion_;
  for (const auto& [id, name] : tracks.entries) {
    if (!hasName(id)) return kNoSuchTrack;
    Message problem = id.kind == motion::TrackKind::Bone ? addTrack(motion.bones, id.index, name)
                                                         : addTrack(motion.morphs, id.index, name);
    if (!problem.isEmpty()) return problem;
  }
  return {};
}

Message JournalReplay::apply(journal::Snapshot& snapshot) {
  if (!fits(document_->motion_, snapshot.edit)) return kNoSuchTrack;
  motion::applyEdit(document_->motion_, snapshot.edit, motion::EditSide::After);
  if (const motion::StoredLayersRef layers = std::exchange(document_->motion_.annotations.layers, {})) {
    static_cast<void>(motion::restoreLayers(document_->motion_, *layers));
    document_->file().setFirstLayers(layers);
  }
  ownAnnotations_ = {document_->motion_.annotations};
  if (base_.value.size != 0) return {};  // the base is already set; these are its annotations
  io::LoadedMotion loaded;
  loaded.motion = document_->motion_;
  document_->setDiagnostics(check::checkMotion(loaded));
  return {};
}

Message JournalReplay::apply(journal::Step& step) {
  const motion::Motion arranged = withLayersOf(document_->motion_, step.edit);
  if (!fits(arranged, step.edit)) return kNoSuchTrack;
  addBefore(arranged, document_->history().draft(), step.edit);
  if (step.edit.layers) step.edit.layers->before = motion::arrangementOf(document_->motion_);
  document_->history().pushUnchecked(QString::fromStdString(step.text), std::move(step.edit));
  return {};
}

Message JournalReplay::apply(const journal::Position& position) {
  QUndoStack& stack = *document_->history().undoStack();
  if (position.index < 0 || position.index > stack.count()) return Core::tr("undo refers to a missing step");
  stack.setIndex(position.index);
  return {};
}

template <class F>
void JournalReplay::at(int index, const F& work) {
  QUndoStack& stack = *document_->history().undoStack();
  const int now = stack.index();
  stack.setIndex(index);
  work();
  stack.setIndex(now);
}

Message JournalReplay::apply(const journal::FileState& fileState) {
  QUndoStack& stack = *document_->history().undoStack();
  if (fileState.cleanIndex > stack.count()) return Core::tr("a save refers to a missing step");
  if (saving_ && fileState.file.stamp != file_.stamp) saved_ = std::exchange(saving_, {})->content;
  file_ = fileState.file;
  if (fileState.cleanIndex < 0) {
    stack.resetClean();
    return {};
  }
  at(fileState.cleanIndex, [&] {
    stack.setClean();
    ownAnnotations_.push_back(document_->motion_.annotations);
  });
  return {};
}

Message JournalReplay::apply(const journal::Saving& saving) {
  if (saving.index < 0 || saving.index > document_->history().undoStack()->count()) {
    return Core::tr("a save refers to a missing step");
  }
  saving_ = saving;
  at(saving.index, [this] { ownAnnotations_.push_back(document_->motion_.annotations); });
  return {};
}

void JournalReplay::adoptFile() {
  if (adoptUnrecordedSave()) return;
  DocumentFile& file = document_->file();
  file.restore(file_);
  const bool isBesideSaved = adoptAnnotationFile();
  if (!file.isChangedOnDisk()) return;
  const Result<Bytes> now = readFile(file_.path);
  if (!now) return;
  if (saved_ && journal::isContent(*now, *saved_)) {
    file.acceptDisk();
  } else if (const Result<FileContent> content = fileContentOf(document_->motion());
             content && *now == io::vmdFromMotion(content->motion, file.source(), file.writeOptions())) {
    file.acceptSave(isBesideSaved);
  } else if (base_.value.size != 0 && file_.path == firstFile_.path && journal::isContent(*now, base_)) {
    file.acceptDisk();
  }
}

/// If the program died after a save replaced the file and before that was recorded, the file has the content that was
/// noted before.
bool JournalReplay::adoptUnrecordedSave() {
  if (!saving_) return false;
  const Result<Bytes> now = readFile(saving_->path);
  if (!now || !journal::isContent(*now, saving_->content)) return false;
  file_.path = saving_->path;
  file_.vmdVersion = saving_->vmdVersion;
  document_->file().restore(file_);
  at(saving_->index, [this] {
    const bool isBesideSaved = adoptAnnotationFile();
    document_->file().acceptSave(isBesideSaved);
  });
  return true;
}

bool JournalReplay::isFileNewer() const {
  if (!document_->file().isChangedOnDisk()) return false;
  const std::optional<FileStamp> now = stampOf(file_.path);
  return now && millisecondsOf(now->modified) > lastTime_;
}

/// Adopts the annotation file of the motion if it contains annotations that this program has read or written, or the
/// current ones. Otherwise replacing it needs an answer of the user. Returns whether it contains the current
/// annotations.
bool JournalReplay::adoptAnnotationFile() {
  if (file_.path.empty()) return true;
  io::AnnotationFile beside = io::readAnnotations(file_.path);
  const Result<FileContent> content = fileContentOf(document_->motion_);
  const bool isSaved = !beside.problem && content && beside.annotations == content->annotations;
  beside.annotations.layers.reset();
  const bool isOwn = isSaved || std::ranges::find(ownAnnotations_, beside.annotations) != ownAnnotations_.end();
  if (isOwn) document_->file().setAnnotationText(std::move(beside.text));
  return isSaved;
}

}  // namespace furitsuke::edit
