// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/base/content_digest.h"
#include "core/base/result.h"
#include "core/io/json/annotation_file.h"
#include "core/io/motion/vmd_motion.h"

namespace furitsuke::edit {

/// A save in progress, between DocumentFile::beginSave() and finishSave(). Contains the motion as it was at the
/// beginning, with its layers, independent of later edits and of the lifetime of the document.
struct DocumentSave {
  motion::Motion motion;  ///< shares its columns with the document's
  std::shared_ptr<const io::VmdSource> source;
  std::filesystem::path path;
  io::VmdWriteOptions options;
  bool needsBackUp = false;                 ///< the file at `path` is from before this session
  bool mustBackUp = false;                  ///< it has data that the motion lacks: without a backup it is not replaced
  bool isBackedUp = false;                  ///< a copy of it was kept
  std::uint64_t revision = 0;               ///< of the document
  std::string annotationText;               ///< of the annotation file, as last read or written; updated by write()
  bool annotationsNeedBackUp = false;       ///< the annotation file is from before this session
  bool areAnnotationsBackedUp = false;      ///< a copy of it was kept
  bool replacesForeignAnnotations = false;  ///< the user agreed to replace what AnnotationConflict describes
  /// The motion was written, but the previous version of the file, or of its annotation file, could not be kept.
  std::optional<Error> backupProblem;
  std::optional<Error> annotationProblem;     ///< the motion was written, but not its annotations
  std::optional<motion::Annotations> joined;  ///< of the existing annotation file of `path`, which is replaced
  std::size_t joinedMarkers = 0;              ///< markers that only that file had
  std::size_t flattenedLayers = 0;            ///< set by write(): layers whose effect is now in the keys of the file
  motion::StoredLayersRef storedLayers;       ///< set by write(): of the annotation file
  /// Called with the digest of the new content immediately before it replaces the file.
  std::function<void(const ContentDigest&)> noteContent;

  /// Adds what the annotation file that will be replaced has and the motion lacks, so that it is not lost.
  void join(io::AnnotationFile beside);
  /// Encodes and writes the motion, which may take long. Can be called on any thread, once.
  Status write();

 private:
  void writeAnnotations(const motion::Annotations& annotations);
};

}  // namespace furitsuke::edit
