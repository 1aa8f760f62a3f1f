// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qnamespace.h>

#include "core/motion/selection.h"

namespace furitsuke {

/// `base` with `keys` taken in or out, as the keyboard modifiers of a click or a box ask: Shift or Ctrl adds, both
/// together take away, none replaces.
[[nodiscard]] KeySelection combined(const KeySelection& base, const KeySelection& keys,
                                    Qt::KeyboardModifiers modifiers);

}  // namespace furitsuke
