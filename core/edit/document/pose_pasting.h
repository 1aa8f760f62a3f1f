// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstddef>
#include <memory>
#include <optional>

#include "core/edit/document/live_text.h"
#include "core/eval/sample_span.h"
#include "core/model/name_index.h"
#include "core/motion/key_edits.h"
#include "core/motion/pose.h"
#include "core/motion/pose_draft.h"
#include "core/operations/sides/side_names.h"

class QMimeData;

namespace furitsuke::edit {

class MotionDocument;

/// The mirrored pose: bones and morphs of the left and right side are exchanged, the others are mirrored in place.
[[nodiscard]] motion::Pose mirroredPose(const motion::Pose& pose,
                                        const operations::SideNames& names = operations::SideNames());

/// Swaps left and right in copied keys. Keys whose name has a side but no counterpart in the model, or by the
/// conventions without a model, stay as they are. Removes tracks without keys. Returns the number of those names.
std::size_t mirrorMotion(motion::Motion& keys, const model::Model* model);

/// Registers the pose at `frame`: each of its bones and morphs gets a key with a value between that of the motion
/// (`share` 0) and that of the pose (1; exactly its values). Values outside 0..1 extrapolate. Missing tracks must be
/// added before (EditHistory::ensureTracks() of motionFromPose()). Selects the keys.
[[nodiscard]] motion::Edit pastePose(const motion::Motion& motion, const motion::Pose& pose, Frame frame,
                                     double share = 1, eval::PreExtrapolation rule = eval::PreExtrapolation::Rest);

/// The draft without the bones and morphs of a pose that becomes keys, which the draft would hide.
[[nodiscard]] motion::PoseDraft draftWithout(const motion::PoseDraft& draft, const motion::Pose& pose);
/// pastePose() as one undo step, with draftWithout(). Adds missing tracks.
void pushPose(MotionDocument& document, const LiveText& text, const motion::Pose& pose, Frame frame, double share = 1);

/// A pose for the clipboard. Its text is that of a pose file.
[[nodiscard]] std::unique_ptr<QMimeData> mimeFromPose(const motion::Pose& pose);
/// The pose of the clipboard; also reads the text of a pose file that was copied elsewhere. Empty if there is no pose.
[[nodiscard]] std::optional<motion::Pose> poseFromMime(const QMimeData* data);
/// A faster check than poseFromMime(), which may still fail because the text is damaged.
[[nodiscard]] bool mayHavePose(const QMimeData* data);

}  // namespace furitsuke::edit
