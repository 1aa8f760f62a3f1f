// SPDX-License-Identifier: MIT
#include "core/io/output_extension.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include "core/base/path_text.h"
#include "core/io/motion_format.h"

namespace furitsuke::io {

Status checkExtension(const std::filesystem::path& path, std::span<const std::string_view> extensions) {
  std::string extension = pathText(path.extension());
  std::ranges::transform(extension, extension.begin(), [](unsigned char c) { return std::tolower(c); });
  const auto isExtension = [&extension](std::string_view known) { return extension == "." + std::string(known); };
  if (std::ranges::any_of(extensions, isExtension)) return Done{};
  std::string known;
  for (const std::string_view each : extensions) known.append(known.empty() ? "." : ", .").append(each);
  if (extension.empty()) {
    return Error::because(Core::trWith("the name of an output needs one of the extensions %1"), known);
  }
  return Error::because(Core::trWith("cannot write %1; known extensions are %2"), displayPath(path.extension()), known);
}

Result<const MotionFormat*> writtenFormatFor(const std::filesystem::path& path) {
  const MotionFormat* format = motionFormatFor(path);
  if (format != nullptr && format->isWritten()) return format;
  std::vector<std::string_view> extensions;
  for (const MotionFormat* each : motionFormats()) {
    if (each->isWritten()) extensions.insert(extensions.end(), each->extensions.begin(), each->extensions.end());
  }
  return checkExtension(path, extensions).error();
}

}  // namespace furitsuke::io
