// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace furitsuke::cli {

/// The exit status of the program; scripts depend on the numbers.
enum class ExitStatus : int {
  Done = 0,
  Partial = 1,  ///< done, with findings (check, diff) or conflicts (merge), with a name that is not there or nothing to
                ///< change (edit, retarget, pose), or only with the readable part of a damaged file
  Cannot = 2,   ///< a file cannot be read or written, invalid usage, or an unsupported format
};

/// What they mean, for the help and the manual page.
inline constexpr std::string_view kExitStatusHelp =
    "0 success; 1 findings (check, diff), conflicts (merge), a name that is not there or nothing to\n"
    "change (edit, retarget, pose), or a partial result (--salvage); 2 failure: a file that cannot be read or "
    "written,\n"
    "invalid usage or an unsupported format.";

/// The worse of two.
[[nodiscard]] constexpr ExitStatus worse(ExitStatus a, ExitStatus b) noexcept { return a < b ? b : a; }

}  // namespace furitsuke::cli
