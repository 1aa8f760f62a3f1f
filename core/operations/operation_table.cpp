// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "core/operations/cleanup/cleanup_operations.h"
#include "core/operations/keys/keys_operations.h"
#include "core/operations/motion/motion_operations.h"
#include "core/operations/music/music_operations.h"
#include "core/operations/noise/noise_operations.h"
#include "core/operations/operation.h"
#include "core/operations/physics/physics_operations.h"
#include "core/operations/poses/poses_operations.h"
#include "core/operations/semi_standard/semi_standard_operations.h"
#include "core/operations/sides/sides_operations.h"
#include "core/operations/time/time_operations.h"
#include "core/operations/values/values_operations.h"

namespace furitsuke::operations {

namespace {

constexpr OperationTopic kTopics[] = {
    {"time", Core::tr("Time"), kTimeOperations},
    {"keys", Core::tr("Resample"), kKeysOperations},
    {"cleanup", Core::tr("Clean Up"), kCleanupOperations},
    {"sides", Core::tr("Left and Right"), kSidesOperations},
    {"values", Core::tr("Values"), kValuesOperations},
    {"poses", Core::tr("Poses"), kPosesOperations},
    {"semi-standard", Core::tr("Semi-Standard Bones"), kSemiStandardOperations},
    {"physics", Core::tr("Physics"), kPhysicsOperations},
    {"music", Core::tr("Music"), kMusicOperations},
    {"chance", Core::tr("Randomize"), kNoiseOperations},
    {"motion", Core::tr("Whole Motion"), kMotionOperations},
};

std::vector<Operation> allOperations() {
  std::vector<Operation> all;
  for (const OperationTopic& topic : kTopics) {
    for (const OperationRow row : topic.rows) all.emplace_back(row()).topic = topic.id;
  }
  return all;
}

/// Ids of earlier versions, which scripts still use, and what they are now.
constexpr auto kFormerIds = std::to_array<std::pair<std::string_view, std::string_view>>(
    {{"centre-bias", "center-bias"}, {"normalise-rotations", "normalize-rotations"}});

}  // namespace

std::span<const OperationTopic> operationTopics() { return kTopics; }

std::span<const Operation> operations() {
  static const std::vector<Operation> all = allOperations();
  return all;
}

const Operation* findOperation(std::string_view id) {
  const auto former = std::ranges::find(kFormerIds, id, &std::pair<std::string_view, std::string_view>::first);
  if (former != kFormerIds.end()) id = former->second;
  const auto at = std::ranges::find(operations(), id, &Operation::id);
  return at == operations().end() ? nullptr : &*at;
}

const Operation& operationOf(OperationRow row) { return *findOperation(row().id); }

}  // namespace furitsuke::operations
