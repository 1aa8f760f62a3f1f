// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

std::vector<ActionInfo> projectActionRows() {
  return {
      {.id = "project.save",
       .menu = "file/project",
       .text = QT_TRANSLATE_NOOP("Actions", "&Save Project"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Save the models, the motions and how they belong together; motions without a "
                                    "file are saved beside the project"),
       .icon = "save",
       .keys = "Ctrl+Alt+S",
       .parameters = {{.name = "path", .kind = ActionParameterKind::Path, .help = "save to this file"}}},
      {.id = "project.saveAs",
       .menu = "file/project",
       .text = QT_TRANSLATE_NOOP("Actions", "Save Project &As…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save the project under a new name"),
       .keys = "Ctrl+Alt+Shift+S",
       .parameters =
           {{.name = "path", .kind = ActionParameterKind::Path, .help = "save to this file", .required = true}}},
      {.id = "project.collect",
       .menu = "file/project",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Collect Files in a Folder…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Copy the project with its models, textures, motions and sounds into a folder that "
                                    "can be moved or archived"),
       .parameters = {{.name = "path", .kind = ActionParameterKind::Path, .help = "the folder", .required = true}}},
      {.id = "project.saveMmd",
       .menu = "file/project",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Save &MMD Project…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Write the changes back to the project of MikuMikuDance that was opened; "
                                    "everything else in it stays as it is"),
       .parameters = {{.name = "path", .kind = ActionParameterKind::Path, .help = "the file", .required = true}}},
  };
}

}  // namespace furitsuke::actions
