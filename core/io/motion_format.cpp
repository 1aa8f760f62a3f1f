// SPDX-License-Identifier: MIT
#include "core/io/motion_format.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "core/base/path_text.h"

namespace furitsuke::io {

namespace {

constexpr std::array kMotionFormats{&kVmdFormat, &kVpdFormat, &kBvmdFormat, &kJsonFormat,
                                    &kCsvFormat, &kMvdFormat, &kNmdFormat};

}  // namespace

std::span<const MotionFormat* const> motionFormats() { return kMotionFormats; }

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
  std::string extension = pathText(path.extension());
  if (extension.empty()) return nullptr;
  extension.erase(0, 1);
  std::ranges::transform(extension, extension.begin(), [](unsigned char c) { return std::tolower(c); });
  for (const MotionFormat* format : kMotionFormats) {
    if (std::ranges::find(format->extensions, extension) != format->extensions.end()) return format;
  }
  return nullptr;
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
