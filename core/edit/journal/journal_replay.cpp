// SPDX-License-Identifier: MIT
#include "core/edit/journal/journal_replay.h"

#include <utility>

#include "core/base/file.h"
#include "core/convert/check/motion_check.h"
#include "core/convert/motion_file.h"
#include "core/edit/disk_watch.h"
#include "core/edit/edit_commands.h"
#include "core/edit/journal/journal_folder.h"

namespace furitsuke {

namespace {

constexpr char kNoSuchTrack[] = "a step names a track that the motion does not have";

bool hasName(TrackId track) { return track.kind == TrackKind::Bone || track.kind == TrackKind::Morph; }

bool isBase(const Bytes& bytes, const journal::BaseFile& base) {
  return bytes.size() == base.size && journal::checksumOf(bytes) == base.checksum;
}

bool fits(const Motion& motion, const MotionEdit& edit) {
  for (const NameEdit& name : edit.names) {
    if (name.track && (!hasName(*name.track) || !motion.contains(*name.track))) return false;
  }
  for (const KeyEdit& keys : edit.keys) {
    if (!motion.contains(keys.track)) return false;
  }
  return true;
}

const Name& nameOf(const Motion& motion, const std::optional<TrackId>& track) {
  if (!track) return motion.modelName;
  return track->kind == TrackKind::Bone ? motion.bones[track->index].name : motion.morphs[track->index].name;
}

/// The before sides, which the log does not repeat.
void addBefore(const Motion& motion, const PoseDraft& draft, MotionEdit& edit) {
  for (NameEdit& name : edit.names) name.before = nameOf(motion, name.track);
  for (KeyEdit& keys : edit.keys) {
    motion.visit(keys.track, [&](const auto& track) { keys.before = track.slice(keys.range); });
  }
  if (edit.annotations) edit.annotations->before = motion.annotations;
  if (edit.draft) edit.draft->before = draft;
}

template <class Value>
std::string addTrack(std::vector<NamedTrack<Value>>& tracks, std::uint32_t index, const std::string& name) {
  if (index > tracks.size()) return "a track is missing";
  if (index == tracks.size()) {
    tracks.push_back({Name::fromBytes(name), {}});
  } else if (tracks[index].name.bytes != name) {
    return "a track has another name";
  }
  return {};
}

}  // namespace

Status JournalReplay::run() {
  std::optional<journal::Record> first = reader_.next();
  const auto* head = first ? std::get_if<journal::Head>(&first->body) : nullptr;
  if (head == nullptr) {
    return Error{
        {}, displayPath(folder_), reader_.damage() ? reader_.damage()->reason : "the journal has no beginning"};
  }
  if (const Status begun = begin(*head); !begun) return begun;
  while (std::optional<journal::Record> record = reader_.next()) {
    std::string problem = std::visit([this](auto& body) { return carryOut(body); }, record->body);
    if (!problem.empty()) reader_.refuse(std::move(problem));
  }
  adoptFile();
  return Done{};
}

Status JournalReplay::begin(const journal::Head& head) {
  if (head.format > journal::kFormat) {
    return Error{{}, displayPath(folder_), "a newer version of the program wrote the journal"};
  }
  document_ = std::make_unique<MotionDocument>();
  firstFile_ = file_ = head.file;
  if (!head.base) return Done{};
  Result<Bytes> bytes = baseBytes(head);
  if (!bytes) return bytes.error();
  Result<LoadedMotion> loaded = motionFromBytes(std::move(*bytes));
  if (!loaded) return loaded.error();
  base_ = *head.base;
  loaded->diagnostics = checkMotion(*loaded);
  document_->adopt(std::move(*loaded), head.file.path);
  return Done{};
}

Result<Bytes> JournalReplay::baseBytes(const journal::Head& head) const {
  // The copy may have been cut short when the program died; then the file itself still serves if it is the same.
  for (const std::filesystem::path& path :
       {journal::basePath(folder_), journal::baseLinkPath(folder_), head.file.path}) {
    Result<Bytes> bytes = readFile(path);
    if (bytes && isBase(*bytes, *head.base)) return bytes;
  }
  return Error{{}, displayPath(head.file.path), "is no longer the file that the journal begins with"};
}

std::string JournalReplay::carryOut(const journal::Head& /*head*/) { return "the journal begins a second time"; }

std::string JournalReplay::carryOut(const journal::Tracks& tracks) {
  Motion& motion = document_->motion_;
  for (const auto& [id, name] : tracks.entries) {
    if (!hasName(id)) return kNoSuchTrack;
    std::string problem =
        id.kind == TrackKind::Bone ? addTrack(motion.bones, id.index, name) : addTrack(motion.morphs, id.index, name);
    if (!problem.empty()) return problem;
  }
  return {};
}

std::string JournalReplay::carryOut(journal::Snapshot& snapshot) {
  if (!fits(document_->motion_, snapshot.edit)) return kNoSuchTrack;
  applyEdit(document_->motion_, snapshot.edit, EditSide::After);
  firstAnnotations_ = document_->motion_.annotations;
  if (base_.size != 0) return {};  // the base has been judged; these are its annotations
  LoadedMotion loaded;
  loaded.motion = document_->motion_;
  document_->diagnostics_ = checkMotion(loaded);
  return {};
}

std::string JournalReplay::carryOut(journal::Step& step) {
  if (!fits(document_->motion_, step.edit)) return kNoSuchTrack;
  addBefore(document_->motion_, document_->draft_, step.edit);
  document_->undoStack()->push(
      new MotionEditCommand(*document_, QString::fromStdString(step.text), std::move(step.edit), {}, {}, false));
  return {};
}

std::string JournalReplay::carryOut(const journal::Position& position) {
  QUndoStack& stack = *document_->undoStack();
  if (position.index < 0 || position.index > stack.count()) return "undo names a step that is not there";
  stack.setIndex(position.index);
  return {};
}

std::string JournalReplay::carryOut(const journal::Filed& filed) {
  QUndoStack& stack = *document_->undoStack();
  if (filed.cleanIndex > stack.count()) return "a save names a step that is not there";
  file_ = filed.file;
  if (filed.cleanIndex < 0) {
    stack.resetClean();
    return {};
  }
  const int index = stack.index();
  stack.setIndex(filed.cleanIndex);
  stack.setClean();
  stack.setIndex(index);
  return {};
}

void JournalReplay::adoptFile() {
  MotionDocument& document = *document_;
  document.filePath_ = file_.path;
  document.title_ = QString::fromStdString(file_.title);
  document.writeOptions_.version = file_.vmdVersion;
  document.repaired_ = file_.repaired;
  document.unsaved_ = file_.unsaved;
  document.disk_->setFile(file_.path, file_.stamp);
  const bool isBesideSaved = adoptAnnotationFile();
  if (!document.disk_->isChanged()) return;
  const Result<Bytes> now = readFile(file_.path);
  if (!now) return;
  if (*now == vmdFromMotion(document.motion_, document.source_.get(), document.writeOptions_)) {
    // The program died between the save and its note: all of this is in the file.
    document.disk_->setFile(file_.path);
    document.repaired_ = false;
    if (!isBesideSaved) return;
    document.unsaved_ = false;
    document.undoStack()->setClean();
  } else if (base_.size != 0 && file_.path == firstFile_.path && isBase(*now, base_)) {
    document.disk_->setFile(file_.path);  // copied or touched, but the same
  }
}

/// Whether the file beside the motion holds the annotations. It is known again when it holds those or the ones that
/// the journal began with; another one is kept when it is written over.
bool JournalReplay::adoptAnnotationFile() {
  if (file_.path.empty()) return true;
  AnnotationFile beside = readAnnotations(file_.path);
  const Annotations& now = document_->motion_.annotations;
  const bool isSaved = !beside.problem && beside.annotations == now;
  if (isSaved || beside.annotations == firstAnnotations_) document_->annotationText_ = std::move(beside.text);
  return isSaved;
}

}  // namespace furitsuke
