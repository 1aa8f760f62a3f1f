// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/cli/archive_input.h"
#include "app/cli/commands.h"
#include "app/cli/finding_groups.h"
#include "app/cli/info_report.h"
#include "app/cli/input.h"
#include "app/cli/messages.h"
#include "app/cli/pre_extrapolation.h"
#include "app/cli/quality_report.h"
#include "core/check/finding_codes.h"
#include "core/check/model_check.h"
#include "core/check/motion_check.h"
#include "core/io/json/annotation_file.h"
#include "core/quality/motion_quality.h"

namespace furitsuke::cli {

namespace {

using Json = nlohmann::ordered_json;

struct CheckOptions {
  std::vector<std::string> files;
  Reporting reporting;
  bool codes = false;
  bool all = false;
  bool motionQuality = false;
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
  std::optional<io::FileKind> from;
  std::string model;  ///< for comparing names; empty for none
  bool bindCutNames = false;
  ModelReading models;
};

ExitStatus listCodes(const Reporting& reporting) {
  const bool json = reporting.isJson();
  auto list = Json::array();
  for (const FindingCode& code : check::findingCodes()) {
    if (json) {
      list.push_back({{"code", code.code}, {"severity", severityName(code.severity)}, {"meaning", code.meaning}});
    } else {
      std::cout << std::left << std::setw(28) << code.code << std::setw(9) << severityName(code.severity)
                << code.meaning << '\n';
    }
  }
  printReports(reporting, list, false);
  return ExitStatus::Done;
}

void printFindings(const std::string& file, const Diagnostics& findings, bool all) {
  for (const FindingGroup& group : groupFindings(findings, all)) {
    std::cout << printable(file) << ": " << severityName(group.first->severity) << ": " << group.first->code << ": "
              << printable(group.text) << '\n';
  }
}

Json findingsJson(const std::string& file, const Diagnostics& findings) {
  Json json{{"file", file}, {"findings", Json::array()}};
  for (const Diagnostic& finding : findings) json["findings"].push_back(diagnosticJson(finding));
  return json;
}

/// Findings are sorted worst first.
bool isSuspicious(const Diagnostics& findings) {
  return !findings.empty() && findings.front().severity >= Severity::Warning;
}

/// The findings with the damage of the file, which some readers report themselves.
Diagnostics with(const std::optional<Error>& damage, Diagnostics findings) {
  const auto isIt = [&damage](const Diagnostic& finding) {
    return finding.severity >= Severity::Warning && finding.offset == damage->offset;
  };
  if (damage && std::ranges::none_of(findings, isIt)) findings.insert(findings.begin(), check::damageFinding(*damage));
  return findings;
}

/// The findings about a file: about a model; about a motion and, with a model, about the motion on that model.
Result<Diagnostics> checkFile(const CheckOptions& options, const std::string& file, const model::Model* model) {
  const Result<LoadedInput> loaded = loadInput(file, options.from);
  if (!loaded) return loaded.error();
  if (const auto* read = std::get_if<io::LoadedModel>(&*loaded)) return with(read->damage, check::checkModel(*read));
  if (const auto* capture = std::get_if<exchange::LoadedCapture>(&*loaded))
    return with(capture->damage, capture->diagnostics);
  if (const auto* project = std::get_if<io::Project>(&*loaded)) return with(project->damage, project->diagnostics);
  if (const auto* effects = std::get_if<format::emm::File>(&*loaded)) return effects->diagnostics;
  if (const auto* project = std::get_if<io::LoadedSceneProject>(&*loaded)) return project->diagnostics;
  const auto& motion = std::get<io::LoadedMotion>(*loaded);
  Diagnostics findings = check::checkMotion(motion);
  if (model != nullptr) check::addModelFindings(findings, motion.motion, *model, {options.bindCutNames});
  return with(motion.damage, std::move(findings));
}

/// The quality of a motion on a model. An Error for other files, and for a damaged motion.
Result<quality::MotionQuality> qualityOf(const CheckOptions& options, const std::string& file,
                                         const model::Model& model) {
  const Result<LoadedInput> loaded = loadInput(file, options.from);
  if (!loaded) return loaded.error();
  const auto* motion = std::get_if<io::LoadedMotion>(&*loaded);
  if (motion == nullptr)
    return Error::because(Core::tr("is not a motion; --motion-quality measures motions on a model"));
  if (motion->damage) return *motion->damage;
  motion::Motion measured = motion->motion;
  const std::filesystem::path path = argumentPath(file);
  // What was recorded for it is kept beside it.
  if (!isStandardStream(path)) measured.annotations.origins = io::readAnnotations(path).annotations.origins;
  return *quality::measureQuality(measured, model, options.preExtrapolation);
}

ExitStatus runQuality(const CheckOptions& options) {
  ModelReading models = options.models;
  const std::optional<model::Model> model = openModel(options.model, models);
  if (!model) {
    printErrors(options.reporting, models.errors);
    return ExitStatus::Cannot;
  }
  ExitStatus status = models.status();
  const bool json = options.reporting.isJson();
  auto list = Json::array();
  for (const std::string& file : options.files) {
    const std::string name = inputName(argumentPath(file));
    const Result<quality::MotionQuality> quality = qualityOf(options, file, *model);
    if (!quality) {
      status = ExitStatus::Cannot;
      if (json) list.push_back(unreadableJson(name, quality.error()));
      if (!json) printError(name, quality.error());
      continue;
    }
    if (json) list.push_back(qualityJson(name, *quality));
    if (!json) writeQuality(std::cout, name, *quality, options.all);
  }
  printReports(options.reporting, list);
  return status;
}

ExitStatus runCheck(const CheckOptions& options) {
  if (options.codes) return listCodes(options.reporting);
  if (options.motionQuality) return runQuality(options);
  ModelReading models = options.models;
  std::optional<model::Model> model;
  if (!options.model.empty()) {
    model = openModel(options.model, models);
    if (!model) {
      printErrors(options.reporting, models.errors);
      return ExitStatus::Cannot;
    }
  }
  ExitStatus status = models.status();
  const bool json = options.reporting.isJson();
  auto list = Json::array();
  for (const std::string& file : withFilesOfArchives(options.files)) {
    const std::string name = inputName(argumentPath(file));
    const Result<Diagnostics> findings = checkFile(options, file, model ? &*model : nullptr);
    if (!findings) {
      status = ExitStatus::Cannot;
      if (json) list.push_back(unreadableJson(name, findings.error()));
      if (!json) printError(name, findings.error());
      continue;
    }
    if (isSuspicious(*findings)) status = worse(status, ExitStatus::Partial);
    if (json) list.push_back(findingsJson(name, *findings));
    if (!json) printFindings(name, *findings, options.all);
  }
  printReports(options.reporting, list);
  return status;
}

}  // namespace

void addCheckCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<CheckOptions>();
  CLI::App* command = app.add_subcommand("check", "Report problems in motions, poses, models and projects");
  CLI::Option* files = command->add_option(
      "FILE", options->files, "Motion, pose, model and PMM files, and archives of them; - is standard input");
  addReportOptions(*command, options->reporting, "the findings, the quality or the codes");
  command->add_flag("--all", options->all, "Print a line for each finding instead of one for each kind");
  CLI::Option* codes = command->add_flag("--codes", options->codes, "List all finding codes with severity and meaning");
  CLI::Option* model =
      command->add_option("--model", options->model, "Check whether the names in the motions match this model");
  command
      ->add_flag("--bind-cut-names", options->bindCutNames,
                 "Also bind bones whose names are truncated in a VMD; MMD does not")
      ->needs(model);
  command
      ->add_flag("--motion-quality", options->motionQuality,
                 "Instead of problems of the files, measure how clean the motions are on the model: keys, jitter, "
                 "sliding feet, floor, flips, jumps, unreached IK, joint limits and hands in the body")
      ->needs(model)
      ->excludes(codes);
  files->excludes(codes);
  allowOneStandardInput({files, model});
  addFromOption(*command, options->from);
  addModelOptions(*command, options->models);
  addPreExtrapolationOption(*command, options->preExtrapolation);
  command->callback([options, &status] {
    if (options->files.empty() && !options->codes) throw CLI::RequiredError("FILE");
    status = runCheck(*options);
  });
}

}  // namespace furitsuke::cli
