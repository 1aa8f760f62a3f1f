// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/cli/archive_input.h"
#include "app/cli/archive_report.h"
#include "app/cli/commands.h"
#include "app/cli/convert/capture_report.h"
#include "app/cli/info_report.h"
#include "app/cli/input.h"
#include "app/cli/messages.h"
#include "app/cli/model_report.h"
#include "app/cli/projects/project_report.h"
#include "core/io/json/annotation_file.h"
#include "core/io/known_extensions.h"
#include "core/io/project/scene_effects.h"

namespace furitsuke::cli {

namespace {

struct InfoOptions {
  std::vector<std::string> files;
  std::optional<io::FileKind> from;
  Reporting reporting;
};

/// The output of `info` for a file.
struct FileInfo {
  nlohmann::ordered_json json;
  std::string text;
  std::optional<Error> damage;
};

FileInfo infoOf(const std::string& name, io::LoadedModel loaded, bool json) {
  if (json) return {modelInfoJson(name, loaded), {}, std::move(loaded.damage)};
  return {{}, modelInfoText(name, loaded), std::move(loaded.damage)};
}

FileInfo infoOf(const std::string& name, io::LoadedMotion loaded, bool json) {
  if (json) return {infoJson(name, loaded), {}, std::move(loaded.damage)};
  return {{}, infoText(name, loaded), std::move(loaded.damage)};
}

FileInfo infoOf(const std::string& name, exchange::LoadedCapture loaded, bool json) {
  if (json) return {captureInfoJson(name, loaded), {}, std::move(loaded.damage)};
  return {{}, captureInfoText(name, loaded), std::move(loaded.damage)};
}

FileInfo infoOf(const std::string& name, io::Project project, bool json) {
  if (json) return {projectInfoJson(name, project), {}, std::move(project.damage)};
  return {{}, projectInfoText(name, project), std::move(project.damage)};
}

FileInfo infoOf(const std::string& name, const format::emm::File& effects, bool json) {
  if (json) return {effectsInfoJson(name, effects), {}, {}};
  return {{}, effectsInfoText(name, effects), {}};
}

Result<FileInfo> infoOfArchive(const std::string& argument, bool json) {
  const Result<archives::UnpackedArchive> archive = unpackedInput(argumentPath(argument));
  if (!archive) return archive.error();
  const std::string name = inputName(argumentPath(argument));
  if (json) return FileInfo{archiveInfoJson(name, *archive), {}, {}};
  return FileInfo{{}, archiveInfoText(name, *archive), {}};
}

/// Adds the effects that the scene of a project expects.
void addEffects(const std::string& argument, bool json, FileInfo& info) {
  const Result<std::filesystem::path> file = inputFile(argumentPath(argument), ArchiveUse::Any);
  if (!file || isStandardStream(argumentPath(argument))) return;
  const std::optional<format::emm::File> effects = io::effectsBeside(*file);
  if (json) info.json["effects"] = expectedEffectsJson(effects);
  if (!json) info.text += expectedEffectsText(effects);
}

FileInfo infoOf(const std::string& name, const io::LoadedSceneProject& project, bool json) {
  if (json) return {projectInfoJson(name, project), {}, {}};
  return {{}, projectInfoText(name, project), {}};
}

Result<FileInfo> infoOf(const std::string& argument, const InfoOptions& options) {
  const bool json = options.reporting.isJson();
  if (!options.from && !isStandardStream(argumentPath(argument)) && archives::isArchive(argumentPath(argument))) {
    return infoOfArchive(argument, json);
  }
  Result<LoadedInput> loaded = loadInput(argument, options.from);
  if (!loaded) return loaded.error();
  if (auto* motion = std::get_if<io::LoadedMotion>(&*loaded);
      motion != nullptr && !isStandardStream(argumentPath(argument))) {
    motion->annotationFile = io::readAnnotations(argumentPath(argument));
  }
  FileInfo info = std::visit(
      [&](auto& input) { return infoOf(inputName(argumentPath(argument)), std::move(input), json); }, *loaded);
  if (std::holds_alternative<io::Project>(*loaded)) addEffects(argument, json, info);
  return info;
}

ExitStatus runInfo(const InfoOptions& options) {
  ExitStatus status = ExitStatus::Done;
  const bool json = options.reporting.isJson();
  auto list = nlohmann::ordered_json::array();
  for (const std::string& file : options.files) {
    const std::string name = inputName(argumentPath(file));
    const Result<FileInfo> info = infoOf(file, options);
    const bool isWhole = info.ok() && !info->damage;
    if (!isWhole) status = ExitStatus::Cannot;
    if (json) {
      list.push_back(info.ok() ? info->json : unreadableJson(name, info.error()));
    } else if (info.ok()) {
      std::cout << info->text;
    }
    if (!isWhole && !json) printError(name, info.ok() ? *info->damage : info.error());
  }
  printReports(options.reporting, list);
  return status;
}

}  // namespace

void addInfoCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<InfoOptions>();
  const std::string projects = io::knownExtensions({io::OpensAs::MmdProject, io::OpensAs::Project});
  CLI::App* command =
      app.add_subcommand("info", "Print the contents of motions, poses, models, captured motions (" +
                                     io::knownExtensions({io::OpensAs::Capture, io::OpensAs::PropOrCapture}) +
                                     "), projects (" + projects + "), lists of effects (EMM) and archives");
  CLI::Option* files = command
                           ->add_option("FILE", options->files,
                                        "Motion, pose, model, captured motion, EMM and project files (" + projects +
                                            "), archives, and files in them "
                                            "such as a.zip/dance.vmd; - is standard input")
                           ->required();
  allowOneStandardInput({files});
  addFromOption(*command, options->from);
  addReportOptions(*command, options->reporting, "the contents");
  command->callback([options, &status] { status = runInfo(*options); });
}

}  // namespace furitsuke::cli
