// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace furitsuke::widgets {

/// Normalizes a text for searching: compatibility forms are unified (ＩＫ, IK), case is folded, katakana becomes
/// hiragana.
[[nodiscard]] QString searchText(const QString& text);

}  // namespace furitsuke::widgets
