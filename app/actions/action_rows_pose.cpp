// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke {

namespace {

const ActionParameter kPoseSwitch{
    .name = "on", .kind = ActionParameterKind::Flag, .help = "the other state when missing"};

std::vector<ActionInfo> registerRows() {
  return {
      {.id = "pose.register",
       .menu = "pose",
       .text = QT_TRANSLATE_NOOP("Actions", "&Register"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Make keys of the selected bones and the posed morphs at the playhead, with the "
                                    "curve that is shown; without "
                                    "a pose, keys on the selected tracks"),
       .icon = "register",
       .keys = "Return; Enter",
       .inToolbar = true},
      {.id = "pose.registerAll",
       .menu = "pose",
       .text = QT_TRANSLATE_NOOP("Actions", "Register &All"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Make keys of all that is posed, selected or not"),
       .keys = "Shift+Return; Shift+Enter"},
      {.id = "pose.autoKey",
       .menu = "pose",
       .text = QT_TRANSLATE_NOOP("Actions", "Auto-&Key"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Register whatever is posed at once"),
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
  ActionInfo values = row("pose.values", 1, QT_TRANSLATE_NOOP("Actions", "Position and Rotation…"),
                          QT_TRANSLATE_NOOP("Actions", "Type how the selected bones are moved and turned"), "N");
  values.parameters = {
      {.name = "translation", .kind = ActionParameterKind::Numbers, .help = "x,y,z in model units", .count = 3},
      {.name = "rotation", .kind = ActionParameterKind::Numbers, .help = "x,y,z in degrees", .count = 3},
      {.name = "quaternion", .kind = ActionParameterKind::Numbers, .help = "x,y,z,w", .count = 4}};
  return {
      {.id = "pose.pick",
       .text = QT_TRANSLATE_NOOP("Actions", "Select Bones"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Select bones of the active model by name"),
       .parameters = {{.name = "bones", .help = "names with commas, Japanese or English", .required = true}}},
      values,
      row("pose.resetRotation", 1, QT_TRANSLATE_NOOP("Actions", "Reset R&otation"),
          QT_TRANSLATE_NOOP("Actions", "Turn the selected bones as at rest"), "Shift+R"),
      row("pose.resetTranslation", 1, QT_TRANSLATE_NOOP("Actions", "Reset P&osition"),
          QT_TRANSLATE_NOOP("Actions", "Put the selected bones where they rest"), "Shift+T", "Alt+G"),
      row("pose.resetAll", 1, QT_TRANSLATE_NOOP("Actions", "R&eset All"),
          QT_TRANSLATE_NOOP("Actions", "Turn and put the selected bones as at rest"), "Ctrl+Shift+R"),
      row("pose.discardSelected", 2, QT_TRANSLATE_NOOP("Actions", "Discard Pose of &Selected Bones"),
          QT_TRANSLATE_NOOP("Actions", "Let the motion lead the selected bones again")),
      row("pose.discard", 2, QT_TRANSLATE_NOOP("Actions", "&Discard Pose"),
          QT_TRANSLATE_NOOP("Actions", "Drop all that is posed and not registered; Undo brings it back")),
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
  ActionInfo next = row("pose.nextSpace", "pose/space", QT_TRANSLATE_NOOP("Actions", "&Next Axes"),
                        QT_TRANSLATE_NOOP("Actions", "Go from local to global, parent and view axes"), "", "L");
  next.checkable = false;
  next.group = 1;
  ActionInfo snap = row("pose.snap", "pose", QT_TRANSLATE_NOOP("Actions", "S&nap Handles"),
                        QT_TRANSLATE_NOOP("Actions",
                                          "Move by whole units and turn by 15 degrees; with Ctrl by 0.1 units and 5 "
                                          "degrees"),
                        "", "");
  snap.group = 3;
  snap.parameters = {kPoseSwitch};
  return {
      row("pose.toolSelect", "pose/tool", QT_TRANSLATE_NOOP("Actions", "&None"),
          QT_TRANSLATE_NOOP("Actions", "Select bones without handles"), "pose-select", "Q", "C", "W"),
      row("pose.toolMove", "pose/tool", QT_TRANSLATE_NOOP("Actions", "&Move"),
          QT_TRANSLATE_NOOP("Actions", "Show handles that move the selected bones"), "pose-move", "W", "Z", "G"),
      row("pose.toolRotate", "pose/tool", QT_TRANSLATE_NOOP("Actions", "&Rotate"),
          QT_TRANSLATE_NOOP("Actions", "Show handles that turn the selected bones"), "pose-rotate", "E", "X", "R"),
      row("pose.toolBoth", "pose/tool", QT_TRANSLATE_NOOP("Actions", "Move &and Rotate"),
          QT_TRANSLATE_NOOP("Actions", "Show handles that move and turn the selected bones"), "pose", "T"),
      row("pose.spaceLocal", "pose/space", QT_TRANSLATE_NOOP("Actions", "&Local Axes"),
          QT_TRANSLATE_NOOP("Actions", "Move and turn bones along their own axes"), "", ""),
      row("pose.spaceGlobal", "pose/space", QT_TRANSLATE_NOOP("Actions", "&Global Axes"),
          QT_TRANSLATE_NOOP("Actions", "Move and turn bones along the axes of the model"), "", ""),
      row("pose.spaceParent", "pose/space", QT_TRANSLATE_NOOP("Actions", "&Parent Axes"),
          QT_TRANSLATE_NOOP("Actions", "Move and turn bones along the axes of their parents"), "", ""),
      row("pose.spaceView", "pose/space", QT_TRANSLATE_NOOP("Actions", "&View Axes"),
          QT_TRANSLATE_NOOP("Actions", "Move and turn bones along the axes of the view"), "", ""),
      next,
      snap,
      row("pose.leaveAsk", "pose/leave", QT_TRANSLATE_NOOP("Actions", "&Ask"),
          QT_TRANSLATE_NOOP("Actions",
                            "When the playhead leaves a pose that is not registered, ask what becomes of it"),
          "", ""),
      row("pose.leaveKeep", "pose/leave", QT_TRANSLATE_NOOP("Actions", "&Keep the Pose"),
          QT_TRANSLATE_NOOP("Actions", "A pose that is not registered goes along with the playhead"), "", ""),
      row("pose.leaveRegister", "pose/leave", QT_TRANSLATE_NOOP("Actions", "&Register the Pose"),
          QT_TRANSLATE_NOOP("Actions", "Register a pose where it was made when the playhead leaves it"), "", ""),
  };
}

std::vector<ActionInfo> poseCopyRows() {
  const ActionParameter frame{
      .name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "the playhead when missing"};
  return {
      {.id = "pose.copy",
       .menu = "pose/copy",
       .text = QT_TRANSLATE_NOOP("Actions", "&Copy Pose"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Copy the pose at the playhead: of what is selected, or of all"),
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
       .tooltip =
           QT_TRANSLATE_NOOP("Actions", "Register the copied pose at the playhead with left and right exchanged"),
       .keys = "Ctrl+Alt+Shift+V",
       .parameters = {frame}},
      {.id = "pose.pastePart",
       .menu = "pose/copy",
       .text = QT_TRANSLATE_NOOP("Actions", "Paste P&art of Pose…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Register a pose between the one at the playhead and the copied one"),
       .parameters = {frame,
                      {.name = "percent",
                       .kind = ActionParameterKind::Whole,
                       .help = "of the copied pose; above 100 it overshoots",
                       .required = true,
                       .unit = "%"}}},
  };
}

std::vector<ActionInfo> poseLibraryRows() {
  return {
      {.id = "poses.folder",
       .menu = "pose/library",
       .text = QT_TRANSLATE_NOOP("Actions", "&Folder of Poses…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Choose the folder that the library shows"),
       .icon = "open",
       .parameters = {{.name = "path", .kind = ActionParameterKind::Path, .help = "the folder", .required = true}}},
      {.id = "poses.apply",
       .menu = "pose/library",
       .text = QT_TRANSLATE_NOOP("Actions", "Apply Pose of the &Library"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Register the pose that is chosen in the library at the playhead"),
       .parameters = {{.name = "path",
                       .kind = ActionParameterKind::Path,
                       .help = "a pose file; the one chosen in the library when missing"},
                      {.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "the playhead when missing"},
                      {.name = "percent",
                       .kind = ActionParameterKind::Whole,
                       .help = "how much of it; 100 when missing",
                       .unit = "%"},
                      {.name = "part",
                       .kind = ActionParameterKind::Choice,
                       .help = "what of it; as the library is set when missing",
                       .choices = "all|bones|morphs|selected"},
                      {.name = "mirrored",
                       .kind = ActionParameterKind::Flag,
                       .help = "left and right exchanged; as the library is set when missing"}}},
      {.id = "poses.save",
       .menu = "pose/library",
       .text = QT_TRANSLATE_NOOP("Actions", "&Save Pose into Library…"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions",
           "Save the pose at the playhead into the folder of the library: of the selected tracks, or of all"),
       .icon = "save",
       .parameters = {{.name = "name",
                       .help = "of the file without .vpd; may begin with sub-folders",
                       .required = true},
                      {.name = "overwrite",
                       .kind = ActionParameterKind::Flag,
                       .help = "replace a pose of that name; off when missing"}}},
  };
}

}  // namespace

std::vector<ActionInfo> poseActionRows() {
  std::vector<ActionInfo> rows = registerRows();
  for (const auto& part : {changeRows(), handleRows(), poseCopyRows(), poseLibraryRows()})
    rows.insert(rows.end(), part.begin(), part.end());
  return rows;
}

}  // namespace furitsuke
