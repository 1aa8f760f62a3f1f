// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

std::vector<ActionInfo> liveActionRows() {
  const ActionParameter on{.name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"};
  const ActionParameter address{.name = "address", .help = "an IP address; default: that of the panel"};
  const ActionParameter port{
      .name = "port", .kind = ActionParameterKind::Whole, .help = "0 to 65535; default: that of the panel"};
  const ActionParameter avatar{
      .name = "avatar",
      .help =
          "a VRM file: poses are those of its raw bones; empty: relative to the T-pose; default: that of the panel"};
  return {
      {.id = "live.receive",
       .menu = "scene/live",
       .text = QT_TRANSLATE_NOOP("Actions", "&Receive Poses"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Move the active model with poses that another program sends"),
       .icon = "live",
       .keys = "Ctrl+Alt+I",
       .checkable = true,
       .parameters = {on, address, port, avatar}},
      {.id = "live.record",
       .menu = "scene/live",
       .text = QT_TRANSLATE_NOOP("Actions", "Record &Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Record the received poses, then make a new motion of them"),
       .icon = "record",
       .keys = "F9",
       .checkable = true,
       .parameters = {on}},
      {.id = "live.send",
       .menu = "scene/live",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Send Poses"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Send the pose of the active model to another program"),
       .icon = "export",
       .keys = "Ctrl+Alt+O",
       .checkable = true,
       .parameters = {on, address, port, avatar}},
      // Beside its actions, because the menu of panels has as many entries as a menu may have.
      {.id = "view.live",
       .menu = "scene/live",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "L&ive Link"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show or hide the live link with other programs"),
       .keys = "Ctrl+Alt+L",
       .checkable = true,
       .parameters = {on}},
  };
}

}  // namespace furitsuke::actions
