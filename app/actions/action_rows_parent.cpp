// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

std::vector<ActionInfo> parentActionRows() {
  const ActionParameter bone{.name = "bone", .help = "name of the bone that follows; default: the selected bone"};
  const ActionParameter whole{.name = "whole",
                              .kind = ActionParameterKind::Flag,
                              .help = "the whole model follows, instead of a bone",
                              .initial = "false"};
  const ActionParameter camera{.name = "camera",
                               .kind = ActionParameterKind::Flag,
                               .help = "the camera of the scene follows, instead of a bone",
                               .initial = "false"};
  const ActionParameter keeps{.name = "keepPlace",
                              .kind = ActionParameterKind::Flag,
                              .help = "add keys so that nothing jumps at the change",
                              .initial = "true"};
  const ActionParameter frame{
      .name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"};
  return {
      {.id = "parent.set",
       .menu = "pose/parent",
       .text = QT_TRANSLATE_NOOP("Actions", "&Outside Parent…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Let the selected bone, the whole model or the camera follow a bone of a model "
                                    "from the playhead on"),
       .keys = "Ctrl+Alt+H",
       .parameters = {bone,
                      whole,
                      camera,
                      {.name = "follow",
                       .kind = ActionParameterKind::Choice,
                       .help = "what it follows",
                       .choices = "none|ground|model",
                       .initial = "model"},
                      {.name = "model", .help = "name in the scene list; default: the active model"},
                      {.name = "target", .help = "bone of that model; default: its origin"},
                      frame,
                      keeps}},
      {.id = "parent.remove",
       .menu = "pose/parent",
       .text = QT_TRANSLATE_NOOP("Actions", "&Remove Outside Parent Key"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Remove the outside parent key of the selected bone at the playhead"),
       .parameters = {bone, whole, camera, frame, keeps}},
      {.id = "parent.bake",
       .menu = "pose/parent",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Bake to Bones"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Replace outside parents of the active model by keys at every frame, so that the "
                                    "motion file shows the same without them"),
       .parameters = {{.name = "bones", .help = "names of the bones, separated by commas; default: all"},
                      {.name = "frames",
                       .kind = ActionParameterKind::Frames,
                       .help = "default: the repeated range, or all frames"}}},
      {.id = "parent.bakeCamera",
       .menu = "pose/parent",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Bake &Camera"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Replace what the camera follows by camera keys at every frame, so that the motion "
                                    "file shows the same without it"),
       .parameters = {{.name = "frames",
                       .kind = ActionParameterKind::Frames,
                       .help = "default: the repeated range, or all frames"}}},
  };
}

}  // namespace furitsuke::actions
