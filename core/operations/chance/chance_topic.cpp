// SPDX-License-Identifier: MIT
#include "core/operations/chance/blink.h"
#include "core/operations/chance/camera_shake.h"
#include "core/operations/chance/noise.h"
#include "core/operations/topics.h"

namespace furitsuke::operations {

TopicRows chanceTopic() {
  return {{"chance", Core::tr("Randomize")}, {noiseOperation(), cameraShakeOperation(), blinkOperation()}};
}

}  // namespace furitsuke::operations
