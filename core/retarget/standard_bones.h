// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/model/model.h"
#include "core/model/name_index.h"
#include "core/retarget/body_skeleton.h"

namespace furitsuke::retarget {

/// The bone of a role in MMD: "下半身", "左人指１". That of toes, "左足先EX", is only in models with a set of bones for
/// them.
[[nodiscard]] std::string roleBoneName(HumanoidBone role);

/// "左" or "右".
[[nodiscard]] std::string_view sideName(Side side);

/// The bones of MMD's own models that StandardBones is asked for, from the root to the feet.
[[nodiscard]] std::vector<std::string> bodyBoneNames();

/// Why a bone of a model stands for one of MMD's own models.
enum class BoneReason : std::uint8_t {
  Missing,    ///< none does
  Given,      ///< the user chose it, or chose that none does
  Name,       ///< it has that name
  Structure,  ///< by its place in the skeleton, or a name in another convention
};

/// Finds the bones of a model by the names that MMD's own models have, whatever the model calls them. A bone that the
/// user has given a role comes first (Model::givenRoles), then one with that name, in which digits and Latin letters
/// may be half-width or full-width. If bones are missing that a person needs, the structure of the skeleton tells which
/// they are, and names in the usual conventions and languages, also English ones: the parts of the body, センター,
/// 足ＩＫ, つま先ＩＫ and つま先. The model must outlive this object.
class StandardBones {
 public:
  explicit StandardBones(const model::Model& model);

  /// kNoIndex if there is none.
  [[nodiscard]] model::BoneIndex find(std::string_view text) const;
  [[nodiscard]] BoneReason reasonFor(std::string_view text) const;
  /// The IK chain whose goal is find().
  [[nodiscard]] std::optional<std::int32_t> findIk(std::string_view text) const;
  /// Whether the structure was needed, because the model has names of its own.
  [[nodiscard]] bool isByStructure() const noexcept { return isByStructure_; }
  [[nodiscard]] const model::NameIndex& names() const noexcept { return names_; }

 private:
  void useGivenRoles();
  void useStructure();
  void add(std::string text, model::BoneIndex bone);
  void addFeet();
  [[nodiscard]] model::BoneIndex named(std::string_view text) const;

  const model::Model* model_;
  model::NameIndex names_;
  std::unordered_map<std::string, model::BoneIndex> found_;  ///< by other names than theirs
  bool isByStructure_ = false;
};

}  // namespace furitsuke::retarget
