// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/actions/action_table.h"

namespace furitsuke {

/// What --list-actions prints: a line for each action with its shortcut and text, and one for each parameter.
[[nodiscard]] QByteArray actionListText(KeyPreset preset);
/// The same as JSON: an array of {id, text, shortcut, shortcuts, tooltip, parameters [{name, type, required, help,
/// unit, default, choices, count}]}; `shortcut` is the first one or empty.
[[nodiscard]] QByteArray actionListJson(KeyPreset preset);

}  // namespace furitsuke
