// SPDX-License-Identifier: MIT
#include "core/operations/keys/track_errors.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"

namespace furitsuke::operations {

void TrackErrors::note(ErrorKind kind, double value, double bound, Frame frame) {
  const auto at = std::ranges::find(errors, kind, &LargestError::kind);
  if (at == errors.end()) {
    errors.push_back({kind, value, bound, {}, frame});
  } else if (value > at->value) {
    at->value = value;
    at->frame = frame;
  }
  if (value > bound && (exceededFrames.empty() || exceededFrames.back() != frame)) exceededFrames.push_back(frame);
}

void compareTracks(TrackErrors& errors, const ReductionBounds& bounds, const motion::Track<motion::BoneKey>& before,
                   const motion::Track<motion::BoneKey>& after, FrameRange range, Frame step) {
  eval::SampleCursor cursorBefore;
  eval::SampleCursor cursorAfter;
  for (std::int64_t at = range.first; at < range.last; at += step) {
    const auto frame = static_cast<Frame>(at);
    const eval::BoneSample a = eval::sampleBone(before, frame, &cursorBefore);
    const eval::BoneSample b = eval::sampleBone(after, frame, &cursorAfter);
    errors.note(ErrorKind::Position, glm::length(a.translation - b.translation), bounds.position, frame);
    errors.note(ErrorKind::Angle, eval::degreesBetween(a.rotation, b.rotation), bounds.angle, frame);
  }
}

void compareTracks(TrackErrors& errors, const ReductionBounds& bounds, const motion::Track<motion::MorphKey>& before,
                   const motion::Track<motion::MorphKey>& after, FrameRange range, Frame step) {
  eval::SampleCursor cursorBefore;
  eval::SampleCursor cursorAfter;
  for (std::int64_t at = range.first; at < range.last; at += step) {
    const auto frame = static_cast<Frame>(at);
    const double error =
        eval::sampleMorph(before, frame, &cursorBefore) - eval::sampleMorph(after, frame, &cursorAfter);
    errors.note(ErrorKind::Weight, std::abs(error), bounds.weight, frame);
  }
}

void compareTracks(TrackErrors& errors, const ReductionBounds& bounds, const motion::Track<motion::CameraKey>& before,
                   const motion::Track<motion::CameraKey>& after, FrameRange range, Frame step) {
  eval::SampleCursor cursorBefore;
  eval::SampleCursor cursorAfter;
  for (std::int64_t at = range.first; at < range.last; at += step) {
    const auto frame = static_cast<Frame>(at);
    const eval::CameraSample a = eval::sampleCamera(before, frame, &cursorBefore);
    const eval::CameraSample b = eval::sampleCamera(after, frame, &cursorAfter);
    const glm::dvec3 turn = glm::degrees(glm::abs(a.rotation - b.rotation));
    errors.note(ErrorKind::CameraPosition, glm::length(a.target - b.target), bounds.cameraPosition, frame);
    errors.note(ErrorKind::CameraAngle, std::max({turn.x, turn.y, turn.z}), bounds.cameraAngle, frame);
    errors.note(ErrorKind::CameraDistance, std::abs(a.distance - b.distance), bounds.cameraDistance, frame);
    errors.note(ErrorKind::ViewAngle, std::abs(a.fov - b.fov), bounds.viewAngle, frame);
  }
}

}  // namespace furitsuke::operations
