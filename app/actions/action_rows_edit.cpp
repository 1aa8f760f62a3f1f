// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

namespace {

std::vector<ActionInfo> clipboardRows() {
  return {
      {.id = "edit.undo",
       .menu = "edit",
       .text = QT_TRANSLATE_NOOP("Actions", "&Undo"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Undo the last change"),
       .icon = "undo",
       .keys = "Ctrl+Z",
       .inToolbar = true},
      {.id = "edit.redo",
       .menu = "edit",
       .text = QT_TRANSLATE_NOOP("Actions", "&Redo"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Redo the last undone change"),
       .icon = "redo",
       .keys = "Ctrl+Y; Ctrl+Shift+Z",
       .mmdKeys = "Ctrl+X; Ctrl+Y; Ctrl+Shift+Z",
       .blenderKeys = "Ctrl+Shift+Z; Ctrl+Y",
       .inToolbar = true},
      {.id = "edit.history",
       .menu = "edit",
       .text = QT_TRANSLATE_NOOP("Actions", "Undo &History…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "List the undo and redo steps of the motion and go to any of them"),
       .icon = "undo",
       .keys = "Ctrl+Alt+Z"},
      {.id = "edit.cut",
       .menu = "edit",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Cu&t"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Copy the selected keys to the clipboard and delete them"),
       .icon = "cut",
       .keys = "Ctrl+X",
       .mmdKeys = "Ctrl+Shift+X"},
      {.id = "edit.copy",
       .menu = "edit",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Copy"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Copy the selected keys to the clipboard"),
       .icon = "copy",
       .keys = "Ctrl+C"},
      {.id = "edit.paste",
       .menu = "edit",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Paste at Playhead"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Paste the copied keys at the playhead and replace the keys at the same frames"),
       .icon = "paste",
       .keys = "Ctrl+V",
       .parameters = {{.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"}}},
      {.id = "edit.pasteMirrored",
       .menu = "edit",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Paste Mirr&ored"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Paste the copied keys at the playhead with left and right swapped"),
       .keys = "Alt+Shift+V",
       .parameters = {{.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"}}},
      {.id = "edit.delete",
       .menu = "edit",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Delete"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Delete the selected keys"),
       .icon = "delete",
       .keys = "Del",
       .blenderKeys = "X; Del"},
  };
}

std::vector<ActionInfo> selectionRows() {
  return {
      {.id = "edit.selectAll",
       .menu = "edit/select",
       .text = QT_TRANSLATE_NOOP("Actions", "Select &All"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Select all keys of the motion"),
       .keys = "Ctrl+A",
       .mmdKeys = "Ctrl+A; A",
       .blenderKeys = "A; Ctrl+A"},
      {.id = "edit.selectNone",
       .menu = "edit/select",
       .text = QT_TRANSLATE_NOOP("Actions", "Select &None"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Deselect everything"),
       .keys = "Ctrl+Shift+A",
       .blenderKeys = "Alt+A; Ctrl+Shift+A"},
      {.id = "edit.selectColumn",
       .menu = "edit/select",
       .text = QT_TRANSLATE_NOOP("Actions", "Select C&olumn"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Select the keys of all tracks at the playhead"),
       .keys = "K",
       .mmdKeys = "Ctrl+K",
       .parameters = {{.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"}}},
      {.id = "edit.selectRow",
       .menu = "edit/select",
       .text = QT_TRANSLATE_NOOP("Actions", "Select Ro&w"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Select all keys of the current track"),
       .keys = "Shift+K",
       .mmdKeys = "Ctrl+Shift+K",
       .parameters = {{.name = "track", .kind = ActionParameterKind::Track, .help = "default: the current track"}}},
      {.id = "edit.toggleKey",
       .menu = "edit/select",
       .text = QT_TRANSLATE_NOOP("Actions", "Toggle Ke&y Selection"),
       .tooltip = QT_TRANSLATE_NOOP("Actions",
                                    "Add the key of the current row at the playhead to the selection, or remove it"),
       .keys = "Ctrl+K",
       .mmdKeys = "Ctrl+Alt+K"},
      {.id = "select",
       .text = QT_TRANSLATE_NOOP("Actions", "Select Keys"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Select the keys of a track within a range of frames"),
       .parameters = {{.name = "track", .kind = ActionParameterKind::Track, .help = "the track", .required = true},
                      {.name = "frames", .kind = ActionParameterKind::Frames, .help = "default: all frames"},
                      {.name = "add", .kind = ActionParameterKind::Flag, .help = "add to the current selection"}}},
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
           "Actions", "Keep keys at frame 0 as MMD does: deleting one resets it to rest, moving one leaves a copy"),
       .checkable = true,
       .parameters = {{.name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"}}},
  };
}

std::vector<ActionInfo> findingRows() {
  return {
      {.id = "findings.repairAll",
       .menu = "edit/findings",
       .text = QT_TRANSLATE_NOOP("Actions", "&Repair Findings"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions", "Fix all findings that can be fixed without losing data or changing how MMD plays the motion")},
      {.id = "findings.next",
       .menu = "edit/findings",
       .text = QT_TRANSLATE_NOOP("Actions", "Ne&xt Finding"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Go to the next finding"),
       .keys = "F8"},
      {.id = "findings.previous",
       .menu = "edit/findings",
       .text = QT_TRANSLATE_NOOP("Actions", "Previous Findin&g"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Go to the previous finding"),
       .keys = "Shift+F8"},
      {.id = "cleanup.next",
       .menu = "edit/findings",
       .text = QT_TRANSLATE_NOOP("Actions", "Next Fau&lt"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Go to the next place that the panel Clean Up lists")},
      {.id = "cleanup.previous",
       .menu = "edit/findings",
       .text = QT_TRANSLATE_NOOP("Actions", "Previous Fa&ult"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Go to the previous place that the panel Clean Up lists")},
      {.id = "cleanup.fix",
       .text = QT_TRANSLATE_NOOP("Actions", "Correct Faults"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Correct all faults of a kind with the operation for them"),
       .parameters = {{.name = "kind",
                       .kind = ActionParameterKind::Text,
                       .help = "keys, jitter, slides, floor, flips, spikes, reach, limits or overlap",
                       .required = true}}},
      {.id = "findings.repair",
       .text = QT_TRANSLATE_NOOP("Actions", "Repair Finding"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Fix a finding on one track or on all tracks"),
       .parameters =
           {{.name = "code", .kind = ActionParameterKind::Text, .help = "code of the finding", .required = true},
            {.name = "track", .kind = ActionParameterKind::Track, .help = "default: all tracks"},
            {.name = "name",
             .kind = ActionParameterKind::Text,
             .help = "name of the model, for motion.modelName.camera and motion.modelName.empty"},
            {.name = "choice",
             .kind = ActionParameterKind::Text,
             .help = "for motion.track.late: rest (default) or copy"}}},
  };
}

std::vector<ActionInfo> preferenceRows() {
  return {
      {.id = "edit.preferences",
       .menu = "edit",
       .group = 4,
       .text = QT_TRANSLATE_NOOP("Actions", "Pr&eferences…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "View and change all settings of the program"),
       .icon = "settings",
       .keys = "Ctrl+,"},
  };
}

}  // namespace

std::vector<ActionInfo> editActionRows() {
  std::vector<ActionInfo> rows = clipboardRows();
  for (const auto& more : {selectionRows(), findingRows(), preferenceRows()})
    rows.insert(rows.end(), more.begin(), more.end());
  return rows;
}

}  // namespace furitsuke::actions
