// SPDX-License-Identifier: MIT
#include "core/eval/rig/rig_part.h"

#include <algorithm>
#include <utility>

namespace furitsuke::eval {

namespace {

/// The chosen bones, their ancestors, and the sources of append transforms of all of these.
std::vector<bool> withDependencies(const Rig& rig, const std::vector<bool>& chosen) {
  std::vector<bool> isNeeded(rig.bones.size());
  std::vector<model::BoneIndex> open;
  const auto take = [&](model::BoneIndex bone) {
    if (bone == model::kNoIndex || isNeeded[static_cast<std::size_t>(bone)]) return;
    isNeeded[static_cast<std::size_t>(bone)] = true;
    open.push_back(bone);
  };
  for (std::size_t bone = 0; bone < rig.bones.size(); ++bone) {
    if (chosen[bone]) take(static_cast<model::BoneIndex>(bone));
  }
  while (!open.empty()) {
    const RigBone& bone = rig.bones[static_cast<std::size_t>(open.back())];
    open.pop_back();
    take(bone.parent);
    if (bone.append != model::kNoIndex) take(rig.appends[static_cast<std::size_t>(bone.append)].source);
  }
  return isNeeded;
}

/// Numbers the needed items from 0.
std::vector<std::int32_t> numbered(const std::vector<bool>& isNeeded) {
  std::vector<std::int32_t> indices(isNeeded.size(), model::kNoIndex);
  std::int32_t next = 0;
  for (std::size_t i = 0; i < isNeeded.size(); ++i) {
    if (isNeeded[i]) indices[i] = next++;
  }
  return indices;
}

class RigReducer {
 public:
  RigReducer(const Rig& whole, RigPart& part) : whole_(whole), part_(part) {
    std::vector<bool> isNeeded(whole.appends.size());
    for (const std::size_t bone : part.bones) {
      const std::int32_t append = whole.bones[bone].append;
      if (append != model::kNoIndex) isNeeded[static_cast<std::size_t>(append)] = true;
    }
    appends_ = numbered(isNeeded);
  }

  void run() {
    for (const std::size_t bone : part_.bones) {
      RigBone& kept = part_.rig.bones.emplace_back(whole_.bones[bone]);
      kept.parent = indexOf(kept.parent);
      kept.append = appendOf(kept.append);
      part_.rig.fixedAxes.push_back(whole_.fixedAxes[bone]);
    }
    for (std::size_t i = 0; i < appends_.size(); ++i) {
      if (appends_[i] == model::kNoIndex) continue;
      RigAppend& kept = part_.rig.appends.emplace_back(whole_.appends[i]);
      kept.source = indexOf(kept.source);
      kept.rotationChain = appendOf(kept.rotationChain);
      kept.translationChain = appendOf(kept.translationChain);
    }
    keepLayers(whole_.beforePhysics, part_.rig.beforePhysics);
    keepLayers(whole_.afterPhysics, part_.rig.afterPhysics);
    keepMorphs();
  }

 private:
  [[nodiscard]] std::int32_t indexOf(model::BoneIndex bone) const {
    return bone == model::kNoIndex ? bone : part_.indices[static_cast<std::size_t>(bone)];
  }
  [[nodiscard]] std::int32_t appendOf(std::int32_t append) const {
    return append == model::kNoIndex ? append : appends_[static_cast<std::size_t>(append)];
  }
  /// Their order stays valid without the chains, on which they do not depend.
  void keepLayers(const std::vector<RigLayer>& from, std::vector<RigLayer>& to) const {
    for (const RigLayer& layer : from) {
      RigLayer kept;
      for (const model::BoneIndex bone : layer.bones) {
        if (indexOf(bone) != model::kNoIndex) kept.bones.push_back(indexOf(bone));
      }
      if (!kept.bones.empty()) to.push_back(std::move(kept));
    }
  }
  void keepMorphs() {
    for (RigBoneOffset offset : whole_.morphs.boneOffsets) {
      offset.bone = indexOf(offset.bone);
      if (offset.bone != model::kNoIndex) part_.rig.morphs.boneOffsets.push_back(offset);
    }
    if (part_.rig.morphs.boneOffsets.empty()) return;
    part_.rig.morphs.count = whole_.morphs.count;
    part_.rig.morphs.groups = whole_.morphs.groups;
    part_.rig.morphs.flips = whole_.morphs.flips;
  }

  const Rig& whole_;
  RigPart& part_;
  std::vector<std::int32_t> appends_;  ///< of each append of the whole rig: its index in the part, or kNoIndex
};

}  // namespace

std::optional<RigPart> rigPartOf(const Rig& rig, const std::vector<bool>& chosen) {
  const std::vector<bool> isNeeded = withDependencies(rig, chosen);
  RigPart part{{}, {}, numbered(isNeeded)};
  for (std::size_t bone = 0; bone < rig.bones.size(); ++bone) {
    if (isNeeded[bone]) part.bones.push_back(bone);
  }
  const auto isLink = [&rig](std::size_t bone) { return rig.bones[bone].turn != model::kNoIndex; };
  if (std::ranges::any_of(part.bones, isLink)) return {};
  RigReducer(rig, part).run();
  return part;
}

}  // namespace furitsuke::eval
