// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace furitsuke {

/// What two names must share to be found alike: compatibility forms joined (ＩＫ, IK), case folded, katakana as
/// hiragana.
[[nodiscard]] QString searchText(const QString& text);

}  // namespace furitsuke
