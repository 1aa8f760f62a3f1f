// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke::test {

/// What a limit of time for the release build becomes in this one: the sanitizers make a program several times slower.
template <class Time>
[[nodiscard]] constexpr Time timeLimit(Time released) {
#ifdef FURITSUKE_SANITIZED
  return released * 5;
#else
  return released;
#endif
}

}  // namespace furitsuke::test
