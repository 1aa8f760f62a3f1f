// SPDX-License-Identifier: MIT
#include "core/motion/pose_draft.h"

#include <algorithm>
#include <utility>

namespace furitsuke::motion {

namespace {

template <class Posed>
auto placeOfName(const std::vector<Posed>& list, std::string_view name) {
  return std::ranges::lower_bound(list, name, {},
                                  [](const Posed& posed) { return std::string_view(posed.name.bytes); });
}

template <class Posed>
const Posed* findPosed(const std::vector<Posed>& list, std::string_view name) {
  const auto at = placeOfName(list, name);
  return at != list.end() && at->name.bytes == name ? &*at : nullptr;
}

template <class Posed>
void setPosed(std::vector<Posed>& list, Posed posed) {
  const auto at = list.begin() + (placeOfName(list, posed.name.bytes) - list.cbegin());
  if (at != list.end() && at->name == posed.name) {
    *at = std::move(posed);
  } else {
    list.insert(at, std::move(posed));
  }
}

template <class Posed>
void removePosed(std::vector<Posed>& list, std::string_view name) {
  std::erase_if(list, [name](const Posed& posed) { return posed.name.bytes == name; });
}

}  // namespace

const BonePose* PoseDraft::findBone(std::string_view nameBytes) const { return findPosed(bones_, nameBytes); }
const MorphPose* PoseDraft::findMorph(std::string_view nameBytes) const { return findPosed(morphs_, nameBytes); }

void PoseDraft::set(BonePose bone) { setPosed(bones_, std::move(bone)); }
void PoseDraft::set(MorphPose morph) { setPosed(morphs_, std::move(morph)); }

void PoseDraft::removeBone(std::string_view nameBytes) { removePosed(bones_, nameBytes); }
void PoseDraft::removeMorph(std::string_view nameBytes) { removePosed(morphs_, nameBytes); }

void PoseDraft::remove(const PoseDraft& other) {
  for (const BonePose& bone : other.bones_) removeBone(bone.name.bytes);
  for (const MorphPose& morph : other.morphs_) removeMorph(morph.name.bytes);
}

}  // namespace furitsuke::motion
