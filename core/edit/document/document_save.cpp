// SPDX-License-Identifier: MIT
#include "core/edit/document/document_save.h"

#include <utility>

#include "core/base/file_saving.h"
#include "core/io/json/annotation_file.h"

namespace furitsuke::edit {

Status DocumentSave::write() {
  const Bytes bytes = io::vmdFromMotion(motion, source.get(), options);
  const auto beforeReplace = [&]() -> Status {
    if (needsBackUp) {
      const Status kept = backUpFile(path);
      isBackedUp = kept.ok();
      if (!kept && mustBackUp) return kept;
      if (!kept) backupProblem = kept.error();
    }
    // Last, so that it is not noted for a save that does not happen.
    if (noteContent) noteContent(bytes);
    return Done{};
  };
  if (const Status written = writeFileAtomically(path, bytes, {.beforeReplace = beforeReplace}); !written) {
    backupProblem.reset();
    return written;
  }
  writeAnnotations();
  return Done{};
}

void DocumentSave::writeAnnotations() {
  Result<io::WrittenAnnotations> beside = io::writeAnnotations(
      path, motion.annotations,
      {.known = annotationText, .replacesForeign = replacesForeignAnnotations, .backsUp = annotationsNeedBackUp});
  if (!beside) {
    annotationProblem = beside.error();
    return;
  }
  annotationText = std::move(beside->text);
  // What was replaced without a backup is lost; the next version does not take its place.
  areAnnotationsBackedUp = beside->isBackedUp || beside->backupProblem;
  if (!backupProblem) backupProblem = std::move(beside->backupProblem);
}

}  // namespace furitsuke::edit
