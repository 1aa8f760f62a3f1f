// SPDX-License-Identifier: MIT
#include "core/eval/rig/morph_rig.h"

#include <algorithm>

#include "core/eval/sample.h"

namespace furitsuke::eval {

namespace {

RigMorphList sharesOf(const model::Model& model, std::size_t morph) {
  RigMorphList list{static_cast<model::MorphIndex>(morph), {}};
  for (const model::MorphShare& share : std::get<std::vector<model::MorphShare>>(model.morphs[morph].offsets)) {
    list.shares.push_back({share.morph, usable(share.weight)});
  }
  return list;
}

/// The index of the child that a flip morph selects, or kNoIndex.
std::ptrdiff_t selectedChild(std::size_t count, double weight) {
  const auto last = static_cast<double>(count) - 1;
  const double picked = std::clamp(static_cast<double>(count + 1) * weight, 0.0, last + 1);
  return static_cast<std::ptrdiff_t>(picked) - 1;
}

}  // namespace

MorphRig makeMorphRig(const model::Model& model) {
  MorphRig rig;
  rig.count = model.morphs.size();
  const auto isGroup = [&model](const RigMorphShare& share) {
    return model.morphs[static_cast<std::size_t>(share.morph)].kind == model::MorphKind::Group;
  };
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    const model::Morph& morph = model.morphs[i];
    if (morph.kind == model::MorphKind::Group) {
      RigMorphList list = sharesOf(model, i);
      std::erase_if(list.shares, isGroup);
      rig.groups.push_back(std::move(list));
    } else if (morph.kind == model::MorphKind::Flip) {
      rig.flips.push_back(sharesOf(model, i));
    } else if (morph.kind == model::MorphKind::Bone) {
      for (const model::BoneOffset& offset : std::get<std::vector<model::BoneOffset>>(morph.offsets)) {
        rig.boneOffsets.push_back(
            {static_cast<model::MorphIndex>(i), offset.bone, usable(offset.translation), usable(offset.rotation)});
      }
    }
  }
  return rig;
}

void spreadMorphWeights(const MorphRig& rig, std::span<const double> weights, std::span<double> effective) {
  std::ranges::copy(weights, effective.begin());
  const auto weightOf = [&](model::MorphIndex morph) -> double& { return effective[static_cast<std::size_t>(morph)]; };
  // Groups apply to flips before any flip selects its child.
  if (!rig.flips.empty()) {
    for (const RigMorphList& group : rig.groups) {
      const double weight = weightOf(group.morph);
      if (weight == 0) continue;
      for (const RigMorphShare& share : group.shares) {
        const bool isFlip = std::ranges::binary_search(rig.flips, share.morph, {}, &RigMorphList::morph);
        if (isFlip) weightOf(share.morph) += share.ratio * weight;
      }
    }
    for (const RigMorphList& flip : rig.flips) {
      const std::ptrdiff_t child = selectedChild(flip.shares.size(), weightOf(flip.morph));
      if (child < 0) continue;
      const RigMorphShare& picked = flip.shares[static_cast<std::size_t>(child)];
      weightOf(picked.morph) = picked.ratio;
    }
  }
  for (const RigMorphList& group : rig.groups) {
    const double weight = weightOf(group.morph);
    if (weight == 0) continue;
    for (const RigMorphShare& share : group.shares) weightOf(share.morph) += share.ratio * weight;
  }
}

}  // namespace furitsuke::eval
