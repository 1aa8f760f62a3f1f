// SPDX-License-Identifier: MIT
#pragma once

#include "core/eval/sample.h"
#include "core/motion/key_edits.h"

// Keys made of what somebody sees in the picture. A key that is there takes the value and keeps its curves, a new one
// has straight curves as in MMD, and its neighbors are not touched. The selection is the one key.
namespace furitsuke::edit {

/// A key with straight curves. Of the angles that mean the same those are taken that are nearest to `near`; the view
/// angle is rounded as below.
[[nodiscard]] motion::CameraKey cameraKeyOf(const eval::CameraSample& view, const glm::dvec3& near);

/// A camera key that sees what `view` sees. The angles of a view come back after a whole turn, those of a key do not:
/// of equal ones those are taken that are nearest to the camera of the motion at `frame`, so that nothing spins on the
/// way to the key. The view angle is rounded to whole degrees, which is all that a key can hold.
[[nodiscard]] motion::Edit registerCamera(const motion::Motion& motion, Frame frame, const eval::CameraSample& view);

/// A light key. Components of the direction beyond -1..1, which MMD's window cannot show, are brought there by making
/// the whole direction shorter; levels of the color are those of MMD's window, 0..255 of 256.
[[nodiscard]] motion::Edit registerLight(const motion::Motion& motion, Frame frame, const eval::LightSample& light);

}  // namespace furitsuke::edit
