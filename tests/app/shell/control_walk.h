// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

class QWidget;

namespace furitsuke::test {

/// The controls of a window of which one is named to nobody or explained to nobody.
struct ControlWalk {
  int count = 0;  ///< of all controls
  std::set<std::string> nameless, unexplained;
};

/// Windows inside it are not walked.
[[nodiscard]] ControlWalk walkControls(const QWidget& window);

}  // namespace furitsuke::test
