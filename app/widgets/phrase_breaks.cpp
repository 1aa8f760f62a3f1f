// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/phrase_breaks.h"

#include <algorithm>

namespace furitsuke::widgets {

namespace {

constexpr char16_t kWordJoiner = u'\u2060';
/// A longer run without a break might not fit into a line.
constexpr int kMaxPhrase = 14;

bool isHiragana(QChar c) { return c.script() == QChar::Script_Hiragana; }
bool isKatakana(QChar c) { return c.script() == QChar::Script_Katakana || c == u'ー'; }
bool isJapanese(QChar c) { return isHiragana(c) || isKatakana(c) || c.script() == QChar::Script_Han; }

/// Where a line may break between two characters.
bool isBreak(QChar before, QChar after) {
  const bool isWord = isJapanese(before) || before == u'・' || before.isLetterOrNumber();
  if (!isWord) return true;  // punctuation, whose own rules Qt knows
  return isHiragana(before) && !isHiragana(after);
}

}  // namespace

QString keptPhrases(const QString& text) {
  // Chinese has no hiragana.
  if (std::ranges::none_of(text, isHiragana)) return text;
  QString kept;
  int length = 0;  // of the phrase
  for (qsizetype i = 0; i < text.size(); ++i) {
    kept.append(text[i]);
    if (i + 1 == text.size()) break;
    const bool isJoined = (isJapanese(text[i]) || isJapanese(text[i + 1])) && !isBreak(text[i], text[i + 1]);
    length = isJoined && length < kMaxPhrase ? length + 1 : 0;
    if (length > 0) kept.append(QChar(kWordJoiner));
  }
  return kept;
}

}  // namespace furitsuke::widgets
