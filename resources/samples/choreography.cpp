// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples/choreography.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/motion/edit.h"

namespace furitsuke::sample {

namespace {

Name encoded(std::string_view text) { return *Name::fromText(text); }

/// The same pose seen in a mirror that stands in the model's middle plane.
Step mirrored(Step step) {
  step.turn.y = -step.turn.y;
  step.turn.z = -step.turn.z;
  step.move.x = -step.move.x;
  return step;
}

/// Writes the steps into one track; each rotation stays on the side of the one before.
void writeSteps(Motion& motion, TrackId track, const std::vector<Step>& steps) {
  EditBuilder builder(motion);
  Quat before = restBoneKey().rotation;
  for (const Step& step : steps) {
    BoneKey key = restBoneKey();
    key.translation = step.move;
    key.rotation = before = rotationFromEuler(step.turn, before);
    key.curves.fill(step.curve);
    builder.set(track, step.frame, key);
  }
  applyEdits(motion, builder.build(), EditSide::After);
}

}  // namespace

Frame at(int bar, double beat) { return static_cast<Frame>(std::lround((bar * kBeatsPerBar + beat) * kFramesPerBeat)); }

void Choreography::bone(std::string_view name, std::initializer_list<Step> steps) {
  writeSteps(motion_, motion_.ensureBone(encoded(name)), steps);
}

void Choreography::pair(std::string_view name, std::initializer_list<Step> steps, Frame delay) {
  bone("左" + std::string(name), steps);
  std::vector<Step> right;
  for (const Step& step : steps) {
    right.push_back(mirrored(step));
    if (step.frame > 0) right.back().frame += delay;  // every track keeps its key at frame 0
  }
  writeSteps(motion_, motion_.ensureBone(encoded("右" + std::string(name))), right);
}

void Choreography::physics(std::string_view name, Frame from, Frame to) {
  const TrackId track = motion_.ensureBone(encoded(name));
  EditBuilder builder(motion_);
  for (const Frame frame : {Frame{0}, from, to}) {
    BoneKey key = restBoneKey();
    key.physics = frame != from;
    builder.set(track, frame, key);
  }
  applyEdits(motion_, builder.build(), EditSide::After);
}

void Choreography::morph(std::string_view name, std::initializer_list<Weight> weights) {
  const TrackId track = motion_.ensureMorph(encoded(name));
  EditBuilder builder(motion_);
  builder.set(track, 0, restMorphKey());
  for (const Weight& weight : weights) builder.set(track, weight.frame, MorphKey{weight.weight});
  applyEdits(motion_, builder.build(), EditSide::After);
}

void Choreography::pulse(std::string_view name, std::initializer_list<Frame> frames, Frame length, float weight) {
  const TrackId track = motion_.ensureMorph(encoded(name));
  EditBuilder builder(motion_);
  builder.set(track, 0, restMorphKey());
  for (const Frame frame : frames) {
    builder.set(track, std::max(frame - length / 2, 0), restMorphKey());
    builder.set(track, frame, MorphKey{weight});
    builder.set(track, frame + (length + 1) / 2, restMorphKey());
  }
  applyEdits(motion_, builder.build(), EditSide::After);
}

}  // namespace furitsuke::sample
