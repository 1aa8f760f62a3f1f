// SPDX-License-Identifier: MIT
#pragma once

namespace furitsuke::cli {

/// How the program ends; the numbers are a contract with scripts.
enum class ExitStatus : int {
  Done = 0,
  Partial = 1,  ///< done, with findings (check, diff), or only with what could be saved of a damaged file
  Cannot = 2,   ///< unreadable, unwritable, bad usage, a format that is not supported
};

/// The worse of two.
[[nodiscard]] constexpr ExitStatus worse(ExitStatus a, ExitStatus b) noexcept { return a < b ? b : a; }

}  // namespace furitsuke::cli
