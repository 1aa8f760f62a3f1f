// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/eval/operations/composed_keys.h"
#include "core/model/name_index.h"
#include "core/motion/operations/operation_result.h"

// Used inside core/eval/operations only.
namespace furitsuke {

/// Bone tracks of a motion being worked out anew from each other, one after the other. Names are MMD's; one with Latin
/// letters or digits is found in narrow and in wide ones.
class BoneRewriting {
 public:
  BoneRewriting(const Motion& motion, const Model* model, const ComposeLimits& limits);

  [[nodiscard]] std::optional<TrackId> find(std::string_view bone) const;
  /// Keys as they are by now; none for a bone that has no track.
  [[nodiscard]] const Track<BoneKey>& track(std::string_view bone) const;
  /// Whether a key of the bone moves or turns it.
  [[nodiscard]] bool isAtRest(std::string_view bone) const;
  [[nodiscard]] bool turns(std::string_view bone) const;
  /// Whether the model has the bone; true without a model.
  [[nodiscard]] bool exists(std::string_view bone) const;
  [[nodiscard]] bool hasModel() const { return names_.has_value(); }
  /// From where one bone rests to where another does; no way without a model that has both.
  [[nodiscard]] glm::dvec3 way(std::string_view from, std::string_view to) const;
  [[nodiscard]] const Bone* bone(std::string_view name) const;

  /// Gives the bone keys worked out from tracks as they are now: `compose` gets the samples of the bone itself, then of
  /// `others`. A track is added where there is none.
  void rewrite(std::string_view bone, std::initializer_list<std::string_view> others, const ComposeFunction& compose);
  /// The same for two bones, each of which is `others` to the other; both from what both were.
  void rewriteBoth(std::string_view first, const ComposeFunction& ofFirst, std::string_view second,
                   const ComposeFunction& ofSecond);
  void clear(std::string_view bone);

  void note(std::string_view code, std::string_view bone, std::string reason, Severity severity);
  void noteDistance(std::string_view bone, double distance, Frame frame);

  [[nodiscard]] OperationResult finish();

 private:
  [[nodiscard]] Keys<BoneKey> composed(std::string_view bone, std::initializer_list<std::string_view> others,
                                       const ComposeFunction& compose, ComposeReport& report) const;
  void store(std::string_view bone, Keys<BoneKey> keys, const ComposeReport& report);
  [[nodiscard]] std::optional<BoneIndex> findBone(std::string_view bone) const;

  const Motion& motion_;
  const Model* model_;
  std::optional<NameIndex> names_;
  ComposeLimits limits_;
  Motion work_;
  OperationResult result_;
};

/// 左 or 右 in front of a name.
[[nodiscard]] std::string sided(std::string_view side, std::string_view bone);

}  // namespace furitsuke
