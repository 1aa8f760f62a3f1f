// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "app/actions/action_rows.h"

namespace furitsuke::actions {

namespace {

ActionParameter layerParameter() {
  return {.name = "layer",
          .kind = ActionParameterKind::Whole,
          .help = "number of the layer from the lowest, from 1; default: the one that is edited"};
}

ActionInfo toggle(const char* id, const char* text, const char* tooltip) {
  return {.id = id,
          .menu = "layer",
          .group = 2,
          .text = text,
          .tooltip = tooltip,
          .checkable = true,
          .parameters = {{.name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"},
                         layerParameter()}};
}

std::vector<ActionInfo> listRows() {
  return {
      {.id = "layer.add",
       .menu = "layer",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Add Layer"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Add a layer above the edited one and edit its keys"),
       .icon = "new",
       .parameters = {{.name = "name", .help = "default: a free number"}}},
      {.id = "layer.place",
       .menu = "layer",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Place &Clip…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Show another motion from the playhead on, on a layer of its own"),
       .icon = "import",
       .parameters = {{.name = "path", .kind = ActionParameterKind::Path, .help = "the file", .required = true},
                      {.name = "frame",
                       .kind = ActionParameterKind::FrameNumber,
                       .help = "frame at which the clip starts; default: the playhead"},
                      {.name = "blend",
                       .kind = ActionParameterKind::Whole,
                       .help = "frames in which it fades in and out; default: 10, or less in a short clip"}}},
      {.id = "layer.delete",
       .menu = "layer",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Delete Layer"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Delete the edited layer"),
       .icon = "delete",
       .parameters = {layerParameter()}},
      {.id = "layer.rename",
       .menu = "layer",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "&Rename Layer…"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Rename the edited layer"),
       .parameters = {{.name = "name", .help = "the new name", .required = true}, layerParameter()}},
      {.id = "layer.up",
       .menu = "layer",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Move Layer &Up"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Move the edited layer above the next one"),
       .icon = "move-up",
       .parameters = {layerParameter()}},
      {.id = "layer.down",
       .menu = "layer",
       .group = 1,
       .text = QT_TRANSLATE_NOOP("Actions", "Move Layer Do&wn"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Move the edited layer below the previous one"),
       .icon = "move-down",
       .parameters = {layerParameter()}},
  };
}

std::vector<ActionInfo> settingRows() {
  return {
      toggle("layer.mute", QT_TRANSLATE_NOOP("Actions", "&Mute Layer"),
             QT_TRANSLATE_NOOP("Actions", "Hide the effect of the edited layer")),
      toggle("layer.solo", QT_TRANSLATE_NOOP("Actions", "&Solo Layer"),
             QT_TRANSLATE_NOOP("Actions", "Show the effect of the edited layer and other solo layers only")),
      {.id = "layer.replace",
       .menu = "layer",
       .group = 2,
       .text = QT_TRANSLATE_NOOP("Actions", "Re&place What Is Below"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Replace the motion below by the edited layer instead of adding to it"),
       .checkable = true,
       .parameters = {{.name = "on", .kind = ActionParameterKind::Flag, .help = "toggles the state when omitted"},
                      layerParameter()}},
  };
}

std::vector<ActionInfo> editRows() {
  return {
      {.id = "layer.edit",
       .menu = "layer",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "&Edit Next Layer"),
       .tooltip =
           QT_TRANSLATE_NOOP("Actions", "Edit the keys of the next layer, or after the last one those of the motion"),
       .parameters = {{.name = "layer",
                       .kind = ActionParameterKind::Whole,
                       .help = "number of the layer from the lowest, from 1; 0: the motion; default: the next one"}}},
      {.id = "layer.weight",
       .menu = "layer",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "&Key Layer Weight"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Set a weight key of the edited layer at the playhead"),
       .parameters = {{.name = "value",
                       .kind = ActionParameterKind::Numbers,
                       .help = "0 to 1; default: the weight that is there",
                       .count = 1},
                      {.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"},
                      layerParameter()}},
      {.id = "layer.deleteWeight",
       .menu = "layer",
       .group = 3,
       .text = QT_TRANSLATE_NOOP("Actions", "Delete Weight Ke&y"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Delete the weight key of the edited layer at the playhead"),
       .parameters = {{.name = "frame", .kind = ActionParameterKind::FrameNumber, .help = "default: the playhead"},
                      layerParameter()}},
      {.id = "layer.flatten",
       .menu = "layer",
       .group = 4,
       .text = QT_TRANSLATE_NOOP("Actions", "&Flatten Layers"),
       .tooltip = QT_TRANSLATE_NOOP("Actions", "Replace all layers with their effect in the keys of the motion"),
       .icon = "register"},
  };
}

}  // namespace

std::vector<ActionInfo> layerActionRows() {
  std::vector<ActionInfo> rows = listRows();
  for (ActionInfo& row : settingRows()) rows.push_back(std::move(row));
  for (ActionInfo& row : editRows()) rows.push_back(std::move(row));
  return rows;
}

}  // namespace furitsuke::actions
