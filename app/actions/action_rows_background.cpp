// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

std::vector<ActionInfo> backgroundActionRows() {
  return {
      {.id = "background.open",
       .menu = "scene/background",
       .text = QT_TRANSLATE_NOOP("Actions", "&Open Background…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show a picture or a film behind the scene"),
       .icon = "picture",
       .parameters = {{.name = "path", .kind = ActionParameterKind::Path, .help = "the file", .required = true}}},
      {.id = "background.settings",
       .menu = "scene/background",
       .text = QT_TRANSLATE_NOOP("Actions", "Background &Settings…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Set the size, place, time and color of the background"),
       .parameters = {{.name = "fit",
                       .kind = ActionParameterKind::Choice,
                       .help = "whole picture, no border, or without its aspect ratio",
                       .choices = "fit|fill|stretch"},
                      {.name = "scale", .kind = ActionParameterKind::Numbers, .help = "1 to 10000 percent", .count = 1},
                      {.name = "offset",
                       .kind = ActionParameterKind::Numbers,
                       .help = "x,y to the right and up, in percent of the view",
                       .count = 2},
                      {.name = "opacity", .kind = ActionParameterKind::Whole, .help = "0 to 100 percent"},
                      {.name = "time",
                       .kind = ActionParameterKind::Numbers,
                       .help = "milliseconds in the film at frame 0; negative: the film starts later",
                       .count = 1},
                      {.name = "color", .help = "#rrggbb, or none for the color of the view"}}},
      {.id = "background.remove",
       .menu = "scene/background",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Remove Background"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Remove the background from the motion; its file is kept")},
  };
}

}  // namespace furitsuke::actions
