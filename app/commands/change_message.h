// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/message_bar.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::commands {

/// Withdraws a message about the latest change of a motion when that change is undone, or when the motion is read again
/// or closed. Called after the change.
void withdrawWithChange(widgets::MessageBar& bar, widgets::MessageBar::Id message, edit::MotionDocument& document);

}  // namespace furitsuke::commands
