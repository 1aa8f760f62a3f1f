// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "core/motion/key_edits.h"
#include "core/motion/pose.h"
#include "core/motion/pose_draft.h"
#include "core/operations/sides/side_names.h"

class QMimeData;

namespace furitsuke::edit {

class MotionDocument;

/// The pose as seen in a mirror: bones and morphs of each side go to the other, those of neither side are mirrored in
/// place.
[[nodiscard]] motion::Pose mirroredPose(const motion::Pose& pose,
                                        const operations::SideNames& names = operations::SideNames());

/// Registers the pose at `frame`: each of its bones and morphs gets a key with a share of the way from what the motion
/// has there to the pose, 0..1; beyond, it overshoots. 1 gives the very values of the pose. Tracks that the motion
/// lacks must have been added (MotionDocument::ensureTracks() of motionFromPose()). Selects the keys.
[[nodiscard]] motion::Edit pastePose(const motion::Motion& motion, const motion::Pose& pose, Frame frame,
                                     double share = 1);

/// What is left of a draft beside a pose that becomes keys, which it must not hide.
[[nodiscard]] motion::PoseDraft draftBeside(const motion::PoseDraft& draft, const motion::Pose& pose);
/// pastePose() as one undo step, with draftBeside(). Adds the tracks that the motion lacks.
void pushPose(MotionDocument& document, const QString& text, const motion::Pose& pose, Frame frame, double share = 1);

/// A pose for the clipboard: as text it is the text of a pose file.
[[nodiscard]] std::unique_ptr<QMimeData> mimeFromPose(const motion::Pose& pose);
/// Also the text of a pose file that was copied elsewhere. Nothing when the data hold no pose.
[[nodiscard]] std::optional<motion::Pose> poseFromMime(const QMimeData* data);
/// Quicker to tell; a text may still turn out to be damaged.
[[nodiscard]] bool mayHavePose(const QMimeData* data);

}  // namespace furitsuke::edit
