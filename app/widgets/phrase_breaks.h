// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace furitsuke::widgets {

/// Japanese text whose lines break only after punctuation and before a new phrase: where kanji, katakana or Latin
/// letters follow hiragana. Qt breaks between any two characters. Other languages stay as they are.
[[nodiscard]] QString keptPhrases(const QString& text);

}  // namespace furitsuke::widgets
