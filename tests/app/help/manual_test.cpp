// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextList>
#include <QTextTable>
#include <QTreeWidget>
#include <algorithm>
#include <memory>
#include <utility>

#include "app/actions/action_set.h"
#include "app/help/manual_search.h"
#include "app/help/manual_text.h"
#include "app/help/manual_window.h"
#include "app/theme/theme.h"
#include "core/operations/operation.h"
#include "tests/app/actions/declared_actions.h"
#include "tests/support/waiting.h"

namespace furitsuke::test {
namespace {

const QStringList& manualLanguages() {
  static const QStringList languages = {"en", "ja", "zh_CN"};
  return languages;
}

QStringList namedActions(const QString& source) {
  static const QRegularExpression mark("\\{([^}\\s]+)\\}");
  QStringList names;
  for (auto match = mark.globalMatch(source); match.hasNext();) names.append(match.next().captured(1));
  names.sort();
  names.removeDuplicates();
  return names;
}

QStringList chaptersOf(const QString& source) {
  static const QRegularExpression heading("^## (.*)$", QRegularExpression::MultilineOption);
  QStringList chapters;
  for (auto match = heading.globalMatch(source); match.hasNext();) chapters.append(match.next().captured(1));
  return chapters;
}

TEST(Manual, RefersOnlyToExistingActions) {
  for (const QString& language : manualLanguages()) {
    const QStringList names = namedActions(help::manualSource(language));
    ASSERT_GT(names.size(), 50) << language.toStdString();
    for (const QString& name : names) {
      EXPECT_TRUE(actions::findAction(name) != nullptr || name == "operations" || name == "actions")
          << language.toStdString() << ": " << name.toStdString();
    }
  }
}

TEST(Manual, HasTheSameChaptersAndActionsInEveryLanguage) {
  const QString english = help::manualSource("en");
  for (const QString& language : manualLanguages()) {
    const QString other = help::manualSource(language);
    EXPECT_EQ(other == english, language == "en");
    EXPECT_EQ(chaptersOf(other).size(), chaptersOf(english).size()) << language.toStdString();
    EXPECT_EQ(namedActions(other), namedActions(english)) << language.toStdString();
  }
}

TEST(Manual, IsInTheLanguageOfALocale) {
  const struct {
    const char* locale;
    const char* chapter;
  } rows[] = {{"en_US", "Timeline"}, {"ja_JP", "タイムライン"}, {"ja", "タイムライン"}, {"zh_CN", "时间轴"},
              {"zh_TW", "Timeline"}, {"xx", "Timeline"},        {"C", "Timeline"},      {"", "Timeline"}};
  for (const auto& row : rows)
    EXPECT_TRUE(chaptersOf(help::manualSource(row.locale)).contains(QString::fromUtf8(row.chapter))) << row.locale;
}

TEST(Manual, MentionsEveryPanel) {
  const QString all = help::manualSource("en");
  for (const char* id : {"view.graph", "view.model", "view.poses", "view.props", "view.reference", "view.findings"}) {
    EXPECT_TRUE(namedActions(all).contains(id)) << id;
  }
  for (const char* panel : {"viewport", "reference", "scene", "model", "poses", "props", "properties", "curves",
                            "timeline", "graph", "log"}) {
    EXPECT_TRUE(all.contains(QString("**%1**").arg(panel))) << panel;
  }
}

TEST(Manual, ShowsTheMenuPathOfAnAction) {
  EXPECT_EQ(actions::findAction("theme.dark")->place(), QString::fromUtf8("View › Theme › Dark"));
  EXPECT_EQ(actions::findAction("file.open")->place(), QString::fromUtf8("File › Open"));
  EXPECT_EQ(actions::findAction("curve.set")->place(), "Set Curve") << "this action is not in a menu";
}

TEST(Manual, ShowsTheCurrentShortcuts) {
  QWidget window;
  actions::ActionSet actions(&window);
  const QString source = "Use {marker.add}, {file.saveAs} or {no.action}.";
  EXPECT_EQ(help::manualText(source, actions),
            QString::fromUtf8("Use **Markers › Add Marker** (M), **File › Save As** (Ctrl+Shift+S) or {no.action}."));
  actions.setShortcuts(actions::KeyPreset::Furitsuke, {{"marker.add", {QKeySequence("Ctrl+[")}}, {"file.saveAs", {}}});
  EXPECT_EQ(help::manualText(source, actions),
            QString::fromUtf8("Use **Markers › Add Marker** (Ctrl+\\[), **File › Save As** or {no.action}."));
  const QString table = help::manualText("{actions}", actions);
  EXPECT_TRUE(table.contains("| Add Marker | Ctrl+\\[ | ")) << table.toStdString();
  EXPECT_TRUE(table.contains("| Save As |  | ")) << "without a shortcut";
}

TEST(Manual, ListsEveryActionOfTheMenusWithWhatItDoes) {
  QWidget window;
  const actions::ActionSet actions(&window);
  const QString text = help::manualText(help::manualSource("en"), actions);
  for (const actions::ActionInfo& action : actions::actionTable()) {
    if (*action.menu == '\0' || action.operation != nullptr) continue;
    const QString name = action.place().section(QString::fromUtf8(" › "), 1);
    const QRegularExpression row("\\n\\| " + QRegularExpression::escape(name) + " \\|[^|\\n]*\\| \\S");
    EXPECT_TRUE(row.match(text).hasMatch()) << action.id;
  }
}

TEST(Manual, ListsEveryOperation) {
  QWidget window;
  const actions::ActionSet actions(&window);
  const QString text = help::manualText(help::manualSource("en"), actions);
  for (const operations::Operation& operation : operations::operations()) {
    const QString row = QString("| %1 | ").arg(QString::fromUtf8(operation.text));
    EXPECT_TRUE(text.contains(row)) << row.toStdString();
  }
}

class ManualWindowTest : public ::testing::Test {
 protected:
  ManualWindowTest() : actions(&window) {
    theme::applyTheme(*qApp, "dark");
    manual = std::make_unique<help::ManualWindow>(actions);
    manual->show();
    EXPECT_TRUE(isShown(*manual));
  }
  [[nodiscard]] static bool isShown(const help::ManualWindow& book) {
    return waitFor([&book] { return book.isComplete(); });
  }
  [[nodiscard]] QTextBrowser* text() const { return manual->findChild<QTextBrowser*>(); }
  [[nodiscard]] QTreeWidget* chapters() const { return manual->findChild<QTreeWidget*>(); }
  [[nodiscard]] QLineEdit* field() const { return manual->findChild<QLineEdit*>(); }
  [[nodiscard]] QString found() const { return manual->findChild<QLabel*>()->text(); }

