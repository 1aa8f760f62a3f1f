// SPDX-License-Identifier: MIT
#include "core/operations/motion/morph_names.h"

#include <cstddef>

#include "core/base/name.h"
#include "core/operations/folded_text.h"
#include "core/operations/motion/name_likeness.h"

namespace furitsuke::operations {

namespace {

std::pair<NameSide, std::u32string> meaningOf(std::string_view text) {
  ComparableName name = comparableName(text);
  return {name.side, std::move(name.usual)};
}

}  // namespace

MorphNames::MorphNames(const model::Model& model) : names_(model) {
  for (const bool isEnglish : {false, true}) {
    for (std::size_t i = 0; i < model.morphs.size(); ++i) {
      const model::ModelName& name = model.morphs[i].name;
      if (name.bytes.empty()) continue;  // no motion can refer to it
      const std::string& text = isEnglish ? name.english : name.text;
      std::u32string folded = foldedText(text);
      if (folded.empty()) continue;
      folded_.try_emplace(std::move(folded), static_cast<model::MorphIndex>(i));
      meant_.try_emplace(meaningOf(text), static_cast<model::MorphIndex>(i));
    }
  }
}

std::optional<model::MorphIndex> MorphNames::find(std::string_view text) const {
  const Result<Name> name = Name::fromText(std::string(text));
  if (name) {
    if (const auto morph = names_.findMorph(name->bytes)) return morph;
  }
  const std::u32string folded = foldedText(text);
  if (folded.empty()) return {};
  if (const auto morph = folded_.find(folded); morph != folded_.end()) return morph->second;
  const auto morph = meant_.find(meaningOf(text));
  return morph == meant_.end() ? std::nullopt : std::optional(morph->second);
}

}  // namespace furitsuke::operations
