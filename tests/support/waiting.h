// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace furitsuke::test {

/// Runs the event loop until `condition` holds. False after a minute: no loaded machine takes so long.
template <typename Condition>
[[nodiscard]] bool waitFor(Condition condition) {
  constexpr int kPatience = 60'000;  // milliseconds
  return QTest::qWaitFor(condition, kPatience);
}

}  // namespace furitsuke::test
