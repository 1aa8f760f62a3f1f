// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/cleanup_operations.h"

#include "core/operations/cleanup/switched_legs.h"

namespace furitsuke::operations {

Operation toFkOperation() {
  return {.id = "to-fk",
          .text = Core::tr("Legs to Rotations"),
          .help = Core::tr(
              "Turn foot IK into rotations of 足, ひざ and 足首 that show the same pose, and switch IK off in the "
              "chosen frames. "
              "Keys that are not needed within the largest errors are removed. The keys of the IK bones stay."),
          .parameters = legSwitchParameters(),
          .run = [](const OperationInput& in) { return runLegSwitch(in, LegControl::Rotations); }};
}

}  // namespace furitsuke::operations
