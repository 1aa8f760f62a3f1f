// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/motion/annotations.h"

// Markers and beats beside a motion, as JSON text: format "furitsuke.annotations", version 1,
//   "markers": [{ "frame": 120, "name": "chorus", "color": "red" }],
//   "tempo": { "beatsPerMinute": 128.0, "firstBeat": 12.5, "beatsPerBar": 4 }
// Every member but the format and a marker's frame may be missing. Members of newer versions are kept as they stand.
namespace furitsuke {

inline constexpr std::int64_t kAnnotationVersion = 1;

/// NAME.furitsuke.json beside the motion NAME.vmd (or NAME of another format).
[[nodiscard]] std::filesystem::path annotationPath(const std::filesystem::path& motion);

/// UTF-8 with a line per marker, ended by a line feed.
[[nodiscard]] std::string annotationsToJson(const Annotations& annotations);
/// Markers may come in any order. An Error names the byte and, as its section, the JSON path.
[[nodiscard]] Result<Annotations> annotationsFromJson(std::string_view text);

/// What lies beside a motion.
struct AnnotationFile {
  Annotations annotations;
  /// The file as it was read, by which it is known again; empty when there is none or it could not be read.
  std::string text = {};
  /// Why there are none although a file is there. It costs nothing but the annotations.
  std::optional<Error> problem = {};
};
[[nodiscard]] AnnotationFile readAnnotations(const std::filesystem::path& motion);

/// Makes the file beside the motion hold the annotations and gives its text; removes it when there are none. A file
/// that holds them already is left as it is. `known` is the text that was last read or written here: a file that is
/// another one is kept as NAME.furitsuke.json.bak before it is replaced, and is never removed.
[[nodiscard]] Result<std::string> writeAnnotations(const std::filesystem::path& motion, const Annotations& annotations,
                                                   std::string_view known);

}  // namespace furitsuke
