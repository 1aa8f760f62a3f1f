// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iterator>

#include "core/operate/operation.h"
#include "core/operate/operation_rows.h"

namespace furitsuke {

std::span<const Operation> operations() {
  static const std::vector<Operation> table = [] {
    std::vector<Operation> all;
    for (auto* const topic : {timeOperations, resamplingOperations, sideOperations, valueOperations, poseOperations,
                              randomOperations, motionOperations}) {
      std::ranges::move(topic(), std::back_inserter(all));
    }
    return all;
  }();
  return table;
}

const Operation* findOperation(std::string_view id) {
  const auto table = operations();
  const auto at = std::ranges::find(table, id, &Operation::id);
  return at == table.end() ? nullptr : &*at;
}

}  // namespace furitsuke
