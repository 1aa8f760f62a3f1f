// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSyntaxHighlighter>

namespace furitsuke::panels {

/// Colors JavaScript: comments, texts, numbers, words of the language and words of Furitsuke.
class ScriptHighlighter : public QSyntaxHighlighter {
  Q_OBJECT

 public:
  using QSyntaxHighlighter::QSyntaxHighlighter;

 protected:
  void highlightBlock(const QString& text) override;

 private:
  /// What a line ends in the middle of.
  enum State { Code = 0, Comment = 1, Template = 2 };
  /// Colors from `at` to the end of what has begun there and returns that end.
  qsizetype colorComment(const QString& text, qsizetype at, qsizetype from);
  qsizetype colorText(const QString& text, qsizetype at, qsizetype from, QChar quote);
  qsizetype colorWord(const QString& text, qsizetype at);
  void color(qsizetype from, qsizetype to, const QColor& color, bool bold = false);
};

}  // namespace furitsuke::panels
