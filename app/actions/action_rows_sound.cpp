// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

namespace {

ActionInfo soundRow(const char* id, const char* text, const char* tooltip, int group = 0) {
  return {.id = id, .menu = "play/sound", .group = group, .text = text, .tooltip = tooltip};
}

ActionInfo soundSwitchRow(const char* id, const char* text, const char* tooltip, int group) {
  ActionInfo row = soundRow(id, text, tooltip, group);
  row.checkable = true;
  row.parameters = {{.name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"}};
  return row;
}

ActionInfo soundNumberRow(const char* id, const char* text, const char* tooltip, int group,
                          const ActionParameter& parameter) {
  ActionInfo row = soundRow(id, text, tooltip, group);
  row.parameters = {parameter};
  return row;
}

}  // namespace

std::vector<ActionInfo> soundActionRows() {
  ActionInfo open = soundRow("sound.open", QT_TRANSLATE_NOOP("Actions", "Open Soun&d…"),
                             QT_TRANSLATE_NOOP("Actions", "Open the music of the motion, to hear and see it"));
  open.menu = "file";
  open.icon = "sound";
  open.parameters = {{.name = "path", .kind = ActionParameterKind::Path, .help = "the file", .required = true}};
  ActionInfo mute = soundSwitchRow("sound.mute", QT_TRANSLATE_NOOP("Actions", "&Mute"),
                                   QT_TRANSLATE_NOOP("Actions", "Play the motion without its sound"), 0);
  mute.icon = "mute";
  return {
      open,
      mute,
      soundNumberRow("sound.volume", QT_TRANSLATE_NOOP("Actions", "&Volume…"),
                     QT_TRANSLATE_NOOP("Actions", "Set how loud the sound of the motion is played"), 0,
                     {.name = "percent", .kind = ActionParameterKind::Whole, .help = "0 to 100", .required = true}),
      soundSwitchRow("sound.scrub", QT_TRANSLATE_NOOP("Actions", "&Hear Sound When Playhead Moves"),
                     QT_TRANSLATE_NOOP("Actions", "Play a piece of the sound each time the playhead is moved"), 0),
      soundSwitchRow("sound.onsets", QT_TRANSLATE_NOOP("Actions", "Show O&nsets"),
                     QT_TRANSLATE_NOOP("Actions", "Mark in the waveform where notes and drum hits begin"), 0),
      soundNumberRow("sound.offset", QT_TRANSLATE_NOOP("Actions", "&Offset…"),
                     QT_TRANSLATE_NOOP("Actions", "Set when the sound starts, in milliseconds after frame 0"), 1,
                     {.name = "ms",
                      .kind = ActionParameterKind::Numbers,
                      .help = "milliseconds after frame 0; negative: before",
                      .required = true,
                      .count = 1}),
      soundNumberRow("sound.startHere", QT_TRANSLATE_NOOP("Actions", "&Start at Playhead"),
                     QT_TRANSLATE_NOOP("Actions", "Move the sound so that it starts at the playhead"), 1,
                     {.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"}),
      soundNumberRow("sound.lateness", QT_TRANSLATE_NOOP("Actions", "&Delay of Headphones…"),
                     QT_TRANSLATE_NOOP("Actions",
                                       "Set how late the sound is heard, so that the picture waits for wireless "
                                       "headphones"),
                     2,
                     {.name = "ms",
                      .kind = ActionParameterKind::Numbers,
                      .help = "0 to 2000 milliseconds",
                      .required = true,
                      .count = 1}),
      soundRow("sound.remove", QT_TRANSLATE_NOOP("Actions", "&Remove Sound"),
               QT_TRANSLATE_NOOP("Actions", "Remove the sound from the motion; its file is kept"), 3),
  };
}

}  // namespace furitsuke::actions
