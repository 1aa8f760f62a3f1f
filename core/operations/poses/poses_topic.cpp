// SPDX-License-Identifier: MIT
#include "core/operations/poses/centre_bias.h"
#include "core/operations/poses/fit_to_model.h"
#include "core/operations/poses/rebase.h"
#include "core/operations/topics.h"

namespace furitsuke::operations {

TopicRows posesTopic() {
  return {{"poses", Core::tr("Poses")}, {rebaseOperation(), centerBiasOperation(), fitToModelOperation()}};
}

}  // namespace furitsuke::operations
