// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_table.h"

// The rows of the action table, one function per part. actionTable() joins them.
namespace furitsuke::actions {

[[nodiscard]] std::vector<ActionInfo> fileActionRows();
[[nodiscard]] std::vector<ActionInfo> projectActionRows();
[[nodiscard]] std::vector<ActionInfo> tabActionRows();
[[nodiscard]] std::vector<ActionInfo> editActionRows();
[[nodiscard]] std::vector<ActionInfo> keyActionRows();
[[nodiscard]] std::vector<ActionInfo> poseActionRows();
[[nodiscard]] std::vector<ActionInfo> parentActionRows();
[[nodiscard]] std::vector<ActionInfo> markerActionRows();
[[nodiscard]] std::vector<ActionInfo> layerActionRows();
[[nodiscard]] std::vector<ActionInfo> scriptActionRows();
/// One action per operation of the operation table, with its shortcuts.
[[nodiscard]] std::vector<ActionInfo> operationActionRows();
[[nodiscard]] std::vector<ActionInfo> playActionRows();
[[nodiscard]] std::vector<ActionInfo> soundActionRows();
[[nodiscard]] std::vector<ActionInfo> physicsActionRows();
[[nodiscard]] std::vector<ActionInfo> sceneActionRows();
[[nodiscard]] std::vector<ActionInfo> dancerActionRows();
[[nodiscard]] std::vector<ActionInfo> backgroundActionRows();
[[nodiscard]] std::vector<ActionInfo> referenceActionRows();
[[nodiscard]] std::vector<ActionInfo> liveActionRows();
[[nodiscard]] std::vector<ActionInfo> partActionRows();
[[nodiscard]] std::vector<ActionInfo> viewActionRows();
[[nodiscard]] std::vector<ActionInfo> graphActionRows();

/// English words that find an action in the command palette, separated by ", ", in the context "ActionWords". Empty if
/// the name of the action is enough.
[[nodiscard]] const char* searchWordsOf(const char* action);

/// One submenu of "motion" per topic of the operations.
[[nodiscard]] std::vector<MenuInfo> operationMenus();

}  // namespace furitsuke::actions
