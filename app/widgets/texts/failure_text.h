// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <string>

#include "core/base/result.h"

// Errors of the core in the language of the window. Reasons that operationErrorTexts() and scriptErrorTexts() do not
// list stay in English.
namespace furitsuke::widgets {

/// The reason without its place.
[[nodiscard]] QString reasonText(const std::string& reason);

/// The place and the reason, as Error::message().
[[nodiscard]] QString failureText(const Error& error);

/// All listed texts, in English.
[[nodiscard]] QStringList failureSentences();

}  // namespace furitsuke::widgets
