// SPDX-License-Identifier: MIT
#include "core/edit/journal/journal_log.h"

#include <algorithm>
#include <memory>
#include <system_error>
#include <utility>

#include "core/base/file_platform.h"
#include "core/motion/layers/stored_layers.h"

namespace furitsuke::edit::journal {

namespace {

/// The applied steps, undone from the last to the first.
template <class F>
void forEachStepBackward(const Start& start, F&& f) {
  if (start.isBeforeSteps) return;
  for (auto i = static_cast<std::size_t>(start.index); i > 0; --i) f(*start.steps[i - 1].edit);
}

/// All keys and the model name, as a change of a motion that has the same tracks without keys.
motion::Edit wholeMotion(motion::Motion motion) {
  motion::Edit edit;
  edit.names.push_back({{}, {}, motion.modelName});
  if (motion.nameEncoding != TextEncoding::Cp932) edit.encoding = motion::EncodingEdit{{}, motion.nameEncoding};
  for (const motion::TrackId id : motion.trackIds()) {
    motion.visit(id, [&](const auto& track) {
      using Value = typename std::decay_t<decltype(track)>::ValueType;
      if (!track.empty()) edit.keys.push_back({id, kAllFrames, motion::Keys<Value>(), track.keys()});
    });
  }
  if (!motion.annotations.isEmpty()) edit.annotations = motion::AnnotationEdit{{}, motion.annotations};
  return edit;
}

/// The annotations before the steps, with the layers.
motion::Annotations firstAnnotations(const Start& start) {
  motion::Annotations annotations = start.annotations;
  annotations.layers = start.layers;
  forEachStepBackward(start, [&](const motion::Edit& edit) {
    if (!edit.annotations) return;
    annotations = edit.annotations->before;
    annotations.layers = start.layers;
  });
  return annotations;
}

/// The tracks with their names before the steps. A step that gives a track the name of another one swaps both names.
Tracks firstTracks(const Start& start) {
  motion::Motion named;
  for (const auto& [id, name] : start.tracks) {
    if (id.kind == motion::TrackKind::Bone) named.bones.push_back({Name::fromBytes(name), {}});
    if (id.kind == motion::TrackKind::Morph) named.morphs.push_back({Name::fromBytes(name), {}});
  }
  forEachStepBackward(
      start, [&](const motion::Edit& edit) { motion::applyNames(named, edit.names, motion::EditSide::Before); });
  Tracks tracks{start.tracks};
  for (auto& [id, name] : tracks.entries) {
    name = id.kind == motion::TrackKind::Bone ? named.bones[id.index].name.bytes : named.morphs[id.index].name.bytes;
  }
  return tracks;
}

}  // namespace

Result<Log> Log::begin(const std::filesystem::path& root, const Start& start) {
  Result<OwnedFolder> folder = OwnedFolder::create(root);
  if (!folder) return folder.error();
  Log log;
  log.folder_ = std::make_shared<OwnedFolder>(std::move(*folder));
  log.source_ = start.source;
  Status written = Done{};
  if (log.needsBase()) {
    log.linkBase(start.fileState.file.path);
    const bool isSmall = start.source->file.bytes.size() <= start.largestBaseAtOnce;
    while (written && isSmall && log.needsBase()) written = log.copyPieceOfBase();
  }
  if (start.replaced) log.folder_->beginToReplace(*start.replaced);
  if (written) written = log.writeStart(start);
  if (written) written = log.flush();
  if (written) log.folder_->canReplace(!log.needsBase());
  if (!written) {
    log.remove();
    return written.error();
  }
  flushFolder(log.folder_->path());
  flushFolder(root);
  if (start.replaced) log.replaced_.push_back(start.replaced);
  if (!log.needsBase()) log.removeReplaced();
  return log;
}

Status Log::writeStart(const Start& start) {
  Result<OpenFile> file = OpenFile::create(logPath(folder_->path()));
  if (!file) return file.error();
  file_ = std::move(*file);
  Head head{kFormat, start.program, {}, start.fileState.file, start.document};
  if (start.source) head.base = {contentDigestOf(start.source->file.bytes)};
  Status status = append(encodeHead(start.time, head));
  if (status) status = append(encodeTracks(start.time, firstTracks(start)));
  if (status && start.motion) {
    motion::Motion motion = *start.motion;
    forEachStepBackward(start,
                        [&](const motion::Edit& edit) { motion::applyEdit(motion, edit, motion::EditSide::Before); });
    // Its keys are those of the motion itself already: nothing was flattened.
    if (start.layers) {
      motion.annotations.layers = motion::StoredLayersRef(
          std::make_shared<const motion::StoredLayers>(motion::StoredLayers{start.layers->layers, {}, {}}));
    }
    status = append(encodeSnapshot(start.time, wholeMotion(std::move(motion))));
  } else if (const motion::Annotations annotations = firstAnnotations(start); status && !annotations.isEmpty()) {
    status = append(encodeSnapshot(start.time, {{}, {}, motion::AnnotationEdit{{}, annotations}}));
  }
  for (std::size_t i = 0; status && i < start.steps.size(); ++i) {
    status = append(encodeStep(start.time, start.steps[i].text, *start.steps[i].edit));
    const std::vector<Tracks::Entry>& tracks = start.steps[i].tracks;
    if (status && !tracks.empty()) status = append(encodeTracks(start.time, {tracks}));
  }
  if (status) status = append(encodePosition(start.time, start.index));
  if (status) status = append(encodeFileState(start.time, start.fileState));
  return status;
}

Status Log::append(ByteView payload) {
  // The frame header is written separately, so that a large step is not copied to prepend 16 bytes.
  if (Status status = file_.append(frameOf(records_, payload)); !status) return status;
  ++records_;
  dirty_ = true;
  return file_.append(payload);
}

Status Log::flush() { return std::exchange(dirty_, false) ? file_.flush() : Status(Done{}); }

Status Log::copyPieceOfBase() {
  constexpr std::size_t kPiece = std::size_t{4} << 20;
  if (!base_.isOpen()) {
    Result<OpenFile> made = OpenFile::create(basePath(folder_->path()));
    if (!made) return made.error();
    base_ = std::move(*made);
  }
  const ByteView rest = ByteView(source_->file.bytes).subspan(copied_);
  const ByteView piece = rest.first(std::min(kPiece, rest.size()));
  Status status = base_.append(piece);
  if (status) status = base_.flush();
  if (!status) return status;
  copied_ += piece.size();
  if (copied_ < source_->file.bytes.size()) return Done{};
  source_.reset();
  base_.close();
  std::error_code ignored;
  std::filesystem::remove(baseLinkPath(folder_->path()), ignored);
  flushFolder(folder_->path());
  removeReplaced();
  return Done{};
}

void Log::linkBase(const std::filesystem::path& file) {
  // If the file system does not support hard links, or the file is on another one, the file itself is used.
  std::error_code error;
  const std::filesystem::path target = std::filesystem::canonical(file, error);
  if (!error) std::filesystem::create_hard_link(target, baseLinkPath(folder_->path()), error);
}

void Log::addReplaced(std::shared_ptr<OwnedFolder> folder) {
  replaced_.push_back(std::move(folder));
  if (!needsBase()) removeReplaced();
}

void Log::removeReplaced() {
  for (const auto& folder : replaced_) folder->remove();
  replaced_.clear();
}

void Log::remove() {
  file_.close();
  base_.close();
  source_.reset();
  folder_->remove();
  removeReplaced();
}

}  // namespace furitsuke::edit::journal
