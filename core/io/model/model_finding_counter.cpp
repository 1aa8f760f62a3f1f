// SPDX-License-Identifier: MIT
#include "core/io/model/model_finding_counter.h"

#include <utility>

namespace furitsuke::io {

namespace {

constexpr std::size_t kListedExamples = 5;

}  // namespace

void ModelFindingCounter::add(ModelFinding finding, std::size_t count, const Message& example) {
  if (count == 0) return;
  Entry& entry = entries_[static_cast<std::size_t>(finding)];
  entry.count += count;
  if (!example.isEmpty() && entry.examples.size() < kListedExamples) entry.examples.push_back(example);
}

void ModelFindingCounter::report(Diagnostics& diagnostics) const {
  for (const ModelFindingRow& row : kModelFindings) {
    const Entry& entry = entries_[static_cast<std::size_t>(row.finding)];
    if (entry.count == 0 || !row.counted) continue;
    Message names;
    for (const Message& example : entry.examples) {
      names = names.isEmpty() ? example : Message(Core::trWith("%1, %2"), names, example);
    }
    if (entry.examples.size() == kListedExamples && entry.count > kListedExamples) {
      names = {Core::trWith("%1, ..."), names};
    }
    Message reason(*row.counted, Counted{entry.count});
    if (!names.isEmpty()) reason = {Core::trWith("%1: %2"), reason, names};
    Diagnostic& diagnostic = diagnostics.emplace_back(makeDiagnostic(row.finding, std::move(reason)));
    diagnostic.count = entry.count;
    diagnostic.detail = names.english();
  }
}

Message partLabel(const model::ModelName& name, std::size_t index) {
  return name.text.empty() ? Message(Core::trWith("no. %1"), index + 1) : Message::verbatim(name.text);
}

}  // namespace furitsuke::io
