// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/model/model.h"

namespace furitsuke::model {

struct NameMatching {
  /// Also match bones whose names have 15 bytes or are truncated to them in a VMD, which MMD does not do. A bone with
  /// exactly that name takes precedence.
  bool bindCutNames = false;
};

/// Finds the parts of a model by the names in a motion, compared as in MMD: bones by the whole name, so that a name of
/// more than 15 bytes never matches its truncated form in a VMD, and never if it has exactly 15 bytes, morphs by the
/// whole name, and IK bones by the first 19 bytes. Trailing spaces are ignored. If several parts have the name, the
/// first is returned. Names are Name::bytes; those that CP932 lacks are compared whole.
class NameIndex {
 public:
  explicit NameIndex(const Model& model, NameMatching matching = {});

  [[nodiscard]] std::optional<BoneIndex> findBone(std::string_view name) const;
  [[nodiscard]] std::optional<MorphIndex> findMorph(std::string_view name) const;
  /// Index into Model::ik; if several chains have this goal bone, the first.
  [[nodiscard]] std::optional<std::int32_t> findIk(std::string_view name) const;

 private:
  using Places = std::unordered_map<std::string, std::int32_t>;

  Places bones_, morphs_, ik_;
};

/// The names of the IK bones as property keys store them: Name::bytes, of CP932 at most 19 bytes; each name once, in
/// the order of the file.
[[nodiscard]] std::vector<std::string> ikBoneNames(const Model& model);

/// The name without trailing spaces, as NameIndex compares it.
[[nodiscard]] std::string_view withoutTrailingSpaces(std::string_view name);

}  // namespace furitsuke::model
