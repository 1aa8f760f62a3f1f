// SPDX-License-Identifier: MIT
#pragma once

#include "core/eval/sample.h"
#include "core/motion/key_edits.h"

// Keys from the current view. As in MMD, an existing key keeps its curves, a new key has straight curves, and adjacent
// keys are not changed. The key is selected.
namespace furitsuke::edit {

/// A key with straight curves. Full turns (2 pi) are added to the angles so that they are nearest to `near`; the field
/// of view is rounded as in registerCamera().
[[nodiscard]] motion::CameraKey cameraKeyOf(const eval::CameraSample& view, const glm::dvec3& near);

/// Registers a camera key that shows `view`. Angles of a key are not periodic: full turns are added so that they are
/// nearest to those of the current camera at `frame`, and the camera does not spin before the key. The field of view is
/// rounded to whole degrees, as stored in a key.
[[nodiscard]] motion::Edit registerCamera(const motion::Motion& motion, Frame frame, const eval::CameraSample& view);

/// Registers a camera key at `frame` after a cut: the frame before it gets a key with what the camera shows there now,
/// so that nothing else of its path changes. MMD does not interpolate between keys at adjacent frames.
[[nodiscard]] motion::Edit cutCamera(const motion::Motion& motion, Frame frame, const eval::CameraSample& view);

/// Registers a light key. A direction with components outside -1..1, the range of MMD's window, is scaled down. Color
/// levels are rounded to those of MMD's window, 0..255 of 256.
[[nodiscard]] motion::Edit registerLight(const motion::Motion& motion, Frame frame, const eval::LightSample& light,
                                         eval::PreExtrapolation rule = eval::PreExtrapolation::Rest);

}  // namespace furitsuke::edit
