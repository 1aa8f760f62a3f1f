// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

namespace {

ActionParameter numbers(const char* name, int count, const char* help) {
  return {.name = name, .kind = ActionParameterKind::Numbers, .help = help, .count = count};
}

/// Actions that create keys.
std::vector<ActionInfo> newKeyRows() {
  return {
      {.id = "key.add",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "&Add Key"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions",
           "Add a key with the current values at the playhead on the selected tracks, or on the current track"),
       .icon = "add-key",
       .keys = "Ctrl+Return; Ctrl+Enter",
       .blenderKeys = "I; Ctrl+Return; Ctrl+Enter",
       .inToolbar = true,
       .parameters = {{.name = "track",
                       .kind = ActionParameterKind::Track,
                       .help = "is created if it does not exist; default: the selected tracks, or the current track"},
                      {.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"}}},
      {.id = "camera.register",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "Register Camera &View"),
       .tooltip =
           QT_TRANSLATE_NOOP("Actions", "Register the current view of the viewport as a camera key at the playhead"),
       .icon = "camera-key",
       .keys = "Ctrl+Alt+R; Ctrl+Alt+Num+0",
       .parameters = {{.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"}}},
      {.id = "camera.bakeFollow",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "&Bake Follow Camera…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Create camera keys that follow a bone, starting from the current view"),
       .icon = "camera-key",
       .parameters =
           {{.name = "bone", .help = "name of the bone; default: the followed bone, or the selected bone"},
            {.name = "frames",
             .kind = ActionParameterKind::Frames,
             .help = "default: the repeated range, or all frames"},
            {.name = "step", .kind = ActionParameterKind::Whole, .help = "frames between keys", .initial = "1"},
            {.name = "follow",
             .kind = ActionParameterKind::Choice,
             .help = "what follows the bone: the target only, or the target and the angle",
             .choices = "target|angle",
             .initial = "target"},
            {.name = "view",
             .kind = ActionParameterKind::Choice,
             .help = "start from the view of the viewport, or from the motion camera",
             .choices = "shown|motion",
             .initial = "shown"},
            {.name = "tolerance",
             .kind = ActionParameterKind::Numbers,
             .help = "reduce keys within this distance of the target; default: keep all keys",
             .count = 1,
             .unit = "model units"}}},
      {.id = "track.add",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "Add &Track…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Add a track for a bone or morph, with its first key at the playhead"),
       .parameters = {{.name = "name",
                       .kind = ActionParameterKind::Text,
                       .help = "name of a bone, or morph:NAME",
                       .required = true}}},
      {.id = "track.rename",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "Rename Trac&k…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Change the name of the current bone or morph track"),
       .keys = "F2",
       .parameters = {{.name = "name", .kind = ActionParameterKind::Text, .help = "the new name", .required = true},
                      {.name = "track", .kind = ActionParameterKind::Track, .help = "default: the current track"}}},
      {.id = "track.mapNames",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "Map &Names…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Give the tracks that the model does not have the names of its bones and morphs"),
       .parameters = {{.name = "path",
                       .kind = ActionParameterKind::Path,
                       .help = "CSV file of names; default: the suggested names"}}},
  };
}

std::vector<ActionInfo> keyRows() {
  return {
      {.id = "key.move",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "&Move Keys…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Move the selected keys by a number of frames"),
       .parameters = {{.name = "by",
                       .kind = ActionParameterKind::Whole,
                       .help = "number of frames; negative: earlier",
                       .required = true},
                      {.name = "copy",
                       .kind = ActionParameterKind::Flag,
                       .help = "copy the keys instead of moving them"}}},
      {.id = "key.moveEarlier",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "Move One Frame &Earlier"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Move the selected keys one frame to the left"),
       .keys = "Alt+Left"},
      {.id = "key.moveLater",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "Move One Frame &Later"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Move the selected keys one frame to the right"),
       .keys = "Alt+Right"},
      {.id = "key.set",
       .text = QT_TRANSLATE_NOOP("Actions", "Set Key Values"),
       .tooltip =
           QT_TRANSLATE_NOOP("Actions", "Set values of the selected keys; values that are not given do not change"),
       .parameters = {numbers("translation", 3, "bone: x,y,z in model units"),
                      numbers("rotation", 3, "bone or camera: x,y,z in degrees as MMD shows them"),
                      numbers("quaternion", 4, "bone: x,y,z,w"),
                      {.name = "physics", .kind = ActionParameterKind::Flag, .help = "bone"},
                      numbers("weight", 1, "morph"),
                      numbers("distance", 1, "camera, as MMD shows it: 45 is stored as -45"),
                      numbers("target", 3, "camera: x,y,z in model units"),
                      {.name = "fov", .kind = ActionParameterKind::Whole, .help = "camera: view angle in degrees"},
                      {.name = "perspective", .kind = ActionParameterKind::Flag, .help = "camera"},
                      numbers("color", 3, "light: r,g,b from 0 to 255 as MMD shows them"),
                      numbers("direction", 3, "light: x,y,z"),
                      {.name = "mode", .kind = ActionParameterKind::Choice, .help = "self shadow", .choices = "0|1|2"},
                      numbers("shadowDistance", 1, "self shadow, as MMD shows it: 0 to 10000"),
                      {.name = "visible", .kind = ActionParameterKind::Flag, .help = "visibility of the model"},
                      {.name = "ik",
                       .kind = ActionParameterKind::Text,
                       .help = "NAME:on, NAME:off or NAME:remove; several separated by commas"}}},
  };
}

