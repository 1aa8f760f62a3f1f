// SPDX-License-Identifier: MIT
#include "core/operations/topics.h"
#include "core/operations/values/clean.h"
#include "core/operations/values/correct.h"
#include "core/operations/values/normalise_rotations.h"
#include "core/operations/values/unroll_rotations.h"

namespace furitsuke::operations {

TopicRows valuesTopic() {
  return {{"values", Core::tr("Values")},
          {correctOperation(), cleanOperation(), normalizeRotationsOperation(), unrollRotationsOperation()}};
}

}  // namespace furitsuke::operations
