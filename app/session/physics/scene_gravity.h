// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/edit/document/motion_document.h"
#include "core/motion/gravity_track.h"

namespace furitsuke::session {

class Stage;

/// The motion whose gravity keys count: the first one that has any, in the order of the models, then of the parts of
/// the scene. nullptr if there is none.
[[nodiscard]] edit::MotionDocument* gravitySource(const Stage& stage);
/// Its keys.
[[nodiscard]] const std::optional<motion::GravityTrack>& gravityOf(const Stage& stage);

/// Replaces the gravity of a motion as one undo step; without keys, it has none.
void setGravity(edit::MotionDocument& document, motion::GravityTrack track);

}  // namespace furitsuke::session
