// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke {

namespace {

ActionParameter numbers(const char* name, int count, const char* help) {
  return {.name = name, .kind = ActionParameterKind::Numbers, .help = help, .count = count};
}

/// What makes keys.
std::vector<ActionInfo> newKeyRows() {
  return {
      {.id = "key.add",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "&Add Key"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions",
           "Make a key at the playhead on the current or selected tracks, with the values that the motion has there"),
       .icon = "add-key",
       .keys = "Ctrl+Return; Ctrl+Enter",
       .blenderKeys = "I; Ctrl+Return; Ctrl+Enter",
       .inToolbar = true,
       .inTimelineMenu = true,
       .parameters = {{.name = "track",
                       .kind = ActionParameterKind::Track,
                       .help = "also one that is not there yet; the current or selected tracks when missing"},
                      {.name = "frame",
                       .kind = ActionParameterKind::FrameNumber,
                       .help = "the playhead when missing"}}},
      {.id = "camera.register",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "Register Camera &View"),
       .tooltip =
           QT_TRANSLATE_NOOP("Actions", "Make a camera key at the playhead that sees what the viewport shows now"),
       .icon = "camera-key",
       .keys = "Ctrl+Alt+R; Ctrl+Alt+Num+0",
       .parameters = {{.name = "frame",
                       .kind = ActionParameterKind::FrameNumber,
                       .help = "the playhead when missing"}}},
      {.id = "camera.bakeFollow",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "&Bake Following Camera…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Make camera keys that go along with a bone, from what is seen now"),
       .icon = "camera-key",
       .parameters =
           {{.name = "bone", .help = "its name; the followed or else the selected one when missing"},
            {.name = "frames",
             .kind = ActionParameterKind::Frames,
             .help = "what is repeated, or all that plays, when missing"},
            {.name = "step", .kind = ActionParameterKind::Whole, .help = "frames from key to key", .initial = "1"},
            {.name = "follow",
             .kind = ActionParameterKind::Choice,
             .help = "what goes along: the target alone, or the camera as if fixed to the bone",
             .choices = "target|angle",
             .initial = "target"},
            {.name = "view",
             .kind = ActionParameterKind::Choice,
             .help = "begin with what the viewport shows, or with the camera of the motion",
             .choices = "shown|motion",
             .initial = "shown"},
            {.name = "tolerance",
             .kind = ActionParameterKind::Numbers,
             .help = "leave out keys while the target keeps that near; all stay when missing",
             .count = 1,
             .unit = "model units"}}},
      {.id = "track.add",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "Add &Track…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Name a bone or morph and make its first key at the playhead"),
       .parameters = {{.name = "name",
                       .kind = ActionParameterKind::Text,
                       .help = "of a bone, or morph: and the name of a morph",
                       .required = true}}},
  };
}

std::vector<ActionInfo> keyRows() {
  return {
      {.id = "key.move",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "&Move Keys…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Move the selected keys by a number of frames"),
       .parameters =
           {{.name = "by", .kind = ActionParameterKind::Whole, .help = "frames; negative: earlier", .required = true},
            {.name = "copy", .kind = ActionParameterKind::Flag, .help = "leave the keys and move copies"}}},
      {.id = "key.moveEarlier",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "Move One Frame &Earlier"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Move the selected keys by one frame to the left"),
       .keys = "Alt+Left"},
      {.id = "key.moveLater",
       .menu = "key",
       .text = QT_TRANSLATE_NOOP("Actions", "Move One Frame &Later"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Move the selected keys by one frame to the right"),
       .keys = "Alt+Right"},
      {.id = "key.set",
       .text = QT_TRANSLATE_NOOP("Actions", "Set Values"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Set values of the selected keys; the others stay as they are"),
       .parameters = {numbers("translation", 3, "bone: x,y,z in model units"),
                      numbers("rotation", 3, "bone or camera: x,y,z in degrees as MMD shows them"),
                      numbers("quaternion", 4, "bone: x,y,z,w"),
                      {.name = "physics", .kind = ActionParameterKind::Flag, .help = "bone"},
                      numbers("weight", 1, "morph"),
                      numbers("distance", 1, "camera, as MMD shows it: 45 stands as -45 in the file"),
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
                       .help = "NAME:on, NAME:off or NAME:remove; several with commas"}}},
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
                       .help = "which curve",
                       .required = true,
                       .choices = "x|y|z|rotation|distance|fov|all"},
                      {.name = "points",
                       .kind = ActionParameterKind::Numbers,
                       .help = "x1,y1,x2,y2 from 0 to 127",
                       .required = true,
                       .count = 4}}},
      preset("curve.linear", QT_TRANSLATE_NOOP("Actions", "&Linear"),
             QT_TRANSLATE_NOOP("Actions", "Make the curves of the selected keys straight lines"), "linear"),
      preset("curve.easeIn", QT_TRANSLATE_NOOP("Actions", "Ease &In"),
             QT_TRANSLATE_NOOP("Actions", "Let the selected spans begin slowly"), "ease-in"),
      preset("curve.easeOut", QT_TRANSLATE_NOOP("Actions", "Ease &Out"),
             QT_TRANSLATE_NOOP("Actions", "Let the selected spans end slowly"), "ease-out"),
      preset("curve.easeInOut", QT_TRANSLATE_NOOP("Actions", "Ease I&n and Out"),
             QT_TRANSLATE_NOOP("Actions", "Let the selected spans begin and end slowly"), "ease-in-out"),
      preset("curve.auto", QT_TRANSLATE_NOOP("Actions", "&Automatic Curve"),
             QT_TRANSLATE_NOOP("Actions", "Give the selected spans the curve that MMD sets by itself"), "auto-curve"),
      {.id = "curve.copy",
       .menu = "key/curve",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Copy Curves"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Copy the curves of the first selected key"),
       .icon = "copy",
       .keys = "Ctrl+Alt+C"},
      {.id = "curve.paste",
       .menu = "key/curve",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Paste Curves"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Give the copied curves to the selected keys"),
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

}  // namespace furitsuke
