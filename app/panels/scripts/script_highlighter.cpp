// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scripts/script_highlighter.h"

#include <QSet>
#include <QTextCharFormat>

#include "app/theme/theme.h"

namespace furitsuke::panels {

namespace {

const QSet<QString>& languageWords() {
  static const QSet<QString> words{
      "break",   "case",  "catch",   "class",     "const",    "continue", "default", "delete", "do",         "else",
      "extends", "false", "finally", "for",       "function", "get",      "if",      "in",     "instanceof", "let",
      "new",     "null",  "of",      "return",    "set",      "static",   "super",   "switch", "this",       "throw",
      "true",    "try",   "typeof",  "undefined", "var",      "void",     "while",   "yield"};
  return words;
}

/// What prelude.js defines.
const QSet<QString>& programWords() {
  static const QSet<QString> words{"beats",  "camera",     "curve",    "fail",   "log",      "markers",   "model",
                                   "motion", "parameters", "playhead", "random", "rotation", "selection", "translated"};
  return words;
}

bool isWordLetter(QChar c) { return c.isLetterOrNumber() || c == '_' || c == '$'; }

}  // namespace

void ScriptHighlighter::color(qsizetype from, qsizetype to, const QColor& color, bool bold) {
  QTextCharFormat format;
  format.setForeground(color);
  if (bold) format.setFontWeight(QFont::Bold);
  setFormat(static_cast<int>(from), static_cast<int>(to - from), format);
}

qsizetype ScriptHighlighter::colorComment(const QString& text, qsizetype at, qsizetype from) {
  const qsizetype end = text.indexOf("*/", from);
  const qsizetype stop = end < 0 ? text.size() : end + 2;
  if (end < 0) setCurrentBlockState(Comment);
  color(at, stop, theme::theme().mutedText);
  return stop;
}

qsizetype ScriptHighlighter::colorText(const QString& text, qsizetype at, qsizetype from, QChar quote) {
  qsizetype stop = from;
  while (stop < text.size() && text[stop] != quote) stop += text[stop] == '\\' ? 2 : 1;
  const bool isOpen = stop >= text.size();
  stop = isOpen ? text.size() : stop + 1;
  if (isOpen && quote == '`') setCurrentBlockState(Template);
  color(at, stop, theme::theme().channel(theme::ChannelColor::Y));
  return stop;
}

qsizetype ScriptHighlighter::colorWord(const QString& text, qsizetype at) {
  qsizetype stop = at;
  while (stop < text.size() && isWordLetter(text[stop])) ++stop;
  const QString word = text.mid(at, stop - at);
  const bool isMember = at > 0 && text[at - 1] == '.';
  if (word[0].isDigit()) {
    color(at, stop, theme::theme().channel(theme::ChannelColor::X));
  } else if (!isMember && languageWords().contains(word)) {
    color(at, stop, theme::theme().accent, true);
  } else if (!isMember && programWords().contains(word)) {
    color(at, stop, theme::theme().channel(theme::ChannelColor::Z), true);
  }
  return stop;
}

void ScriptHighlighter::highlightBlock(const QString& text) {
  const int before = previousBlockState();
  setCurrentBlockState(Code);
  qsizetype at = 0;
  if (before == Comment) at = colorComment(text, 0, 0);
  if (before == Template) at = colorText(text, 0, 0, '`');
  while (at < text.size()) {
    const QChar c = text[at];
    const QChar next = at + 1 < text.size() ? text[at + 1] : QChar();
    if (c == '/' && next == '/') {
      color(at, text.size(), theme::theme().mutedText);
      return;
    }
    if (c == '/' && next == '*') {
      at = colorComment(text, at, at + 2);
    } else if (c == '"' || c == '\'' || c == '`') {
      at = colorText(text, at, at + 1, c);
    } else if (isWordLetter(c)) {
      at = colorWord(text, at);
    } else {
      ++at;
    }
  }
}

}  // namespace furitsuke::panels
