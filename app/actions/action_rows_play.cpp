// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

namespace {

ActionInfo stepRow(const char* id, const char* text, const char* tooltip, const char* icon, const char* keys,
                   const char* mmdKeys, const char* blenderKeys = nullptr) {
  return {.id = id,
          .menu = "play/go",
          .text = text,
          .tooltip = tooltip,
          .icon = icon,
          .keys = keys,
          .mmdKeys = mmdKeys,
          .blenderKeys = blenderKeys,
          .inToolbar = true};
}

std::vector<ActionInfo> transportRows() {
  return {
      stepRow("frame.first", QT_TRANSLATE_NOOP("Actions", "&First Frame"),
              QT_TRANSLATE_NOOP("Actions", "Go to frame 0"), "first-frame", "Home", nullptr, "Shift+Left"),
      stepRow("frame.previousKey", QT_TRANSLATE_NOOP("Actions", "Previous &Key"),
              QT_TRANSLATE_NOOP("Actions",
                                "Go to the key before the playhead on the selected tracks, or on the current track"),
              "previous-key", "Ctrl+Left", "Ctrl+Up"),
      stepRow("frame.previous", QT_TRANSLATE_NOOP("Actions", "&Previous Frame"),
              QT_TRANSLATE_NOOP("Actions", "Go back one frame"), "step-back", "Left", nullptr),
      {.id = "playback.toggle",
       .menu = "play",
       .text = QT_TRANSLATE_NOOP("Actions", "P&lay"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Play the motion from the playhead, or pause it"),
       .icon = "play",
       .keys = "Space; P",
       .mmdKeys = "P",
       .checkable = true,
       .inToolbar = true},
      {.id = "playback.stop",
       .menu = "play",
       .text = QT_TRANSLATE_NOOP("Actions", "&Stop"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Stop playback and go back to the frame where it started"),
       .icon = "stop",
       .keys = "Shift+Space",
       .inToolbar = true},
      stepRow("frame.next", QT_TRANSLATE_NOOP("Actions", "&Next Frame"),
              QT_TRANSLATE_NOOP("Actions", "Go forward one frame"), "step-forward", "Right", nullptr),
      stepRow("frame.nextKey", QT_TRANSLATE_NOOP("Actions", "Next K&ey"),
              QT_TRANSLATE_NOOP("Actions",
                                "Go to the key after the playhead on the selected tracks, or on the current track"),
              "next-key", "Ctrl+Right", "Ctrl+Down"),
      stepRow("frame.last", QT_TRANSLATE_NOOP("Actions", "L&ast Frame"),
              QT_TRANSLATE_NOOP("Actions", "Go to the last key of the motion"), "last-frame", "End", nullptr,
              "Shift+Right"),
      {.id = "frame.previousKeyOfAny",
       .menu = "play/go",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Previous Key of Any &Track"),
       .tooltip =
           QT_TRANSLATE_NOOP("Actions", "Go to the nearest frame before the playhead that has a key on any track"),
       .keys = "Alt+Shift+Left"},
      {.id = "frame.nextKeyOfAny",
       .menu = "play/go",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Next Key of Any T&rack"),
       .tooltip =
           QT_TRANSLATE_NOOP("Actions", "Go to the nearest frame after the playhead that has a key on any track"),
       .keys = "Alt+Shift+Right"},
      {.id = "camera.previousKey",
       .menu = "play/go",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Fly to Previous &Camera Key"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions",
           "Look through the motion camera and play backward to its previous key; repeat to jump there at once"),
       .keys = "Alt+PgUp"},
      {.id = "camera.nextKey",
       .menu = "play/go",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Fly to Ne&xt Camera Key"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions", "Look through the motion camera and play to its next key; repeat to jump there at once"),
       .keys = "Alt+PgDown"},
      {.id = "frame.goto",
       .menu = "play/go",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "&Go to Frame…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Go to a frame by number"),
       .keys = "Ctrl+G",
       .mmdKeys = "G; Ctrl+G",
       .parameters =
           {{.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "the frame", .required = true}}},
  };
}

