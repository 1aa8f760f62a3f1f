// SPDX-License-Identifier: MIT
#include "core/io/motion_file.h"

#include <string>
#include <utility>

#include "core/base/file.h"
#include "core/io/motion_format.h"

namespace furitsuke::io {

namespace {

Error notAMotion(FileKind kind, bool empty) {
  if (empty) return Error::because(Core::tr("is empty"));
  const std::string known = motionExtensions(".", ", ");
  if (kind == FileKind::Unknown) {
    return Error::because(Core::trWith("is not a known motion or pose; known formats are %1"), known);
  }
  return Error::because(Core::trWith("is a %1, not a motion or pose; known formats are %2"), fileKindTitle(kind),
                        known);
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
