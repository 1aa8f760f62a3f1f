// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/operations/operation.h"

// The topics with their operations in menu order. The operation with the id "scale-time" is in scale_time.cpp in the
// folder of its topic.
namespace furitsuke::operations {

struct TopicRows {
  OperationTopic topic;
  std::vector<Operation> operations;
};

[[nodiscard]] TopicRows timeTopic();
[[nodiscard]] TopicRows keysTopic();
[[nodiscard]] TopicRows cleanupTopic();
[[nodiscard]] TopicRows sidesTopic();
[[nodiscard]] TopicRows valuesTopic();
[[nodiscard]] TopicRows posesTopic();
[[nodiscard]] TopicRows semiStandardTopic();
[[nodiscard]] TopicRows physicsTopic();
[[nodiscard]] TopicRows musicTopic();
[[nodiscard]] TopicRows chanceTopic();
[[nodiscard]] TopicRows motionTopic();

}  // namespace furitsuke::operations
