// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/name_index.h"
#include "core/operations/composed_keys.h"
#include "core/operations/operation.h"
#include "core/operations/operation_result.h"

// Used inside core/operations only.
namespace furitsuke::operations {

/// Recomputes bone tracks of a motion from each other, one after the other. Names are MMD's; Latin letters and digits
/// match both half-width and full-width forms.
class BoneRewriting {
 public:
  BoneRewriting(const OperationInput& in, const ComposeLimits& limits);

  [[nodiscard]] std::optional<motion::TrackId> find(std::string_view bone) const;
  /// The current keys; empty for a bone without a track.
  [[nodiscard]] const motion::Track<motion::BoneKey>& track(std::string_view bone) const;
  /// Whether no key moves or rotates the bone.
  [[nodiscard]] bool isAtRest(std::string_view bone) const;
  [[nodiscard]] bool turns(std::string_view bone) const;
  /// Whether the model has the bone; true without a model.
  [[nodiscard]] bool exists(std::string_view bone) const;
  [[nodiscard]] bool hasModel() const { return names_.has_value(); }
  /// The vector between the rest positions of two bones; zero without a model that has both.
  [[nodiscard]] glm::dvec3 restOffset(std::string_view from, std::string_view to) const;
  [[nodiscard]] const model::Bone* bone(std::string_view name) const;

  /// Replaces the keys of a bone by keys computed from the current tracks: `compose` gets the samples of the bone
  /// itself, then of `others`. A missing track is added.
  void rewrite(std::string_view bone, std::initializer_list<std::string_view> others, const ComposeFunction& compose);
  /// The same for two bones, each computed from the original samples of both.
  void rewriteBoth(std::string_view first, const ComposeFunction& ofFirst, std::string_view second,
                   const ComposeFunction& ofSecond);
  void clear(std::string_view bone);

  /// See operationNote().
  void note(std::string_view code, std::string_view bone, NoteValues values = {});
  void noteDistance(std::string_view bone, double distance, Frame frame);

  /// The motion with the keys that were computed so far.
  [[nodiscard]] const motion::Motion& changed() const noexcept { return work_; }
  [[nodiscard]] OperationResult finish();

 private:
  [[nodiscard]] motion::Keys<motion::BoneKey> composed(std::string_view bone,
                                                       std::initializer_list<std::string_view> others,
                                                       const ComposeFunction& compose, ComposeReport& report) const;
  void store(std::string_view bone, motion::Keys<motion::BoneKey> keys, const ComposeReport& report);
  [[nodiscard]] std::optional<model::BoneIndex> findBone(std::string_view bone) const;

  const motion::Motion& motion_;
  const model::Model* model_;
  std::optional<model::NameIndex> names_;
  ComposeLimits limits_;
  OperationControl& control_;
  eval::PreExtrapolation rule_;
  motion::Motion work_;
  OperationResult result_;
};

/// The name with 左 or 右 as a prefix.
[[nodiscard]] std::string sided(std::string_view side, std::string_view bone);

}  // namespace furitsuke::operations
