// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace furitsuke::widgets {

/// The names with commas between them; of more than `most`, the first ones and how many are left out, so that a message
/// stays short.
[[nodiscard]] QString shortList(const QStringList& names, qsizetype most = 3);

}  // namespace furitsuke::widgets
