// SPDX-License-Identifier: MIT
#include "core/operations/keys/track_errors.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"

namespace furitsuke::operations {

namespace {

/// Calls f(time, frame and whether it is half a frame later) for the times to compare.
template <class Value, class F>
void forEachComparedTime(const motion::Track<Value>& before, FrameRange range, Frame step, const F& f) {
  const auto frames = before.frames();
  for (std::int64_t at = range.first; at < range.last; at += step) {
    const auto frame = static_cast<Frame>(at);
    f(static_cast<double>(frame), TrackErrors::Exceeded{frame, false});
    if (step != 1) continue;
    const auto key = std::lower_bound(frames.begin(), frames.end(), frame);
    const bool isRecorded = key != frames.end() && *key == frame && key + 1 != frames.end() && key[1] == frame + 1;
    if (!isRecorded) f(frame + 0.5, TrackErrors::Exceeded{frame, true});
  }
}

}  // namespace

void TrackErrors::note(ErrorKind kind, double value, double bound, Exceeded at) {
  const auto error = std::ranges::find(errors, kind, &LargestError::kind);
  if (error == errors.end()) {
    errors.push_back({kind, value, bound, {}, at.frame});
  } else if (value > error->value) {
    error->value = value;
    error->frame = at.frame;
  }
  if (value > bound && (exceeded.empty() || exceeded.back() != at)) exceeded.push_back(at);
}

void compareTracks(TrackErrors& errors, const ReductionBounds& bounds, const motion::Track<motion::BoneKey>& before,
                   const motion::Track<motion::BoneKey>& after, FrameRange range, Frame step) {
  eval::SampleCursor cursorBefore;
  eval::SampleCursor cursorAfter;
  forEachComparedTime(before, range, step, [&](double time, TrackErrors::Exceeded at) {
    const eval::BoneSample a = eval::sampleBone(before, time, &cursorBefore);
    const eval::BoneSample b = eval::sampleBone(after, time, &cursorAfter);
    errors.note(ErrorKind::Position, glm::length(a.translation - b.translation), bounds.position, at);
    errors.note(ErrorKind::Angle, eval::degreesBetween(a.rotation, b.rotation), bounds.angle, at);
  });
}

void compareTracks(TrackErrors& errors, const ReductionBounds& bounds, const motion::Track<motion::MorphKey>& before,
                   const motion::Track<motion::MorphKey>& after, FrameRange range, Frame step) {
  eval::SampleCursor cursorBefore;
  eval::SampleCursor cursorAfter;
  for (std::int64_t at = range.first; at < range.last; at += step) {
    const auto frame = static_cast<Frame>(at);
    const double error =
        eval::sampleMorph(before, frame, &cursorBefore) - eval::sampleMorph(after, frame, &cursorAfter);
    errors.note(ErrorKind::Weight, std::abs(error), bounds.weight, {frame, false});
  }
}

void compareTracks(TrackErrors& errors, const ReductionBounds& bounds, const motion::Track<motion::CameraKey>& before,
                   const motion::Track<motion::CameraKey>& after, FrameRange range, Frame step) {
  eval::SampleCursor cursorBefore;
  eval::SampleCursor cursorAfter;
  forEachComparedTime(before, range, step, [&](double time, TrackErrors::Exceeded at) {
    const eval::CameraSample a = eval::sampleCamera(before, time, &cursorBefore);
    const eval::CameraSample b = eval::sampleCamera(after, time, &cursorAfter);
    const glm::dvec3 turn = glm::degrees(glm::abs(a.rotation - b.rotation));
    errors.note(ErrorKind::CameraPosition, glm::length(a.target - b.target), bounds.cameraPosition, at);
    errors.note(ErrorKind::CameraAngle, std::max({turn.x, turn.y, turn.z}), bounds.cameraAngle, at);
    errors.note(ErrorKind::CameraDistance, std::abs(a.distance - b.distance), bounds.cameraDistance, at);
    errors.note(ErrorKind::ViewAngle, std::abs(a.fov - b.fov), bounds.viewAngle, at);
  });
}

}  // namespace furitsuke::operations
