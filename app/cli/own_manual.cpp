// SPDX-License-Identifier: MIT
#include "app/cli/own_manual.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>

#include "app/cli/exit_status.h"
#include "app/cli/frame_list.h"
#include "core/operations/operation.h"

namespace furitsuke::cli {

namespace {

constexpr std::string_view kOperationOption = "--op";
constexpr std::array<std::string_view, 7> kFileOptions{"--background", "--camera", "--model", "--motion",
                                                       "--out",        "--output", "--sound"};

/// "{csv,json}", which a validator of the option adds to its type name.
std::vector<std::string> choicesIn(const std::string& type) {
  std::vector<std::string> choices;
  const std::size_t open = type.find('{');
  const std::size_t close = type.find('}', open);
  if (open == std::string::npos || close == std::string::npos) return choices;
  for (std::size_t at = open + 1; at < close;) {
    const std::size_t end = std::min(type.find(',', at), close);
    choices.push_back(type.substr(at, end - at));
    at = end + 1;
  }
  return choices;
}

OptionManual manualOf(const CLI::Option& option) {
  OptionManual manual;
  for (const std::string& name : option.get_lnames()) manual.names.push_back("--" + name);
  for (const std::string& name : option.get_snames()) manual.names.push_back("-" + name);
  manual.help = option.get_description();
  manual.value = option.get_items_expected_max() == 0 ? std::string() : option.get_type_name();
  manual.choices = choicesIn(manual.value);
  if (manual.value.empty()) {
    manual.kind = ValueKind::None;
  } else if (!manual.choices.empty()) {
    manual.kind = ValueKind::Choice;
    manual.value.clear();
    for (const std::string& choice : manual.choices) manual.value += (manual.value.empty() ? "" : "|") + choice;
  } else if (std::ranges::find(kFileOptions, manual.names.front()) != kFileOptions.end()) {
    manual.kind = ValueKind::File;
    manual.value = "FILE";
  }
  return manual;
}

OptionManual manualOf(const operations::OperationParameter& parameter) {
  OptionManual manual{
      {std::string(parameter.id)}, operations::parameterForm(parameter).english(), std::string(parameter.help)};
  if (!parameter.unit.empty()) manual.help += " (" + std::string(parameter.unit) + ")";
  if (parameter.isRequired) {
    manual.help += "; required";
  } else if (!parameter.initial.empty()) {
    manual.help += "; " + std::string(parameter.initial) + " by default";
  }
  const bool isFile = parameter.kind == operations::ParameterKind::MotionFile ||
                      parameter.kind == operations::ParameterKind::PairTable ||
                      parameter.kind == operations::ParameterKind::LyricsFile ||
                      parameter.kind == operations::ParameterKind::SoundFile ||
                      parameter.kind == operations::ParameterKind::ModelFile;
  if (isFile) manual.kind = ValueKind::File;
  if (parameter.kind == operations::ParameterKind::Flag) manual.choices = {"true", "false"};
  for (const std::string_view choice : parameter.choices) manual.choices.emplace_back(choice);
  if (!manual.choices.empty()) manual.kind = ValueKind::Choice;
  return manual;
}

OperationManual manualOf(const operations::Operation& operation) {
  OperationManual manual{std::string(operation.id), std::string(operation.help)};
  for (const operations::OperationParameter& parameter : operation.parameters)
    manual.parameters.push_back(manualOf(parameter));
  // Every operation has these two; see keysInScope().
  manual.parameters.push_back({{"tracks"}, "names separated by commas", "Tracks to edit; all by default"});
  manual.parameters.push_back({{"frames"}, std::string(kFrameListForm), "Frames of the keys to edit; all by default"});
  return manual;
}

}  // namespace

CommandManual commandManual(const CLI::App& app) {
  CommandManual manual;
  manual.name = app.get_name();
  manual.name.erase(0, manual.name.rfind(' ') + 1);  // rfind() + 1 is 0 without a space
  manual.help = app.get_description();
  // The manual page ends it.
  if (manual.help.ends_with('.')) manual.help.pop_back();
  for (const CLI::Option* option : app.get_options()) {
    const bool isPositional = option->get_lnames().empty() && option->get_snames().empty();
    if (!isPositional && option->get_group().empty()) continue;  // an old name
    if (isPositional) {
      const bool isSeveral = option->get_items_expected_max() > 1;
      manual.arguments += (manual.arguments.empty() ? "" : " ") + option->get_name(true) + (isSeveral ? "..." : "");
      continue;
    }
    manual.options.push_back(manualOf(*option));
    if (manual.options.back().names.front() == kOperationOption) manual.operationOption = kOperationOption;
  }
  return manual;
}

ProgramManual ownManual(const CLI::App& app) {
  ProgramManual manual;
  manual.name = app.get_name();
  manual.version = FURITSUKE_VERSION;
  manual.summary = "read, check, compare, merge, convert, edit and sample MikuMikuDance motions and poses";
  manual.help = app.get_description();
  manual.options = commandManual(app).options;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    manual.commands.push_back(commandManual(*command));
  }
  for (const operations::Operation& operation : operations::operations())
    manual.operations.push_back(manualOf(operation));
  manual.exitStatus = kExitStatusHelp;
  return manual;
}

}  // namespace furitsuke::cli
