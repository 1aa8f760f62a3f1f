// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/actions/action_table.h"

namespace furitsuke::actions {

/// The output of --list-actions: one line per action with its shortcuts and text, and one line per parameter.
[[nodiscard]] QByteArray actionListText(KeyPreset preset);
/// The same as JSON: an array of {id, text, menu, place, shortcut, shortcuts, tooltip, parameters [{name, type,
/// required, help, unit, default, choices, count}]}; `menu` and `place` as in ActionInfo; `shortcut` is the first
/// shortcut, or empty.
[[nodiscard]] QByteArray actionListJson(KeyPreset preset);

}  // namespace furitsuke::actions
