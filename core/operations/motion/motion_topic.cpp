// SPDX-License-Identifier: MIT
#include "core/operations/layers/place_clip.h"
#include "core/operations/motion/extract.h"
#include "core/operations/motion/merge.h"
#include "core/operations/motion/rename.h"
#include "core/operations/topics.h"

namespace furitsuke::operations {

TopicRows motionTopic() {
  return {{"motion", Core::tr("Whole Motion")},
          {mergeOperation(), placeClipOperation(), extractOperation(), renameOperation()}};
}

}  // namespace furitsuke::operations
