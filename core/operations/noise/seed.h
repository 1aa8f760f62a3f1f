// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/operations/arguments.h"

namespace furitsuke::operations {

/// The parameter "seed".
[[nodiscard]] inline OperationParameter seedParameter() {
  // A double holds every integer up to here, and so do the files of other programs.
  constexpr double kLargestSeed = 9007199254740991.0;
  return {.id = "seed",
          .kind = ParameterKind::Integer,
          .help = Core::tr("Random seed; the same number gives the same result"),
          .initial = "1",
          .minimum = 0,
          .maximum = kLargestSeed};
}
[[nodiscard]] inline std::uint64_t seedOf(const OperationArguments& arguments) {
  return static_cast<std::uint64_t>(arguments.integer("seed"));
}

}  // namespace furitsuke::operations
