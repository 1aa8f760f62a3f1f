// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

namespace {

ActionInfo graphSwitch(const char* id, const char* text, const char* tooltip, const char* icon) {
  return {.id = id,
          .menu = "view/graph",
          .group = 1,
          .text = text,
          .tooltip = tooltip,
          .icon = icon,
          .checkable = true,
          .parameters = {{.name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"}}};
}

ActionInfo valueShift(const char* id, const char* text, const char* tooltip, const char* icon, const char* keys) {
  return {.id = id,
          .menu = "view/graph",
          .group = 2,
          .text = text,
          .tooltip = tooltip,
          .icon = icon,
          .keys = keys,
          .parameters = {{.name = "channel",
                          .kind = ActionParameterKind::Choice,
                          .help = "default: the channel last dragged in the graph",
                          .choices = "translation.x|translation.y|translation.z|rotation.x|rotation.y|rotation.z|"
                                     "rotation.angle|weight|distance|target.x|target.y|target.z|camera.x|camera.y|"
                                     "camera.z|fov|perspective|color.r|color.g|color.b|direction.x|direction.y|"
                                     "direction.z|shadow.mode|shadow.distance"},
                         {.name = "by",
                          .kind = ActionParameterKind::Numbers,
                          .help = "amount in the units of the graph; default: one step",
                          .count = 1}}};
}

}  // namespace

std::vector<ActionInfo> graphActionRows() {
  return {
      {.id = "graph.fitAll",
       .menu = "view/graph",
       .text = QT_TRANSLATE_NOOP("Actions", "Fit &All"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show all keys of the displayed curves"),
       .icon = "zoom-fit",
       .keys = "Shift+Home"},
      {.id = "graph.fitSelection",
       .menu = "view/graph",
       .text = QT_TRANSLATE_NOOP("Actions", "Fit &Selection"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Zoom the graph to the selected keys"),
       .icon = "frame-selection",
       .keys = "Ctrl+Shift+Home"},
      graphSwitch("graph.normalise", QT_TRANSLATE_NOOP("Actions", "&Normalize"),
                  QT_TRANSLATE_NOOP("Actions", "Scale each curve to the range between its lowest and highest key"),
                  "normalise"),
      graphSwitch("graph.handles", QT_TRANSLATE_NOOP("Actions", "Show &Handles"),
                  QT_TRANSLATE_NOOP("Actions", "Show the interpolation curve handles of the selected keys"), "handles"),
      graphSwitch(
          "graph.angle", QT_TRANSLATE_NOOP("Actions", "Show Rotation as An&gle"),
          QT_TRANSLATE_NOOP("Actions",
                            "Show the angle by which a bone rotates from key to key instead of its three Euler angles"),
          "angle"),
      valueShift(
          "graph.raise", QT_TRANSLATE_NOOP("Actions", "&Raise Values"),
          QT_TRANSLATE_NOOP("Actions", "Raise the values of the selected keys by one step in the active channel"),
          "move-up", "Alt+Up"),
      valueShift(
          "graph.lower", QT_TRANSLATE_NOOP("Actions", "&Lower Values"),
          QT_TRANSLATE_NOOP("Actions", "Lower the values of the selected keys by one step in the active channel"),
          "move-down", "Alt+Down"),
  };
}

}  // namespace furitsuke::actions
