// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace furitsuke::eval {

/// How many poses this process has evaluated, on all threads: the calls of poseBones() and
/// poseBonesBeforePhysics(). The difference of two values is what the code between them costs, independent of the speed
/// of the machine.
[[nodiscard]] std::uint64_t evaluatedPoses() noexcept;

}  // namespace furitsuke::eval
