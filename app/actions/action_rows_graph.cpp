// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke {

namespace {

ActionInfo graphSwitch(const char* id, const char* text, const char* tooltip, const char* icon) {
  return {.id = id,
          .menu = "view/graph",
          .group = 1,
          .text = text,
          .tooltip = tooltip,
          .icon = icon,
          .checkable = true,
          .parameters = {{.name = "on", .kind = ActionParameterKind::Flag, .help = "the other state when missing"}}};
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
                          .help = "the one that was last taken hold of in the graph when missing",
                          .choices = "translation.x|translation.y|translation.z|rotation.x|rotation.y|rotation.z|"
                                     "rotation.angle|weight|distance|target.x|target.y|target.z|camera.x|camera.y|"
                                     "camera.z|fov|perspective|color.r|color.g|color.b|direction.x|direction.y|"
                                     "direction.z|shadow.mode|shadow.distance"},
                         {.name = "by",
                          .kind = ActionParameterKind::Numbers,
                          .help = "as the graph shows them; one step when missing",
                          .count = 1}}};
}

}  // namespace

std::vector<ActionInfo> graphActionRows() {
  return {
      {.id = "graph.fitAll",
       .menu = "view/graph",
       .text = QT_TRANSLATE_NOOP("Actions", "Fit &All"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show all keys of the curves in the graph"),
       .icon = "zoom-fit",
       .keys = "Shift+Home"},
      {.id = "graph.fitSelection",
       .menu = "view/graph",
       .text = QT_TRANSLATE_NOOP("Actions", "Fit &Selection"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show the selected keys in the graph as large as they fit"),
       .icon = "frame-selection",
       .keys = "Ctrl+Shift+Home"},
      graphSwitch("graph.normalise", QT_TRANSLATE_NOOP("Actions", "&Normalise"),
                  QT_TRANSLATE_NOOP("Actions", "Draw every curve between its own lowest and highest key"), "normalise"),
      graphSwitch("graph.handles", QT_TRANSLATE_NOOP("Actions", "Show &Handles"),
                  QT_TRANSLATE_NOOP("Actions", "Show the curve handles beside the selected keys"), "handles"),
      graphSwitch("graph.angle", QT_TRANSLATE_NOOP("Actions", "Rotation as An&gle"),
                  QT_TRANSLATE_NOOP("Actions",
                                    "Show how far a bone turns in each span, in the place of its three Euler angles"),
                  "angle"),
      valueShift("graph.raise", QT_TRANSLATE_NOOP("Actions", "&Raise Values"),
                 QT_TRANSLATE_NOOP("Actions", "Raise the selected keys by one step on the channel in hand"), "move-up",
                 "Alt+Up"),
      valueShift("graph.lower", QT_TRANSLATE_NOOP("Actions", "&Lower Values"),
                 QT_TRANSLATE_NOOP("Actions", "Lower the selected keys by one step on the channel in hand"),
                 "move-down", "Alt+Down"),
  };
}

}  // namespace furitsuke
