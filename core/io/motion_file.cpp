// SPDX-License-Identifier: MIT
#include "core/io/motion_file.h"

#include <string>
#include <utility>

#include "core/base/file.h"
#include "core/io/motion_format.h"

namespace furitsuke::io {

namespace {

Error notAMotion(FileKind kind, bool empty) {
  if (empty) return Error::because("is empty");
  const std::string known = "known formats are " + motionExtensions(".", ", ");
  if (kind == FileKind::Unknown) return Error::because("is not a known motion or pose; " + known);
  return Error::because("is a " + std::string(fileKindTitle(kind)) + ", not a motion or pose; " + known);
}

}  // namespace

Result<LoadedMotion> motionFromBytes(Bytes bytes) {
  const FileKind kind = detectFileKind(bytes);
  const MotionFormat* format = findMotionFormat(kind);
  if (format == nullptr) return notAMotion(kind, bytes.empty());
  return format->read(std::move(bytes));
}

Result<LoadedMotion> loadMotion(const std::filesystem::path& path) {
  // Detects the kind before reading the whole file, which may be a video of many gigabytes.
  const Result<Bytes> head = readFileHead(path, kFileKindBytes);
  if (!head) return head.error();
  const FileKind kind = detectFileKind(*head);
  if (findMotionFormat(kind) == nullptr) return notAMotion(kind, head->empty());
  Result<Bytes> bytes = readFile(path);
  if (!bytes) return bytes.error();
  return motionFromBytes(std::move(*bytes));
}

}  // namespace furitsuke::io
