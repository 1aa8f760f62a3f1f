// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace furitsuke::model {

/// The name of a model, bone, morph or other part.
struct ModelName {
  std::string text;     ///< UTF-8, usually Japanese
  std::string english;  ///< UTF-8, often empty
  /// The text as motions refer to it, see Name::bytes. Empty if the text is; no motion can then refer to the part.
  std::string bytes;

  /// For PMX, whose texts are Unicode. A name ends at its first zero; spaces around it are removed.
  [[nodiscard]] static ModelName fromText(std::string text, std::string english);
  /// For PMD: CP932 up to the first NUL.
  [[nodiscard]] static ModelName fromBytes(std::string_view bytes, std::string_view englishBytes);
};

}  // namespace furitsuke::model
