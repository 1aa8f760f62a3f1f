// SPDX-License-Identifier: MIT
#include "core/edit/document/document_file.h"

#include <string_view>
#include <system_error>
#include <utility>

#include "core/base/file.h"
#include "core/edit/document/disk_watch.h"
#include "core/edit/document/edit_history.h"
#include "core/format/vmd/vmd_findings.h"
#include "core/io/json/annotation_file.h"
#include "core/io/motion_file.h"
#include "core/motion/layers/stored_layers.h"

namespace furitsuke::edit {

DocumentFile::DocumentFile(const motion::Motion& motion, EditHistory& history, DocumentSignals& emitter)
    : motion_(motion), history_(history), signals_(emitter), disk_(std::make_unique<DiskWatch>()) {
  QObject::connect(disk_.get(), &DiskWatch::changed, &emitter, [this, &emitter](WatchedFile file) {
    if (file == WatchedFile::Annotations) {
      areAnnotationsForeign_ = areAnnotationsChangedOnDisk();
      emit emitter.annotationsChangedOnDisk();
    } else {
      emit emitter.changedOnDisk();
    }
    emit emitter.modifiedChanged(isModified());
  });
}

DocumentFile::~DocumentFile() = default;

void DocumentFile::adopt(io::LoadedMotion& loaded, const std::filesystem::path& path) {
  source_ = std::move(loaded.source);
  annotationText_ = std::move(loaded.annotationFile.text);
  annotationProblem_ = std::move(loaded.annotationFile.problem);
  areAnnotationsForeign_ = false;
  layerProblem_ = std::move(loaded.annotationFile.layerProblem);
  firstLayers_ = knownLayers_ = loaded.annotationFile.annotations.layers;
  repaired_ = loaded.damage.has_value() || (source_ && source_->file.isHeaderShort());
  const bool isVmd = loaded.format == io::FileKind::Vmd;
  unsaved_ = repaired_;
  writeOptions_.version = source_ ? source_->file.version : 2;
  path_ = isVmd && !loaded.isCopy ? path : std::filesystem::path();
  title_ = QString::fromStdString(displayPath(isVmd ? path.filename() : path.stem()));
  watchFiles();
}

void DocumentFile::watchFiles() {
  disk_->setFiles(path_, path_.empty() ? std::filesystem::path() : io::annotationPath(path_));
}

void DocumentFile::restore(const FileRecord& state) {
  path_ = state.path;
  title_ = QString::fromStdString(state.title);
  writeOptions_.version = state.vmdVersion;
  repaired_ = state.repaired;
  unsaved_ = state.unsaved;
  watchFiles();
  disk_->setKnown(state.stamp);
}

void DocumentFile::acceptDisk() { disk_->accept(WatchedFile::Motion); }

void DocumentFile::acceptSave(bool withAnnotations) {
  disk_->accept(WatchedFile::Motion);
  repaired_ = false;
  if (!withAnnotations) return;
  unsaved_ = false;
  history_.undoStack()->setClean();
}

QString DocumentFile::title() const {
  return path_.empty() ? title_ : QString::fromStdString(displayPath(path_.filename()));
}

void DocumentFile::setTitle(const QString& title) {
  title_ = title;
  emit signals_.fileChanged();
}

FileRecord DocumentFile::state() const {
  return {path_, title_.toStdString(), writeOptions_.version, repaired_, unsaved_, disk_->known()};
}

bool DocumentFile::isModified() const { return hasUnsavedSteps() || !history_.draft().isEmpty(); }

bool DocumentFile::hasUnsavedSteps() const {
  return unsaved_ || areAnnotationsForeign_ || disk_->hasSaidChanged() || !history_.undoStack()->isClean();
}

bool DocumentFile::isChangedOnDisk() const { return disk_->isChanged(WatchedFile::Motion); }

bool DocumentFile::areAnnotationsChangedOnDisk() const {
  if (!disk_->isChanged(WatchedFile::Annotations)) return false;
  // The time alone may differ.
  const io::AnnotationFile beside = io::readAnnotations(path_);
  return beside.problem || beside.text != annotationText_;
}

std::optional<io::AnnotationConflict> DocumentFile::annotationConflict(const std::filesystem::path& path) const {
  if (isOwnAnnotationFile(path)) return io::annotationConflict(path, knownAnnotations(), annotationText_);
  // What can be read is merged with the annotations of the document before it is replaced.
  return io::annotationConflict(path, knownAnnotations(), io::readAnnotations(path).text);
}

/// The annotations with the layers that the file has: those that a save would write take long to make.
motion::Annotations DocumentFile::knownAnnotations() const {
  motion::Annotations annotations = motion_.annotations;
  annotations.layers = knownLayers_;
  return annotations;
}

Status DocumentFile::reloadAnnotations() {
  io::AnnotationFile beside = io::readAnnotations(path_);
  if (beside.problem) return *beside.problem;
  beside.annotations.layers.reset();  // they belong to the keys in the motion file
  history_.setAnnotations([] { return tr("Reload markers"); }, beside.annotations);
  annotationText_ = std::move(beside.text);
  disk_->accept(WatchedFile::Annotations);
  areAnnotationsForeign_ = false;
  emit signals_.modifiedChanged(isModified());
  return Done{};
}

Diagnostics DocumentFile::losses(const io::VmdWriteOptions& options) const {
  Diagnostics losses = io::vmdLosses(motion::withoutLayers(motion_), source_.get(), options);
  // After the repaired motion was saved, the file no longer contains the damaged part.
  if (!repaired_) {
    const std::string_view damage = findingRow(format::vmd::Finding::LossDamage).code;
    std::erase_if(losses, [damage](const Diagnostic& loss) { return loss.code == damage; });
  }
  return losses;
}

Status DocumentFile::save() {
  if (path_.empty())
    return Error::in(Message::verbatim(title().toStdString()),
                     Core::tr("this motion has no file yet; save it under a file name"));
  return saveAs(path_, writeOptions_);
}

Status DocumentFile::saveAs(const std::filesystem::path& path, const io::VmdWriteOptions& options) {
  DocumentSave save = beginSave(path, options);
  const Status written = save.write();
  return finishSave(save, written);
}

DocumentSave DocumentFile::beginSave(const std::filesystem::path& path, const io::VmdWriteOptions& options) {
  history_.endGesture();
  DocumentSave save;
  save.motion = motion_;
  save.annotationText = annotationText_;
  if (!isOwnAnnotationFile(path)) save.join(io::readAnnotations(path));
  save.source = source_;
  save.path = path;
  save.options = options;
  save.needsBackUp = disk_->needsBackUp(path);
  std::error_code ignored;
  save.mustBackUp = repaired_ && std::filesystem::equivalent(path, path_, ignored);
  save.annotationsNeedBackUp = disk_->needsBackUp(io::annotationPath(path));
  save.revision = history_.revision();
  if (saveObserver_) save.noteContent = saveObserver_(save);
  saving_ = true;
  // The file changes until finishSave() are made by this save.
  disk_->hold();
  return save;
}

bool DocumentFile::isOwnAnnotationFile(const std::filesystem::path& path) const {
  return !path_.empty() && io::annotationPath(path) == io::annotationPath(path_);
}

Status DocumentFile::finishSave(const DocumentSave& save, const Status& written) {
  saving_ = false;
  // After a save without a backup there is nothing left to keep either.
  if (save.isBackedUp || written) disk_->setBackedUp(save.path);
  if (save.areAnnotationsBackedUp) disk_->setBackedUp(io::annotationPath(save.path));
  if (written) {
    path_ = save.path;
    writeOptions_ = save.options;
    watchFiles();
    annotationText_ = save.annotationText;
    // A save leaves foreign annotations where those of the motion have not changed.
    if (areAnnotationsForeign_) areAnnotationsForeign_ = io::readAnnotations(path_).text != annotationText_;
    if (!save.annotationProblem) knownLayers_ = save.storedLayers;
    unsaved_ = false;
    repaired_ = false;
  }
  disk_->release();
  if (!written) return written.error();
  const bool isAsWritten = history_.revision() == save.revision;
  // Not before: a save that fails leaves the motion as it was.
  if (save.joined) {
    motion::Annotations joined = motion::joinedAnnotations(motion_.annotations, *save.joined);
    if (joined != motion_.annotations) history_.setAnnotations([] { return tr("Join markers"); }, std::move(joined));
  }
  // If the motion was edited while it was being written, or its annotations could not be written, the file does not
  // match any state of the undo stack.
  if (isAsWritten && !save.annotationProblem) {
    history_.undoStack()->setClean();
  } else {
    history_.undoStack()->resetClean();
  }
  emit signals_.modifiedChanged(isModified());
  emit signals_.fileChanged();
  if (!save.annotationProblem) return Done{};
  Error error = *save.annotationProblem;
  error.reason = {Core::trWith("the motion is saved, but its markers are not: %1"), error.sentence()};
  error.section = Message::verbatim(displayPath(io::annotationPath(save.path).filename()));
  error.offset.reset();
  return error;
}

}  // namespace furitsuke::edit
