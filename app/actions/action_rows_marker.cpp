// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "app/actions/action_rows.h"

namespace furitsuke {

namespace {

constexpr const char* kMarkerColorChoices = "red|orange|yellow|green|cyan|blue|violet|gray";

ActionParameter markerPlace() {
  return {
      .name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "of the marker; the playhead when missing"};
}

std::vector<ActionInfo> singleMarkerRows() {
  return {
      {.id = "marker.add",
       .menu = "marker",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Add Marker"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Put a marker at the playhead and type its name"),
       .icon = "marker",
       .keys = "M",
       .inTimelineMenu = true,
       .parameters = {{.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "the playhead when missing"},
                      {.name = "name", .help = "empty when missing"},
                      {.name = "color",
                       .kind = ActionParameterKind::Choice,
                       .help = "red when missing",
                       .choices = kMarkerColorChoices}}},
      {.id = "marker.rename",
       .menu = "marker",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Rename Marker…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Give the marker at the playhead another name"),
       .keys = "Shift+M",
       .blenderKeys = "Ctrl+M",
       .parameters = {{.name = "name", .help = "the new name", .required = true}, markerPlace()}},
      {.id = "marker.color",
       .menu = "marker",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Next Colour"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Give the marker at the playhead the next colour"),
       .keys = "Ctrl+M",
       .blenderKeys = "Shift+M",
       .parameters = {{.name = "color",
                       .kind = ActionParameterKind::Choice,
                       .help = "the next one when missing",
                       .choices = kMarkerColorChoices},
                      markerPlace()}},
      {.id = "marker.move",
       .menu = "marker",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Move Marker Here"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Move the marker before the playhead to the playhead"),
       .parameters = {{.name = "to", .kind = ActionParameterKind::FrameNumber, .help = "the playhead when missing"},
                      {.name = "frame",
                       .kind = ActionParameterKind::FrameNumber,
                       .help = "of the marker; the last one before the playhead when missing"}}},
      {.id = "marker.delete",
       .menu = "marker",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Delete Marker"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Delete the marker at the playhead"),
       .icon = "delete",
       .keys = "Ctrl+Shift+M",
       .parameters = {markerPlace()}},
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
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Go to the marker behind the playhead"),
       .keys = "Ctrl+Shift+Right"},
  };
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
        .parameters = {{.name = "on", .kind = ActionParameterKind::Flag, .help = "the other state when missing"}}};
  };
  std::vector<ActionInfo> rows{
      {.id = "tempo.set",
       .menu = "marker",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "&Tempo…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Say or tap how fast the music is and on which frame its beat begins"),
       .icon = "tempo",
       .keys = "Ctrl+T",
       .parameters = {{.name = "bpm",
                       .kind = ActionParameterKind::Numbers,
                       .help = "beats per minute, 1 to 999; asks for all when missing",
                       .count = 1},
                      {.name = "first",
                       .kind = ActionParameterKind::Numbers,
                       .help = "frame of the first beat, fractional; as it is when missing",
                       .count = 1},
                      {.name = "beats",
                       .kind = ActionParameterKind::Whole,
                       .help = "to the bar, 1 to 64; as it is when missing"}}},
      {.id = "tempo.remove",
       .menu = "marker",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Re&move Beats"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show seconds in place of beats again")},
      snap("snap.toggle", QT_TRANSLATE_NOOP("Actions", "&Snap"),
           QT_TRANSLATE_NOOP("Actions", "Draw keys, playhead and repeated part to beats and markers; Ctrl lets go"),
           "Shift+S"),
      snap("snap.beats", QT_TRANSLATE_NOOP("Actions", "Snap to &Beats"),
           QT_TRANSLATE_NOOP("Actions", "Beats draw what comes near while snapping is on"), ""),
      snap("snap.markers", QT_TRANSLATE_NOOP("Actions", "Snap t&o Markers"),
           QT_TRANSLATE_NOOP("Actions", "Markers draw what comes near while snapping is on"), ""),
  };
  rows[2].icon = "snap";
  return rows;
}

}  // namespace

std::vector<ActionInfo> markerActionRows() {
  std::vector<ActionInfo> rows = singleMarkerRows();
  for (ActionInfo& row : beatRows()) rows.push_back(std::move(row));
  return rows;
}

}  // namespace furitsuke
