// SPDX-License-Identifier: MIT
#include "core/motion/operations/operation_result.h"

namespace furitsuke {

void applyResult(Motion& motion, const OperationResult& result) {
  for (const Name& name : result.addedBones) motion.ensureBone(name);
  for (const Name& name : result.addedMorphs) motion.ensureMorph(name);
  applyEdit(motion, result.edit, EditSide::After);
}

Diagnostic operationNote(std::string_view code, std::string track, std::string reason) {
  Diagnostic note;
  note.code = code;
  note.severity = Severity::Warning;
  note.track = std::move(track);
  note.reason = std::move(reason);
  return note;
}

}  // namespace furitsuke
