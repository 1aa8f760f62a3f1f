// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

namespace {

const ActionParameter kPoseSwitch{
    .name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"};

std::vector<ActionInfo> registerRows() {
  return {
      {.id = "pose.register",
       .menu = "pose",
       .text = QT_TRANSLATE_NOOP("Actions", "&Register"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Register the selected bones and the posed morphs at the playhead, with the curve "
                                    "of the curve panel; without a pose, add keys on the selected tracks"),
       .icon = "register",
       .keys = "Return; Enter",
       .inToolbar = true},
      {.id = "pose.registerAll",
       .menu = "pose",
       .text = QT_TRANSLATE_NOOP("Actions", "Register &All"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Register all posed bones and morphs, selected or not"),
       .keys = "Shift+Return; Shift+Enter"},
      {.id = "pose.autoKey",
       .menu = "pose",
       .text = QT_TRANSLATE_NOOP("Actions", "Auto-&Key"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Register every change of the pose immediately"),
       .icon = "auto-key",
       .checkable = true,
       .inToolbar = true,
       .parameters = {kPoseSwitch}},
  };
}

std::vector<ActionInfo> changeRows() {
  const auto row = [](const char* id, int group, const char* text, const char* tooltip, const char* keys = "",
                      const char* blenderKeys = nullptr) {
    return ActionInfo{.id = id,
                      .menu = "pose",
                      .group = group,
                      .text = text,
                      .tooltip = tooltip,
                      .keys = keys,
                      .blenderKeys = blenderKeys};
  };
  const auto reset = [&row](const char* id, const char* text, const char* tooltip, const char* keys,
                            const char* blenderKeys = nullptr) {
    ActionInfo info = row(id, 0, text, tooltip, keys, blenderKeys);
    info.menu = "pose/reset";
    return info;
  };
  ActionInfo values =
      row("pose.values", 1, QT_TRANSLATE_NOOP("Actions", "Position and Rotation…"),
          QT_TRANSLATE_NOOP("Actions", "Enter position and rotation of the selected bones as numbers"), "N");
  values.parameters = {
      {.name = "translation", .kind = ActionParameterKind::Numbers, .help = "x,y,z in model units", .count = 3},
      {.name = "rotation", .kind = ActionParameterKind::Numbers, .help = "x,y,z in degrees", .count = 3},
      {.name = "quaternion", .kind = ActionParameterKind::Numbers, .help = "x,y,z,w", .count = 4}};
  return {
      {.id = "pose.pick",
       .text = QT_TRANSLATE_NOOP("Actions", "Select Bones"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Select bones of the active model by name"),
       .parameters = {{.name = "bones", .help = "names separated by commas, Japanese or English", .required = true}}},
      values,
      reset("pose.resetRotation", QT_TRANSLATE_NOOP("Actions", "Reset &Rotation"),
            QT_TRANSLATE_NOOP("Actions", "Reset the rotation of the selected bones"), "Shift+R"),
      reset("pose.resetTranslation", QT_TRANSLATE_NOOP("Actions", "Reset &Position"),
            QT_TRANSLATE_NOOP("Actions", "Reset the position of the selected bones"), "Shift+T", "Alt+G"),
      reset("pose.resetAll", QT_TRANSLATE_NOOP("Actions", "R&eset All"),
            QT_TRANSLATE_NOOP("Actions", "Reset rotation and position of the selected bones"), "Ctrl+Shift+R"),
      row("pose.discardSelected", 2, QT_TRANSLATE_NOOP("Actions", "Release &Selected Bones"),
          QT_TRANSLATE_NOOP("Actions", "Release the selected bones so that they follow the motion again")),
      row("pose.discard", 2, QT_TRANSLATE_NOOP("Actions", "&Discard Pose"),
          QT_TRANSLATE_NOOP("Actions", "Discard the unregistered pose (can be undone)")),
  };
}

std::vector<ActionInfo> handleRows() {
  const auto row = [](const char* id, const char* menu, const char* text, const char* tooltip, const char* icon,
                      const char* keys, const char* mmdKeys = nullptr, const char* blenderKeys = nullptr) {
    return ActionInfo{.id = id,
                      .menu = menu,
                      .text = text,
                      .tooltip = tooltip,
                      .icon = icon,
                      .keys = keys,
                      .mmdKeys = mmdKeys,
                      .blenderKeys = blenderKeys,
                      .checkable = true};
  };
  ActionInfo next = row("pose.nextSpace", "pose/space", QT_TRANSLATE_NOOP("Actions", "C&ycle Axes"),
                        QT_TRANSLATE_NOOP("Actions", "Cycle through local, global, parent and view axes"), "", "L");
  next.checkable = false;
  next.group = 1;
  ActionInfo snap =
      row("pose.snap", "pose", QT_TRANSLATE_NOOP("Actions", "S&nap Handles"),
          QT_TRANSLATE_NOOP(
              "Actions", "Snap movement to 1 unit and rotation to 15 degrees (hold Ctrl for 0.1 units and 5 degrees)"),
          "", "");
  snap.group = 3;
  snap.parameters = {kPoseSwitch};
  return {
      row("pose.toolSelect", "pose/tool", QT_TRANSLATE_NOOP("Actions", "&None"),
          QT_TRANSLATE_NOOP("Actions", "Select bones without handles"), "pose-select", "Q", "C", "W"),
      row("pose.toolMove", "pose/tool", QT_TRANSLATE_NOOP("Actions", "&Move"),
          QT_TRANSLATE_NOOP("Actions", "Show handles that move the selected bones"), "pose-move", "W", "Z", "G"),
      row("pose.toolRotate", "pose/tool", QT_TRANSLATE_NOOP("Actions", "&Rotate"),
          QT_TRANSLATE_NOOP("Actions", "Show handles that rotate the selected bones"), "pose-rotate", "E", "X", "R"),
      row("pose.toolBoth", "pose/tool", QT_TRANSLATE_NOOP("Actions", "Move &and Rotate"),
          QT_TRANSLATE_NOOP("Actions", "Show handles that move and rotate the selected bones"), "pose", "T"),
      row("pose.spaceLocal", "pose/space", QT_TRANSLATE_NOOP("Actions", "&Local Axes"),
          QT_TRANSLATE_NOOP("Actions", "Move and rotate bones along their own axes"), "", ""),
      row("pose.spaceGlobal", "pose/space", QT_TRANSLATE_NOOP("Actions", "&Global Axes"),
          QT_TRANSLATE_NOOP("Actions", "Move and rotate bones along the axes of the model"), "", ""),
      row("pose.spaceParent", "pose/space", QT_TRANSLATE_NOOP("Actions", "&Parent Axes"),
          QT_TRANSLATE_NOOP("Actions", "Move and rotate bones along the axes of their parents"), "", ""),
      row("pose.spaceView", "pose/space", QT_TRANSLATE_NOOP("Actions", "&View Axes"),
          QT_TRANSLATE_NOOP("Actions", "Move and rotate bones along the axes of the view"), "", ""),
      next,
      snap,
      row("pose.leaveAsk", "pose/leave", QT_TRANSLATE_NOOP("Actions", "&Ask"),
          QT_TRANSLATE_NOOP("Actions", "Ask what to do with an unregistered pose when the playhead moves"), "", ""),
      row("pose.leaveKeep", "pose/leave", QT_TRANSLATE_NOOP("Actions", "&Keep the Pose"),
          QT_TRANSLATE_NOOP("Actions", "Keep an unregistered pose when the playhead moves"), "", ""),
      row("pose.leaveRegister", "pose/leave", QT_TRANSLATE_NOOP("Actions", "&Register the Pose"),
          QT_TRANSLATE_NOOP("Actions",
                            "Register an unregistered pose at the frame where it was posed when the playhead moves"),
          "", ""),
  };
}

std::vector<ActionInfo> poseCopyRows() {
  const ActionParameter frame{
      .name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"};
  return {
      {.id = "pose.copy",
       .menu = "pose/copy",
       .text = QT_TRANSLATE_NOOP("Actions", "&Copy Pose"),
       .tooltip =
           QT_TRANSLATE_NOOP("Actions", "Copy the pose at the playhead: of the selected tracks, or of all tracks"),
       .icon = "pose",
       .keys = "Ctrl+Shift+C",
       .parameters = {frame}},
      {.id = "pose.paste",
       .menu = "pose/copy",
       .text = QT_TRANSLATE_NOOP("Actions", "&Paste Pose"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Register the copied pose at the playhead"),
       .keys = "Ctrl+Shift+V",
       .parameters = {frame}},
      {.id = "pose.pasteMirrored",
       .menu = "pose/copy",
       .text = QT_TRANSLATE_NOOP("Actions", "Paste Pose &Mirrored"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Register the copied pose at the playhead with left and right swapped"),
       .keys = "Ctrl+Alt+Shift+V",
       .parameters = {frame}},
      {.id = "pose.pastePart",
       .menu = "pose/copy",
       .text = QT_TRANSLATE_NOOP("Actions", "Paste Pose &Blended…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Register a blend of the pose at the playhead and the copied pose"),
       .parameters = {frame,
                      {.name = "percent",
                       .kind = ActionParameterKind::Whole,
                       .help = "share of the copied pose; values above 100 overshoot",
                       .required = true,
                       .unit = "%"}}},
  };
}

std::vector<ActionInfo> poseLibraryRows() {
  return {
      {.id = "poses.folder",
       .menu = "pose/library",
       .text = QT_TRANSLATE_NOOP("Actions", "Choose Pose &Folder…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Choose the folder that the pose library shows"),
       .icon = "open",
       .parameters = {{.name = "path", .kind = ActionParameterKind::Path, .help = "the folder", .required = true}}},
      {.id = "poses.apply",
       .menu = "pose/library",
       .text = QT_TRANSLATE_NOOP("Actions", "Apply &Library Pose"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Register the pose selected in the pose library at the playhead"),
       .parameters = {{.name = "path",
                       .kind = ActionParameterKind::Path,
                       .help = "pose file; default: the pose selected in the library"},
                      {.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"},
                      {.name = "percent",
                       .kind = ActionParameterKind::Whole,
                       .help = "share of the pose; default: 100",
                       .unit = "%"},
                      {.name = "part",
                       .kind = ActionParameterKind::Choice,
                       .help = "part of the pose; default: as set in the library",
                       .choices = "all|bones|morphs|selected"},
                      {.name = "mirrored",
                       .kind = ActionParameterKind::Flag,
                       .help = "swap left and right; default: as set in the library"}}},
      {.id = "poses.save",
       .menu = "pose/library",
       .text = QT_TRANSLATE_NOOP("Actions", "&Save Pose to Library…"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions", "Save the pose at the playhead to the pose library: of the selected tracks, or of all tracks"),
       .icon = "save",
       .parameters = {{.name = "name", .help = "file name without .vpd, may include subfolders", .required = true},
                      {.name = "overwrite",
                       .kind = ActionParameterKind::Flag,
                       .help = "replace a pose of the same name; default: off"}}},
  };
}

}  // namespace

std::vector<ActionInfo> poseActionRows() {
  std::vector<ActionInfo> rows = registerRows();
  for (const auto& part : {changeRows(), handleRows(), poseCopyRows(), poseLibraryRows()})
    rows.insert(rows.end(), part.begin(), part.end());
  return rows;
}

}  // namespace furitsuke::actions
