// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

namespace {

std::vector<ActionInfo> copyRows() {
  return {
      {.id = "dancer.copyMotion",
       .menu = "scene/dancers",
       .text = QT_TRANSLATE_NOOP("Actions", "&Copy Motion to Dancer…"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions", "Copy the motion, or its selected keys, to other models with an offset in time and place"),
       .icon = "copy",
       .keys = "Ctrl+Alt+D",
       .parameters =
           {{.name = "to", .help = "names in the scene list, separated by |", .required = true},
            {.name = "selection", .kind = ActionParameterKind::Flag, .help = "only the selected keys; default: off"},
            {.name = "offset",
             .kind = ActionParameterKind::Numbers,
             .help = "how much later the first model moves; default: 0",
             .count = 1},
            {.name = "step",
             .kind = ActionParameterKind::Numbers,
             .help = "how much later than the one before each further model moves; default: 0",
             .count = 1},
            {.name = "unit",
             .kind = ActionParameterKind::Choice,
             .help = "of offset and step; default: frames",
             .choices = "frames|beats"},
            {.name = "mirror", .kind = ActionParameterKind::Flag, .help = "between left and right; default: off"},
            {.name = "place",
             .kind = ActionParameterKind::Numbers,
             .help = "where the first model moves, relative to the motion; default: 0,0,0",
             .count = 3,
             .unit = "model units"},
            {.name = "placeStep",
             .kind = ActionParameterKind::Numbers,
             .help = "where each further model moves, relative to the one before; default: 0,0,0",
             .count = 3,
             .unit = "model units"}}},
      {.id = "dancer.move",
       .menu = "scene/dancers",
       .text = QT_TRANSLATE_NOOP("Actions", "&Move Dancer"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Move the active model as a whole in the formation"),
       .icon = "pose-move",
       .parameters = {{.name = "by",
                       .kind = ActionParameterKind::Numbers,
                       .help = "x,y,z in the world; default: opens the formation",
                       .count = 3,
                       .unit = "model units"},
                      {.name = "whole",
                       .kind = ActionParameterKind::Flag,
                       .help = "move all keys instead of registering one at the playhead; default: off"}}},
  };
}

}  // namespace

std::vector<ActionInfo> dancerActionRows() {
  const ActionParameter on{.name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"};
  std::vector<ActionInfo> rows = copyRows();
  const ActionInfo formation[] = {
      // Beside its actions, because the menu of panels has as many entries as a menu may have.
      {.id = "view.formation",
       .menu = "scene/dancers",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Formation"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show or hide the places and paths of the dancers, seen from above"),
       .keys = "Ctrl+Alt+N",
       .checkable = true,
       .parameters = {on}},
      {.id = "formation.wholeDance",
       .menu = "scene/dancers",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Move &Whole Dance"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Drags in the formation move all keys of a dancer; off: they register one at the "
                                    "playhead (hold Alt for the other)"),
       .icon = "graph",
       .checkable = true,
       .parameters = {on}},
      {.id = "formation.snap",
       .menu = "scene/dancers",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Snap to Whole Units"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Snap dancers in the formation to whole units (hold Shift for the grid of 5 units, "
                                    "Ctrl to disable)"),
       .icon = "snap",
       .checkable = true,
       .parameters = {on}},
      {.id = "formation.fit",
       .menu = "scene/dancers",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Show &All Dancers"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show all dancers and their paths in the formation"),
       .icon = "zoom-fit"},
  };
  rows.insert(rows.end(), std::begin(formation), std::end(formation));
  return rows;
}

}  // namespace furitsuke::actions
