// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace furitsuke {

class ActionSet;

/// The manual as it lies in the program, Markdown in that language ("ja"); in English where there is none. "{id}"
/// stands for an action, "{operations}" and "{shortcuts}" for tables.
[[nodiscard]] QString manualSource(const QString& language);

/// The manual with everything in the language of the interface and with the shortcuts that are in force.
[[nodiscard]] QString manualText(const QString& source, const ActionSet& actions);

}  // namespace furitsuke
