// SPDX-License-Identifier: MIT
#pragma once

namespace furitsuke::cli {

/// The exit status of the program; scripts depend on the numbers.
enum class ExitStatus : int {
  Done = 0,
  Partial =
      1,  ///< done, with findings (check, diff) or conflicts (merge), or only with the readable part of a damaged file
  Cannot = 2,  ///< a file cannot be read or written, invalid usage, or an unsupported format
};

/// The worse of two.
[[nodiscard]] constexpr ExitStatus worse(ExitStatus a, ExitStatus b) noexcept { return a < b ? b : a; }

}  // namespace furitsuke::cli
