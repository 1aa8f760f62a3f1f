// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/convert/annotation_file.h"
#include "core/convert/file_kind.h"
#include "core/convert/vmd_motion.h"
#include "core/motion/motion.h"

namespace furitsuke {

/// A motion as it came out of a file, whatever its format.
struct LoadedMotion {
  Motion motion;
  FileKind format = FileKind::Unknown;  ///< Vmd, Vpd, Bvmd, MotionJson or MotionCsv
  std::string formatVersion;            ///< of a BVMD: "3.0.0"; empty for the other formats
  /// What the writer needs to give an unedited VMD back byte for byte; null for the other formats.
  std::shared_ptr<const VmdSource> source;
  /// What was odd about the file.
  Diagnostics diagnostics;
  /// Set when the file is damaged and `motion` is what could be saved of it.
  std::optional<Error> damage = {};
  /// What lies beside the file; only MotionDocument::read() looks for it, and `motion` holds the annotations then.
  AnnotationFile beside = {};
};

/// Opens a motion file of any format that the program reads, by content and not by extension: VMD, VPD (a motion of
/// one frame, key at 0), BVMD, motion JSON or CSV. An Error when the file cannot be read, is of another kind (which is
/// named) or holds nothing that could be saved.
[[nodiscard]] Result<LoadedMotion> loadMotion(const std::filesystem::path& path);

/// The same for bytes in memory, which are taken over.
[[nodiscard]] Result<LoadedMotion> motionFromBytes(Bytes bytes);

}  // namespace furitsuke
