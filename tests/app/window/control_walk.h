// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

class QWidget;

namespace furitsuke::test {

/// The controls of a window that lack a name or an explanation.
struct ControlWalk {
  int count = 0;  ///< of all controls
  std::set<std::string> nameless, unexplained;
};

/// Child windows are skipped.
[[nodiscard]] ControlWalk walkControls(const QWidget& window);

}  // namespace furitsuke::test
