// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

namespace {

const ActionParameter kFilePathParameter{
    .name = "path", .kind = ActionParameterKind::Path, .help = "the file", .required = true};
const ActionParameter kInsertFrameParameter{
    .name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "frame to insert at; default: the playhead"};

std::vector<ActionInfo> openingRows() {
  return {
      {.id = "file.new",
       .menu = "file",
       .text = QT_TRANSLATE_NOOP("Actions", "&New Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Create an empty motion in a new tab"),
       .icon = "new",
       .keys = "Ctrl+N"},
      {.id = "file.open",
       .menu = "file",
       .text = QT_TRANSLATE_NOOP("Actions", "&Open…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Open motions and poses in new tabs, and add models to the scene"),
       .icon = "open",
       .keys = "Ctrl+O",
       .inToolbar = true,
       .parameters = {kFilePathParameter,
                      {.name = "how",
                       .kind = ActionParameterKind::Choice,
                       .help = "what a project does with what is open; default: replace, and add for one of MMD",
                       .choices = "replace|add"}}},
      {.id = "file.openFolder",
       .menu = "file",
       .text = QT_TRANSLATE_NOOP("Actions", "Open Fo&lder…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Open the motions and models of a folder"),
       .icon = "open",
       .parameters = {kFilePathParameter}},
      {.id = "file.clearRecent",
       .menu = "file/recent",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Clear List"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Clear the list of recently opened files")},
      {.id = "file.recent",
       .text = QT_TRANSLATE_NOOP("Actions", "Open Recent File"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Open a file from the list of recently opened files"),
       .parameters =
           {{.name = "number", .kind = ActionParameterKind::Whole, .help = "1 is the newest", .required = true}}},
      {.id = "file.nextInFolder",
       .menu = "file/recent",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "&Next File in Folder"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show the next motion of the folder on the same model"),
       .keys = "Ctrl+Shift+PgDown"},
      {.id = "file.previousInFolder",
       .menu = "file/recent",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "&Previous File in Folder"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show the previous motion of the folder on the same model"),
       .keys = "Ctrl+Shift+PgUp"},
      {.id = "pose.open",
       .menu = "file/import",
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
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save the motion to its file"),
       .icon = "save",
       .keys = "Ctrl+S",
       .inToolbar = true,
       .parameters = {{.name = "path", .kind = ActionParameterKind::Path, .help = "save to this file without asking"}}},
      {.id = "file.saveAs",
       .menu = "file",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Save &As…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save the motion under a new name"),
       .keys = "Ctrl+Shift+S",
       .parameters =
           {kFilePathParameter,
            {.name = "version", .kind = ActionParameterKind::Choice, .help = "version of VMD", .choices = "1|2"}}},
      {.id = "file.saveAsVersion1",
       .menu = "file/export",
       .text = QT_TRANSLATE_NOOP("Actions", "Save as Version &1…"),
       .tooltip =
           QT_TRANSLATE_NOOP("Actions", "Save in the oldest version of VMD, after a list of what it cannot store"),
       .parameters = {kFilePathParameter}},
      {.id = "file.revert",
       .menu = "file",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Re&vert"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Reload the file and discard all changes since the last save")},
  };
}

