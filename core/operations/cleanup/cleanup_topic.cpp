// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/despike.h"
#include "core/operations/cleanup/fill.h"
#include "core/operations/cleanup/lift_to_floor.h"
#include "core/operations/cleanup/limit_joints.h"
#include "core/operations/cleanup/lock_feet.h"
#include "core/operations/cleanup/pin.h"
#include "core/operations/cleanup/push_out.h"
#include "core/operations/cleanup/to_fk.h"
#include "core/operations/cleanup/to_ik.h"
#include "core/operations/topics.h"

namespace furitsuke::operations {

TopicRows cleanupTopic() {
  return {{"cleanup", Core::tr("Clean Up")},
          {despikeOperation(), fillOperation(), lockFeetOperation(), liftToFloorOperation(), pinOperation(),
           limitJointsOperation(), pushOutOperation(), toFkOperation(), toIkOperation()}};
}

}  // namespace furitsuke::operations
