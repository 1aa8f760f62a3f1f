// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/edit_batch.h"
#include "app/cli/edit_catalog.h"
#include "app/cli/edit_jobs.h"
#include "app/cli/edit_names.h"
#include "app/cli/info_report.h"
#include "app/cli/input.h"
#include "app/cli/messages.h"
#include "app/cli/motion_output.h"
#include "app/cli/script_step.h"
#include "core/scripts/bundled_scripts.h"

namespace furitsuke::cli {

namespace {

struct EditOptions {
  std::vector<std::string> inputs;
  std::vector<std::string> operations;
  std::string output;
  std::optional<io::FileKind> from;
  std::optional<io::FileKind> to;
  std::string model;
  std::string split;
  std::string tempo;
  std::string help;
  std::string script;
  std::vector<std::string> parameters;
  unsigned jobs = 0;
  bool asksHelp = false;
  bool list = false;
  bool suggestsNames = false;
  bool rebase = false;
  Reporting reporting;
  bool salvage = false;
  ModelReading models;
  bool force = false;
};

ExitStatus refuse(std::string_view reason) {
  printMessage(reason);
  return ExitStatus::Cannot;
}

ExitStatus runSuggestions(const EditOptions& options) {
  if (!options.operations.empty() || !options.split.empty())
    return refuse("--suggest-names cannot be combined with --op or --split");
  if (options.model.empty()) return refuse("--suggest-names needs --model");
  ModelReading models = options.models;
  const auto model = openModel(options.model, models);
  if (!model) {
    printErrors(options.reporting, models.errors);
    return ExitStatus::Cannot;
  }
  return worse(
      suggestNamesFor({options.inputs, options.output, options.from, options.reporting, options.force}, *model),
      models.status());
}

Status addSteps(const EditOptions& options, EditPlan& plan) {
  if (options.script.empty()) {
    if (!options.parameters.empty()) return Error::in(Message::verbatim("--parameter"), Core::tr("needs --script"));
    Result<std::vector<operations::OperationCall>> steps = editSteps(options.operations);
    if (!steps.ok()) return steps.error();
    plan.steps = *std::move(steps);
    return Done{};
  }
  if (!options.operations.empty())
    return Error::in(Message::verbatim("--script"), Core::tr("cannot be combined with --op"));
  const auto script = openScript(options.script);
  if (!script.ok()) return script.error();
  Result<operations::OperationArguments::Texts> values = scriptValues(options.parameters);
  if (!values.ok()) return Error::in(Message::verbatim("--parameter"), values.error().sentence());
  plan.script = *script;
  Result<operations::OperationCall> step = editStep(plan.script->operation(), *std::move(values));
  if (!step.ok()) return Error::in(Message::verbatim(options.script), step.error().sentence());
  plan.steps.push_back(*std::move(step));
  return Done{};
}

ExitStatus runFiles(const EditOptions& options) {
  if (options.inputs.empty()) return refuse("edit needs a motion file");
  if (options.reporting.isJson() && isStandardStream(argumentPath(options.output)))
    return refuse("--json and --out - both need standard output");
  if (options.suggestsNames) return runSuggestions(options);
  const bool splits = !options.split.empty();
  if (options.operations.empty() && options.script.empty() && !splits)
    return refuse("edit needs --op NAME or --script FILE; edit --list lists the operations and scripts");
  if (options.output.empty()) return refuse("edit needs --out PATTERN");
  if (splits != namesParts(options.output)) {
    return refuse(splits ? "--split needs {part} in --out" : "{part} in --out needs --split");
  }
  if (options.rebase && !splits) return refuse("--rebase needs --split");
  const Result<std::vector<EditJob>> jobs = editJobs(options.inputs, options.output);
  if (!jobs.ok()) return refuse(jobs.error().message());
  EditPlan plan;
  if (const Status added = addSteps(options, plan); !added) return refuse(added.error().message());
  plan.from = options.from;
  plan.to = options.to;
  plan.salvage = options.salvage;
  plan.force = options.force;
  plan.inputs.emplace(options.inputs);
  if (splits) {
    Result<SplitRule> rule = parseSplit(options.split);
    if (!rule.ok()) return refuse(rule.error().message());
    plan.split = *std::move(rule);
    plan.split->rebase = options.rebase;
  }
  if (!options.tempo.empty()) {
    const Result<motion::Tempo> tempo = tempoIn(options.tempo);
    if (!tempo.ok()) return refuse(tempo.error().message());
    plan.tempo = *tempo;
  }
  ModelReading models = options.models;
  if (!options.model.empty() && !(plan.model = openModel(options.model, models))) {
    printErrors(options.reporting, models.errors);
    return ExitStatus::Cannot;
  }
  return worse(runAndReport(plan, *jobs, options.jobs, options.reporting), models.status());
}

ExitStatus runEdit(const EditOptions& options, const CLI::App& command) {
  if (options.list) {
    if (options.reporting.isJson()) {
      printReports(options.reporting, operationListJson(), false);
    } else {
      std::cout << operationList() << "\nScripts, for --script:\n" << scriptList();
    }
    return ExitStatus::Done;
  }
  if (!options.asksHelp) return runFiles(options);
  if (options.help.empty()) {
    std::cout << command.help(command.get_parent()->get_name());
    return ExitStatus::Done;
  }
  const operations::Operation* operation = operations::findOperation(options.help);
  if (operation == nullptr && scripts::findBundledScript(options.help) != nullptr) {
    const auto script = openScript(options.help);
    if (!script.ok()) return refuse(script.error().message());
    std::cout << operationHelp((*script)->operation());
    return ExitStatus::Done;
  }
  if (operation == nullptr)
    return refuse(options.help + ": " + unknownOperation(options.help).english() + " (edit --list lists all)");
  std::cout << operationHelp(*operation);
  return ExitStatus::Done;
}

}  // namespace

void addEditCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<EditOptions>();
  CLI::App* command =
      app.add_subcommand("edit", "Apply operations to motions, one after the other, and write the results");
  command->set_help_flag();
  CLI::Option* inputs = command->add_option("IN", options->inputs, "Motion files; - is standard input");
  command->add_option("--op", options->operations, "NAME key=value ...: an operation with its parameters; repeatable")
      ->type_name("NAME key=value ...");
  command
      ->add_option("--script", options->script,
                   "A script in JavaScript, or the name of a bundled one, in place of operations")
      ->type_name("FILE");
  command
      ->add_option("--parameter", options->parameters,
                   "A parameter of the script, or its tracks= or frames=; repeatable")
      ->type_name("key=value")
      ->allow_extra_args(false);
  command->add_option("-o,--out", options->output,
                      "Output path; {name}, {ext} (with the dot) and {dir} are replaced by those of IN; - is standard "
                      "output");
  addFromOption(*command, options->from);
  addToOption(*command, options->to, "by the extension of --out, on standard output that of IN");
  CLI::Option* model = command->add_option("--model", options->model, "Model of the motions");
  allowOneStandardInput({inputs, model});
  command->add_option("--split", options->split,
                      "Split each result into several files: kinds, tracks, ranges such as 0-299,300- or every=300; "
                      "{part} in --out is replaced by the name of each part");
  command->add_option(
      "--tempo", options->tempo,
      "Tempo of the music for operations that need one: beats per minute, or 128@15 with the frame of the "
      "first beat (default: that stored with the motion); it is stored beside the output");
  command->add_flag("--rebase", options->rebase, "With --split, move the first frame of each part to frame 0");
  command->add_flag("--suggest-names", options->suggestsNames,
                    "Write a table for rename (to --out or standard output) that maps names missing in --model to the "
                    "likely ones, each with its likeness (0 to 1), and count the others");
  command->add_option("--jobs", options->jobs, "Number of files processed at a time (default: number of cores)");
  addModelOptions(*command, options->models);
  command->add_flag("--salvage", options->salvage, "Edit the readable part of a damaged file, with exit status 1");
  command->add_flag("--force", options->force, "Overwrite existing outputs; write binary data to a terminal");
  command->add_flag("--list", options->list, "List the operations and the bundled scripts and exit");
  addReportOptions(*command, options->reporting, "the report, or the list with all parameters,");
  CLI::Option* help =
      command->add_option("-h,--help", options->help, "Print this help, or the help of an operation, and exit")
          ->type_name("[NAME]")
          ->expected(0, 1);
  command->footer("An operation that would create a motion of more than " +
                  std::to_string(operations::kMaxKeysAfterOperation) + " keys is refused, and --split writes at most " +
                  std::to_string(kMaxParts) + " files.");
  command->callback([options, command, help, &status] {
    options->asksHelp = help->count() > 0;
    status = runEdit(*options, *command);
  });
}

}  // namespace furitsuke::cli
