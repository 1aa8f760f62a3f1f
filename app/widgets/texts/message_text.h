// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/message.h"

namespace furitsuke::widgets {

/// A message in the language of the window, with its numbers as the language writes them. What has no translation is
/// English; names, paths and other texts that fill places are not translated.
[[nodiscard]] QString translated(const Message& message);

/// The same for a text of a table.
[[nodiscard]] QString translated(MessageText text);

}  // namespace furitsuke::widgets
