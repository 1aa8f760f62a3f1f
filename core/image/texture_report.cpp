// SPDX-License-Identifier: MIT
#include "core/image/texture_report.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace furitsuke::image {

namespace {

constexpr std::size_t kListedTextures = 5;

}  // namespace

void TextureReport::add(model::TextureFinding finding, std::string name) {
  names_[static_cast<std::size_t>(finding)].push_back(std::move(name));
}

Diagnostics TextureReport::diagnostics() const {
  constexpr std::string_view kReasons[] = {"not found", "unreadable", "outside the model folders, not read",
                                           "scaled down to save memory"};
  static_assert(std::size(kReasons) == model::kTextureFindings.size());
  Diagnostics diagnostics;
  for (const FindingRow<model::TextureFinding>& row : model::kTextureFindings) {
    const auto index = static_cast<std::size_t>(row.finding);
    const std::vector<std::string>& names = names_[index];
    if (names.empty()) continue;
    std::string list;
    for (std::size_t i = 0; i < std::min(names.size(), kListedTextures); ++i) {
      list.append(i == 0 ? "" : ", ").append(names[i]);
    }
    if (names.size() > kListedTextures) list += ", ...";
    std::string reason = std::to_string(names.size()) + (names.size() == 1 ? " texture " : " textures ");
    reason += kReasons[index];
    reason.append(": ").append(list);
    Diagnostic& diagnostic = diagnostics.emplace_back(makeDiagnostic(row.finding, std::move(reason)));
    diagnostic.count = names.size();
    diagnostic.detail = std::move(list);
  }
  return diagnostics;
}

std::string toonFileName(std::size_t toon) { return (toon < 9 ? "toon0" : "toon") + std::to_string(toon + 1) + ".bmp"; }

}  // namespace furitsuke::image
