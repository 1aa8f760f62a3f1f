// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

class QWidget;

namespace furitsuke::test {

/// The controls of a window that lack a short name or an explanation.
struct ControlWalk {
  int count = 0;  ///< of all controls
  std::set<std::string> nameless, unexplained;
  std::set<std::string> roleless;  ///< that are only an area for a screen reader
  std::set<std::string> wordy;     ///< whose names are sentences, which a screen reader would read each time
};

/// Child windows are skipped.
[[nodiscard]] ControlWalk walkControls(const QWidget& window);

}  // namespace furitsuke::test