std::vector<ActionInfo> recoveryRows() {
  const ActionParameter number{.name = "number",
                               .kind = ActionParameterKind::Whole,
                               .help = "number in the list of recovery.list",
                               .required = true};
  ActionParameter anyNumber = number;
  anyNumber.help = "number in the list of recovery.list; default: all";
  anyNumber.required = false;
  return {
      {.id = "recovery.show",
       .menu = "file",
       .text = QT_TRANSLATE_NOOP("Actions", "Recover &Unsaved Motions…"),
       .tooltip =
           QT_TRANSLATE_NOOP("Actions", "Recover motions that were not saved when the program ended unexpectedly")},
      {.id = "recovery.list",
       .text = QT_TRANSLATE_NOOP("Actions", "List Unsaved Motions"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Write a list of the recoverable motions to a JSON file"),
       .parameters = {kFilePathParameter}},
      {.id = "recovery.open",
       .text = QT_TRANSLATE_NOOP("Actions", "Open Unsaved Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Open a motion that was not saved when the program ended unexpectedly"),
       .parameters = {anyNumber}},
      {.id = "recovery.delete",
       .text = QT_TRANSLATE_NOOP("Actions", "Delete Unsaved Motion"),
       .tooltip =
           QT_TRANSLATE_NOOP("Actions", "Delete a motion that was not saved when the program ended unexpectedly"),
       .parameters = {number}},
  };
}

ActionInfo motionExportRow() {
  return {
      .id = "file.exportMotion",
      .menu = "file/export",
      .text = QT_TRANSLATE_NOOP("Actions", "Export Motion for &Other Programs…"),
      .tooltip = QT_TRANSLATE_NOOP("Actions", "Save the motion of the model as glTF, VRM Animation, BVH or FBX"),
      .icon = "export",
      .parameters = {
          kFilePathParameter,
          {.name = "frames", .kind = ActionParameterKind::Frames, .help = "default: from 0 to the last key"},
          {.name = "fps",
           .kind = ActionParameterKind::Choice,
           .help = "frames per second; default: 30",
           .choices = "30|60"},
          {.name = "names",
           .kind = ActionParameterKind::Choice,
           .help = "names of the bones; default: humanoid",
           .choices = "humanoid|english|japanese"},
          {.name = "unlit",
           .kind = ActionParameterKind::Flag,
           .help = "materials of a .glb without shading; default: off"},
          {.name = "overwrite", .kind = ActionParameterKind::Flag, .help = "replace an existing file; default: off"}}};
}

ActionInfo captureImportRow() {
  return {
      .id = "capture.import",
      .menu = "file/import",
      .group = 1,
      .text = QT_TRANSLATE_NOOP("Actions", "Import &Captured Motion…"),
      .tooltip =
          QT_TRANSLATE_NOOP("Actions", "Fit the motion of a BVH, glTF or VRM Animation file to the active model"),
      .icon = "import",
      .parameters = {
          {.name = "path", .kind = ActionParameterKind::Path, .help = "the file", .required = true},
          {.name = "clip", .kind = ActionParameterKind::Whole, .help = "number of the clip; default: 1"},
          {.name = "frames", .kind = ActionParameterKind::Frames, .help = "part of the clip; default: all of it"},
          {.name = "reference", .help = "pose that is that of the model at rest: auto, zero or a frame; default: auto"},
          {.name = "ik", .kind = ActionParameterKind::Flag, .help = "keys for the IK of the feet; default: on"},
          {.name = "lockFeet",
           .kind = ActionParameterKind::Flag,
           .help = "hold feet while they are on the floor; default: off"},
          {.name = "dense", .kind = ActionParameterKind::Flag, .help = "a key on every frame; default: off"},
          {.name = "map", .kind = ActionParameterKind::Path, .help = "a table of joints; default: found by name"},
          {.name = "into",
           .kind = ActionParameterKind::Choice,
           .help = "a new motion, or the current one, whose keys of these bones are replaced; default: new",
           .choices = "new|current"},
          {.name = "frame",
           .kind = ActionParameterKind::FrameNumber,
           .help = "of the current motion; default: the playhead"}}};
}

std::vector<ActionInfo> exchangeRows() {
  return {
      {.id = "file.insertMotion",
       .menu = "file/import",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Insert Motion at Playhead…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Insert the keys of another motion file at the playhead"),
       .icon = "import",
       .parameters = {kFilePathParameter, kInsertFrameParameter}},
      captureImportRow(),
      {.id = "pose.import",
       .menu = "file/import",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "I&mport Pose at Playhead…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Register the pose of a VPD file at the playhead"),
       .icon = "pose",
       .parameters = {kFilePathParameter, kInsertFrameParameter}},
      {.id = "file.exportSelection",
       .menu = "file/export",
       .text = QT_TRANSLATE_NOOP("Actions", "&Export Selected Keys…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save the selected keys as a separate motion file"),
       .icon = "export",
       .parameters = {kFilePathParameter,
                      {.name = "frames",
                       .kind = ActionParameterKind::Choice,
                       .help = "rebased: shift the first key to frame 0, as MMD does",
                       .choices = "rebased|kept"}}},
      motionExportRow(),
      {.id = "pose.export",
       .menu = "file/export",
       .text = QT_TRANSLATE_NOOP("Actions", "Export Pose at Playhea&d…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save the pose at the playhead as a VPD file"),
       .icon = "export",
       .parameters = {kFilePathParameter,
                      {.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"},
                      {.name = "which",
                       .kind = ActionParameterKind::Choice,
                       .help = "bones to export; default: all",
                       .choices = "all|selected|nonRest"},
                      {.name = "morphs", .kind = ActionParameterKind::Flag, .help = "include morphs; default: on"}}},
      {.id = "file.close",
       .menu = "file",
       .group = 4,
       .text = QT_TRANSLATE_NOOP("Actions", "&Close Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Close the motion in this tab"),
       .keys = "Ctrl+W",
       .parameters = {{.name = "discard",
                       .kind = ActionParameterKind::Flag,
                       .help = "discard unsaved changes without asking"}}},
      {.id = "file.quit",
       .menu = "file",
       .group = 4,
       .text = QT_TRANSLATE_NOOP("Actions", "&Quit"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Close all motions and quit"),
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

}  // namespace furitsuke::actions
