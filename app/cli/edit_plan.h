// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/edit_split.h"
#include "core/base/result.h"
#include "core/model/model.h"
#include "core/operate/operation.h"

namespace furitsuke::cli {

/// One operation of a pipeline with its arguments read; shared by all files and threads.
struct EditStep {
  const Operation* operation = nullptr;
  OperationArguments arguments;
  std::string tracks;  ///< as keysInScope() takes them
  std::string frames;
};

/// What is done to each file.
struct EditPlan {
  std::vector<EditStep> steps;
  std::optional<Model> model;
  std::optional<SplitRule> split;  ///< each result becomes several files
  bool salvage = false;
  bool force = false;
};

/// The steps of "--op NAME key=value … --op NAME …" with all of its words in one list: a word without "=" begins a
/// step. Files that arguments name are read here. An Error names the step and the parameter.
[[nodiscard]] Result<std::vector<EditStep>> editSteps(const std::vector<std::string>& words);

/// The path of an output: {name} stands for the name of the input without extension, {ext} for its extension with the
/// point, {dir} for its folder; {part} stays, for partPaths(). An Error when braces hold anything else.
[[nodiscard]] Result<std::filesystem::path> outputPath(const std::string& pattern, const std::filesystem::path& input);

}  // namespace furitsuke::cli
