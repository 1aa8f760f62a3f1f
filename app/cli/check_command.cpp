// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/info_report.h"
#include "app/cli/messages.h"
#include "app/cli/model_input.h"
#include "core/base/file.h"
#include "core/convert/check/check_findings.h"
#include "core/convert/check/model_check.h"
#include "core/convert/check/motion_check.h"
#include "core/convert/model/model_file.h"
#include "core/convert/model/motion_binding.h"

namespace furitsuke::cli {

namespace {

using Json = nlohmann::ordered_json;

struct CheckOptions {
  std::vector<std::string> files;
  bool json = false;
  bool codes = false;
  std::string model;  ///< with which names are compared; empty for none
  bool bindCutNames = false;
};

ExitStatus listCodes(bool json) {
  auto list = Json::array();
  for (const FindingCode& code : findingCodes()) {
    if (json) {
      list.push_back({{"code", code.code}, {"severity", severityName(code.severity)}, {"meaning", code.meaning}});
    } else {
      std::cout << std::left << std::setw(28) << code.code << std::setw(9) << severityName(code.severity)
                << code.meaning << '\n';
    }
  }
  if (json) printJson(list);
  return ExitStatus::Done;
}

void printFindings(const std::filesystem::path& file, const Diagnostics& findings) {
  for (const Diagnostic& finding : findings) {
    std::cout << printable(displayPath(file)) << ": " << severityName(finding.severity) << ": " << finding.code << ": "
              << printable(describe(finding)) << '\n';
  }
}

Json findingsJson(const std::filesystem::path& file, const Diagnostics& findings) {
  Json json{{"file", displayPath(file)}, {"findings", Json::array()}};
  for (const Diagnostic& finding : findings) json["findings"].push_back(diagnosticJson(finding));
  return json;
}

/// Findings come worst first.
bool isSuspicious(const Diagnostics& findings) {
  return !findings.empty() && findings.front().severity >= Severity::Warning;
}

/// What there is to say about a file: a model by itself, a motion by itself and, where one is given, on a model.
Result<Diagnostics> checkFile(const std::filesystem::path& path, const Model* model, NameMatching matching) {
  const Result<FileKind> kind = fileKindOf(path);
  if (!kind) return kind.error();
  if (isModelKind(*kind)) {
    const Result<LoadedModel> loaded = loadModel(path);
    if (!loaded) return loaded.error();
    return checkModel(*loaded);
  }
  const Result<LoadedMotion> loaded = loadMotion(path);
  if (!loaded) return loaded.error();
  Diagnostics findings = checkMotion(*loaded);
  if (model == nullptr) return findings;
  std::ranges::move(bindingFindings(loaded->motion, *model, matching), std::back_inserter(findings));
  sortBySeverity(findings);
  return findings;
}

ExitStatus runCheck(const CheckOptions& options) {
  if (options.codes) return listCodes(options.json);
  std::optional<Model> model;
  if (!options.model.empty()) {
    model = openModel(options.model);
    if (!model) return ExitStatus::Cannot;
  }
  ExitStatus status = ExitStatus::Done;
  auto list = Json::array();
  for (const std::string& name : options.files) {
    const std::filesystem::path path(name);
    const Result<Diagnostics> findings = checkFile(path, model ? &*model : nullptr, {options.bindCutNames});
    if (!findings) {
      status = ExitStatus::Cannot;
      if (options.json) list.push_back(unreadableJson(path, findings.error()));
      if (!options.json) tellError(path, findings.error());
      continue;
    }
    if (isSuspicious(*findings)) status = worse(status, ExitStatus::Partial);
    if (options.json) list.push_back(findingsJson(path, *findings));
    if (!options.json) printFindings(path, *findings);
  }
  if (options.json) printJson(list.size() == 1 ? list.front() : list);
  return status;
}

}  // namespace

void addCheckCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<CheckOptions>();
  CLI::App* command = app.add_subcommand("check", "Tell what is wrong or suspicious about motions, poses and models");
  CLI::Option* files = command->add_option("FILE", options->files, "Motion, pose and model files");
  command->add_flag("--json", options->json, "An object, or for several files an array of objects");
  CLI::Option* codes = command->add_flag("--codes", options->codes, "List all codes with severity and meaning");
  CLI::Option* model = command->add_option("--model", options->model, "Compare the names in motions with this model");
  command
      ->add_flag("--bind-cut-names", options->bindCutNames,
                 "Also bind bones whose names a VMD holds cut, as MMD does not")
      ->needs(model);
  files->excludes(codes);
  command->callback([options, &status] {
    if (options->files.empty() && !options->codes) throw CLI::RequiredError("FILE");
    status = runCheck(*options);
  });
}

}  // namespace furitsuke::cli
