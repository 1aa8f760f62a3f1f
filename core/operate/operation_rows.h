// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/operate/operation.h"

// The rows of the table by topic; a new operation gets a row in the file of its topic.
namespace furitsuke {

[[nodiscard]] std::vector<Operation> timeOperations();
[[nodiscard]] std::vector<Operation> resamplingOperations();
[[nodiscard]] std::vector<Operation> sideOperations();
[[nodiscard]] std::vector<Operation> valueOperations();
[[nodiscard]] std::vector<Operation> poseOperations();
[[nodiscard]] std::vector<Operation> semiStandardOperations();
[[nodiscard]] std::vector<Operation> randomOperations();
[[nodiscard]] std::vector<Operation> motionOperations();

}  // namespace furitsuke
