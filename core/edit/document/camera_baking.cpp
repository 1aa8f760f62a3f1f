// SPDX-License-Identifier: MIT
#include "core/edit/document/camera_baking.h"

#include <cmath>
#include <cstddef>
#include <utility>

#include "core/edit/document/view_registration.h"
#include "core/operations/keys/reduce.h"

namespace furitsuke::edit {

namespace {

std::optional<Error> problemOf(std::span<const FramedView> views) {
  if (views.empty()) return Error::because(Core::tr("there are no frames to bake"));
  Frame last = -1;
  for (const FramedView& each : views) {
    if (each.frame <= last)
      return Error::because(Core::tr("the frames to bake must be in ascending order, starting at 0 or later"));
    last = each.frame;
    const eval::CameraSample& view = each.view;
    const bool isSound = isFinite(toStored(view.target)) && isFinite(toStored(view.rotation)) &&
                         std::isfinite(static_cast<float>(view.distance)) && std::isfinite(view.fov);
    if (!isSound) return Error::because(Core::trWith("frame %1 has values that a key cannot store"), each.frame);
  }
  return {};
}

/// A key for each view. A key that replaces an existing one keeps its source record.
motion::Keys<motion::CameraKey> keysOf(const motion::Motion& motion, std::span<const FramedView> views) {
  const glm::dvec3 before = eval::sampleCamera(motion.camera, views.front().frame).rotation;
  const motion::CameraKey first = cameraKeyOf(views.front().view, before);
  const glm::dvec3 turns = toDouble(first.rotation) - views.front().view.rotation;
  motion::Keys<motion::CameraKey> keys;
  keys.reserve(views.size());
  for (const FramedView& each : views) {
    const std::size_t index = motion.camera.lowerBound(each.frame);
    const bool hasKey = motion.camera.hasKey(each.frame);
    keys.append(each.frame, cameraKeyOf(each.view, each.view.rotation + turns),
                hasKey ? motion.camera.sources()[index] : motion::kNoSource);
  }
  return keys;
}

}  // namespace

Result<motion::Edit> bakedCamera(const motion::Motion& motion, std::span<const FramedView> views,
                                 std::optional<double> tolerance, const std::atomic<bool>* canceled) {
  if (auto problem = problemOf(views)) return *problem;
  const FrameRange range{views.front().frame, views.back().frame};
  motion::Motion baked;
  baked.camera = motion.camera;
  baked.camera.replace(range, keysOf(motion, views));
  motion::Edit proposal{.selection = motion::KeySelection{}};
  proposal.selection->addColumn(motion::kCameraTrack, baked.camera.slice(range).frames);
  if (tolerance) {
    operations::ReductionBounds bounds;
    bounds.cameraPosition = *tolerance;
    operations::OperationControl control(baked.keyCount(), canceled);
    auto reduced = operations::reduceKeys(baked, *proposal.selection, bounds, nullptr, control);
    if (!reduced) return reduced.error();
    motion::applyEdit(baked, reduced->edit, motion::EditSide::After);
    proposal.selection = std::move(reduced->edit.selection);
  }
  motion::KeyEdit edit{motion::kCameraTrack, range, motion.camera.slice(range), baked.camera.slice(range)};
  if (edit.before != edit.after) proposal.keys.push_back(std::move(edit));
  return proposal;
}

}  // namespace furitsuke::edit
