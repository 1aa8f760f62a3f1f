// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/model/model_name.h"

// What the program says about a model, whichever format it has, and about a motion on a model, in one table; what
// belongs to one format has tables of its own (pmd_diagnostics.h, pmx_diagnostics.h).
namespace furitsuke {

enum class ModelFinding : std::uint8_t {
  // Found when a model is loaded; something safe stands in the place of what was there.
  BonesMissing,
  BoneParent,
  BoneCycle,
  BoneReference,
  IkBone,
  IkTarget,
  IkLink,
  VertexBone,
  FaceIndex,
  FaceCount,
  MaterialIndices,
  FaceWithoutMaterial,
  TextureIndex,
  MorphElement,
  DisplayItem,
  BodyBone,
  JointBody,
  SoftBodyReference,
  ValueUnknown,
  // Found when it is checked; nothing is changed.
  ValueNotFinite,
  VertexWeights,
  NameEmpty,
  NameLong,
  NameUnencodable,
  NameEncoding,
  BoneNameDuplicate,
  MorphNameDuplicate,
  LayerOrder,
  IkLinkApart,
  AppendCycle,
  MorphsInGroups,
  MorphHiddenInGroup,
  Version21,
  // Found when a motion is laid onto it.
  BindOtherModel,
  BindCameraMotion,
  BindMixedMotion,
  BindBoneMissing,
  BindBoneMissingAtRest,
  BindMorphMissing,
  BindIkMissing,
  BindBoneCut,
  BindBoneUnused,
  BindMorphUnused,
};
inline constexpr std::size_t kModelFindingCount = static_cast<std::size_t>(ModelFinding::BindMorphUnused) + 1;

struct ModelFindingKind {
  ModelFinding finding;
  std::string_view code;
  Severity severity;
  std::string_view meaning;    ///< one sentence without a full stop
  std::string_view one, many;  ///< what is counted: "bone", "bones"
  std::string_view reason;     ///< said behind the count: "with a parent that does not exist"
};

/// All rows, in the order of ModelFinding.
[[nodiscard]] const std::array<ModelFindingKind, kModelFindingCount>& modelFindingKinds();

/// A diagnostic with the code and severity of the table.
[[nodiscard]] Diagnostic makeDiagnostic(ModelFinding finding, std::string reason);

/// Counts what is odd, so that a model with a million odd vertices gives one line with the first few names.
class ModelTally {
 public:
  /// One more; `example` names it and may be empty.
  void add(ModelFinding finding, std::string_view example = {}) { add(finding, 1, example); }
  void add(ModelFinding finding, std::size_t count, std::string_view example = {});

  /// One line for each finding: "3 bones with a parent that does not exist: a, b, c".
  void report(Diagnostics& diagnostics) const;

 private:
  struct Entry {
    std::size_t count = 0;
    std::vector<std::string> examples;
  };
  std::array<Entry, kModelFindingCount> entries_;
};

/// What a message calls a part of a model: its name, "no. 12" for the twelfth without one.
[[nodiscard]] std::string partLabel(const ModelName& name, std::size_t index);

}  // namespace furitsuke
