// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/edit_jobs.h"
#include "app/cli/edit_split.h"
#include "core/base/result.h"
#include "core/io/file_type.h"
#include "core/model/model.h"
#include "core/operations/run.h"
#include "core/scripts/script_operation.h"

namespace furitsuke::cli {

/// What is done to a file of its own.
struct OwnEdit {
  std::vector<operations::OperationCall> steps;
  std::shared_ptr<const model::Model> model;
};

/// What to do to each file; shared by all files and threads.
struct EditPlan {
  std::vector<operations::OperationCall> steps;
  std::vector<OwnEdit> own;  ///< instead of `steps` and `model`, one for each job; empty: the same for all
  std::shared_ptr<const scripts::ScriptOperation> script;  ///< that a step runs; null if none does
  std::optional<io::FileKind> from;                        ///< nothing: by content
  std::optional<io::FileKind> to;                          ///< nothing: by extension, on standard output as the input
  std::optional<model::Model> model;
  std::optional<SplitRule> split;      ///< each result becomes several files
  std::optional<motion::Tempo> tempo;  ///< of the music, instead of that stored with the motion
  bool salvage = false;
  bool force = false;
  std::optional<FileSet> inputs;  ///< of all jobs; no job may replace the input of another
};

/// The steps of "--op NAME key=value … --op NAME …" with all words in one list: a word without "=" starts a step. Reads
/// the files that arguments name. An Error names the step and the parameter.
[[nodiscard]] Result<std::vector<operations::OperationCall>> editSteps(const std::vector<std::string>& words);

/// One step, with the parameters of the operation and "tracks" and "frames".
[[nodiscard]] Result<operations::OperationCall> editStep(const operations::Operation& operation,
                                                         operations::OperationArguments::Texts texts);

/// "128" or "128@15.5": beats per minute and the frame of a first beat. An Error for anything else.
[[nodiscard]] Result<motion::Tempo> tempoIn(std::string_view text);

/// "unknown operation", with the operation that was probably meant.
[[nodiscard]] Message unknownOperation(std::string_view typed);

/// The path of an output: {name} is replaced by the name of the input without extension, {ext} by its extension with
/// the dot, {dir} by its folder; {part} stays, for partPaths(). An Error when braces contain anything else, or a part
/// of the name of standard input.
[[nodiscard]] Result<std::filesystem::path> outputPath(const std::string& pattern, const std::filesystem::path& input);

}  // namespace furitsuke::cli
