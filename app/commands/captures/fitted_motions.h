// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>

#include "core/base/frame.h"
#include "core/edit/document/motion_document.h"
#include "core/exchange/motion_from_capture.h"
#include "core/motion/motion.h"

namespace furitsuke::commands {

/// An empty motion without a file, for the model with this name, whose timeline shows all tracks.
[[nodiscard]] std::unique_ptr<edit::MotionDocument> newMotion(const Name& modelName, const QString& title);

/// The motion with the keys of another one from `frame` on, which replace keys at the same frames; tracks that it lacks
/// are added.
[[nodiscard]] edit::EditedMotion withInsertedMotion(motion::Motion motion, const motion::Motion& inserted, Frame frame);

/// Adds markers where nothing was captured of a motion that was inserted at `frame`.
void markGaps(edit::EditedMotion& edited, const exchange::FittedMotion& fitted, Frame frame);

}  // namespace furitsuke::commands
