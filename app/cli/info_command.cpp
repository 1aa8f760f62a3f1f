// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/info_report.h"
#include "app/cli/messages.h"

namespace furitsuke::cli {

namespace {

struct InfoOptions {
  std::vector<std::string> files;
  bool json = false;
};

ExitStatus runInfo(const InfoOptions& options) {
  ExitStatus status = ExitStatus::Done;
  auto list = nlohmann::ordered_json::array();
  for (const std::string& name : options.files) {
    const std::filesystem::path path(name);
    const Result<LoadedMotion> loaded = loadMotion(path);
    const bool isWhole = loaded.ok() && !loaded->damage;
    if (!isWhole) status = ExitStatus::Cannot;
    if (options.json) {
      list.push_back(loaded.ok() ? infoJson(path, *loaded) : unreadableJson(path, loaded.error()));
    } else if (loaded.ok()) {
      std::cout << infoText(path, *loaded);
    }
    if (!isWhole && !options.json) tellError(path, loaded.ok() ? *loaded->damage : loaded.error());
  }
  if (options.json) printJson(list.size() == 1 ? list.front() : list);
  return status;
}

}  // namespace

void addInfoCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<InfoOptions>();
  CLI::App* command = app.add_subcommand("info", "Tell what is in motions and poses");
  command->add_option("FILE", options->files, "Motion and pose files")->required();
  command->add_flag("--json", options->json, "An object, or for several files an array of objects");
  command->callback([options, &status] { status = runInfo(*options); });
}

}  // namespace furitsuke::cli
