// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "core/motion/motion.h"
#include "core/scene/scene_state.h"

namespace furitsuke::edit {
class MotionDocument;
}  // namespace furitsuke::edit

namespace furitsuke::session {

class Stage;

using scene::kKeyParts;
using scene::kMediaParts;
using scene::kSceneParts;
using scene::ScenePart;

/// The motion has keys for the part, or names a file for it.
[[nodiscard]] bool provides(const motion::Motion& motion, ScenePart part);
/// The part is a file.
[[nodiscard]] bool isMedia(ScenePart part);
/// The motion is made for camera, light and self shadow only. An empty motion is if it has the model name that MMD
/// gives to camera motions.
[[nodiscard]] bool isForCamera(const motion::Motion& motion);

/// The motion whose file for the part is shown: that of the scene, or, unless the user has chosen none, the first of
/// these that names one; nullptr if none does.
[[nodiscard]] edit::MotionDocument* mediaOf(const Stage& stage, ScenePart part,
                                            const QList<edit::MotionDocument*>& motions);
/// The user has given the motion a file for the part: from now on it is shown.
void useFor(Stage& stage, ScenePart part, const edit::MotionDocument& document);

}  // namespace furitsuke::session
