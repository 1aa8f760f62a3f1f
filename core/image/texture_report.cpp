// SPDX-License-Identifier: MIT
#include "core/image/texture_report.h"

#include <algorithm>
#include <utility>

namespace furitsuke::image {

namespace {

constexpr std::size_t kListedTextures = 5;

Message reasonOf(model::TextureFinding finding, Counted count, const Message& names) {
  switch (finding) {
    case model::TextureFinding::Missing:
      return {Core::trCount("%n texture not found: %1", "%n textures not found: %1"), count, names};
    case model::TextureFinding::Unreadable:
      return {Core::trCount("%n texture unreadable: %1", "%n textures unreadable: %1"), count, names};
    case model::TextureFinding::Outside:
      return {Core::trCount("%n texture outside the model folders, not read: %1",
                            "%n textures outside the model folders, not read: %1"),
              count, names};
    case model::TextureFinding::Halved: break;
  }
  return {Core::trCount("%n texture scaled down to save memory: %1", "%n textures scaled down to save memory: %1"),
          count, names};
}

}  // namespace

void TextureReport::add(model::TextureFinding finding, Message name) {
  names_[static_cast<std::size_t>(finding)].push_back(std::move(name));
}

Diagnostics TextureReport::diagnostics() const {
  Diagnostics diagnostics;
  for (const FindingRow<model::TextureFinding>& row : model::kTextureFindings) {
    const std::vector<Message>& names = names_[static_cast<std::size_t>(row.finding)];
    if (names.empty()) continue;
    Message list = names.front();
    for (std::size_t i = 1; i < std::min(names.size(), kListedTextures); ++i) {
      list = {Core::trWith("%1, %2"), list, names[i]};
    }
    if (names.size() > kListedTextures) list = {Core::trWith("%1, ..."), list};
    Diagnostic& diagnostic =
        diagnostics.emplace_back(makeDiagnostic(row.finding, reasonOf(row.finding, Counted{names.size()}, list)));
    diagnostic.count = names.size();
    diagnostic.detail = list.english();
  }
  return diagnostics;
}

std::string toonFileName(std::size_t toon) { return (toon < 9 ? "toon0" : "toon") + std::to_string(toon + 1) + ".bmp"; }

}  // namespace furitsuke::image
