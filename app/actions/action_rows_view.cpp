// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_rows.h"

namespace furitsuke::actions {

namespace {

const ActionParameter kSwitchParameter{
    .name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"};

std::vector<ActionInfo> timelineRows() {
  const auto row = [](const char* id, int group, const char* text, const char* tooltip, const char* icon,
                      const char* keys, const char* blenderKeys = nullptr) {
    return ActionInfo{.id = id,
                      .menu = "view/timeline",
                      .group = group,
                      .text = text,
                      .tooltip = tooltip,
                      .icon = icon,
                      .keys = keys,
                      .blenderKeys = blenderKeys};
  };
  return {
      row("timeline.zoomIn", 0, QT_TRANSLATE_NOOP("Actions", "Zoom &In"),
          QT_TRANSLATE_NOOP("Actions", "Show fewer frames in the timeline"), "zoom-in", "Ctrl++; Ctrl+="),
      row("timeline.zoomOut", 0, QT_TRANSLATE_NOOP("Actions", "Zoom &Out"),
          QT_TRANSLATE_NOOP("Actions", "Show more frames in the timeline"), "zoom-out", "Ctrl+-"),
      row("timeline.zoomFit", 0, QT_TRANSLATE_NOOP("Actions", "Zoom to &Whole Motion"),
          QT_TRANSLATE_NOOP("Actions", "Show the whole motion in the timeline"), "zoom-fit", "Ctrl+0", "Home; Ctrl+0"),
      row("timeline.zoomSelection", 0, QT_TRANSLATE_NOOP("Actions", "Zoom to &Selection"),
          QT_TRANSLATE_NOOP("Actions", "Zoom the timeline to the selected keys"), "", "Ctrl+Shift+0"),
      row("timeline.expandAll", 1, QT_TRANSLATE_NOOP("Actions", "E&xpand All"),
          QT_TRANSLATE_NOOP("Actions", "Expand all groups of tracks"), "chevron-down", "Ctrl+Shift+Down"),
      row("timeline.collapseAll", 1, QT_TRANSLATE_NOOP("Actions", "Co&llapse All"),
          QT_TRANSLATE_NOOP("Actions", "Collapse all groups of tracks"), "chevron-right", "Ctrl+Shift+Up"),
      row("timeline.search", 1, QT_TRANSLATE_NOOP("Actions", "&Find Track"),
          QT_TRANSLATE_NOOP("Actions", "Show only the tracks whose names contain the search text"), "search", "Ctrl+F"),
  };
}

std::vector<ActionInfo> nameRows() {
  return {
      {.id = "timeline.allTracks",
       .menu = "view/timeline",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Show Tracks Without &Keys"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show bones and morphs of the model that have no keys yet"),
       .checkable = true,
       .parameters = {kSwitchParameter}},
      {.id = "timeline.onlySelected",
       .menu = "view/timeline",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Show Onl&y Selected Tracks"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions", "Show only the tracks with selected keys, or the current track, until this is switched off"),
       .keys = "Ctrl+Shift+F",
       .checkable = true,
       .parameters = {kSwitchParameter}},
      {.id = "view.englishNames",
       .menu = "view/timeline",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Show English &Names"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show the English names of bones and morphs where the model has them"),
       .keys = "Ctrl+E",
       .checkable = true,
       .parameters = {kSwitchParameter}},
  };
}

