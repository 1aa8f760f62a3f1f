// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/message.h"
#include "core/base/result.h"

namespace furitsuke::widgets {

/// A message in the language of the window, with its numbers as the language writes them. What has no translation is
/// English; names, paths and other texts that fill places are not translated.
[[nodiscard]] QString translated(const Message& message);

/// The same for a literal of Core::tr() that a table holds.
[[nodiscard]] QString translatedLiteral(std::string_view literal);

/// The place and the reason, as Error::message().
[[nodiscard]] QString failureText(const Error& error);

}  // namespace furitsuke::widgets
