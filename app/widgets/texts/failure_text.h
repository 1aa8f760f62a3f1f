// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <string>

#include "core/base/result.h"

// Errors in the language of the window. What errorTexts() does not list stays in English, and so do names, paths of
// JSON and rare words of libraries.
namespace furitsuke::widgets {

/// The reason without its place.
[[nodiscard]] QString reasonText(const std::string& reason);

/// A finished sentence, or a part of one: a section or what stands at a place of a sentence.
[[nodiscard]] QString finishedText(const std::string& text, bool isReason);

/// The place and the reason, as Error::message().
[[nodiscard]] QString failureText(const Error& error);

/// All listed texts, in English.
[[nodiscard]] QStringList failureSentences();

}  // namespace furitsuke::widgets
