// SPDX-License-Identifier: MIT
#include "core/edit/document_save.h"

#include "core/base/file.h"
#include "core/edit/disk_watch.h"

namespace furitsuke {

Status DocumentSave::write() {
  const Bytes bytes = vmdFromMotion(motion, source.get(), options);
  if (needsBackUp) {
    if (const Status copied = DiskWatch::backUp(path); !copied) return copied.error();
    isBackedUp = true;
  }
  return writeFileAtomically(path, bytes);
}

}  // namespace furitsuke
