// SPDX-License-Identifier: MIT
#include "core/operations/semi_standard/fold_semi_standard.h"
#include "core/operations/semi_standard/unfold_semi_standard.h"
#include "core/operations/topics.h"

namespace furitsuke::operations {

TopicRows semiStandardTopic() {
  return {{"semi-standard", Core::tr("Semi-Standard Bones")},
          {foldSemiStandardOperation(), unfoldSemiStandardOperation()}};
}

}  // namespace furitsuke::operations
