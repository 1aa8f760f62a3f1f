// SPDX-License-Identifier: MIT
#include "core/operations/keys/bake.h"
#include "core/operations/keys/reduce.h"
#include "core/operations/keys/reduce_poses.h"
#include "core/operations/keys/smooth.h"
#include "core/operations/keys/split.h"
#include "core/operations/keys/trim.h"
#include "core/operations/topics.h"

namespace furitsuke::operations {

TopicRows keysTopic() {
  return {{"keys", Core::tr("Resample")},
          {trimOperation(), bakeOperation(), splitOperation(), smoothOperation(), reduceOperation(),
           reducePosesOperation()}};
}

}  // namespace furitsuke::operations
