// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/cleanup_operations.h"

#include "core/operations/cleanup/switched_legs.h"

namespace furitsuke::operations {

Operation toIkOperation() {
  return {.id = "to-ik",
          .text = Core::tr("Legs to IK"),
          .help = Core::tr(
              "Place the foot IK bones where the feet are, and switch IK on in the chosen frames. Where IK is on, only "
              "IK bones that are out of reach of the feet move. The rotations of the legs stay and decide where the "
              "knees point. Keys that are not needed within the largest errors are removed."),
          .parameters = legSwitchParameters(),
          .run = [](const OperationInput& in) { return runLegSwitch(in, LegControl::Ik); }};
}

}  // namespace furitsuke::operations
