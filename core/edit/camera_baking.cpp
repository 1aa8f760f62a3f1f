// SPDX-License-Identifier: MIT
#include "core/edit/camera_baking.h"

#include <cmath>
#include <cstddef>
#include <string>
#include <utility>

#include "core/edit/view_registration.h"
#include "core/eval/operations/reduction.h"

namespace furitsuke {

namespace {

Error badViews(const std::string& reason) { return {{}, {}, reason}; }

std::optional<Error> problemOf(std::span<const FramedView> views) {
  if (views.empty()) return badViews("there is no frame to bake");
  Frame last = -1;
  for (const FramedView& each : views) {
    if (each.frame <= last) return badViews("the frames to bake must ascend from 0");
    last = each.frame;
    const CameraSample& view = each.view;
    const bool isSound = isFinite(toStored(view.target)) && isFinite(toStored(view.rotation)) &&
                         std::isfinite(static_cast<float>(view.distance)) && std::isfinite(view.fov);
    if (!isSound) return badViews("at frame " + std::to_string(each.frame) + " there are numbers that no key can hold");
  }
  return {};
}

/// The keys, each with the record of the one whose place it takes.
Keys<CameraKey> keysOf(const Motion& motion, std::span<const FramedView> views) {
  const glm::dvec3 before = sampleCamera(motion.camera, views.front().frame).rotation;
  const CameraKey first = cameraKeyOf(views.front().view, before);
  const glm::dvec3 turns = toDouble(first.rotation) - views.front().view.rotation;
  Keys<CameraKey> keys;
  keys.reserve(views.size());
  for (const FramedView& each : views) {
    const std::size_t there = motion.camera.lowerBound(each.frame);
    const bool isThere = motion.camera.hasKey(each.frame);
    keys.append(each.frame, cameraKeyOf(each.view, each.view.rotation + turns),
                isThere ? motion.camera.sources()[there] : kNoSource);
  }
  return keys;
}

}  // namespace

Result<EditProposal> bakedCamera(const Motion& motion, std::span<const FramedView> views,
                                 std::optional<double> tolerance) {
  if (auto problem = problemOf(views)) return *problem;
  const FrameRange range{views.front().frame, views.back().frame};
  Motion baked;
  baked.camera = motion.camera;
  baked.camera.replace(range, keysOf(motion, views));
  EditProposal proposal;
  proposal.selection.addColumn(kCameraTrack, baked.camera.slice(range).frames);
  if (tolerance) {
    ReductionBounds bounds;
    bounds.cameraPosition = *tolerance;
    auto reduced = reduceKeys(baked, proposal.selection, bounds, nullptr);
    if (!reduced) return reduced.error();
    applyResult(baked, *reduced);
    proposal.selection = std::move(reduced->selection);
  }
  KeyEdit edit{kCameraTrack, range, motion.camera.slice(range), baked.camera.slice(range)};
  if (edit.before != edit.after) proposal.edits.push_back(std::move(edit));
  return proposal;
}

}  // namespace furitsuke
