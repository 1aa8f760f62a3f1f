// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/motion/curve_edits.h"
#include "core/motion/key_edits.h"
#include "core/motion/pose_draft.h"

namespace furitsuke::edit {

class MotionDocument;

/// Keys at `frame` with the values of `poses`; names without a track are passed over. A key that is there keeps its
/// physics switch and its curves, a new one cuts those of the span that it divides, as insertSampledKey() does; in the
/// channels of `curves` either gets those instead, and the later key keeps its own, as in MMD. The selection is the
/// keys.
[[nodiscard]] motion::Edit registeredPose(const motion::Motion& motion, const motion::PoseDraft& poses, Frame frame,
                                          const motion::CurveSet& curves);

/// Does it to a document as one step, with the tracks that it needs, and takes what is registered out of its draft.
/// During a gesture that ends first.
void registerPose(MotionDocument& document, const QString& text, const motion::PoseDraft& poses, Frame frame,
                  const motion::CurveSet& curves);

}  // namespace furitsuke::edit
