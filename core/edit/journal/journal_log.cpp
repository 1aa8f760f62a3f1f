// SPDX-License-Identifier: MIT
#include "core/edit/journal/journal_log.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "core/base/file_platform.h"

namespace furitsuke::journal {

namespace {

/// The steps in force, taken back from the last to the first.
template <class F>
void eachStepBack(const Start& start, F&& f) {
  for (auto i = static_cast<std::size_t>(start.index); i > 0; --i) f(*start.steps[i - 1].edit);
}

/// All keys and the name of the model, as one change of a motion that has its tracks and nothing in them.
MotionEdit wholeMotion(Motion motion) {
  MotionEdit edit;
  edit.names.push_back({{}, {}, motion.modelName});
  for (const TrackId id : motion.trackIds()) {
    motion.visit(id, [&](const auto& track) {
      using Value = typename std::decay_t<decltype(track)>::ValueType;
      if (!track.empty()) edit.keys.push_back({id, kAllFrames, Keys<Value>(), track.keys()});
    });
  }
  if (!motion.annotations.isEmpty()) edit.annotations = AnnotationEdit{{}, motion.annotations};
  return edit;
}

/// The annotations from before the steps.
Annotations firstAnnotations(const Start& start) {
  Annotations annotations = start.annotations;
  eachStepBack(start, [&](const MotionEdit& edit) {
    if (edit.annotations) annotations = edit.annotations->before;
  });
  return annotations;
}

/// The tracks with the names that they had before the steps.
Tracks firstTracks(const Start& start) {
  Tracks tracks{start.tracks};
  eachStepBack(start, [&](const MotionEdit& edit) {
    for (const NameEdit& name : edit.names) {
      const auto at = std::ranges::find_if(tracks.entries, [&](const auto& entry) { return entry.id == name.track; });
      if (at != tracks.entries.end()) at->name = name.before.bytes;
    }
  });
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
    log.linkBase(start.filed.file.path);
    const bool isSmall = start.source->file.bytes.size() <= start.largestBaseAtOnce;
    while (written && isSmall && log.needsBase()) written = log.copyPieceOfBase();
  }
  if (written) written = log.writeStart(start);
  if (written) written = log.flush();
  if (!written) {
    log.remove();
    return written.error();
  }
  platform::flushFolder(log.folder_->path());
  platform::flushFolder(root);
  if (start.replaced) log.replaced_.push_back(start.replaced);
  if (!log.needsBase()) log.removeReplaced();
  return log;
}

Status Log::writeStart(const Start& start) {
  Result<OpenFile> file = OpenFile::create(logPath(folder_->path()));
  if (!file) return file.error();
  file_ = std::move(*file);
  Head head{kFormat, start.program, {}, start.filed.file};
  if (start.source) head.base = BaseFile{start.source->file.bytes.size(), checksumOf(start.source->file.bytes)};
  Status status = append(encodeHead(start.time, head));
  if (status) status = append(encodeTracks(start.time, firstTracks(start)));
  if (status && start.motion) {
    Motion motion = *start.motion;
    eachStepBack(start, [&](const MotionEdit& edit) { applyEdit(motion, edit, EditSide::Before); });
    status = append(encodeSnapshot(start.time, wholeMotion(std::move(motion))));
  } else if (const Annotations annotations = firstAnnotations(start); status && !annotations.isEmpty()) {
    status = append(encodeSnapshot(start.time, {{}, {}, AnnotationEdit{{}, annotations}}));
  }
  for (std::size_t i = 0; status && i < start.steps.size(); ++i) {
    status = append(encodeStep(start.time, start.steps[i].text, *start.steps[i].edit));
  }
  if (status) status = append(encodePosition(start.time, start.index));
  if (status) status = append(encodeFiled(start.time, start.filed));
  return status;
}

Status Log::append(ByteView payload) {
  // The frame apart: a step may be large, and is not copied for the sake of 16 bytes.
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
  platform::flushFolder(folder_->path());
  removeReplaced();
  return Done{};
}

void Log::linkBase(const std::filesystem::path& file) {
  // Where the file system has no second names, or the file lies on another one, the file itself must do.
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

}  // namespace furitsuke::journal
