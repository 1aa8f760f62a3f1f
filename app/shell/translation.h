// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace furitsuke {

/// Texts of the program and of Qt in a language such as "ja"; empty: the one of the system. English is always behind it
/// for what a language lacks. Needs an application.
void installTranslations(const QString& language);

}  // namespace furitsuke
