// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/model/texture_findings.h"

namespace furitsuke::image {

/// Collects findings about textures and reports one diagnostic per kind, with the first few names.
class TextureReport {
 public:
  void add(model::TextureFinding finding, Message name);
  [[nodiscard]] Diagnostics diagnostics() const;

 private:
  std::array<std::vector<Message>, model::kTextureFindings.size()> names_;
};

/// The file that replaces a shared toon: "toon01.bmp" for 0.
[[nodiscard]] std::string toonFileName(std::size_t toon);

}  // namespace furitsuke::image
