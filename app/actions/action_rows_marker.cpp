// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "app/actions/action_rows.h"

namespace furitsuke::actions {

namespace {

constexpr const char* kMarkerColorChoices = "red|orange|yellow|green|cyan|blue|violet|gray";

ActionParameter markerFrameParameter() {
  return {
      .name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "frame of the marker; default: the playhead"};
}

std::vector<ActionInfo> singleMarkerRows() {
  return {
      {.id = "marker.add",
       .menu = "marker",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Add Marker"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Add a marker at the playhead and enter its name"),
       .icon = "marker",
       .keys = "M",
       .parameters = {{.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"},
                      {.name = "name", .help = "default: empty"},
                      {.name = "color",
                       .kind = ActionParameterKind::Choice,
                       .help = "default: red",
                       .choices = kMarkerColorChoices}}},
      {.id = "marker.rename",
       .menu = "marker",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Rename Marker…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Rename the marker at the playhead"),
       .keys = "Shift+M",
       .blenderKeys = "Ctrl+M",
       .parameters = {{.name = "name", .help = "the new name", .required = true}, markerFrameParameter()}},
      {.id = "marker.color",
       .menu = "marker",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Next Marker Color"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Change the marker at the playhead to the next color"),
       .keys = "Ctrl+M",
       .blenderKeys = "Shift+M",
       .parameters = {{.name = "color",
                       .kind = ActionParameterKind::Choice,
                       .help = "default: the next color",
                       .choices = kMarkerColorChoices},
                      markerFrameParameter()}},
      {.id = "marker.move",
       .menu = "marker",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Move Marker to Playhead"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Move the last marker before the playhead to the playhead"),
       .parameters = {{.name = "to", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"},
                      {.name = "frame",
                       .kind = ActionParameterKind::FrameNumber,
                       .help = "frame of the marker; default: the last marker before the playhead"}}},
      {.id = "marker.delete",
       .menu = "marker",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Delete Marker"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Delete the marker at the playhead"),
       .icon = "delete",
       .keys = "Ctrl+Shift+M",
       .parameters = {markerFrameParameter()}},
      {.id = "marker.previous",
       .menu = "marker",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "&Previous Marker"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Go to the marker before the playhead"),
       .keys = "Ctrl+Shift+Left"},
      {.id = "marker.next",
       .menu = "marker",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Ne&xt Marker"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Go to the marker after the playhead"),
       .keys = "Ctrl+Shift+Right"},
  };
}

std::vector<ActionParameter> tempoParameters(const char* first) {
  return {{.name = "bpm",
           .kind = ActionParameterKind::Numbers,
           .help = "beats per minute, 1 to 999; opens the dialog when omitted",
           .count = 1},
          {.name = "first", .kind = ActionParameterKind::Numbers, .help = first, .count = 1},
          {.name = "beats", .kind = ActionParameterKind::Whole, .help = "beats per bar, 1 to 64; default: unchanged"}};
}

std::vector<ActionInfo> beatRows() {
  const auto snap = [](const char* id, const char* text, const char* tooltip, const char* keys) {
    return ActionInfo{
        .id = id,
        .menu = "marker",
        .group = 4,
        .text = text,
        .tooltip = tooltip,
        .keys = keys,
        .checkable = true,
        .parameters = {{.name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"}}};
  };
  std::vector<ActionInfo> rows{
      {.id = "tempo.set",
       .menu = "marker",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Set &Tempo…"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions", "Set the tempo at the playhead and the frame of its first beat, by typing or tapping"),
       .icon = "tempo",
       .keys = "Ctrl+T",
       .parameters = tempoParameters("frame of the first beat, may be fractional; default: unchanged")},
      {.id = "tempo.add",
       .menu = "marker",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Add Tempo &Change…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Set another tempo of the music from the playhead on"),
       .parameters = tempoParameters("frame from which it applies, may be fractional; default: the playhead")},
      {.id = "tempo.find",
       .menu = "marker",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "&Find Tempo from Sound"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Find the tempo and the first beat of the sound")},
      {.id = "tempo.remove",
       .menu = "marker",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Remo&ve Tempo"),
       .tooltip = QT_TRANSLATE_NOOP(
           "Actions", "Remove the tempo at the playhead; without any tempo, seconds are shown instead of beats")},
      snap("snap.toggle", QT_TRANSLATE_NOOP("Actions", "&Snap"),
           QT_TRANSLATE_NOOP("Actions",
                             "Snap keys, playhead and repeated range to beats and markers (hold Ctrl to disable)"),
           "Shift+S"),
      snap("snap.beats", QT_TRANSLATE_NOOP("Actions", "Snap to &Beats"),
           QT_TRANSLATE_NOOP("Actions", "Snap to beats while snapping is on"), ""),
      snap("snap.markers", QT_TRANSLATE_NOOP("Actions", "Snap t&o Markers"),
           QT_TRANSLATE_NOOP("Actions", "Snap to markers while snapping is on"), ""),
  };
  for (ActionInfo& row : rows) {
    if (QLatin1String(row.id) == QLatin1String("snap.toggle")) row.icon = "snap";
  }
  return rows;
}

std::vector<ActionInfo> tempoAdjustmentRows() {
  const auto adjustment = [](const char* id, const char* text, const char* tooltip) {
    return ActionInfo{.id = id, .menu = "marker/tempo", .text = text, .tooltip = tooltip};
  };
  ActionInfo first =
      adjustment("tempo.firstHere", QT_TRANSLATE_NOOP("Actions", "&First Beat at Playhead"),
                 QT_TRANSLATE_NOOP("Actions", "Move the beats so that the first bar starts at the playhead"));
  first.parameters = {{.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"}};
  return {adjustment("tempo.double", QT_TRANSLATE_NOOP("Actions", "&Double Tempo"),
                     QT_TRANSLATE_NOOP("Actions", "Count twice as many beats, from the first beat on")),
          adjustment("tempo.halve", QT_TRANSLATE_NOOP("Actions", "&Halve Tempo"),
                     QT_TRANSLATE_NOOP("Actions", "Count every second beat, from the first beat on")),
          adjustment("tempo.halfBeat", QT_TRANSLATE_NOOP("Actions", "Shift by Half a &Beat"),
                     QT_TRANSLATE_NOOP("Actions", "Move the beats later by half a beat")),
          first};
}

}  // namespace

std::vector<ActionInfo> markerActionRows() {
  std::vector<ActionInfo> rows = singleMarkerRows();
  for (ActionInfo& row : beatRows()) rows.push_back(std::move(row));
  for (ActionInfo& row : tempoAdjustmentRows()) rows.push_back(std::move(row));
  return rows;
}

}  // namespace furitsuke::actions
