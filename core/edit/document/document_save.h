// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/io/vmd/vmd_motion.h"

namespace furitsuke::edit {

/// A save between MotionDocument::beginSave() and finishSave(): the motion as it was at the beginning, whatever
/// becomes of the document meanwhile.
struct DocumentSave {
  motion::Motion motion;  ///< shares its columns with the document's
  std::shared_ptr<const io::VmdSource> source;
  std::filesystem::path path;
  io::VmdWriteOptions options;
  bool needsBackUp = false;    ///< the file at `path` is from before this session
  bool isBackedUp = false;     ///< and a copy of it is kept now
  std::uint64_t revision = 0;  ///< of the document
  std::string annotationText;  ///< as it was last read or written beside `path`, and after write() as it is there
  std::optional<Error> annotationProblem;  ///< the motion was written, but not its annotations
  std::size_t joinedMarkers = 0;           ///< came from the file that lay beside `path` already

  /// Makes the bytes and writes them, the long part; on any thread, but once.
  Status write();
};

}  // namespace furitsuke::edit
