// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/info_report.h"
#include "app/cli/messages.h"
#include "app/cli/model_input.h"
#include "core/base/file.h"
#include "core/check/finding_codes.h"
#include "core/check/model_check.h"
#include "core/check/motion_check.h"
#include "core/io/model/model_file.h"
#include "core/io/model/motion_binding.h"

namespace furitsuke::cli {

namespace {

using Json = nlohmann::ordered_json;

struct CheckOptions {
  std::vector<std::string> files;
  bool json = false;
  bool codes = false;
  bool all = false;
  std::string model;  ///< for comparing names; empty for none
  bool bindCutNames = false;
};

ExitStatus listCodes(bool json) {
  auto list = Json::array();
  for (const check::FindingCode& code : check::findingCodes()) {
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

/// The findings of one kind, in the order of their first one.
std::vector<std::vector<const Diagnostic*>> findingsByCode(const Diagnostics& findings) {
  std::vector<std::vector<const Diagnostic*>> kinds;
  std::map<std::string_view, std::size_t> places;
  for (const Diagnostic& finding : findings) {
    const auto [place, isNew] = places.emplace(finding.code, kinds.size());
    if (isNew) kinds.emplace_back();
    kinds[place->second].push_back(&finding);
  }
  return kinds;
}

/// A line for each kind of finding with its first places, or with `all` a line for each finding.
void printFindings(const std::filesystem::path& file, const Diagnostics& findings, bool all) {
  constexpr std::size_t kPlaces = 3;
  const auto print = [&file](const Diagnostic& finding, const std::string& text) {
    std::cout << printable(displayPath(file)) << ": " << severityName(finding.severity) << ": " << finding.code << ": "
              << printable(text) << '\n';
  };
  for (const std::vector<const Diagnostic*>& kind : findingsByCode(findings)) {
    if (all || kind.size() == 1) {
      for (const Diagnostic* finding : kind) print(*finding, describe(*finding));
      continue;
    }
    const auto isSame = [&](const Diagnostic* finding) { return finding->reason == kind.front()->reason; };
    const bool sayOnce = std::ranges::all_of(kind, isSame);
    std::string text = std::to_string(kind.size()) + " times: " + (sayOnce ? kind.front()->reason + ": " : "");
    for (std::size_t i = 0; i < std::min(kind.size(), kPlaces); ++i) {
      text += (i == 0 ? "" : "; ") + (sayOnce ? describePlace(*kind[i]) : describe(*kind[i]));
    }
    if (kind.size() > kPlaces) text += "; and " + std::to_string(kind.size() - kPlaces) + " more (--all)";
    print(*kind.front(), text);
  }
}

/// A name may fill its field without being truncated: MMD finds the part of the model that has it.
void dropNamesThatBind(Diagnostics& findings, const motion::Motion& motion, const model::Model& model,
                       model::NameMatching matching) {
  const io::MotionBinding binding = io::bindMotion(motion, model, matching);
  std::erase_if(findings, [&](const Diagnostic& finding) {
    if (finding.code != "vmd.name.full") return false;
    const auto track = motion::findTrack(motion, finding.track);
    if (!track) return false;
    if (track->kind == motion::TrackKind::Bone) return binding.bones[track->index] != model::kNoIndex;
    return track->kind == motion::TrackKind::Morph && binding.morphs[track->index] != model::kNoIndex;
  });
}

Json findingsJson(const std::filesystem::path& file, const Diagnostics& findings) {
  Json json{{"file", displayPath(file)}, {"findings", Json::array()}};
  for (const Diagnostic& finding : findings) json["findings"].push_back(diagnosticJson(finding));
  return json;
}

/// Findings are sorted worst first.
bool isSuspicious(const Diagnostics& findings) {
  return !findings.empty() && findings.front().severity >= Severity::Warning;
}

/// The findings about a file: about a model; about a motion and, with a model, about the motion on that model.
Result<Diagnostics> checkFile(const std::filesystem::path& path, const model::Model* model,
                              model::NameMatching matching) {
  const Result<io::FileKind> kind = io::fileKindOf(path);
  if (!kind) return kind.error();
  if (io::isModelKind(*kind)) {
    const Result<io::LoadedModel> loaded = io::loadModel(path);
    if (!loaded) return loaded.error();
    return check::checkModel(*loaded);
  }
  const Result<io::LoadedMotion> loaded = io::loadMotion(path);
  if (!loaded) return loaded.error();
  Diagnostics findings = check::checkMotion(*loaded);
  if (model == nullptr) return findings;
  dropNamesThatBind(findings, loaded->motion, *model, matching);
  std::ranges::move(io::bindingFindings(loaded->motion, *model, matching), std::back_inserter(findings));
  sortBySeverity(findings);
  return findings;
}

ExitStatus runCheck(const CheckOptions& options) {
  if (options.codes) return listCodes(options.json);
  std::optional<model::Model> model;
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
      if (!options.json) printError(path, findings.error());
      continue;
    }
    if (isSuspicious(*findings)) status = worse(status, ExitStatus::Partial);
    if (options.json) list.push_back(findingsJson(path, *findings));
    if (!options.json) printFindings(path, *findings, options.all);
  }
  if (options.json) printJson(list.size() == 1 ? list.front() : list);
  return status;
}

}  // namespace

void addCheckCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<CheckOptions>();
  CLI::App* command = app.add_subcommand("check", "Report problems in motions, poses and models");
  CLI::Option* files = command->add_option("FILE", options->files, "Motion, pose and model files");
  command->add_flag("--json", options->json, "Print JSON: an object, or an array of objects for several files");
  command->add_flag("--all", options->all, "Print a line for each finding instead of one for each kind");
  CLI::Option* codes = command->add_flag("--codes", options->codes, "List all finding codes with severity and meaning");
  CLI::Option* model =
      command->add_option("--model", options->model, "Check whether the names in the motions match this model");
  command
      ->add_flag("--bind-cut-names", options->bindCutNames,
                 "Also bind bones whose names are truncated in a VMD; MMD does not")
      ->needs(model);
  files->excludes(codes);
  command->callback([options, &status] {
    if (options->files.empty() && !options->codes) throw CLI::RequiredError("FILE");
    status = runCheck(*options);
  });
}

}  // namespace furitsuke::cli
