// SPDX-License-Identifier: GPL-3.0-or-later
#include <deque>
#include <string>
#include <string_view>

#include "app/actions/action_rows.h"
#include "core/operations/operation.h"

namespace furitsuke::actions {

namespace {

struct OperationKeys {
  std::string_view operation;
  const char* keys;
  const char* mmdKeys;
};

// The shortcuts of MMD for the same operations. Other operations have no default shortcut.
constexpr OperationKeys kOperationKeys[] = {
    {"insert-frames", "Ctrl+I", "I; Ctrl+I"},
    {"remove-frames", "Ctrl+Shift+I", "K; Ctrl+Shift+I"},
    {"correct", "Ctrl+R", "R; Ctrl+R"},
    {"centre-bias", "", "D"},
};

/// Stores a text for the lifetime of the program, because the rows of the action table contain pointers.
const char* storedText(std::string text) {
  static std::deque<std::string> texts;
  return texts.emplace_back(std::move(text)).c_str();
}

ActionParameterKind kindOf(operations::ParameterKind kind) {
  switch (kind) {
    case operations::ParameterKind::Flag: return ActionParameterKind::Flag;
    case operations::ParameterKind::Integer: return ActionParameterKind::Whole;
    case operations::ParameterKind::Number:
    case operations::ParameterKind::Vector: return ActionParameterKind::Numbers;
    case operations::ParameterKind::Choice: return ActionParameterKind::Choice;
    case operations::ParameterKind::MotionFile:
    case operations::ParameterKind::PairTable:
    case operations::ParameterKind::LyricsFile:
    case operations::ParameterKind::SoundFile:
    case operations::ParameterKind::ModelFile: return ActionParameterKind::Path;
    case operations::ParameterKind::Text: break;
  }
  return ActionParameterKind::Text;
}

int countOf(operations::ParameterKind kind) {
  if (kind == operations::ParameterKind::Vector) return 3;
  return kind == operations::ParameterKind::Number ? 1 : 0;
}

ActionParameter parameterOf(const operations::OperationParameter& parameter) {
  std::string choices;
  for (const std::string_view choice : parameter.choices) {
    choices += choices.empty() ? "" : "|";
    choices += choice;
  }
  return {.name = storedText(std::string(parameter.id)),
          .kind = kindOf(parameter.kind),
          .help = storedText(std::string(parameter.help) + ": " + operations::parameterForm(parameter).english()),
          .required = parameter.isRequired,
          .count = countOf(parameter.kind),
          .choices = storedText(std::move(choices)),
          .unit = storedText(std::string(parameter.unit)),
          .initial = storedText(std::string(parameter.initial))};
}

ActionInfo rowOf(const operations::Operation& operation) {
  ActionInfo row{.id = storedText("operation." + std::string(operation.id)),
                 .menu = storedText("motion/" + std::string(operation.topic)),
                 .text = storedText(std::string(operation.text)),
                 .tooltip = storedText(std::string(operation.help)),
                 .operation = &operation};
  for (const OperationKeys& keys : kOperationKeys) {
    if (keys.operation != operation.id) continue;
    row.keys = keys.keys;
    row.mmdKeys = keys.mmdKeys;
  }
  for (const operations::OperationParameter& parameter : operation.parameters)
    row.parameters.push_back(parameterOf(parameter));
  row.parameters.push_back({.name = "tracks",
                            .help = "tracks to change: names separated by commas, * for any text, bones, morphs, "
                                    "morph:NAME, camera, light, selfShadow, property; default all"});
  row.parameters.push_back({.name = "frames", .help = "frames to change: 30, 10-20, 10- or -20; default all"});
  row.parameters.push_back({.name = "selected",
                            .kind = ActionParameterKind::Flag,
                            .help = "change the selected keys; cannot be combined with tracks and frames"});
  return row;
}

}  // namespace

std::vector<ActionInfo> operationActionRows() {
  std::vector<ActionInfo> rows;
  for (const operations::Operation& operation : operations::operations()) rows.push_back(rowOf(operation));
  return rows;
}

std::vector<MenuInfo> operationMenus() {
  std::vector<MenuInfo> menus;
  for (const operations::OperationTopic& topic : operations::operationTopics()) {
    menus.push_back({.path = storedText("motion/" + std::string(topic.id)),
                     .text = storedText(std::string(topic.text)),
                     .topic = &topic});
  }
  return menus;
}

}  // namespace furitsuke::actions
