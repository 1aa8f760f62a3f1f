// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

// The tutorials in resources/doc/source/tutorials: a text in each language, and the actions of its steps.
namespace furitsuke::test {

/// The names of the tutorials, in their order: "01_open_and_watch".
[[nodiscard]] QStringList tutorialNames();
/// The languages of the texts; English is the first.
[[nodiscard]] QStringList tutorialLanguages();
/// The Markdown of a tutorial. Fails the test and is empty if it is missing.
[[nodiscard]] QString tutorialText(const QString& name, const QString& language);
/// The lines that --actions runs, with comments that name the steps. Fails the test and is empty if it is missing.
[[nodiscard]] QString tutorialActions(const QString& name);
/// The lines of the first steps up to `last`, or of those after it.
[[nodiscard]] QString actionsUpTo(const QString& actions, int last);
[[nodiscard]] QString actionsAfter(const QString& actions, int last);

}  // namespace furitsuke::test
