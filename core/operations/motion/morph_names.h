// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "core/model/model.h"
#include "core/model/name_index.h"
#include "core/operations/sides/side_names.h"

namespace furitsuke::operations {

/// The morphs of a model by the names that others give to expressions: as motions name morphs, else without regard to
/// case, separators and width, else by what the names mean (usualExpression()); by the English names of the model too.
class MorphNames {
 public:
  explicit MorphNames(const model::Model& model);

  [[nodiscard]] std::optional<model::MorphIndex> find(std::string_view text) const;

 private:
  model::NameIndex names_;
  std::unordered_map<std::u32string, model::MorphIndex> folded_;
  std::map<std::pair<NameSide, std::u32string>, model::MorphIndex> meant_;
};

}  // namespace furitsuke::operations
