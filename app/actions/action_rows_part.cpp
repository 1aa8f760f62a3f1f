// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke {

std::vector<ActionInfo> partActionRows() {
  return {
      {.id = "morph.hold",
       .text = QT_TRANSLATE_NOOP("Actions", "Pose a Morph"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Give a morph of the active model a weight that is not registered yet"),
       .parameters = {{.name = "name", .help = "of the morph, Japanese or English", .required = true},
                      {.name = "weight",
                       .kind = ActionParameterKind::Numbers,
                       .help = "0 to 1 for what a slider gives",
                       .required = true,
                       .count = 1}}},
      {.id = "morph.release",
       .menu = "pose",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Release &Morphs"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Drop the morphs of the pose: the motion leads the face again"),
       .icon = "release",
       .parameters = {{.name = "name", .help = "of the morph; all of them when missing"}}},
      {.id = "material.show",
       .text = QT_TRANSLATE_NOOP("Actions", "Show a Material"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show or hide a material of the active model"),
       .parameters = {{.name = "name", .help = "of the material, Japanese or English", .required = true},
                      {.name = "on", .kind = ActionParameterKind::Flag, .help = "the other state when missing"}}},
      {.id = "material.showAll",
       .menu = "scene",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Sho&w All Materials"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show the materials of the active model that were hidden"),
       .icon = "visibility"},
  };
}

}  // namespace furitsuke
