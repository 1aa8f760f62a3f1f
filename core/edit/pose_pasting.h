// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "core/motion/operations.h"
#include "core/motion/operations/side_names.h"
#include "core/motion/pose.h"
#include "core/motion/pose_draft.h"

class QMimeData;

namespace furitsuke {

class MotionDocument;

/// The pose as seen in a mirror: bones and morphs of each side go to the other, those of neither side are mirrored in
/// place.
[[nodiscard]] Pose mirroredPose(const Pose& pose, const SideNames& names = SideNames());

/// Registers the pose at `frame`: each of its bones and morphs gets a key with a share of the way from what the motion
/// has there to the pose, 0..1; beyond, it overshoots. 1 gives the very values of the pose. Tracks that the motion
/// lacks must have been added (MotionDocument::ensureTracks() of motionFromPose()). Selects the keys.
[[nodiscard]] EditProposal pastePose(const Motion& motion, const Pose& pose, Frame frame, double share = 1);

/// What is left of a draft beside a pose that becomes keys, which it must not hide.
[[nodiscard]] PoseDraft draftBeside(const PoseDraft& draft, const Pose& pose);
/// pastePose() as one undo step, with draftBeside(). Adds the tracks that the motion lacks.
void pushPose(MotionDocument& document, const QString& text, const Pose& pose, Frame frame, double share = 1);

/// A pose for the clipboard: as text it is the text of a pose file.
[[nodiscard]] std::unique_ptr<QMimeData> mimeFromPose(const Pose& pose);
/// Also the text of a pose file that was copied elsewhere. Nothing when the data hold no pose.
[[nodiscard]] std::optional<Pose> poseFromMime(const QMimeData* data);
/// Quicker to tell; a text may still turn out to be damaged.
[[nodiscard]] bool mayHavePose(const QMimeData* data);

}  // namespace furitsuke
