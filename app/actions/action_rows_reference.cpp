// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

std::vector<ActionInfo> referenceActionRows() {
  return {
      {.id = "reference.open",
       .menu = "scene/reference",
       .text = QT_TRANSLATE_NOOP("Actions", "&Open Reference…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show a film or a picture beside the viewport, to animate after it"),
       .icon = "open",
       .parameters = {{.name = "path", .kind = ActionParameterKind::Path, .help = "the file", .required = true}}},
      {.id = "reference.startHere",
       .menu = "scene/reference",
       .text = QT_TRANSLATE_NOOP("Actions", "&Start Reference at Playhead"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Let the film of the reference start at the playhead"),
       .icon = "first-frame",
       .parameters = {{.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"}}},
      {.id = "reference.time",
       .menu = "scene/reference",
       .text = QT_TRANSLATE_NOOP("Actions", "&Time of Reference…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Set the time of the film that is shown at frame 0, in milliseconds"),
       .parameters = {{.name = "ms",
                       .kind = ActionParameterKind::Numbers,
                       .help = "milliseconds in the film at frame 0; negative: the film starts later",
                       .required = true,
                       .count = 1}}},
      {.id = "reference.mirror",
       .menu = "scene/reference",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Mirror Reference"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show the reference with left and right exchanged"),
       .icon = "mirror",
       .checkable = true,
       .parameters = {{.name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"}}},
      {.id = "reference.fit",
       .menu = "scene/reference",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Zoom to &Whole Reference"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show all of the reference, as large as possible"),
       .icon = "zoom-fit"},
      {.id = "reference.remove",
       .menu = "scene/reference",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "&Remove Reference"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Remove the reference from the motion; its file is kept")},
  };
}

}  // namespace furitsuke::actions
