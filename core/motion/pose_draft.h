// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "core/motion/pose.h"

namespace furitsuke::motion {

/// The pose that the user has set but not registered. These values replace those of the motion at every frame until
/// they are registered as keys or discarded. Other bones and morphs follow the motion.
class PoseDraft {
 public:
  /// Each name (compared by bytes) occurs once.
  [[nodiscard]] const std::vector<BonePose>& bones() const noexcept { return bones_; }
  [[nodiscard]] const std::vector<MorphPose>& morphs() const noexcept { return morphs_; }
  [[nodiscard]] bool isEmpty() const noexcept { return bones_.empty() && morphs_.empty(); }

  /// nullptr if the draft has no such bone. Valid until the draft changes.
  [[nodiscard]] const BonePose* findBone(std::string_view nameBytes) const;
  [[nodiscard]] const MorphPose* findMorph(std::string_view nameBytes) const;

  /// Replaces the entry of the same name.
  void set(BonePose bone);
  void set(MorphPose morph);
  void removeBone(std::string_view nameBytes);
  void removeMorph(std::string_view nameBytes);
  /// Removes the bones and morphs of `other`, whatever their values.
  void remove(const PoseDraft& other);

  friend bool operator==(const PoseDraft&, const PoseDraft&) = default;

 private:
  std::vector<BonePose> bones_;
  std::vector<MorphPose> morphs_;
};

}  // namespace furitsuke::motion
