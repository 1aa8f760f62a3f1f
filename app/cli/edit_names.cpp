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

/// The suggestions for the names of a motion, or why it cannot be read.
struct FileSuggestions {
  std::string file;
  Result<std::vector<operations::NameSuggestion>> suggestions;
};

std::vector<FileSuggestions> suggestionsFor(const std::vector<std::string>& inputs, std::optional<io::FileKind> from,
                                            const model::Model& model) {
  std::vector<FileSuggestions> all;
  for (const std::string& input : inputs) {
    const std::string file = inputName(argumentPath(input));
    const Result<io::LoadedMotion> loaded = loadMotionInput(argumentPath(input), from);
    if (!loaded) printError(file, loaded.error());
    if (!loaded) {
      all.push_back({file, loaded.error()});
    } else {
      all.push_back({file, operations::suggestNames(loaded->motion, model)});
    }
  }
  return all;
}

/// Those for all motions, without duplicates.
std::vector<operations::NameSuggestion> allOf(const std::vector<FileSuggestions>& found) {
  std::vector<operations::NameSuggestion> all;
  for (const FileSuggestions& each : found) {
    if (!each.suggestions) continue;
    for (const operations::NameSuggestion& suggestion : *each.suggestions) {
      if (std::ranges::find(all, suggestion.path, &operations::NameSuggestion::path) == all.end())
        all.push_back(suggestion);
    }
  }
  return all;
}

nlohmann::ordered_json reportsOf(const std::vector<FileSuggestions>& found, const operations::PairTable& table) {
  auto list = nlohmann::ordered_json::array();
  for (const FileSuggestions& each : found) {
    if (each.suggestions) {
      list.push_back({{"file", each.file}, {"names", jsonOf(*each.suggestions, table)}});
    } else {
      list.push_back(unreadableJson(each.file, each.suggestions.error()));
    }
  }
  return list;
}

}  // namespace

ExitStatus suggestNamesFor(const NameSuggestionOptions& options, const model::Model& model) {
  if (!options.output.empty()) {
    if (const Status free = checkOutput(argumentPath(options.output), options.force); !free) {
      printError(outputName(argumentPath(options.output)), free.error());
      return ExitStatus::Cannot;
    }
  }
  const std::vector<FileSuggestions> found = suggestionsFor(options.inputs, options.from, model);
  const bool isComplete = std::ranges::all_of(found, [](const auto& each) { return each.suggestions.ok(); });
  ExitStatus status = isComplete ? ExitStatus::Done : ExitStatus::Partial;
  const std::vector<operations::NameSuggestion> suggestions = allOf(found);
  const operations::PairTable table = operations::renamesOf(suggestions);
  if (table.size() < suggestions.size()) status = worse(status, ExitStatus::Partial);
  const bool isTableWritten = !options.output.empty() || !options.reporting.isJson();
  if (isTableWritten) {
    const std::string output = options.output.empty() ? "-" : options.output;
    const std::string csv = io::namePairsCsv(table, likenesses(suggestions, table));
    if (const Status written = writeOutput(argumentPath(output), toBytes(csv), {options.force}); !written) {
      printError(outputName(argumentPath(output)), written.error());
      return ExitStatus::Cannot;
    }
  }
  if (options.reporting.isOld()) printJson(jsonOf(suggestions, table));
  if (!options.reporting.isOld()) printReports(options.reporting, reportsOf(found, table));
  printMessage(summary(suggestions.size(), table.size()));
  return status;
}

}  // namespace furitsuke::cli
