// SPDX-License-Identifier: MIT
#include "core/operations/physics/bake_physics.h"
#include "core/operations/physics/unbake_physics.h"
#include "core/operations/topics.h"

namespace furitsuke::operations {

TopicRows physicsTopic() {
  return {{"physics", Core::tr("Physics")}, {bakePhysicsOperation(), unbakePhysicsOperation()}};
}

}  // namespace furitsuke::operations
