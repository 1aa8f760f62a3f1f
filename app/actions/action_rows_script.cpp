// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

std::vector<ActionInfo> scriptActionRows() {
  const ActionParameter name{.name = "name", .help = "of a script, as the panel lists it; default: the current one"};
  return {
      {.id = "script.run",
       .menu = "motion/scripts",
       .text = QT_TRANSLATE_NOOP("Actions", "&Run Script"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Run the script of the panel on the motion, with a preview"),
       .icon = "play",
       .keys = "Ctrl+Alt+X",
       .parameters = {name,
                      {.name = "parameters", .help = "of the script: \"angle=20; every=2\"; default: their defaults"},
                      {.name = "tracks", .help = "tracks to change, as for operations; default all"},
                      {.name = "frames", .help = "frames to change: 30, 10-20, 10- or -20; default all"},
                      {.name = "selected",
                       .kind = ActionParameterKind::Flag,
                       .help = "change the selected keys; cannot be combined with tracks and frames"}}},
      {.id = "script.new",
       .menu = "motion/scripts",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&New Script"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Create a script"),
       .icon = "new",
       .parameters = {{.name = "name", .help = "default: a free name"}}},
      {.id = "script.duplicate",
       .menu = "motion/scripts",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Duplicate Script"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Make a copy of the script that can be edited"),
       .icon = "copy",
       .parameters = {name}},
      {.id = "script.rename",
       .menu = "motion/scripts",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "R&ename Script"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Change the name of the script's file"),
       .parameters = {name, {.name = "to", .help = "the new name", .required = true}}},
      {.id = "script.delete",
       .menu = "motion/scripts",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "De&lete Script"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Move the script's file to the trash"),
       .icon = "delete",
       .parameters = {name}},
      {.id = "script.showFolder",
       .menu = "motion/scripts",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Show Scripts &Folder"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Open the folder of your scripts in the file manager"),
       .icon = "open"},
      // Beside its actions, because the menu of panels has as many entries as a menu may have.
      {.id = "view.scripts",
       .menu = "motion/scripts",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "&Scripts"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show or hide the editor of scripts"),
       .keys = "Ctrl+Alt+E",
       .checkable = true,
       .parameters = {{.name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"}}},
  };
}

}  // namespace furitsuke::actions
