// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_table.h"

// The rows of the action table, one function for each part of it; actionTable() puts them together.
namespace furitsuke {

[[nodiscard]] std::vector<ActionInfo> fileActionRows();
[[nodiscard]] std::vector<ActionInfo> editActionRows();
[[nodiscard]] std::vector<ActionInfo> keyActionRows();
[[nodiscard]] std::vector<ActionInfo> playActionRows();
[[nodiscard]] std::vector<ActionInfo> sceneActionRows();
[[nodiscard]] std::vector<ActionInfo> partActionRows();
[[nodiscard]] std::vector<ActionInfo> viewActionRows();

}  // namespace furitsuke
