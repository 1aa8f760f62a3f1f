// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

std::vector<ActionInfo> tabActionRows() {
  const ActionParameter discard{
      .name = "discard", .kind = ActionParameterKind::Flag, .help = "discard unsaved changes without asking"};
  return {
      {.id = "tab.closeOthers",
       .menu = "file/tab",
       .text = QT_TRANSLATE_NOOP("Actions", "Close &Others"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Close all motions except the one in this tab"),
       .parameters = {discard}},
      {.id = "tab.closeRight",
       .menu = "file/tab",
       .text = QT_TRANSLATE_NOOP("Actions", "Close to the &Right"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Close the motions in the tabs to the right of this one"),
       .parameters = {discard}},
      {.id = "tab.closeAll",
       .menu = "file/tab",
       .text = QT_TRANSLATE_NOOP("Actions", "Close &All"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Close all motions; the models stay in the scene"),
       .keys = "Ctrl+Shift+W",
       .parameters = {discard}},
      {.id = "tab.copyPath",
       .menu = "file/tab",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Copy &Path"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Copy the path of the file of this motion to the clipboard"),
       .icon = "copy"},
      {.id = "tab.showFolder",
       .menu = "file/tab",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Open &Folder of This File"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show the folder of the file of this motion in the file manager"),
       .icon = "open"},
  };
}

}  // namespace furitsuke::actions
