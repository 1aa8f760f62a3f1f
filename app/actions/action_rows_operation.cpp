// SPDX-License-Identifier: GPL-3.0-or-later
#include <deque>
#include <string>
#include <string_view>

#include "app/actions/action_rows.h"
#include "core/operate/operation.h"

namespace furitsuke {

namespace {

struct OperationKeys {
  std::string_view operation;
  const char* keys;
  const char* mmdKeys;
};

// Where MMD has a key for the same thing, its users find it; the others get theirs in the dialog of shortcuts.
constexpr OperationKeys kOperationKeys[] = {
    {"insert-frames", "Ctrl+I", "I; Ctrl+I"},
    {"remove-frames", "Ctrl+Shift+I", "K; Ctrl+Shift+I"},
    {"correct", "Ctrl+R", "R; Ctrl+R"},
    {"centre-bias", "", "D"},
};

/// The rows of the table hold pointers for as long as the program runs.
const char* kept(std::string text) {
  static std::deque<std::string> texts;
  return texts.emplace_back(std::move(text)).c_str();
}

ActionParameterKind kindOf(ParameterKind kind) {
  switch (kind) {
    case ParameterKind::Flag: return ActionParameterKind::Flag;
    case ParameterKind::Integer: return ActionParameterKind::Whole;
    case ParameterKind::Number:
    case ParameterKind::Vector: return ActionParameterKind::Numbers;
    case ParameterKind::Choice: return ActionParameterKind::Choice;
    case ParameterKind::MotionFile:
    case ParameterKind::PairTable: return ActionParameterKind::Path;
    case ParameterKind::Text: break;
  }
  return ActionParameterKind::Text;
}

int countOf(ParameterKind kind) {
  if (kind == ParameterKind::Vector) return 3;
  return kind == ParameterKind::Number ? 1 : 0;
}

ActionParameter parameterOf(const OperationParameter& parameter) {
  std::string choices;
  for (const std::string_view choice : parameter.choices) {
    choices += choices.empty() ? "" : "|";
    choices += choice;
  }
  return {.name = kept(std::string(parameter.id)),
          .kind = kindOf(parameter.kind),
          .help = kept(std::string(parameter.help) + ": " + parameterForm(parameter)),
          .required = parameter.isRequired,
          .count = countOf(parameter.kind),
          .choices = kept(std::move(choices)),
          .unit = kept(std::string(parameter.unit)),
          .initial = kept(std::string(parameter.initial))};
}

ActionInfo rowOf(const Operation& operation) {
  ActionInfo row{.id = kept("operation." + std::string(operation.id)),
                 .menu = kept("motion/" + std::string(operation.topic)),
                 .text = kept(std::string(operation.text)),
                 .tooltip = kept(std::string(operation.help)),
                 .operation = &operation};
  for (const OperationKeys& keys : kOperationKeys) {
    if (keys.operation != operation.id) continue;
    row.keys = keys.keys;
    row.mmdKeys = keys.mmdKeys;
  }
  for (const OperationParameter& parameter : operation.parameters) row.parameters.push_back(parameterOf(parameter));
  row.parameters.push_back({.name = "tracks",
                            .help = "which tracks: names with commas between, * for any text, bones, morphs, "
                                    "morph:NAME, camera, light, selfShadow, property; all when missing"});
  row.parameters.push_back({.name = "frames", .help = "which keys: 30, 10-20, 10- or -20; all when missing"});
  row.parameters.push_back(
      {.name = "selected", .kind = ActionParameterKind::Flag, .help = "the selected keys, not tracks and frames"});
  return row;
}

}  // namespace

std::vector<ActionInfo> operationActionRows() {
  std::vector<ActionInfo> rows;
  for (const Operation& operation : operations()) rows.push_back(rowOf(operation));
  return rows;
}

std::vector<MenuInfo> operationMenus() {
  std::vector<MenuInfo> menus;
  for (const OperationTopic& topic : operationTopics()) {
    menus.push_back(
        {.path = kept("motion/" + std::string(topic.id)), .text = kept(std::string(topic.text)), .topic = &topic});
  }
  return menus;
}

}  // namespace furitsuke