std::vector<ActionInfo> loopRows() {
  const ActionParameter frame{
      .name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"};
  return {
      {.id = "playback.loop",
       .menu = "play/repeat",
       .text = QT_TRANSLATE_NOOP("Actions", "&Repeat"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Repeat playback from the start when it reaches the end"),
       .icon = "loop",
       .keys = "Ctrl+L",
       .checkable = true,
       .inToolbar = true,
       .parameters = {{.name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"}}},
      {.id = "playback.loopFrom",
       .menu = "play/repeat",
       .text = QT_TRANSLATE_NOOP("Actions", "Repeat Fro&m Playhead"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Set the start of the repeated range to the playhead"),
       .keys = "Ctrl+[",
       .parameters = {frame}},
      {.id = "playback.loopTo",
       .menu = "play/repeat",
       .text = QT_TRANSLATE_NOOP("Actions", "Repeat &Up to Playhead"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Set the end of the repeated range to the playhead"),
       .keys = "Ctrl+]",
       .parameters = {frame}},
      {.id = "playback.loopSelection",
       .menu = "play/repeat",
       .text = QT_TRANSLATE_NOOP("Actions", "Repeat Sele&ction"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Repeat from the first to the last selected key"),
       .keys = "Ctrl+Shift+L",
       .parameters = {{.name = "frames",
                       .kind = ActionParameterKind::Frames,
                       .help = "range to repeat; default: the range of the selected keys"}}},
      {.id = "playback.loopAll",
       .menu = "play/repeat",
       .text = QT_TRANSLATE_NOOP("Actions", "Repeat &Whole Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Clear the repeated range and repeat the whole motion")},
  };
}

std::vector<ActionInfo> speedRows() {
  const auto row = [](const char* id, const char* text, const char* tooltip, const char* keys) {
    return ActionInfo{.id = id, .menu = "play/speed", .text = text, .tooltip = tooltip, .keys = keys};
  };
  const auto rate = [](const char* id, const char* text, const char* tooltip) {
    return ActionInfo{.id = id, .menu = "play/rate", .text = text, .tooltip = tooltip, .checkable = true};
  };
  ActionInfo speed = row("playback.speed", QT_TRANSLATE_NOOP("Actions", "Spee&d…"),
                         QT_TRANSLATE_NOOP("Actions", "Set the playback speed; 1 is the original speed"), "");
  speed.parameters = {{.name = "times",
                       .kind = ActionParameterKind::Numbers,
                       .help = "0.1 to 4; 1 is the speed of the motion",
                       .required = true,
                       .count = 1}};
  ActionInfo pitch =
      row("sound.keepPitch", QT_TRANSLATE_NOOP("Actions", "Keep &Pitch"),
          QT_TRANSLATE_NOOP("Actions", "Keep the pitch of the sound when it is played slower or faster"), "");
  pitch.group = 1;
  pitch.checkable = true;
  pitch.parameters = {{.name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"}};
  return {
      row("playback.slower", QT_TRANSLATE_NOOP("Actions", "Sl&ower"),
          QT_TRANSLATE_NOOP("Actions", "Halve the playback speed"), "Ctrl+Alt+Down"),
      row("playback.faster", QT_TRANSLATE_NOOP("Actions", "Fas&ter"),
          QT_TRANSLATE_NOOP("Actions", "Double the playback speed"), "Ctrl+Alt+Up"),
      row("playback.realTime", QT_TRANSLATE_NOOP("Actions", "Or&iginal Speed"),
          QT_TRANSLATE_NOOP("Actions", "Play at the original speed of the motion"), "Ctrl+Alt+0"),
      speed,
      pitch,
      rate("playback.rate30", QT_TRANSLATE_NOOP("Actions", "&30 fps (Whole Frames)"),
           QT_TRANSLATE_NOOP("Actions", "Draw whole frames only, without interpolation between them, as MMD does")),
      rate("playback.rate60", QT_TRANSLATE_NOOP("Actions", "&60 fps"),
           QT_TRANSLATE_NOOP("Actions", "Draw one interpolated image between two frames")),
      rate("playback.rateUnlimited", QT_TRANSLATE_NOOP("Actions", "&Unlimited"),
           QT_TRANSLATE_NOOP("Actions", "Draw as many images per second as the computer can")),
  };
}

}  // namespace

std::vector<ActionInfo> playActionRows() {
  std::vector<ActionInfo> rows = transportRows();
  for (const auto& part : {loopRows(), speedRows()}) rows.insert(rows.end(), part.begin(), part.end());
  return rows;
}

}  // namespace furitsuke::actions
