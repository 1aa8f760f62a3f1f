// SPDX-License-Identifier: MIT
#include "core/edit/document/document_save.h"

#include <utility>

#include "core/base/file_saving.h"
#include "core/edit/document/file_content.h"

namespace furitsuke::edit {

void DocumentSave::join(io::AnnotationFile beside) {
  const std::size_t before = motion.annotations.markers.size();
  motion.annotations = motion::joinedAnnotations(std::move(motion.annotations), beside.annotations);
  joinedMarkers = motion.annotations.markers.size() - before;
  annotationText = std::move(beside.text);
  joined = std::move(beside.annotations);
}

Status DocumentSave::write() {
  const Result<FileContent> content = fileContentOf(motion);
  if (!content) return content.error();
  flattenedLayers = content->flattened;
  ContentHash hash;
  const auto writeMotion = [&](ByteOutput& file) {
    if (noteContent) file.observe([&hash](ByteView piece) { hash.add(piece); });
    io::writeVmdTo(file, content->motion, source.get(), options);
  };
  const auto beforeReplace = [&]() -> Status {
    if (needsBackUp) {
      const Status kept = backUpFile(path);
      isBackedUp = kept.ok();
      if (!kept && mustBackUp) return kept;
      if (!kept) backupProblem = kept.error();
    }
    // Last, so that it is not noted for a save that does not happen.
    if (noteContent) noteContent(hash.digest());
    return Done{};
  };
  if (const Status written = writeFileAtomically(path, writeMotion, {.beforeReplace = beforeReplace}); !written) {
    backupProblem.reset();
    return written;
  }
  writeAnnotations(content->annotations);
  return Done{};
}

void DocumentSave::writeAnnotations(const motion::Annotations& annotations) {
  Result<io::WrittenAnnotations> beside = io::writeAnnotations(
      path, annotations,
      {.known = annotationText, .replacesForeign = replacesForeignAnnotations, .backsUp = annotationsNeedBackUp});
  if (!beside) {
    annotationProblem = beside.error();
    return;
  }
  annotationText = std::move(beside->text);
  storedLayers = annotations.layers;
  // What was replaced without a backup is lost; the next version does not take its place.
  areAnnotationsBackedUp = beside->isBackedUp || beside->backupProblem;
  if (!backupProblem) backupProblem = std::move(beside->backupProblem);
}

}  // namespace furitsuke::edit
