// SPDX-License-Identifier: MIT
#include "core/exchange/morph_names.h"

#include <algorithm>
#include <cstddef>

#include "core/base/name.h"
#include "core/base/utf8.h"

namespace furitsuke::exchange {

namespace {

/// "brow_Inner-Up" and "ＢｒｏｗＩｎｎｅｒＵｐ" are "browinnerup".
std::string foldedName(std::string_view text) {
  constexpr char32_t kFirstWide = U'！', kLastWide = U'～', kWideSpace = U'\u3000';
  std::string folded;
  for (std::size_t at = 0; at < text.size();) {
    const utf8::Character character = utf8::characterAt(text, at);
    char32_t code = character.code;
    if (code >= kFirstWide && code <= kLastWide) code = code - kFirstWide + U'!';
    if (code >= U'A' && code <= U'Z') code = code - U'A' + U'a';
    const bool isSeparator = code == U' ' || code == U'_' || code == U'-' || code == U'.' || code == kWideSpace;
    if (!isSeparator) utf8::append(folded, code);
    at += std::max<std::size_t>(character.size, 1);
  }
  return folded;
}

}  // namespace

MorphNames::MorphNames(const model::Model& model) : names_(model) {
  for (const bool isEnglish : {false, true}) {
    for (std::size_t i = 0; i < model.morphs.size(); ++i) {
      const model::ModelName& name = model.morphs[i].name;
      if (name.bytes.empty()) continue;  // no motion can refer to it
      const std::string folded = foldedName(isEnglish ? name.english : name.text);
      if (!folded.empty()) folded_.try_emplace(folded, static_cast<model::MorphIndex>(i));
    }
  }
}

std::optional<model::MorphIndex> MorphNames::find(std::string_view text) const {
  const Result<Name> name = Name::fromText(std::string(text));
  if (name) {
    if (const auto morph = names_.findMorph(name->bytes)) return morph;
  }
  const auto morph = folded_.find(foldedName(text));
  return morph == folded_.end() ? std::nullopt : std::optional(morph->second);
}

}  // namespace furitsuke::exchange
