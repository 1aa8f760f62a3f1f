// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model.h"
#include "core/motion/motion.h"

// A motion whose last keys are at the last possible frame. Work for every frame of it would not end.
namespace furitsuke::test {

/// Keys with different values and curves at the frames 0, 30 and kMaxFrame on all six kinds of tracks. The bones
/// include all standard and semi-standard bones that operations know by name.
[[nodiscard]] motion::Motion farMotion();
/// The same tracks with keys at the frames 0 and kMaxFrame only.
[[nodiscard]] motion::Motion farMotionOfTwoKeys();

/// A model with the bones and morphs of farMotion(), with IK of the legs, an append transform and bodies that move the
/// head and both hands.
[[nodiscard]] model::Model farModel();

}  // namespace furitsuke::test
