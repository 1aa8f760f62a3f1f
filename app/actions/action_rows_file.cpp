// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke {

namespace {

const ActionParameter kFilePathParameter{
    .name = "path", .kind = ActionParameterKind::Path, .help = "the file", .required = true};
const ActionParameter kPlaceFrameParameter{
    .name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "where it goes; the playhead when missing"};

std::vector<ActionInfo> openingRows() {
  return {
      {.id = "file.new",
       .menu = "file",
       .text = QT_TRANSLATE_NOOP("Actions", "&New Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Start an empty motion in a tab of its own"),
       .icon = "new",
       .keys = "Ctrl+N"},
      {.id = "file.open",
       .menu = "file",
       .text = QT_TRANSLATE_NOOP("Actions", "&Open…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Open motions and poses in tabs of their own, and models on the stage"),
       .icon = "open",
       .keys = "Ctrl+O",
       .inToolbar = true,
       .parameters = {kFilePathParameter}},
      {.id = "file.clearRecent",
       .menu = "file/recent",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Clear List"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Forget the files that were opened before")},
      {.id = "file.recent",
       .text = QT_TRANSLATE_NOOP("Actions", "Open a Recent File"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Open a file from the list of recent files"),
       .parameters =
           {{.name = "number", .kind = ActionParameterKind::Whole, .help = "1 is the newest", .required = true}}},
      {.id = "pose.open",
       .menu = "file",
       .text = QT_TRANSLATE_NOOP("Actions", "Open &Pose as Motion…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Open a VPD pose as a motion of one frame"),
       .icon = "pose",
       .parameters = {kFilePathParameter}},
  };
}

std::vector<ActionInfo> savingRows() {
  return {
      {.id = "file.save",
       .menu = "file",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Save"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save the motion under its own name"),
       .icon = "save",
       .keys = "Ctrl+S",
       .inToolbar = true,
       .parameters = {{.name = "path", .kind = ActionParameterKind::Path, .help = "another name; asks nothing"}}},
      {.id = "file.saveAs",
       .menu = "file",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Save &As…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save the motion under another name"),
       .keys = "Ctrl+Shift+S",
       .parameters =
           {kFilePathParameter,
            {.name = "version", .kind = ActionParameterKind::Choice, .help = "version of VMD", .choices = "1|2"}}},
      {.id = "file.saveAsVersion1",
       .menu = "file",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Save as Version &1…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save in the oldest form of VMD; what it cannot hold is listed first"),
       .parameters = {kFilePathParameter}},
      {.id = "file.revert",
       .menu = "file",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Re&vert"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Read the file again and drop all changes since the last save")},
  };
}

std::vector<ActionInfo> recoveryRows() {
  const ActionParameter number{
      .name = "number", .kind = ActionParameterKind::Whole, .help = "as recovery.list counts", .required = true};
  ActionParameter anyNumber = number;
  anyNumber.help = "as recovery.list counts; all when missing";
  anyNumber.required = false;
  return {
      {.id = "recovery.show",
       .menu = "file",
       .text = QT_TRANSLATE_NOOP("Actions", "Recover &Unsaved Motions…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Bring back what could not be saved before the program ended")},
      {.id = "recovery.list",
       .text = QT_TRANSLATE_NOOP("Actions", "List Unsaved Motions"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Write a list of the motions that can be recovered, as JSON"),
       .parameters = {kFilePathParameter}},
      {.id = "recovery.open",
       .text = QT_TRANSLATE_NOOP("Actions", "Open Unsaved Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Open a motion that could not be saved before the program ended"),
       .parameters = {anyNumber}},
      {.id = "recovery.delete",
       .text = QT_TRANSLATE_NOOP("Actions", "Delete Unsaved Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Drop a motion that could not be saved before the program ended"),
       .parameters = {number}},
  };
}

std::vector<ActionInfo> exchangeRows() {
  return {
      {.id = "file.insertMotion",
       .menu = "file",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "&Insert Motion at Playhead…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Put the keys of another motion in at the playhead"),
       .icon = "import",
       .inTimelineMenu = true,
       .parameters = {kFilePathParameter, kPlaceFrameParameter}},
      {.id = "pose.import",
       .menu = "file",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "I&mport Pose at Playhead…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Make keys at the playhead from a VPD pose"),
       .icon = "pose",
       .parameters = {kFilePathParameter, kPlaceFrameParameter}},
      {.id = "file.exportSelection",
       .menu = "file",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "&Export Selected Keys…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save the selected keys as a motion of their own"),
       .icon = "export",
       .inTimelineMenu = true,
       .parameters = {kFilePathParameter,
                      {.name = "frames",
                       .kind = ActionParameterKind::Choice,
                       .help = "rebased: the smallest frame becomes 0, as MMD does",
                       .choices = "rebased|kept"}}},
      {.id = "pose.export",
       .menu = "file",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Export Pose at Playhea&d…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save the pose at the playhead as VPD"),
       .icon = "export",
       .parameters = {kFilePathParameter,
                      {.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "the playhead when missing"},
                      {.name = "which",
                       .kind = ActionParameterKind::Choice,
                       .help = "bones; all when missing",
                       .choices = "all|selected|nonRest"},
                      {.name = "morphs", .kind = ActionParameterKind::Flag, .help = "with morphs; on when missing"}}},
      {.id = "file.close",
       .menu = "file",
       .group = 4,
       .text = QT_TRANSLATE_NOOP("Actions", "&Close Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Close the motion in this tab"),
       .keys = "Ctrl+W",
       .parameters = {{.name = "discard",
                       .kind = ActionParameterKind::Flag,
                       .help = "drop unsaved changes without a question"}}},
      {.id = "file.quit",
       .menu = "file",
       .group = 4,
       .text = QT_TRANSLATE_NOOP("Actions", "&Quit"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Close all motions and leave"),
       .keys = "Ctrl+Q"},
  };
}

}  // namespace

std::vector<ActionInfo> fileActionRows() {
  std::vector<ActionInfo> rows = openingRows();
  for (const auto& part : {recoveryRows(), savingRows(), exchangeRows()})
    rows.insert(rows.end(), part.begin(), part.end());
  return rows;
}

}  // namespace furitsuke