  QWidget window;
  actions::ActionSet actions;
  std::unique_ptr<help::ManualWindow> manual;
};

TEST_F(ManualWindowTest, ScrollsToAClickedChapter) {
  ASSERT_EQ(chapters()->topLevelItemCount(), chaptersOf(help::manualSource("en")).size() + 1) << "and the title";
  QTreeWidgetItem* item = chapters()->findItems("Posing", Qt::MatchExactly).value(0);
  ASSERT_NE(item, nullptr);
  QTest::mouseClick(chapters()->viewport(), Qt::LeftButton, {}, chapters()->visualItemRect(item).center());
  const QString atTop = text()->cursorForPosition({40, 24}).block().text();
  EXPECT_EQ(atTop, "Posing");
  EXPECT_EQ(chapters()->currentItem(), item);
}

TEST_F(ManualWindowTest, SelectsTheVisibleChapter) {
  EXPECT_EQ(chapters()->currentItem(), chapters()->topLevelItem(0));
  text()->verticalScrollBar()->setValue(text()->verticalScrollBar()->maximum());
  ASSERT_NE(chapters()->currentItem(), nullptr);
  EXPECT_EQ(chapters()->currentItem()->text(0), "Actions and shortcuts");
}

TEST_F(ManualWindowTest, FindsTextAndGoesFromMatchToMatch) {
  QTest::keyClicks(field(), "VPD poses");
  const auto marks = text()->extraSelections();
  ASSERT_GT(marks.size(), 0);
  EXPECT_EQ(found(), QString("1 of %1").arg(marks.size()));
  EXPECT_TRUE(text()->viewport()->rect().contains(text()->cursorRect().topLeft()));
  QTest::keyClicks(field(), "x");
  EXPECT_EQ(found(), "Not found");
  field()->setText("Ctrl");
  const int count = static_cast<int>(text()->extraSelections().size());
  ASSERT_GT(count, 2);
  QTest::keyClick(field(), Qt::Key_Return);
  EXPECT_EQ(found(), QString("2 of %1").arg(count));
  QTest::keyClick(field(), Qt::Key_Return, Qt::ShiftModifier);
  QTest::keyClick(field(), Qt::Key_Return, Qt::ShiftModifier);
  EXPECT_EQ(found(), QString("%1 of %1").arg(count)) << "wraps around";
}

TEST_F(ManualWindowTest, AnswersQuestionsByWordsTheirFormsAndSynonyms) {
  const struct {
    QLocale::Language language;
    QStringList questions;
  } rows[] = {
      {QLocale::English,
       {"sliding feet",         "how do I add music", "curves of keys",   "recording poses",    "dark mode",
        "physics off",          "change shortcuts",   "exporting videos", "insert empty frame", "outside parent",
        "delete unneeded keys", "loop a motion",      "missing textures", "mirror a pose",      "two dancers",
        "camera cut",           "undo history",       "convert to bvh",   "subtitle",           "unregistered pose"}},
      {QLocale::Japanese,
       {"音楽", "物理オフ", "補間曲線", "外部親", "動画を出力", "カメラを登録", "多段化", "ダークモード"}},
      {QLocale::Chinese, {"音乐", "怎么关闭物理", "插值曲线", "外部亲", "导出视频", "描边", "撤销", "深色模式"}},
  };
  const QLocale before;
  for (const auto& row : rows) {
    QLocale::setDefault(QLocale(row.language));
    manual = std::make_unique<help::ManualWindow>(actions);
    ASSERT_TRUE(isShown(*manual));
    for (const QString& question : row.questions) {
      field()->setText(question);
      EXPECT_NE(found(), "Not found") << question.toStdString();
      EXPECT_FALSE(text()->extraSelections().isEmpty()) << question.toStdString();
    }
    field()->setText("xyzzy");
    EXPECT_EQ(found(), "Not found");
  }
  QLocale::setDefault(before);
}

TEST_F(ManualWindowTest, FindsThePassageThatHasTheWordsTogether) {
  const struct {
    const char* question;
    const char* passage;  ///< words of the passage that is found first
  } rows[] = {{"copy pose to other side", "Paste Pose Mirrored"},
              {"film with sound", "sound"},
              {"bones of another model", "model"}};
  for (const auto& row : rows) {
    field()->setText(row.question);
    const QString block = text()->textCursor().block().text();
    EXPECT_TRUE(block.contains(row.passage)) << row.question << ": " << block.toStdString();
    const QRect at = text()->cursorRect();
    EXPECT_LT(at.top(), text()->viewport()->height() / 2) << row.question << ": what follows is in sight";
  }
}

TEST_F(ManualWindowTest, FindsHeadingsFirst) {
  field()->setText("Posing");
  const QTextBlock block = text()->textCursor().block();
  EXPECT_GT(block.blockFormat().headingLevel(), 0) << block.text().toStdString();
}

TEST(ManualSearch, LeavesOutEndingsAndFillers) {
  const struct {
    const char* question;
    const char* words;
  } rows[] = {{"sliding feet", "slid feet"},
              {"How do I stop the playback?", "stop playback"},
              {"stopping", "stop"},
              {"copies of poses", "cop pos"},
              {"怎么关闭物理", "关闭 闭物 物理"},
              {"動画を出力", "動画 出力"},
              {"反転 ポーズ", "反転 ぽーず"},
              {"how to", ""}};
  for (const auto& row : rows)
    EXPECT_EQ(help::searchedWords(row.question).join(' ').toStdString(), row.words) << row.question;
}

TEST_F(ManualWindowTest, UpdatesTheShortcuts) {
  ASSERT_TRUE(text()->toPlainText().contains("Add Marker (M)"));
  actions.setShortcuts(actions::KeyPreset::Furitsuke, {{"marker.add", {QKeySequence("Ctrl+Alt+Z")}}});
  ASSERT_TRUE(isShown(*manual));
  EXPECT_TRUE(text()->toPlainText().contains("Add Marker (Ctrl+Alt+Z)"));
}

TEST_F(ManualWindowTest, AddsOnePieceOfItsTextPerPassOfTheEventLoop) {
  const qsizetype pieces = help::manualPieces(help::manualText(help::manualSource("en"), actions)).size();
  const help::ManualWindow opened(actions);
  const auto* document = opened.findChild<QTextBrowser*>()->document();
  int steps = 1;
  for (int blocks = document->blockCount(); !opened.isComplete() && steps < 1000; ++steps) {
    QApplication::processEvents();
    const int added = document->blockCount() - std::exchange(blocks, document->blockCount());
    EXPECT_LE(added, 400) << "more than a table";
  }
  EXPECT_GE(steps, pieces) << "at most one each time";
}

TEST_F(ManualWindowTest, StaysWhereItIsWhenShortcutsChange) {
  auto* bar = text()->verticalScrollBar();
  bar->setValue(bar->maximum() / 2);
  const int chapter = chapters()->indexOfTopLevelItem(chapters()->currentItem());
  actions.setShortcuts(actions::KeyPreset::Furitsuke, {{"marker.add", {QKeySequence("Ctrl+Alt+Z")}}});
  EXPECT_FALSE(manual->isComplete());
  const int scrolled = bar->maximum();
  ASSERT_TRUE(isShown(*manual));
  EXPECT_GT(bar->maximum(), scrolled);
  EXPECT_NEAR(bar->value(), bar->maximum() / 2, 200);
  EXPECT_EQ(chapters()->indexOfTopLevelItem(chapters()->currentItem()), chapter);
}

TEST_F(ManualWindowTest, HasTheBlocksOfItsTextInOnePiece) {
  for (const QString& language : manualLanguages()) {
    const QString source = help::manualText(help::manualSource(language), actions);
    const QStringList pieces = help::manualPieces(source);
    EXPECT_EQ(pieces.join(QString()), source);
    for (const QString& piece : pieces) EXPECT_LT(piece.count('\n'), 120) << piece.left(80).toStdString();
  }
  QTextDocument whole;
  whole.setMarkdown(help::manualText(help::manualSource("en"), actions));
  const auto blocksOf = [](const QTextDocument& document) {
    QStringList blocks;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
      const auto* list = block.textList();
      const bool isCell = QTextCursor(block).currentTable() != nullptr;
      // Qt adds an empty block to the first cell of some tables that follow a list.
      if (isCell && block.text().isEmpty()) continue;
      blocks.append(QString("%1 %2 %3 %4")
                        .arg(block.blockFormat().headingLevel())
                        .arg(list == nullptr ? -1 : list->itemNumber(block))
                        .arg(isCell)
                        .arg(block.text()));
    }
    while (blocks.back().endsWith(' ')) blocks.removeLast();
    return blocks;
  };
  const QStringList shown = blocksOf(*text()->document());
  const QStringList expected = blocksOf(whole);
  EXPECT_EQ(shown.size(), expected.size());
  for (qsizetype i = 0; i < std::min(shown.size(), expected.size()); ++i)
    ASSERT_EQ(shown.at(i).toStdString(), expected.at(i).toStdString()) << i;
}

TEST(Tutorials, AreShownInTheLanguageOfALocale) {
  const struct {
    const char* locale;
    const char* title;
  } rows[] = {{"en_US", "# Make a camera\n"},
              {"ja_JP", "# カメラを作る\n"},
              {"zh_CN", "# 制作摄像机\n"},
              {"zh_TW", "# Make a camera\n"},
              {"xx", "# Make a camera\n"}};
  for (const auto& row : rows) {
    const QString source = help::tutorialsSource(row.locale);
    EXPECT_TRUE(source.contains(row.title)) << row.locale;
    EXPECT_EQ(source.count("\n!["), 11) << row.locale;
  }
}

TEST_F(ManualWindowTest, ShowsTheTutorialsWithTheirPictures) {
  help::ManualWindow tutorials(actions, nullptr, help::Book::Tutorials);
  ASSERT_TRUE(isShown(tutorials));
  EXPECT_EQ(tutorials.findChild<QTreeWidget*>()->topLevelItemCount(), 11);
  auto* browser = tutorials.findChild<QTextBrowser*>();
  EXPECT_TRUE(browser->toPlainText().contains("Help › Open the Sample"));
  for (const char* picture : {"gallery/05_mirror.png", "gallery/ja/05_mirror.png", "gallery/zh_CN/screenshot.png"})
    EXPECT_FALSE(browser->loadResource(QTextDocument::ImageResource, QUrl(picture)).value<QImage>().isNull())
        << picture;
}

TEST_F(ManualWindowTest, ShowsTheManualOfTheLanguageOfTheInterface) {
  const QLocale before;
  for (const auto& [locale, chapter] : {std::pair(QLocale(QLocale::Chinese, QLocale::China), "时间轴"),
                                        std::pair(QLocale(QLocale::Japanese, QLocale::Japan), "タイムライン"),
                                        std::pair(QLocale(QLocale::English), "Timeline")}) {
    QLocale::setDefault(locale);
    const help::ManualWindow shown(actions);
    ASSERT_TRUE(isShown(shown));
    const auto* tree = shown.findChild<QTreeWidget*>();
    EXPECT_EQ(tree->findItems(QString::fromUtf8(chapter), Qt::MatchExactly).size(), 1) << chapter;
  }
  QLocale::setDefault(before);
}

TEST_F(ManualWindowTest, FitsItsTextIntoTheWindowInEveryLanguage) {
  const QLocale before;
  for (const QLocale& locale : {QLocale(QLocale::Chinese, QLocale::China), QLocale(QLocale::Japanese, QLocale::Japan),
                                QLocale(QLocale::English)}) {
    QLocale::setDefault(locale);
    for (const help::Book book : {help::Book::Manual, help::Book::Tutorials}) {
      help::ManualWindow shown(actions, nullptr, book);
      shown.show();
      ASSERT_TRUE(isShown(shown));
      EXPECT_FALSE(shown.findChild<QTextBrowser*>()->horizontalScrollBar()->isVisible()) << locale.name().toStdString();
    }
  }
  QLocale::setDefault(before);
}

TEST_F(ManualWindowTest, ScalesImagesToTheWidthOfTheText) {
  const QImage picture =
      text()->loadResource(QTextDocument::ImageResource, QUrl("gallery/screenshot.png")).value<QImage>();
  ASSERT_FALSE(picture.isNull());
  EXPECT_LT(picture.width() / picture.devicePixelRatio(), text()->viewport()->width());
}

}  // namespace
}  // namespace furitsuke::test
