// SPDX-License-Identifier: MIT
#include "app/cli/edit_names.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/info_report.h"
#include "app/cli/input.h"
#include "app/cli/messages.h"
#include "app/cli/motion_output.h"
#include "core/io/motion_file.h"
#include "core/io/named_files.h"
#include "core/operations/motion/name_suggestions.h"

namespace furitsuke::cli {

namespace {

nlohmann::ordered_json jsonOf(const std::vector<operations::NameSuggestion>& suggestions,
                              const operations::PairTable& table) {
  auto list = nlohmann::ordered_json::array();
  for (const operations::NameSuggestion& suggestion : suggestions) {
    nlohmann::ordered_json json{{"name", suggestion.path}, {"chosen", nullptr}};
    const auto chosen = std::ranges::find(table, suggestion.path, &operations::PairTable::value_type::first);
    if (chosen != table.end()) json["chosen"] = chosen->second;
    json["candidates"] = nlohmann::ordered_json::array();
    for (const operations::NameCandidate& candidate : suggestion.candidates) {
      json["candidates"].push_back({{"name", candidate.path}, {"likeness", candidate.likeness}});
    }
    list.push_back(std::move(json));
  }
  return list;
}

/// The likeness of each pair of the table.
std::vector<double> likenesses(const std::vector<operations::NameSuggestion>& suggestions,
                               const operations::PairTable& table) {
  std::vector<double> all;
  for (const auto& [from, to] : table) {
    const auto suggestion = std::ranges::find(suggestions, from, &operations::NameSuggestion::path);
    all.push_back(std::ranges::find(suggestion->candidates, to, &operations::NameCandidate::path)->likeness);
  }
  return all;
}

std::string summary(std::size_t names, std::size_t likely) {
  if (names == 0) return "the model has all names of the motion";
  return std::to_string(names) + (names == 1 ? " name is" : " names are") + " not in the model; " +
         std::to_string(likely) + (likely == 1 ? " has" : " have") +
         " a likely replacement (--json lists all candidates)";
}

/// Suggestions for the names of all motions, without duplicates.
std::vector<operations::NameSuggestion> suggestionsFor(const std::vector<std::string>& inputs,
                                                       std::optional<io::FileKind> from, const model::Model& model,
                                                       ExitStatus& status) {
  std::vector<operations::NameSuggestion> all;
  for (const std::string& input : inputs) {
    const Result<io::LoadedMotion> loaded = loadMotionInput(argumentPath(input), from);
    if (!loaded) {
      printError(inputName(argumentPath(input)), loaded.error());
      status = worse(status, ExitStatus::Partial);
      continue;
    }
    for (operations::NameSuggestion& suggestion : operations::suggestNames(loaded->motion, model)) {
      if (std::ranges::find(all, suggestion.path, &operations::NameSuggestion::path) == all.end()) {
        all.push_back(std::move(suggestion));
      }
    }
  }
  return all;
}

}  // namespace

ExitStatus suggestNamesFor(const NameSuggestionOptions& options, const model::Model& model) {
  if (!options.output.empty()) {
    if (const Status free = checkOutput(argumentPath(options.output), options.force); !free) {
      printError(outputName(argumentPath(options.output)), free.error());
      return ExitStatus::Cannot;
    }
  }
  ExitStatus status = ExitStatus::Done;
  const std::vector<operations::NameSuggestion> suggestions =
      suggestionsFor(options.inputs, options.from, model, status);
  const operations::PairTable table = operations::renamesOf(suggestions);
  if (table.size() < suggestions.size()) status = worse(status, ExitStatus::Partial);
  const bool isTableWritten = !options.output.empty() || !options.json;
  if (isTableWritten) {
    const std::string output = options.output.empty() ? "-" : options.output;
    const std::string csv = io::namePairsCsv(table, likenesses(suggestions, table));
    if (const Status written = writeOutput(argumentPath(output), toBytes(csv), {options.force}); !written) {
      printError(outputName(argumentPath(output)), written.error());
      return ExitStatus::Cannot;
    }
  }
  if (options.json) printJson(jsonOf(suggestions, table));
  printMessage(summary(suggestions.size(), table.size()));
  return status;
}

}  // namespace furitsuke::cli
