// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace furitsuke {

/// Texts of the program and of Qt in a language such as "ja"; empty: the one of the system. English is always behind it
/// for what a language lacks. Needs an application.
void installTranslations(const QString& language);
/// Only what the sources say is left.
void removeTranslations();
/// The same at run time: every window shows its texts in the language when this returns, and keeps all else. What is
/// text already, such as the steps to undo, stays in the language in which it was made.
void switchLanguage(const QString& language);

}  // namespace furitsuke
