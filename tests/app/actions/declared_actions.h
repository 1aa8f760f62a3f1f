// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_actions.h"

namespace furitsuke::test {

/// For tests that use the table of actions before there is a main window.
inline const bool kActionsAreDeclared = [] {
  commands::declareActions();
  return true;
}();

}  // namespace furitsuke::test
