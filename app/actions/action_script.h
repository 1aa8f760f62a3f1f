// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/base/result.h"

namespace furitsuke::actions {

class ActionSet;

/// The words of one line. Words are separated by spaces; double quotes keep spaces in a word, and within quotes \" and
/// \\ are the character itself. '#' at the start of a word begins a comment. An Error for an unclosed quote.
[[nodiscard]] Result<QStringList> splitScriptLine(const QString& line);

/// Runs a script with one action per line ("id name=value …"; empty lines and comments are skipped), and stops at the
/// first line that cannot be run. The Error's section names the line: "line 3".
[[nodiscard]] Status runActionScript(ActionSet& actions, const QString& script);

/// The same for a file, which is UTF-8.
[[nodiscard]] Status runActionScriptFile(ActionSet& actions, const QString& path);

}  // namespace furitsuke::actions
