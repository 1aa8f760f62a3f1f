// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "app/session/free_camera.h"
#include "core/image/image.h"
#include "core/scene/actor.h"

namespace furitsuke::session {

/// The box around a posed model, from a sample of its vertices; of a model without a mesh around its bones.
[[nodiscard]] SceneBox boxOf(const scene::Actor& actor);
/// A camera in front of the model, as near as possible with the whole box in the picture. `aspect` is the width of the
/// picture divided by its height.
[[nodiscard]] eval::CameraSample cameraInFrontOf(const SceneBox& box, double aspect);
/// A copy.
[[nodiscard]] QImage toQImage(const image::Image& image);

}  // namespace furitsuke::session
