// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/motion/curve_operations.h"
#include "core/motion/operations.h"
#include "core/motion/pose_draft.h"

namespace furitsuke {

class MotionDocument;

/// Keys at `frame` with the values of `poses`; names without a track are passed over. A key that is there keeps its
/// physics switch and its curves, a new one cuts those of the span that it divides, as insertSampledKey() does; in the
/// channels of `curves` either gets those instead, and the later key keeps its own, as in MMD. The selection is the
/// keys.
[[nodiscard]] EditProposal registeredPose(const Motion& motion, const PoseDraft& poses, Frame frame,
                                          const CurveSet& curves);

/// Does it to a document as one step, with the tracks that it needs, and takes what is registered out of its draft.
/// During a gesture that ends first.
void registerPose(MotionDocument& document, const QString& text, const PoseDraft& poses, Frame frame,
                  const CurveSet& curves);

}  // namespace furitsuke
