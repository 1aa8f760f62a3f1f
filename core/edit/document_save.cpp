// SPDX-License-Identifier: MIT
#include "core/edit/document_save.h"

#include <utility>

#include "core/base/file.h"
#include "core/convert/annotation_file.h"
#include "core/edit/disk_watch.h"

namespace furitsuke {

Status DocumentSave::write() {
  const Bytes bytes = vmdFromMotion(motion, source.get(), options);
  if (needsBackUp) {
    if (const Status copied = DiskWatch::backUp(path); !copied) return copied.error();
    isBackedUp = true;
  }
  if (const Status written = writeFileAtomically(path, bytes); !written) return written;
  Result<std::string> beside = writeAnnotations(path, motion.annotations, annotationText);
  if (beside) {
    annotationText = std::move(*beside);
  } else {
    annotationProblem = beside.error();
  }
  return Done{};
}

}  // namespace furitsuke
