// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/phrase_breaks.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QTextBoundaryFinder>

#include "app/widgets/empty_state.h"

namespace furitsuke::widgets {
namespace {

/// Where the lines of the text may break, each by a bar.
std::string phrases(const QString& text) {
  QString all;
  const QString kept = keptPhrases(text);
  QTextBoundaryFinder finder(QTextBoundaryFinder::Line, kept);
  for (qsizetype i = 0; i < kept.size(); ++i) {
    finder.setPosition(i);
    if (i > 0 && finder.isAtBoundary()) all.append('|');
    if (kept[i] != QChar(0x2060)) all.append(kept[i]);
  }
  return all.toStdString();
}

TEST(PhraseBreaks, JapaneseBreaksBetweenPhrasesAndOthersAsUsual) {
  struct Row {
    const char* text;
    const char* phrases;
  };
  for (const Row& row : {Row{"ここで値を確認・変更できます。", "ここで|値を|確認・変更できます。"},
                         Row{"モーションのきれいさを、見ます。", "モーションのきれいさを、|見ます。"},
                         Row{"Ctrl+O で開きます。", "Ctrl+O |で|開きます。"}, Row{"Open a file.", "Open |a |file."},
                         Row{"也可以", "也|可|以"}}) {
    EXPECT_EQ(phrases(QString::fromUtf8(row.text)), row.phrases);
  }
}

TEST(PhraseBreaks, LinesOfAnEmptyPanelAreOfSimilarWidth) {
  EmptyState state("settings", "Select keys in the timeline to see and change their values here, or open one.");
  state.resize(1200, 300);
  state.show();
  const auto* label = state.findChild<QLabel*>();
  for (const auto* each : state.findChildren<QLabel*>()) {
    if (each->wordWrap()) label = each;
  }
  constexpr int kFullWidth = 240;
  EXPECT_LT(label->width(), kFullWidth);
  EXPECT_EQ(label->heightForWidth(label->width()), label->heightForWidth(kFullWidth)) << "as many lines";
}

}  // namespace
}  // namespace furitsuke::widgets
