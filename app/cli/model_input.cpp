// SPDX-License-Identifier: MIT
#include "app/cli/model_input.h"

#include <filesystem>
#include <utility>

#include "app/cli/messages.h"
#include "core/io/model/model_file.h"

namespace furitsuke::cli {

std::optional<model::Model> openModel(const std::string& path) {
  const std::filesystem::path file(path);
  Result<io::LoadedModel> loaded = io::loadModel(file);
  if (!loaded || loaded->damage) {
    printError(file, loaded ? *loaded->damage : loaded.error());
    return {};
  }
  return std::move(loaded->model);
}

}  // namespace furitsuke::cli
