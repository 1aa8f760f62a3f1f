// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke {

namespace {

ActionInfo stepRow(const char* id, const char* text, const char* tooltip, const char* icon, const char* keys,
                   const char* mmdKeys, const char* blenderKeys = nullptr) {
  return {.id = id,
          .menu = "play",
          .group = 1,
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
              QT_TRANSLATE_NOOP("Actions", "Go to the key before the playhead on the current or selected tracks"),
              "previous-key", "Ctrl+Left", "Ctrl+Up"),
      stepRow("frame.previous", QT_TRANSLATE_NOOP("Actions", "&Previous Frame"),
              QT_TRANSLATE_NOOP("Actions", "Go back one frame"), "step-back", "Left", nullptr),
      {.id = "playback.toggle",
       .menu = "play",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "P&lay"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Play the motion from the playhead, or pause"),
       .icon = "play",
       .keys = "Space; P",
       .mmdKeys = "P",
       .checkable = true,
       .inToolbar = true},
      {.id = "playback.stop",
       .menu = "play",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Stop"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Stop playing and go back to where it began"),
       .icon = "stop",
       .keys = "Shift+Space",
       .inToolbar = true},
      stepRow("frame.next", QT_TRANSLATE_NOOP("Actions", "&Next Frame"),
              QT_TRANSLATE_NOOP("Actions", "Go on one frame"), "step-forward", "Right", nullptr),
      stepRow("frame.nextKey", QT_TRANSLATE_NOOP("Actions", "Next K&ey"),
              QT_TRANSLATE_NOOP("Actions", "Go to the key behind the playhead on the current or selected tracks"),
              "next-key", "Ctrl+Right", "Ctrl+Down"),
      stepRow("frame.last", QT_TRANSLATE_NOOP("Actions", "L&ast Frame"),
              QT_TRANSLATE_NOOP("Actions", "Go to the last key of the motion"), "last-frame", "End", nullptr,
              "Shift+Right"),
      {.id = "frame.previousKeyOfAny",
       .menu = "play",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Previous Key of Any &Track"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Go to the last frame before the playhead that has a key on any track"),
       .keys = "Alt+Shift+Left"},
      {.id = "frame.nextKeyOfAny",
       .menu = "play",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Next Key of Any T&rack"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Go to the first frame behind the playhead that has a key on any track"),
       .keys = "Alt+Shift+Right"},
      {.id = "camera.previousKey",
       .menu = "play",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Fly to Previous &Camera Key"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Look through the camera of the motion and play backwards to its key before the "
                                    "playhead; once more goes there at once"),
       .keys = "Alt+PgUp"},
      {.id = "camera.nextKey",
       .menu = "play",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Fly to Ne&xt Camera Key"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Look through the camera of the motion and play to its key behind the playhead; "
                                    "once more goes there at once"),
       .keys = "Alt+PgDown"},
      {.id = "frame.goto",
       .menu = "play",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "&Go to Frame…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Type the frame to go to"),
       .keys = "Ctrl+G",
       .mmdKeys = "G; Ctrl+G",
       .parameters =
           {{.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "the frame", .required = true}}},
  };
}

std::vector<ActionInfo> loopRows() {
  const ActionParameter frame{
      .name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "the playhead when missing"};
  return {
      {.id = "playback.loop",
       .menu = "play",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "&Repeat"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Begin again at the end while playing"),
       .icon = "loop",
       .keys = "Ctrl+L",
       .checkable = true,
       .inToolbar = true,
       .parameters = {{.name = "on", .kind = ActionParameterKind::Flag, .help = "the other state when missing"}}},
      {.id = "playback.loopFrom",
       .menu = "play",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Repeat Fro&m Here"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Let what is repeated begin at the playhead"),
       .keys = "Ctrl+[",
       .parameters = {frame}},
      {.id = "playback.loopTo",
       .menu = "play",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Repeat &Up to Here"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Let what is repeated end at the playhead"),
       .keys = "Ctrl+]",
       .parameters = {frame}},
      {.id = "playback.loopSelection",
       .menu = "play",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Repeat Sele&ction"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Repeat from the first to the last selected key"),
       .keys = "Ctrl+Shift+L",
       .parameters = {{.name = "frames",
                       .kind = ActionParameterKind::Frames,
                       .help = "what to repeat; the selected keys when missing"}}},
      {.id = "playback.loopAll",
       .menu = "play",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Repeat &Whole Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Repeat all frames again and not a part of them")},
  };
}

std::vector<ActionInfo> speedRows() {
  const auto row = [](const char* id, const char* text, const char* tooltip, const char* keys) {
    return ActionInfo{.id = id, .menu = "play", .group = 3, .text = text, .tooltip = tooltip, .keys = keys};
  };
  const auto rate = [](const char* id, const char* text, const char* tooltip) {
    return ActionInfo{.id = id, .menu = "play/rate", .text = text, .tooltip = tooltip, .checkable = true};
  };
  ActionInfo speed = row("playback.speed", QT_TRANSLATE_NOOP("Actions", "Spee&d…"),
                         QT_TRANSLATE_NOOP("Actions", "Type how fast the motion is played; 1 is its own speed"), "");
  speed.parameters = {{.name = "times",
                       .kind = ActionParameterKind::Numbers,
                       .help = "0.1 to 4; 1 is the speed of the motion",
                       .required = true,
                       .count = 1}};
  return {
      row("playback.slower", QT_TRANSLATE_NOOP("Actions", "Sl&ower"),
          QT_TRANSLATE_NOOP("Actions", "Play at half the speed"), "Ctrl+Alt+Down"),
      row("playback.faster", QT_TRANSLATE_NOOP("Actions", "Fas&ter"),
          QT_TRANSLATE_NOOP("Actions", "Play at double the speed"), "Ctrl+Alt+Up"),
      row("playback.realTime", QT_TRANSLATE_NOOP("Actions", "Or&iginal Speed"),
          QT_TRANSLATE_NOOP("Actions", "Play at the speed of the motion"), "Ctrl+Alt+0"),
      speed,
      rate("playback.rate30", QT_TRANSLATE_NOOP("Actions", "&30, Whole Frames"),
           QT_TRANSLATE_NOOP("Actions", "Draw each frame and nothing between them, as MMD does")),
      rate("playback.rate60", QT_TRANSLATE_NOOP("Actions", "&60"),
           QT_TRANSLATE_NOOP("Actions", "Draw one more picture between two frames")),
      rate("playback.rateUnlimited", QT_TRANSLATE_NOOP("Actions", "&As Many as Possible"),
           QT_TRANSLATE_NOOP("Actions", "Draw the next picture as soon as the one before is drawn")),
  };
}

}  // namespace

std::vector<ActionInfo> playActionRows() {
  std::vector<ActionInfo> rows = transportRows();
  for (const auto& part : {loopRows(), speedRows()}) rows.insert(rows.end(), part.begin(), part.end());
  return rows;
}

}  // namespace furitsuke
