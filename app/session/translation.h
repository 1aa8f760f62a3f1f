// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace furitsuke::session {

/// Shows the texts of the program and of Qt in a language such as "ja"; empty: the language of the system. Missing
/// texts are English. Needs an application.
void installTranslations(const QString& language);
/// Removes the installed translations; the texts of the source code remain.
void removeTranslations();
/// Changes the language while windows are open: every window is translated when this returns. Texts that are already
/// stored, such as those of undo steps, keep their language.
void switchLanguage(const QString& language);

}  // namespace furitsuke::session
