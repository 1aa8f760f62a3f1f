// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/convert/vmd_motion.h"
#include "core/edit/journal/journal_folder.h"
#include "core/edit/journal/journal_record.h"

namespace furitsuke::journal {

/// A document at the moment when its journal begins. Taking it costs the number of its steps and tracks; the motion
/// itself is copied only where no VMD holds it.
struct Start {
  struct MadeStep {
    std::string text;
    std::shared_ptr<const MotionEdit> edit;
  };
  std::int64_t time = 0;  ///< ms since 1970
  std::string program;
  std::shared_ptr<const VmdSource> source;
  std::optional<Motion> motion;       ///< as it is now; set when `source` is not
  Annotations annotations;            ///< as they are now; with `source`, which does not hold them
  std::vector<Tracks::Entry> tracks;  ///< all, with the names of now
  std::vector<MadeStep> steps;        ///< all of the undo stack
  std::int32_t index = 0;             ///< so many of them are in force now
  Filed filed;
  /// A base up to this size is copied before the first record is written; a larger one later, piece by piece.
  std::size_t largestBaseAtOnce = std::size_t{32} << 20;
  /// A journal that this one stands for and that goes once this one is complete.
  std::shared_ptr<OwnedFolder> replaced;
};

/// Writes one journal. Everything here waits for the disk; only the writing thread calls it.
class Log {
 public:
  /// A new folder below `root` with all of `start`, a large base apart.
  static Result<Log> begin(const std::filesystem::path& root, const Start& start);

  Status append(ByteView payload);
  /// What was appended is on the disk from here on.
  Status flush();

  /// A large base is copied piece by piece, so that steps need not wait for it. Until it is whole the file that the
  /// document was read from serves, and a second name for it, which outlives a save.
  [[nodiscard]] bool needsBase() const noexcept { return source_ != nullptr; }
  Status copyPieceOfBase();
  /// The journal that this one replaces goes once this one is complete.
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
  std::shared_ptr<const VmdSource> source_;  ///< null once its bytes are copied
  OpenFile base_;
  std::size_t copied_ = 0;
  std::vector<std::shared_ptr<OwnedFolder>> replaced_;
};

}  // namespace furitsuke::journal
