// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

class QTextCursor;
class QTextDocument;

namespace furitsuke::help {

/// The words of a question that are searched for, as results of widgets::searchText() without their endings: "sliding
/// feet" is {"slid", "feet"}. Words such as "how" are left out. Japanese is cut where its script changes, Chinese into
/// pairs of characters.
[[nodiscard]] QStringList searchedWords(const QString& question);

/// Where the text answers a question, best first: headings with the text as it was typed, other places with it, and
/// without any, the sections with its words, their forms, or other words for the same action, most of them first.
[[nodiscard]] std::vector<QTextCursor> findInManual(QTextDocument& manual, const QString& question);

}  // namespace furitsuke::help
