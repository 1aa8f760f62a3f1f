// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/document/live_text.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::actions {
class ActionSet;
}  // namespace furitsuke::actions

namespace furitsuke::commands {

/// Gives a motion without a file a title that follows the language, as long as it has no other.
void setLiveTitle(edit::MotionDocument& document, const actions::ActionSet& actions, const edit::LiveText& title);

}  // namespace furitsuke::commands
