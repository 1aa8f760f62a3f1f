// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/model/model.h"
#include "core/model/name_index.h"

namespace furitsuke::exchange {

/// The morphs of a model by the names that other programs give to expressions: as motions name morphs, else without
/// regard to case, separators and width, and by the English names of the model too.
class MorphNames {
 public:
  explicit MorphNames(const model::Model& model);

  [[nodiscard]] std::optional<model::MorphIndex> find(std::string_view text) const;

 private:
  model::NameIndex names_;
  std::unordered_map<std::string, model::MorphIndex> folded_;
};

}  // namespace furitsuke::exchange
