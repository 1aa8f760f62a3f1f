// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "core/operate/operation.h"
#include "core/operate/operation_rows.h"

namespace furitsuke {

namespace {

struct TopicRows {
  OperationTopic topic;
  std::vector<Operation> (*rows)();
};

constexpr TopicRows kTopics[] = {
    {{"time", "Time"}, timeOperations},
    {{"keys", "Keys Between"}, resamplingOperations},
    {{"sides", "Left and Right"}, sideOperations},
    {{"values", "Values"}, valueOperations},
    {{"poses", "Poses"}, poseOperations},
    {{"semi-standard", "Semi-Standard Bones"}, semiStandardOperations},
    {{"chance", "Chance"}, randomOperations},
    {{"motion", "Whole Motion"}, motionOperations},
};

}  // namespace

std::span<const OperationTopic> operationTopics() {
  static const std::vector<OperationTopic> topics = [] {
    std::vector<OperationTopic> all;
    for (const TopicRows& one : kTopics) all.push_back(one.topic);
    return all;
  }();
  return topics;
}

std::span<const Operation> operations() {
  static const std::vector<Operation> table = [] {
    std::vector<Operation> all;
    for (const TopicRows& one : kTopics) {
      std::vector<Operation> rows = one.rows();
      for (Operation& operation : rows) {
        operation.topic = one.topic.id;
        all.push_back(std::move(operation));
      }
    }
    return all;
  }();
  return table;
}

Result<OperationResult> runOperation(const Operation& operation, const OperationInput& input) {
  Result<OperationResult> result = operation.run(input);
  if (!result.ok() || input.keys.isEmpty()) return result;
  if (keyCountAfter(input.motion, *result) == 0) {
    result->notes.push_back(operationNote("edit.keys.none-left", {}, "no key of the motion is left"));
  } else if (result->edit.isEmpty() && result->notes.empty()) {
    Diagnostic note = operationNote("edit.nothing.changed", {}, "found nothing to change");
    note.severity = Severity::Info;
    result->notes.push_back(std::move(note));
  }
  return result;
}

const Operation* findOperation(std::string_view id) {
  const auto table = operations();
  const auto at = std::ranges::find(table, id, &Operation::id);
  return at == table.end() ? nullptr : &*at;
}

}  // namespace furitsuke
