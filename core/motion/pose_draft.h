// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "core/motion/pose.h"

namespace furitsuke {

/// What a person has posed and not registered yet: values that stand for those of the motion, whatever the moment,
/// until they become keys or are dropped. Bones and morphs that it does not name follow the motion.
class PoseDraft {
 public:
  /// By the bytes of their names, each once.
  [[nodiscard]] const std::vector<BonePose>& bones() const noexcept { return bones_; }
  [[nodiscard]] const std::vector<MorphPose>& morphs() const noexcept { return morphs_; }
  [[nodiscard]] bool isEmpty() const noexcept { return bones_.empty() && morphs_.empty(); }

  /// nullptr when it does not name it. Valid until the draft changes.
  [[nodiscard]] const BonePose* findBone(std::string_view nameBytes) const;
  [[nodiscard]] const MorphPose* findMorph(std::string_view nameBytes) const;

  /// In the place of what it had of that name.
  void set(BonePose bone);
  void set(MorphPose morph);
  void removeBone(std::string_view nameBytes);
  void removeMorph(std::string_view nameBytes);
  /// Everything that `other` names, whatever the values.
  void remove(const PoseDraft& other);

  friend bool operator==(const PoseDraft&, const PoseDraft&) = default;

 private:
  std::vector<BonePose> bones_;
  std::vector<MorphPose> morphs_;
};

}  // namespace furitsuke
