// SPDX-License-Identifier: MIT
#include "core/operations/time/insert_frames.h"
#include "core/operations/time/loop.h"
#include "core/operations/time/remove_frames.h"
#include "core/operations/time/retime.h"
#include "core/operations/time/reverse.h"
#include "core/operations/time/scale_time.h"
#include "core/operations/time/shift.h"
#include "core/operations/topics.h"

namespace furitsuke::operations {

TopicRows timeTopic() {
  return {{"time", Core::tr("Time")},
          {insertFramesOperation(), removeFramesOperation(), shiftOperation(), scaleTimeOperation(), reverseOperation(),
           loopOperation(), retimeOperation()}};
}

}  // namespace furitsuke::operations
