// SPDX-License-Identifier: MIT
#include "core/operations/noise/noise_operations.h"

#include "core/operations/noise/key_noise.h"
#include "core/operations/noise/seed.h"

namespace furitsuke::operations {

namespace {

Result<OperationResult> runNoise(const OperationInput& in) {
  NoiseOptions options = noiseOptionsOf(in);
  options.weight = in.arguments.number("weight");
  motion::KeySelection keys;
  for (const auto& [id, frames] : in.keys.tracks()) {
    if (id.kind == motion::TrackKind::Bone || id.kind == motion::TrackKind::Morph) keys.addColumn(id, frames);
  }
  return addNoise(in.motion, keys, options, in.control);
}

}  // namespace

Operation noiseOperation() {
  return {
      .id = "noise",
      .text = Core::tr("Add Noise"),
      .help = Core::tr(
          "Add random noise to bones and morphs between the first and the last selected frame. The noise differs "
          "from track to track. New keys are inserted between the existing ones, and curves become linear."),
      .parameters = {vectorParameter("position", Core::tr("Largest offset of positions, per axis"), "0,0,0",
                                     Core::tr("model units")),
                     vectorParameter("angle", Core::tr("Largest rotation about the axes of the bone"), "1,1,1",
                                     "degrees"),
                     numberParameter("weight", Core::tr("Largest change of morph weights; they stay within 0 and 1"),
                                     "0", {}, 0, 1),
                     frequencyParameter("1"), newKeysParameter(), fadeInParameter(), fadeOutParameter(),
                     seedParameter()},
      .run = runNoise};
}

}  // namespace furitsuke::operations
