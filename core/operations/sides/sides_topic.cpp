// SPDX-License-Identifier: MIT
#include "core/operations/sides/copy_curves.h"
#include "core/operations/sides/mirror.h"
#include "core/operations/topics.h"

namespace furitsuke::operations {

TopicRows sidesTopic() { return {{"sides", Core::tr("Left and Right")}, {mirrorOperation(), copyCurvesOperation()}}; }

}  // namespace furitsuke::operations
