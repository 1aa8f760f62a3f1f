// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/io/file_type.h"
#include "core/io/json/annotation_file.h"
#include "core/io/motion/csv_form.h"
#include "core/io/motion/vmd_motion.h"
#include "core/motion/motion.h"

namespace furitsuke::io {

/// A motion that was read from a file of any format.
struct LoadedMotion {
  motion::Motion motion;
  FileKind format = FileKind::Unknown;  ///< the kind of an entry of motionFormats()
  std::string formatVersion;            ///< of a BVMD: "3.0.0"; empty for the other formats
  /// What the writer needs to write an unedited VMD byte for byte; null for the other formats.
  std::shared_ptr<const VmdSource> source;
  /// The findings of the reader.
  Diagnostics diagnostics;
  /// Set if the file is damaged; `motion` is then the part that could be read.
  std::optional<Error> damage = {};
  /// The file is a temporary copy, such as that of a file in an archive: a document asks where to save the motion.
  bool isCopy = false;
  /// The annotation file of the motion. Set only by MotionDocument::read(), which also adds the annotations to
  /// `motion`.
  AnnotationFile annotationFile = {};
  /// The form of a CSV, in which it is written again.
  CsvForm csvForm = {};
};

/// Reads a motion file of any of the motionFormats(), which is detected by content, not by extension. A pose becomes a
/// motion with keys at frame 0. Returns an Error if the file cannot be read, is of another kind (which the Error names)
/// or has no readable part.
[[nodiscard]] Result<LoadedMotion> loadMotion(const std::filesystem::path& path);

/// The same for bytes in memory.
[[nodiscard]] Result<LoadedMotion> motionFromBytes(Bytes bytes);

}  // namespace furitsuke::io
