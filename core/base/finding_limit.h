// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace furitsuke {
inline namespace base {

/// Findings of one kind, or of one reader, that are listed one by one; those after them are only counted. More than any
/// real file has: it limits the memory and the reports about garbage.
inline constexpr std::size_t kMaxListedFindings = 1'000;

}  // namespace base
}  // namespace furitsuke
