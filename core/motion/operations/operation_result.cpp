// SPDX-License-Identifier: MIT
#include "core/motion/operations/operation_result.h"

#include <algorithm>
#include <variant>

namespace furitsuke {

std::string_view errorName(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::Position: return "position";
    case ErrorKind::Angle: return "angle";
    case ErrorKind::Weight: return "weight";
    case ErrorKind::CameraPosition: return "camera position";
    case ErrorKind::CameraAngle: return "camera angle";
    case ErrorKind::CameraDistance: return "camera distance";
    case ErrorKind::ViewAngle: break;
  }
  return "view angle";
}

std::string_view errorUnit(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::Position:
    case ErrorKind::CameraPosition:
    case ErrorKind::CameraDistance: return "model units";
    case ErrorKind::Angle:
    case ErrorKind::CameraAngle:
    case ErrorKind::ViewAngle: return "degrees";
    case ErrorKind::Weight: break;
  }
  return {};
}

void noteError(OperationResult& result, LargestError error) {
  const auto at = std::ranges::lower_bound(result.errors, error.kind, {}, &LargestError::kind);
  if (at == result.errors.end() || at->kind != error.kind) {
    result.errors.insert(at, std::move(error));
  } else if (error.value > at->value) {
    *at = std::move(error);
  }
}

std::size_t keyCountAfter(const Motion& motion, const OperationResult& result) {
  const auto sizeOf = [](const KeySpan& span) {
    return std::visit([](const auto& keys) { return keys.size(); }, span);
  };
  std::size_t count = motion.keyCount();
  for (const KeyEdit& edit : result.edit.keys) count += sizeOf(edit.after) - sizeOf(edit.before);
  return count;
}

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
