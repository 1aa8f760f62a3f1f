// SPDX-License-Identifier: MIT
#include "core/operations/noise/noise_operations.h"

#include "core/operations/noise/key_noise.h"
#include "core/operations/noise/seed.h"

namespace furitsuke::operations {

namespace {

Result<OperationResult> runCameraShake(const OperationInput& in) {
  NoiseOptions options = noiseOptionsOf(in);
  options.distance = in.arguments.number("distance");
  motion::KeySelection keys;
  for (const auto& [id, frames] : in.keys.tracks()) {
    if (id == motion::kCameraTrack) keys.addColumn(id, frames);
  }
  return addNoise(in.motion, keys, options, in.control);
}

}  // namespace

Operation cameraShakeOperation() {
  return {
      .id = "camera-shake",
      .text = Core::tr("Shake Camera"),
      .help = Core::tr(
          "Shake the camera like a hand-held one, between the first and the last selected frame. Cuts are kept. New "
          "keys are inserted between the existing ones, and curves become linear."),
      .parameters = {vectorParameter("position", Core::tr("Largest offset of the target, per axis"), "0.1,0.1,0.1",
                                     Core::tr("model units")),
                     vectorParameter("angle", Core::tr("Largest change of the angles"), "0.5,0.5,0.5", "degrees"),
                     numberParameter("distance", Core::tr("Largest change of the distance"), "0",
                                     Core::tr("model units"), 0, 10000),
                     frequencyParameter("1.5"), newKeysParameter(), fadeInParameter(), fadeOutParameter(),
                     seedParameter()},
      .run = runCameraShake};
}

}  // namespace furitsuke::operations
