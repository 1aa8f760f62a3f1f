// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/io/file_kind.h"
#include "core/io/json/annotation_file.h"
#include "core/io/vmd/vmd_motion.h"
#include "core/motion/motion.h"

namespace furitsuke::io {

/// A motion that was read from a file of any format.
struct LoadedMotion {
  motion::Motion motion;
  FileKind format = FileKind::Unknown;  ///< of a row of motionFormats()
  std::string formatVersion;            ///< of a BVMD: "3.0.0"; empty for the other formats
  /// What the writer needs to write an unedited VMD byte for byte; null for the other formats.
  std::shared_ptr<const VmdSource> source;
  /// What is unusual about the file.
  Diagnostics diagnostics;
  /// Set when the file is damaged and `motion` is the part that could be read.
  std::optional<Error> damage = {};
  /// The annotation file of the motion; only MotionDocument::read() reads it, and then `motion` has the annotations.
  AnnotationFile beside = {};
};

/// Opens a motion file of any of the motionFormats(), by content and not by extension. A pose becomes a motion with
/// keys at frame 0. An Error when the file cannot be read, is of another kind (which the Error names) or has no
/// readable part.
[[nodiscard]] Result<LoadedMotion> loadMotion(const std::filesystem::path& path);

/// The same for bytes in memory; takes them over.
[[nodiscard]] Result<LoadedMotion> motionFromBytes(Bytes bytes);

}  // namespace furitsuke::io
