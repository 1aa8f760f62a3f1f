// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/search_text.h"

namespace furitsuke::widgets {

QString searchText(const QString& text) {
  QString folded = text.normalized(QString::NormalizationForm_KC).toCaseFolded();
  for (QChar& c : folded) {
    if (c >= QChar(0x30A1) && c <= QChar(0x30F6)) c = QChar(c.unicode() - 0x60);
  }
  return folded;
}

}  // namespace furitsuke::widgets
