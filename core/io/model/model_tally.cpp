// SPDX-License-Identifier: MIT
#include "core/io/model/model_tally.h"

#include <utility>

namespace furitsuke::io {

namespace {

constexpr std::size_t kListedExamples = 5;

}  // namespace

void ModelTally::add(ModelFinding finding, std::size_t count, std::string_view example) {
  if (count == 0) return;
  Entry& entry = entries_[static_cast<std::size_t>(finding)];
  entry.count += count;
  if (!example.empty() && entry.examples.size() < kListedExamples) entry.examples.emplace_back(example);
}

void ModelTally::report(Diagnostics& diagnostics) const {
  for (const ModelFindingRow& row : kModelFindings) {
    const Entry& entry = entries_[static_cast<std::size_t>(row.finding)];
    if (entry.count == 0) continue;
    std::string reason = std::to_string(entry.count) + " " + std::string(entry.count == 1 ? row.one : row.many) + " " +
                         std::string(row.reason);
    std::string names;
    for (const std::string& example : entry.examples) names += (names.empty() ? "" : ", ") + example;
    if (entry.examples.size() == kListedExamples && entry.count > kListedExamples) names += ", ...";
    if (!names.empty()) reason += ": " + names;
    Diagnostic& diagnostic = diagnostics.emplace_back(makeDiagnostic(row.finding, std::move(reason)));
    diagnostic.count = entry.count;
    diagnostic.detail = std::move(names);
  }
}

std::string partLabel(const model::ModelName& name, std::size_t index) {
  return name.text.empty() ? "no. " + std::to_string(index + 1) : name.text;
}

}  // namespace furitsuke::io
