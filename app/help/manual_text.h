// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace furitsuke::actions {
class ActionSet;
}  // namespace furitsuke::actions

namespace furitsuke::help {

/// The Markdown source of the manual in a language, named as by QLocale ("ja_JP", "zh_CN") or without the country
/// ("ja"); in English if it has not been translated. "{id}" is a placeholder for an action, "{operations}" and
/// "{actions}" for tables.
[[nodiscard]] QString manualSource(const QString& language);

/// The Markdown of all tutorials in the language of a locale such as "zh_CN", one after another; in English if it has
/// not been translated. Pictures have the path "gallery/NAME.png".
[[nodiscard]] QString tutorialsSource(const QString& locale);

/// Replaces the placeholders, in the language of the interface and with the current shortcuts.
[[nodiscard]] QString manualText(const QString& source, const actions::ActionSet& actions);

/// The text cut before headings and tables. Each piece is Markdown of its own and takes Qt a few milliseconds; the time
/// for several tables at once grows faster than their number.
[[nodiscard]] QStringList manualPieces(const QString& text);

}  // namespace furitsuke::help
