// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/combined_selection.h"

namespace furitsuke::widgets {

motion::KeySelection combined(const motion::KeySelection& base, const motion::KeySelection& keys,
                              Qt::KeyboardModifiers modifiers) {
  const bool shift = modifiers.testFlag(Qt::ShiftModifier);
  const bool control = modifiers.testFlag(Qt::ControlModifier);
  if (!shift && !control) return keys;
  motion::KeySelection result = base;
  if (shift && control) {
    result.remove(keys);
  } else {
    result.add(keys);
  }
  return result;
}

}  // namespace furitsuke::widgets
