// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "core/operations/operation.h"
#include "core/operations/topics.h"

namespace furitsuke::operations {

namespace {

struct OperationTable {
  std::vector<OperationTopic> topics;
  std::vector<Operation> operations;
};

const OperationTable& table() {
  static const OperationTable table = [] {
    OperationTable all;
    for (TopicRows (*const rowsOf)() : {timeTopic, keysTopic, cleanupTopic, sidesTopic, valuesTopic, posesTopic,
                                        semiStandardTopic, physicsTopic, musicTopic, chanceTopic, motionTopic}) {
      TopicRows rows = rowsOf();
      all.topics.push_back(rows.topic);
      for (Operation& operation : rows.operations) {
        operation.topic = rows.topic.id;
        all.operations.push_back(std::move(operation));
      }
    }
    return all;
  }();
  return table;
}

}  // namespace

std::span<const OperationTopic> operationTopics() { return table().topics; }

std::span<const Operation> operations() { return table().operations; }

const Operation* findOperation(std::string_view id) {
  const auto at = std::ranges::find(operations(), id, &Operation::id);
  return at == operations().end() ? nullptr : &*at;
}

}  // namespace furitsuke::operations
