// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::samples {

/// An original short dance for the model of sampleModel(), 24 seconds at 120 beats per minute: standard Japanese bone
/// names, hands, facial morphs, visibility and IK, hair and skirt. The bundled sample.vmd is exactly this.
[[nodiscard]] motion::Motion sampleMotion(const model::Model& model);

/// The camera of the dance with cuts, light and self shadow. The bundled sample_camera.vmd is exactly this.
[[nodiscard]] motion::Motion sampleCameraMotion();

}  // namespace furitsuke::samples
