// SPDX-License-Identifier: MIT
#include "core/eval/operations/track_errors.h"

#include <algorithm>
#include <cmath>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"

namespace furitsuke {

void TrackErrors::note(ErrorKind kind, double value, double bound, Frame frame) {
  const auto at = std::ranges::find(errors, kind, &LargestError::kind);
  if (at == errors.end()) {
    errors.push_back({kind, value, bound, {}, frame});
  } else if (value > at->value) {
    at->value = value;
    at->frame = frame;
  }
  if (value > bound && (strains.empty() || strains.back() != frame)) strains.push_back(frame);
}

void compareTracks(TrackErrors& errors, const ReductionBounds& bounds, const Track<BoneKey>& before,
                   const Track<BoneKey>& after, FrameRange range) {
  SampleCursor cursorBefore;
  SampleCursor cursorAfter;
  for (Frame frame = range.first; frame < range.last; ++frame) {
    const BoneSample a = sampleBone(before, frame, &cursorBefore);
    const BoneSample b = sampleBone(after, frame, &cursorAfter);
    errors.note(ErrorKind::Position, glm::length(a.translation - b.translation), bounds.position, frame);
    errors.note(ErrorKind::Angle, degreesBetween(a.rotation, b.rotation), bounds.angle, frame);
  }
}

void compareTracks(TrackErrors& errors, const ReductionBounds& bounds, const Track<MorphKey>& before,
                   const Track<MorphKey>& after, FrameRange range) {
  SampleCursor cursorBefore;
  SampleCursor cursorAfter;
  for (Frame frame = range.first; frame < range.last; ++frame) {
    const double error = sampleMorph(before, frame, &cursorBefore) - sampleMorph(after, frame, &cursorAfter);
    errors.note(ErrorKind::Weight, std::abs(error), bounds.weight, frame);
  }
}

void compareTracks(TrackErrors& errors, const ReductionBounds& bounds, const Track<CameraKey>& before,
                   const Track<CameraKey>& after, FrameRange range) {
  SampleCursor cursorBefore;
  SampleCursor cursorAfter;
  for (Frame frame = range.first; frame < range.last; ++frame) {
    const CameraSample a = sampleCamera(before, frame, &cursorBefore);
    const CameraSample b = sampleCamera(after, frame, &cursorAfter);
    const glm::dvec3 turn = glm::degrees(glm::abs(a.rotation - b.rotation));
    errors.note(ErrorKind::CameraPosition, glm::length(a.target - b.target), bounds.cameraPosition, frame);
    errors.note(ErrorKind::CameraAngle, std::max({turn.x, turn.y, turn.z}), bounds.cameraAngle, frame);
    errors.note(ErrorKind::CameraDistance, std::abs(a.distance - b.distance), bounds.cameraDistance, frame);
    errors.note(ErrorKind::ViewAngle, std::abs(a.fov - b.fov), bounds.viewAngle, frame);
  }
}

}  // namespace furitsuke
