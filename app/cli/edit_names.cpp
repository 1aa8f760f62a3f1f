// SPDX-License-Identifier: MIT
#include "app/cli/edit_names.h"

#include <algorithm>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

#include "app/cli/info_report.h"
#include "app/cli/messages.h"
#include "app/cli/motion_output.h"
#include "core/base/file.h"
#include "core/convert/motion_file.h"
#include "core/operate/name_suggestions.h"

namespace furitsuke::cli {

namespace {

std::string csvCell(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

std::string csvOf(const PairTable& table) {
  std::string csv;
  for (const auto& [from, to] : table) csv += csvCell(from) + "," + csvCell(to) + "\n";
  return csv;
}

nlohmann::ordered_json jsonOf(const std::vector<NameSuggestion>& suggestions, const PairTable& table) {
  auto list = nlohmann::ordered_json::array();
  for (const NameSuggestion& suggestion : suggestions) {
    nlohmann::ordered_json json{{"name", suggestion.path}, {"chosen", nullptr}};
    const auto chosen = std::ranges::find(table, suggestion.path, &PairTable::value_type::first);
    if (chosen != table.end()) json["chosen"] = chosen->second;
    json["candidates"] = nlohmann::ordered_json::array();
    for (const NameCandidate& candidate : suggestion.candidates) {
      json["candidates"].push_back({{"name", candidate.path}, {"likeness", candidate.likeness}});
    }
    list.push_back(std::move(json));
  }
  return list;
}

/// Suggestions for the names of all motions, each name once.
std::vector<NameSuggestion> suggestionsFor(const std::vector<std::string>& inputs, const Model& model,
                                           ExitStatus& status) {
  std::vector<NameSuggestion> all;
  for (const std::string& input : inputs) {
    const Result<LoadedMotion> loaded = loadMotion(input);
    if (!loaded) {
      tellError(input, loaded.error());
      status = worse(status, ExitStatus::Partial);
      continue;
    }
    for (NameSuggestion& suggestion : suggestNames(loaded->motion, model)) {
      if (std::ranges::find(all, suggestion.path, &NameSuggestion::path) == all.end()) {
        all.push_back(std::move(suggestion));
      }
    }
  }
  return all;
}

}  // namespace

ExitStatus suggestNamesFor(const NameSuggestionOptions& options, const Model& model) {
  if (!options.output.empty()) {
    if (const Status free = checkOutput(options.output, options.force); !free) {
      tellError(options.output, free.error());
      return ExitStatus::Cannot;
    }
  }
  ExitStatus status = ExitStatus::Done;
  const std::vector<NameSuggestion> suggestions = suggestionsFor(options.inputs, model, status);
  const PairTable table = renamesOf(suggestions);
  for (const NameSuggestion& suggestion : suggestions) {
    if (std::ranges::find(table, suggestion.path, &PairTable::value_type::first) != table.end()) continue;
    tell(suggestion.path + ": the model has nothing like it");
    status = worse(status, ExitStatus::Partial);
  }
  if (!options.output.empty()) {
    if (const Status written = writeFileAtomically(options.output, toBytes(csvOf(table))); !written) {
      tellError(options.output, written.error());
      return ExitStatus::Cannot;
    }
  }
  if (options.json) {
    printJson(jsonOf(suggestions, table));
  } else if (options.output.empty()) {
    std::cout << csvOf(table);
  }
  return status;
}

}  // namespace furitsuke::cli
