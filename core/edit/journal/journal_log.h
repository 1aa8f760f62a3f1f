// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/edit/journal/journal_folder.h"
#include "core/edit/journal/journal_record.h"
#include "core/io/motion/vmd_motion.h"

namespace furitsuke::edit::journal {

/// The state of a document when its journal starts. Creating it costs the number of its steps and tracks; the motion is
/// only copied if no VMD contains it.
struct Start {
  struct MadeStep {
    std::string text;
    std::shared_ptr<const motion::Edit> edit;
    /// All tracks of the layer that the step makes active; later steps belong to them. None if it activates no other.
    std::vector<Tracks::Entry> tracks = {};
  };
  std::int64_t time = 0;  ///< ms since 1970
  std::string program;
  std::uint64_t document = 0;  ///< MotionDocument::id()
  std::shared_ptr<const io::VmdSource> source;
  std::optional<motion::Motion> motion;  ///< current; set if `source` is not
  motion::Annotations annotations;       ///< current; also with `source`, which does not contain them
  motion::StoredLayersRef layers;        ///< with which the motion was read
  std::vector<Tracks::Entry> tracks;     ///< all, with their current names
  bool isBeforeSteps = false;            ///< motion, annotations and tracks are those before the steps, not current
  std::vector<MadeStep> steps;           ///< all of the undo stack
  std::int32_t index = 0;                ///< the number of applied steps
  FileState fileState;
  /// A base up to this size is copied before the first record is written; a larger one later, in pieces.
  std::size_t largestBaseAtOnce = std::size_t{32} << 20;
  /// A journal that this one replaces and that is removed when this one is complete.
  std::shared_ptr<OwnedFolder> replaced;
};

/// Writes one journal. All functions wait for the disk; only the writer thread calls them.
class Log {
 public:
  /// Creates a folder in `root` with the contents of `start`, except a large base.
  static Result<Log> begin(const std::filesystem::path& root, const Start& start);

  Status append(ByteView payload);
  /// Flushes everything appended so far to the disk.
  Status flush();

  /// A large base is copied in pieces, so that steps need not wait for it. Until the copy is complete, recovery uses
  /// the file that the document was read from, through a hard link that survives a save.
  [[nodiscard]] bool needsBase() const noexcept { return source_ != nullptr; }
  Status copyPieceOfBase();
  /// Removes that journal as soon as this one is complete.
  void addReplaced(std::shared_ptr<OwnedFolder> folder);
  [[nodiscard]] std::shared_ptr<OwnedFolder> folder() const noexcept { return folder_; }
  void remove();

 private:
  Log() = default;
  Status writeStart(const Start& start);
  void linkBase(const std::filesystem::path& file);
  void removeReplaced();

  std::shared_ptr<OwnedFolder> folder_;
  OpenFile file_;
  std::uint64_t records_ = 0;
  bool dirty_ = false;
  std::shared_ptr<const io::VmdSource> source_;  ///< null when its bytes are copied
  OpenFile base_;
  std::size_t copied_ = 0;
  std::vector<std::shared_ptr<OwnedFolder>> replaced_;
};

}  // namespace furitsuke::edit::journal
