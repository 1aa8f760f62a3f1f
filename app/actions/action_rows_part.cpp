// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

std::vector<ActionInfo> partActionRows() {
  return {
      {.id = "morph.hold",
       .text = QT_TRANSLATE_NOOP("Actions", "Set Morph Weight"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Set the weight of a morph of the active model without registering it"),
       .parameters = {{.name = "name", .help = "name of the morph, Japanese or English", .required = true},
                      {.name = "weight",
                       .kind = ActionParameterKind::Numbers,
                       .help = "0 to 1 is the range of the slider",
                       .required = true,
                       .count = 1}}},
      {.id = "morph.release",
       .menu = "pose",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Release &Morphs"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Release the posed morphs so that they follow the motion again"),
       .icon = "release",
       .parameters = {{.name = "name", .help = "name of the morph; default: all morphs"}}},
      {.id = "material.show",
       .text = QT_TRANSLATE_NOOP("Actions", "Show Material"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show or hide a material of the active model"),
       .parameters = {{.name = "name", .help = "name of the material, Japanese or English", .required = true},
                      {.name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"}}},
      {.id = "material.showAll",
       .menu = "scene",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Sho&w All Materials"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show all hidden materials of the active model"),
       .icon = "visibility"},
  };
}

}  // namespace furitsuke::actions
