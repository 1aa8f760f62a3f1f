// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke {

namespace {

std::vector<ActionInfo> clipboardRows() {
  return {
      {.id = "edit.undo",
       .menu = "edit",
       .text = QT_TRANSLATE_NOOP("Actions", "&Undo"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Take back the last change"),
       .icon = "undo",
       .keys = "Ctrl+Z",
       .inToolbar = true},
      {.id = "edit.redo",
       .menu = "edit",
       .text = QT_TRANSLATE_NOOP("Actions", "&Redo"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Make the change again that was taken back"),
       .icon = "redo",
       .keys = "Ctrl+Y; Ctrl+Shift+Z",
       .mmdKeys = "Ctrl+X; Ctrl+Y; Ctrl+Shift+Z",
       .blenderKeys = "Ctrl+Shift+Z; Ctrl+Y",
       .inToolbar = true},
      {.id = "edit.cut",
       .menu = "edit",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Cu&t"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Copy the selected keys and delete them"),
       .icon = "cut",
       .keys = "Ctrl+X",
       .mmdKeys = "Ctrl+Shift+X",
       .inTimelineMenu = true},
      {.id = "edit.copy",
       .menu = "edit",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Copy"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Copy the selected keys"),
       .icon = "copy",
       .keys = "Ctrl+C",
       .inTimelineMenu = true},
      {.id = "edit.paste",
       .menu = "edit",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Paste at Playhead"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Put the copied keys in at the playhead; keys in the way are replaced"),
       .icon = "paste",
       .keys = "Ctrl+V",
       .inTimelineMenu = true,
       .parameters = {{.name = "frame",
                       .kind = ActionParameterKind::FrameNumber,
                       .help = "the playhead when missing"}}},
      {.id = "edit.delete",
       .menu = "edit",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Delete"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Delete the selected keys"),
       .icon = "delete",
       .keys = "Del",
       .blenderKeys = "X; Del",
       .inTimelineMenu = true},
  };
}

std::vector<ActionInfo> selectionRows() {
  return {
      {.id = "edit.selectAll",
       .menu = "edit",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Select &All"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Select every key of the motion"),
       .keys = "Ctrl+A",
       .mmdKeys = "Ctrl+A; A",
       .blenderKeys = "A; Ctrl+A",
       .inTimelineMenu = true},
      {.id = "edit.selectNone",
       .menu = "edit",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Select &None"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Select nothing"),
       .keys = "Ctrl+Shift+A",
       .blenderKeys = "Alt+A; Ctrl+Shift+A"},
      {.id = "edit.selectColumn",
       .menu = "edit",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Select C&olumn"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Select the keys of all tracks at the playhead"),
       .keys = "K",
       .mmdKeys = "Ctrl+K",
       .inTimelineMenu = true,
       .parameters = {{.name = "frame",
                       .kind = ActionParameterKind::FrameNumber,
                       .help = "the playhead when missing"}}},
      {.id = "edit.selectRow",
       .menu = "edit",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Select Ro&w"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Select all keys of the current track"),
       .keys = "Shift+K",
       .mmdKeys = "Ctrl+Shift+K",
       .inTimelineMenu = true,
       .parameters = {{.name = "track", .kind = ActionParameterKind::Track, .help = "the current track when missing"}}},
      {.id = "select",
       .text = QT_TRANSLATE_NOOP("Actions", "Select Keys"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Select the keys of a track within a span of frames"),
       .parameters = {{.name = "track", .kind = ActionParameterKind::Track, .help = "the track", .required = true},
                      {.name = "frames", .kind = ActionParameterKind::Frames, .help = "all frames when missing"},
                      {.name = "add", .kind = ActionParameterKind::Flag, .help = "to what is selected already"}}},
      {.id = "model.rename",
       .menu = "edit",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "&Model Name…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Change the name of the model that the motion was made for"),
       .parameters = {{.name = "name", .kind = ActionParameterKind::Text, .help = "the new name", .required = true}}},
      {.id = "edit.frameZeroAsMmd",
       .menu = "edit",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Keep Keys at &Frame 0"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions", "As MMD does: deleting a key at frame 0 resets it to rest, moving it leaves a copy"),
       .checkable = true,
       .parameters = {{.name = "on", .kind = ActionParameterKind::Flag, .help = "the other state when missing"}}},
  };
}

std::vector<ActionInfo> findingRows() {
  return {
      {.id = "findings.repairAll",
       .menu = "edit",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "&Repair Findings"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions", "Put right what is odd about the motion wherever nothing is lost and MMD plays it as before")},
      {.id = "findings.next",
       .menu = "edit",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Ne&xt Finding"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Go to the next place that is odd about the motion"),
       .keys = "F8"},
      {.id = "findings.previous",
       .menu = "edit",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Previous Findin&g"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Go back to the place before that is odd about the motion"),
       .keys = "Shift+F8"},
      {.id = "findings.repair",
       .text = QT_TRANSLATE_NOOP("Actions", "Repair Finding"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Put right what a finding tells of, on one track or everywhere"),
       .parameters = {{.name = "code", .kind = ActionParameterKind::Text, .help = "the finding's", .required = true},
                      {.name = "track", .kind = ActionParameterKind::Track, .help = "every track when missing"},
                      {.name = "name",
                       .kind = ActionParameterKind::Text,
                       .help = "the model's name, for motion.modelName.camera"}}},
  };
}

}  // namespace

std::vector<ActionInfo> editActionRows() {
  std::vector<ActionInfo> rows = clipboardRows();
  for (const auto& more : {selectionRows(), findingRows()}) rows.insert(rows.end(), more.begin(), more.end());
  return rows;
}

}  // namespace furitsuke
