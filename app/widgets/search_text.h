// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace furitsuke::widgets {

/// Normalizes a text for searching: compatibility forms are unified (ＩＫ, IK), case is folded, katakana becomes
/// hiragana.
[[nodiscard]] QString searchText(const QString& text);

/// The same for a name with its English one, which may be empty, and its reading in Latin letters, so that "migi ude"
/// and "migiude" find 右腕.
[[nodiscard]] QString nameSearchText(const QString& name, const QString& english = {});

}  // namespace furitsuke::widgets
