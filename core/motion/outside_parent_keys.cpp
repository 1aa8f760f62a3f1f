// SPDX-License-Identifier: MIT
#include "core/motion/outside_parent_keys.h"

#include <algorithm>

#include "core/motion/annotation_track.h"

namespace furitsuke::motion {

namespace {

ParentTarget targetAt(const std::vector<OutsideParentKey>& keys, double frame, const AnnotationTrack& track) {
  const OutsideParentKey* key = keyAtOrBefore(keys, frame, track);
  return key == nullptr ? ParentTarget() : key->target;
}

}  // namespace

ParentTarget parentAt(const std::vector<OutsideParentKey>& keys, Frame frame, std::string_view bone) {
  return targetAt(keys, frame, parentTrack(bone));
}

ParentTarget cameraParentAt(const std::vector<OutsideParentKey>& keys, double frame) {
  return targetAt(keys, frame, kCameraParentTrack);
}

bool hasCameraParents(const std::vector<OutsideParentKey>& keys) {
  return std::ranges::any_of(keys, &OutsideParentKey::isCamera);
}

}  // namespace furitsuke::motion
