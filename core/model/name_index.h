// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/model/model.h"

namespace furitsuke {

struct NameMatching {
  /// Also bind bones whose names a VMD cuts to 15 bytes, which MMD does not. A bone of that very name comes first.
  bool bindCutNames = false;
};

/// Finds the parts of a model by the names that motions have for them, compared as MMD does: bones whole, so that a
/// name of more than 15 bytes never meets its cut form in a VMD, morphs over 15 bytes, IK bones over 19. Blanks at the
/// end do not count. Of several parts of one name the first is meant. Names are CP932 bytes.
class NameIndex {
 public:
  explicit NameIndex(const Model& model, NameMatching matching = {});

  [[nodiscard]] std::optional<BoneIndex> findBone(std::string_view name) const;
  [[nodiscard]] std::optional<MorphIndex> findMorph(std::string_view name) const;
  /// Into Model::ik; a bone may be the goal of several chains, of which this is the first.
  [[nodiscard]] std::optional<std::int32_t> findIk(std::string_view name) const;

 private:
  using Places = std::unordered_map<std::string, std::int32_t>;

  Places bones_, morphs_, ik_;
};

/// The name without blanks at its end, as NameIndex compares it.
[[nodiscard]] std::string_view withoutTrailingSpaces(std::string_view name);

}  // namespace furitsuke
