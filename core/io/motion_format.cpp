// SPDX-License-Identifier: MIT
#include "core/io/motion_format.h"

namespace furitsuke::io {

const MotionFormat* findMotionFormat(FileKind kind) {
  for (const MotionFormat* format : kMotionFormats) {
    if (format->kind == kind) return format;
  }
  return nullptr;
}

const MotionFormat* findMotionFormat(std::string_view name) {
  for (const MotionFormat* format : kMotionFormats) {
    if (format->name == name) return format;
  }
  return nullptr;
}

const MotionFormat* motionFormatFor(const std::filesystem::path& path) {
  const FileType* type = fileTypeByName(path);
  return type == nullptr ? nullptr : findMotionFormat(type->kind);
}

std::string motionExtensions(std::string_view prefix, std::string_view separator, FormatUse use) {
  std::string all;
  for (const MotionFormat* format : kMotionFormats) {
    if (use == FormatUse::Write && !format->isWritten()) continue;
    for (const std::string_view extension : format->extensions) {
      if (!all.empty()) all += separator;
      all.append(prefix).append(extension);
    }
  }
  return all;
}

}  // namespace furitsuke::io
