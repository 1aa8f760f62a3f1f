// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace furitsuke {

/// What a model or a part of it is called.
struct ModelName {
  std::string text;     ///< UTF-8, usually Japanese
  std::string english;  ///< UTF-8, often empty
  /// The text in CP932, by which motions call the part. Empty when the text is, or when CP932 cannot hold it: no motion
  /// names such a part.
  std::string bytes;

  /// Of a PMX, whose texts are Unicode.
  [[nodiscard]] static ModelName fromText(std::string text, std::string english);
  /// Of a PMD: CP932 up to the first NUL.
  [[nodiscard]] static ModelName fromBytes(std::string_view bytes, std::string_view englishBytes);
};

}  // namespace furitsuke
