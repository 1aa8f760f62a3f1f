// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "core/eval/rig/rig_pose.h"
#include "core/model/model.h"
#include "core/motion/motion.h"
#include "core/scene/actor.h"

namespace furitsuke::startup {

/// The frame with the most expressive pose that faces the viewer, of some that are evenly spread.
[[nodiscard]] double tellingFrame(const scene::Actor& actor, FrameRange range);
/// A posed skeleton as a stick figure seen from the front, on a transparent background of `size` pixels square. Null if
/// the model has no limbs with the usual names.
[[nodiscard]] QImage drawFigure(const model::Model& model, const eval::RigPose& pose, int size);
/// The path of a camera seen from above, with its view at the start, and the origin, where models stand.
[[nodiscard]] QImage drawCameraPath(const motion::Track<motion::CameraKey>& camera, int size);

}  // namespace furitsuke::startup
