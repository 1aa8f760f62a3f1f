// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/info_report.h"
#include "app/cli/messages.h"
#include "app/cli/model_report.h"
#include "core/base/file.h"

namespace furitsuke::cli {

namespace {

struct InfoOptions {
  std::vector<std::string> files;
  bool json = false;
};

/// The output of `info` for a file.
struct FileInfo {
  nlohmann::ordered_json json;
  std::string text;
  std::optional<Error> damage;
};

Result<FileInfo> modelInfoOf(const std::filesystem::path& path, bool json) {
  Result<io::LoadedModel> loaded = io::loadModel(path);
  if (!loaded) return loaded.error();
  if (json) return FileInfo{modelInfoJson(path, *loaded), {}, std::move(loaded->damage)};
  return FileInfo{{}, modelInfoText(path, *loaded), std::move(loaded->damage)};
}

Result<FileInfo> infoOf(const std::filesystem::path& path, bool json) {
  const Result<io::FileKind> kind = io::fileKindOf(path);
  if (!kind) return kind.error();
  if (io::isModelKind(*kind)) return modelInfoOf(path, json);
  Result<io::LoadedMotion> loaded = io::loadMotion(path);
  if (!loaded) return loaded.error();
  if (json) return FileInfo{infoJson(path, *loaded), {}, std::move(loaded->damage)};
  return FileInfo{{}, infoText(path, *loaded), std::move(loaded->damage)};
}

ExitStatus runInfo(const InfoOptions& options) {
  ExitStatus status = ExitStatus::Done;
  auto list = nlohmann::ordered_json::array();
  for (const std::string& name : options.files) {
    const std::filesystem::path path(name);
    const Result<FileInfo> info = infoOf(path, options.json);
    const bool isWhole = info.ok() && !info->damage;
    if (!isWhole) status = ExitStatus::Cannot;
    if (options.json) {
      list.push_back(info.ok() ? info->json : unreadableJson(path, info.error()));
    } else if (info.ok()) {
      std::cout << info->text;
    }
    if (!isWhole && !options.json) printError(path, info.ok() ? *info->damage : info.error());
  }
  if (options.json) printJson(list.size() == 1 ? list.front() : list);
  return status;
}

}  // namespace

void addInfoCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<InfoOptions>();
  CLI::App* command = app.add_subcommand("info", "Print the contents of motions, poses and models");
  command->add_option("FILE", options->files, "Motion, pose and model files")->required();
  command->add_flag("--json", options->json, "Print JSON: an object, or an array of objects for several files");
  command->callback([options, &status] { status = runInfo(*options); });
}

}  // namespace furitsuke::cli