std::vector<ActionInfo> rowRows() {
  return {
      {.id = "timeline.lock",
       .menu = "view/timeline/rows",
       .text = QT_TRANSLATE_NOOP("Actions", "&Lock Tracks"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions", "Lock the keys of the selected tracks, or of the current row, against selection and changes"),
       .icon = "lock",
       .keys = "Alt+L",
       .checkable = true,
       .parameters = {kSwitchParameter,
                      {.name = "track",
                       .kind = ActionParameterKind::Track,
                       .help = "default: the selected tracks, or the current row"}}},
      {.id = "timeline.unlockAll",
       .menu = "view/timeline/rows",
       .text = QT_TRANSLATE_NOOP("Actions", "&Unlock All Tracks"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Unlock the keys of all tracks"),
       .keys = "Alt+Shift+L"},
      {.id = "timeline.summary",
       .menu = "view/timeline/rows",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Summary Row"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions",
           "Show a row at the top that combines the keys of all visible tracks; an edit there applies to all of them"),
       .keys = "Alt+U",
       .checkable = true,
       .parameters = {kSwitchParameter}},
  };
}

std::vector<ActionInfo> rowSetRows() {
  return {
      {.id = "rowSet.show",
       .menu = "view/timeline/rowSets",
       .text = QT_TRANSLATE_NOOP("Actions", "Sho&w Row Set…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show only the rows of a saved row set"),
       .keys = "Alt+J",
       .parameters = {{.name = "name", .help = "name of the set", .required = true}}},
      {.id = "rowSet.all",
       .menu = "view/timeline/rowSets",
       .text = QT_TRANSLATE_NOOP("Actions", "Show &All Rows"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show the rows of all tracks"),
       .keys = "Alt+Shift+J"},
      {.id = "rowSet.save",
       .menu = "view/timeline/rowSets",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Save Rows as Set…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Save the rows with selected keys, or the visible rows, as a named set"),
       .parameters = {{.name = "name", .help = "name of the set; replaces a set of the same name", .required = true}}},
      {.id = "rowSet.delete",
       .menu = "view/timeline/rowSets",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Delete Row Set…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Delete a row set; the motion does not change"),
       .parameters = {{.name = "name", .help = "name of the set", .required = true}}},
  };
}

std::vector<ActionInfo> dockRows() {
  const auto dock = [](const char* id, const char* text, const char* tooltip, const char* keys) {
    return ActionInfo{.id = id,
                      .menu = "view/panels",
                      .text = text,
                      .tooltip = tooltip,
                      .keys = keys,
                      .checkable = true,
                      .parameters = {kSwitchParameter}};
  };
  return {
      dock("view.viewport", QT_TRANSLATE_NOOP("Actions", "&Viewport"),
           QT_TRANSLATE_NOOP("Actions", "Show or hide the viewport with the models"), "Ctrl+6"),
      dock("view.reference", QT_TRANSLATE_NOOP("Actions", "Refere&nce"),
           QT_TRANSLATE_NOOP("Actions", "Show or hide the film or picture to animate after"), "Ctrl+Alt+F"),
      dock("view.scene", QT_TRANSLATE_NOOP("Actions", "&Scene"),
           QT_TRANSLATE_NOOP("Actions", "Show or hide the list of models"), "Ctrl+7"),
      dock("view.timeline", QT_TRANSLATE_NOOP("Actions", "&Timeline"),
           QT_TRANSLATE_NOOP("Actions", "Show or hide the timeline"), "Ctrl+1"),
      dock("view.graph", QT_TRANSLATE_NOOP("Actions", "Value Grap&h"),
           QT_TRANSLATE_NOOP("Actions", "Show or hide the graph of values over time"), "Ctrl+9"),
      dock("view.curves", QT_TRANSLATE_NOOP("Actions", "&Curves"),
           QT_TRANSLATE_NOOP("Actions", "Show or hide the interpolation curves"), "Ctrl+2"),
      dock("view.properties", QT_TRANSLATE_NOOP("Actions", "&Properties"),
           QT_TRANSLATE_NOOP("Actions", "Show or hide the values of the selected keys"), "Ctrl+3"),
      dock("view.model", QT_TRANSLATE_NOOP("Actions", "&Model"),
           QT_TRANSLATE_NOOP("Actions", "Show or hide the morphs, bones and materials of the model"), "Ctrl+8"),
      dock("view.poses", QT_TRANSLATE_NOOP("Actions", "Pos&es"),
           QT_TRANSLATE_NOOP("Actions", "Show or hide the pose library"), "Ctrl+Alt+P"),
      dock("view.layers", QT_TRANSLATE_NOOP("Actions", "La&yers"),
           QT_TRANSLATE_NOOP("Actions", "Show or hide the layers of the motion"), "Ctrl+Alt+G"),
      dock("view.props", QT_TRANSLATE_NOOP("Actions", "P&rops"),
           QT_TRANSLATE_NOOP("Actions", "Show or hide the placement of the props"), "Ctrl+Alt+A"),
      dock("view.comparison", QT_TRANSLATE_NOOP("Actions", "Comp&arison"),
           QT_TRANSLATE_NOOP("Actions", "Show or hide the differences from another motion"), "Ctrl+Alt+M"),
      dock("view.findings", QT_TRANSLATE_NOOP("Actions", "Fin&dings"),
           QT_TRANSLATE_NOOP("Actions", "Show or hide the problems found in the motion"), "Ctrl+4"),
      dock("view.cleanup", QT_TRANSLATE_NOOP("Actions", "Clean &Up"),
           QT_TRANSLATE_NOOP("Actions", "Show or hide how clean the motion is on its model"), "Ctrl+Alt+U"),
      dock("view.log", QT_TRANSLATE_NOOP("Actions", "&Log"),
           QT_TRANSLATE_NOOP("Actions", "Show or hide the program's messages"), "Ctrl+5"),
  };
}

std::vector<ActionInfo> appearanceRows() {
  return {
      {.id = "theme.dark",
       .menu = "view/theme",
       .text = QT_TRANSLATE_NOOP("Actions", "&Dark"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Use the dark theme"),
       .icon = "palette",
       .checkable = true},
      {.id = "theme.light",
       .menu = "view/theme",
       .text = QT_TRANSLATE_NOOP("Actions", "&Light"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Use the light theme"),
       .icon = "palette",
       .checkable = true},
      {.id = "keys.furitsuke",
       .menu = "view/keys",
       .text = QT_TRANSLATE_NOOP("Actions", "&Desktop Standard"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Use the usual shortcuts of desktop programs"),
       .checkable = true},
      {.id = "keys.mmd",
       .menu = "view/keys",
       .text = QT_TRANSLATE_NOOP("Actions", "&MikuMikuDance"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Use MMD's shortcuts"),
       .checkable = true},
      {.id = "keys.blender",
       .menu = "view/keys",
       .text = QT_TRANSLATE_NOOP("Actions", "&Blender"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Use Blender's shortcuts where Blender has one for the action"),
       .checkable = true},
      {.id = "keys.edit",
       .menu = "view/keys",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Change Shortcuts…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "View and change the shortcuts of all actions"),
       .icon = "settings"},
      {.id = "view.commandPalette",
       .menu = "view",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "C&ommand Palette…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Search for an action by name and run it"),
       .icon = "search",
       .keys = "Ctrl+Shift+P",
       .blenderKeys = "F3; Ctrl+Shift+P"},
      {.id = "view.resetLayout",
       .menu = "view",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "&Reset Layout"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Restore the default layout of the panels")},
      {.id = "view.fullScreen",
       .menu = "view",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Full Scr&een"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Switch full screen mode on or off"),
       .keys = "F11",
       .mmdKeys = "Alt+Return; F11",
       .checkable = true,
       .parameters = {kSwitchParameter}},
      {.id = "view.nextTab",
       .menu = "view",
       .group = 4,
       .text = QT_TRANSLATE_NOOP("Actions", "&Next Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Go to the motion in the next tab"),
       .keys = "Ctrl+Tab; Ctrl+PgDown"},
      {.id = "view.previousTab",
       .menu = "view",
       .group = 4,
       .text = QT_TRANSLATE_NOOP("Actions", "Pre&vious Motion"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Go to the motion in the previous tab"),
       .keys = "Ctrl+Shift+Tab; Ctrl+PgUp"},
  };
}

std::vector<ActionInfo> languageRows() {
  const auto row = [](const char* id, const char* text, const char* tooltip) {
    return ActionInfo{.id = id, .menu = "view/language", .text = text, .tooltip = tooltip, .checkable = true};
  };
  return {
      row("language.system", QT_TRANSLATE_NOOP("Actions", "&System Language"),
          QT_TRANSLATE_NOOP("Actions", "Use the language of the system")),
      row("language.english", QT_TRANSLATE_NOOP("Actions", "&English"), QT_TRANSLATE_NOOP("Actions", "Use English")),
      row("language.japanese", QT_TRANSLATE_NOOP("Actions", "日本語 – &Japanese"),
          QT_TRANSLATE_NOOP("Actions", "Use Japanese")),
      row("language.chinese", QT_TRANSLATE_NOOP("Actions", "中文 – &Chinese (Not Checked by a Native Speaker)"),
          QT_TRANSLATE_NOOP("Actions", "Use Chinese where a translation exists, and English elsewhere")),
  };
}

std::vector<ActionInfo> helpRows() {
  return {
      {.id = "help.manual",
       .menu = "help",
       .text = QT_TRANSLATE_NOOP("Actions", "&Manual"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Read and search the manual"),
       .keys = "F1"},
      {.id = "help.tutorials",
       .menu = "help",
       .text = QT_TRANSLATE_NOOP("Actions", "T&utorials"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Read how to do common jobs, step by step")},
      {.id = "help.tour",
       .menu = "help",
       .text = QT_TRANSLATE_NOOP("Actions", "&Tour"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Take a short tour of the window"),
       .parameters =
           {{.name = "step", .kind = ActionParameterKind::Whole, .help = "number of the first step", .initial = "1"}}},
      {.id = "help.sample",
       .menu = "help",
       .text = QT_TRANSLATE_NOOP("Actions", "Open the Sam&ple"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Open the model, the dance and the camera that come with the program"),
       .icon = "play"},
      {.id = "help.whatsThis",
       .menu = "help",
       .text = QT_TRANSLATE_NOOP("Actions", "&What's This?"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Click a control to see what it does"),
       .keys = "Shift+F1"},
      {.id = "help.about",
       .menu = "help",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&About Furitsuke"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show the version and the licenses"),
       .icon = "info"},
  };
}

}  // namespace

std::vector<ActionInfo> viewActionRows() {
  std::vector<ActionInfo> rows = timelineRows();
  for (const auto& part :
       {nameRows(), rowRows(), rowSetRows(), dockRows(), appearanceRows(), languageRows(), helpRows()})
    rows.insert(rows.end(), part.begin(), part.end());
  return rows;
}

}  // namespace furitsuke::actions
