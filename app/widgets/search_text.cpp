// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/search_text.h"

#include "core/exchange/romaji.h"

namespace furitsuke::widgets {

QString searchText(const QString& text) {
  QString folded = text.normalized(QString::NormalizationForm_KC).toCaseFolded();
  for (QChar& c : folded) {
    if (c >= QChar(0x30A1) && c <= QChar(0x30F6)) c = QChar(c.unicode() - 0x60);
  }
  return folded;
}

QString nameSearchText(const QString& name, const QString& english) {
  QString all = searchText(name + '\n' + english);
  QString words;
  for (const QChar c : QString::fromStdString(exchange::romanizedName(name.toStdString()))) {
    if (c.isUpper() && !words.isEmpty()) words += ' ';
    words += c.toLower();
  }
  if (words.isEmpty()) return all;
  all += '\n' + words;
  if (words.contains(' ')) all += '\n' + words.remove(' ');
  return all;
}

}  // namespace furitsuke::widgets