std::vector<ActionInfo> curveRows() {
  const auto preset = [](const char* id, const char* text, const char* tooltip, const char* icon) {
    return ActionInfo{.id = id, .menu = "key/curve", .text = text, .tooltip = tooltip, .icon = icon};
  };
  return {
      {.id = "curve.set",
       .text = QT_TRANSLATE_NOOP("Actions", "Set Curve"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Set the interpolation curve of the selected keys"),
       .parameters = {{.name = "channel",
                       .kind = ActionParameterKind::Choice,
                       .help = "curve to set",
                       .required = true,
                       .choices = "x|y|z|rotation|distance|fov|all"},
                      {.name = "points",
                       .kind = ActionParameterKind::Numbers,
                       .help = "x1,y1,x2,y2 from 0 to 127",
                       .required = true,
                       .count = 4}}},
      preset("curve.linear", QT_TRANSLATE_NOOP("Actions", "&Linear"),
             QT_TRANSLATE_NOOP("Actions", "Set the curves of the selected keys to linear"), "linear"),
      preset("curve.easeIn", QT_TRANSLATE_NOOP("Actions", "Ease &In"),
             QT_TRANSLATE_NOOP("Actions", "Make the motion to the selected keys start slowly"), "ease-in"),
      preset("curve.easeOut", QT_TRANSLATE_NOOP("Actions", "Ease &Out"),
             QT_TRANSLATE_NOOP("Actions", "Make the motion to the selected keys end slowly"), "ease-out"),
      preset("curve.easeInOut", QT_TRANSLATE_NOOP("Actions", "Ease I&n and Out"),
             QT_TRANSLATE_NOOP("Actions", "Make the motion to the selected keys start and end slowly"), "ease-in-out"),
      preset("curve.auto", QT_TRANSLATE_NOOP("Actions", "&Automatic Curve"),
             QT_TRANSLATE_NOOP("Actions", "Set the selected keys to the curve of MMD's auto setting"), "auto-curve"),
      {.id = "curve.copy",
       .menu = "key/curve",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Copy Curves"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Copy the curves of the first selected key to the clipboard"),
       .icon = "copy",
       .keys = "Ctrl+Alt+C"},
      {.id = "curve.paste",
       .menu = "key/curve",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Paste Curves"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Apply the copied curves to the selected keys"),
       .icon = "paste",
       .keys = "Ctrl+Alt+V"},
  };
}

}  // namespace

std::vector<ActionInfo> keyActionRows() {
  std::vector<ActionInfo> rows = newKeyRows();
  for (const std::vector<ActionInfo>& more : {keyRows(), curveRows()})
    rows.insert(rows.end(), more.begin(), more.end());
  return rows;
}

}  // namespace furitsuke::actions
