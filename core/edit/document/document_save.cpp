// SPDX-License-Identifier: MIT
#include "core/edit/document/document_save.h"

#include <utility>

#include "core/base/file.h"
#include "core/edit/document/disk_watch.h"
#include "core/io/json/annotation_file.h"

namespace furitsuke::edit {

Status DocumentSave::write() {
  const Bytes bytes = io::vmdFromMotion(motion, source.get(), options);
  if (needsBackUp) {
    if (const Status copied = DiskWatch::backUp(path); !copied) return copied.error();
    isBackedUp = true;
  }
  if (const Status written = writeFileAtomically(path, bytes); !written) return written;
  Result<std::string> beside = io::writeAnnotations(path, motion.annotations, annotationText);
  if (beside) {
    annotationText = std::move(*beside);
  } else {
    annotationProblem = beside.error();
  }
  return Done{};
}

}  // namespace furitsuke::edit
