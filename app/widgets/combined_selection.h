// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qnamespace.h>

#include "core/motion/selection.h"

namespace furitsuke::widgets {

/// Combines `base` with the keys of a click or a box: Shift or Ctrl adds `keys`, Shift+Ctrl removes them, and without
/// modifiers they replace `base`.
[[nodiscard]] motion::KeySelection combined(const motion::KeySelection& base, const motion::KeySelection& keys,
                                            Qt::KeyboardModifiers modifiers);

}  // namespace furitsuke::widgets
