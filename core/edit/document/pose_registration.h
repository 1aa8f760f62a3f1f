// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/edit/document/edit_history.h"
#include "core/edit/document/live_text.h"
#include "core/eval/sample_span.h"
#include "core/motion/curve_edits.h"
#include "core/motion/key_edits.h"
#include "core/motion/pose_draft.h"
#include "core/motion/span_curves.h"

namespace furitsuke::edit {

class MotionDocument;

/// Registers keys at `frame` with the values of `poses`; names without a track are ignored. An existing key keeps its
/// physics flag and its curves; a new key splits the curves of its span, as insertSampledKey() does. In the channels of
/// `curves`, the key gets those curves instead, and the next key keeps its curves. With SpanCurves::Mmd, a new key
/// between two keys gets those of MMD instead of all of this. The keys are selected.
[[nodiscard]] motion::Edit registeredPose(const motion::Motion& motion, const motion::PoseDraft& poses, Frame frame,
                                          const motion::CurveSet& curves,
                                          eval::PreExtrapolation rule = eval::PreExtrapolation::Rest,
                                          motion::SpanCurves between = motion::SpanCurves::Drawn);

/// The same for a document, as one undo step: also adds missing tracks and removes the registered parts from the draft.
/// Ends a gesture first. Returns what the step changes; nullptr if nothing was registered.
StepEdit registerPose(MotionDocument& document, const LiveText& text, const motion::PoseDraft& poses, Frame frame,
                      const motion::CurveSet& curves, motion::SpanCurves between = motion::SpanCurves::Drawn);

/// The values of the edited tracks with which a motion with layers shows the pose at `frame`; without layers the pose
/// itself. See eval::LayeredBone::editedFor().
[[nodiscard]] motion::BonePose editedPose(const motion::Motion& motion, const motion::BonePose& shown, Frame frame,
                                          eval::PreExtrapolation rule);
[[nodiscard]] motion::MorphPose editedPose(const motion::Motion& motion, const motion::MorphPose& shown, Frame frame,
                                           eval::PreExtrapolation rule);

}  // namespace furitsuke::edit
