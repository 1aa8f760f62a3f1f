// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QDir>
#include <QFile>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>
#include <QTranslator>
#include <QTreeWidget>
#include <QUndoStack>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/script_commands.h"
#include "app/dialogs/command_palette.h"
#include "app/panels/dock_area.h"
#include "app/panels/operations/operation_dialog.h"
#include "app/panels/scripts/script_editor.h"
#include "app/panels/scripts/scripts_panel.h"
#include "app/session/script_library.h"
#include "core/scripts/script_process.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

// The scripts of the window: the panel, the library and the dialog of a script.
namespace furitsuke::commands {
namespace {

class ScriptActions : public test::WindowTest {
 protected:
  void SetUp() override {
    if (!scripts::scriptProgram().ok()) GTEST_SKIP() << "furitsuke-script is not beside the program";
  }
  session::ScriptLibrary& library() { return window->findChild<ScriptCommands*>()->library(); }
  panels::ScriptsPanel& panel() { return *window->docks().panel<panels::ScriptsPanel>(); }
  panels::ScriptEditor& editor() { return *panel().findChild<panels::ScriptEditor*>(); }
  QTreeWidget& list() { return *panel().findChild<QTreeWidget*>("scriptList"); }
  QString log() { return panel().findChild<QPlainTextEdit*>("scriptLog")->toPlainText(); }
  /// Writes a script into the folder of the user as another program does.
  void writeScript(const QString& name, const QString& source) {
    QDir().mkpath(library().folder());
    QFile file(library().folder() + '/' + name + ".js");
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(source.toUtf8());
  }
  void openSample() { run("file.open path=\"" + writeMotion("a.vmd", sampleMotion()) + '"'); }
  panels::OperationDialog* dialog() { return window->findChild<panels::OperationDialog*>(); }
};

TEST_F(ScriptActions, RunFromAScriptOfActionsAsOneUndoStep) {
  openSample();
  writeScript("lower",
              "/* furitsuke-script {\"parameters\": [{\"id\": \"by\", \"kind\": \"number\"}]} */\n"
              "for (const key of motion.bone('右腕').keys) key.translation[1] -= parameters.by;");
  library().rescan();
  run("script.run name=lower parameters=\"by=2\"");
  EXPECT_EQ(document().motion().bones[0].keys.values()[1].translation.y, -2);
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  run("edit.undo");
  EXPECT_EQ(document().motion().bones[0].keys.values()[1].translation.y, 0);
}

TEST_F(ScriptActions, PreviewInTheDialogAndApplyAsOneStep) {
  openSample();
  panel().setCurrent("time-offset");
  window->actions().call("script.run");
  ASSERT_NE(dialog(), nullptr);
  EXPECT_TRUE(test::waitFor([this] { return document().history().isPreviewing(); }));
  EXPECT_EQ(document().motion().bones[0].keys.frames()[1], 4) << "the preview is shown";
  EXPECT_TRUE(log().startsWith("Moved keys: 9")) << log().toStdString();
  emit dialog()->applyRequested();
  EXPECT_TRUE(test::waitFor([this] { return dialog() == nullptr; }));
  EXPECT_FALSE(document().history().isPreviewing());
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  EXPECT_EQ(document().history().undoStack()->undoText(), "Time Offset");
}

TEST_F(ScriptActions, OfferNamesAndTranslatedChoicesInTheDialog) {
  openSample();
  run("language.japanese");
  writeScript("ask",
              R"js(/* furitsuke-script {"parameters": [
    {"id": "bone", "kind": "bone", "default": "右腕"},
    {"id": "side", "kind": "choice", "choices": ["both", {"value": "left", "text": {"en": "Left", "ja": "左側"}}]}]} */
log(parameters.bone, parameters.side);)js");
  library().rescan();
  panel().setCurrent("ask");
  window->actions().call("script.run");
  ASSERT_NE(dialog(), nullptr);
  auto* bone = dialog()->findChild<panels::ParameterField*>("bone")->findChild<QComboBox*>();
  ASSERT_NE(bone, nullptr);
  EXPECT_EQ(bone->currentText(), "右腕");
  EXPECT_EQ(bone->count(), static_cast<int>(document().motion().bones.size())) << "the bones of the motion";
  auto* side = dialog()->findChild<panels::ParameterField*>("side")->findChild<QComboBox*>();
  ASSERT_NE(side, nullptr);
  EXPECT_EQ(side->itemText(1), "左側");
  side->setCurrentIndex(1);
  EXPECT_TRUE(test::waitFor([this] { return log().startsWith("右腕 left"); })) << log().toStdString();
  run("language.english");
}

TEST_F(ScriptActions, CompleteNamesThatAreTypedInTheDialog) {
  openSample();
  writeScript("ask", R"js(/* furitsuke-script {"parameters": [{"id": "bone", "kind": "bone", "default": "右腕"}]} */
log(parameters.bone);)js");
  library().rescan();
  panel().setCurrent("ask");
  window->actions().call("script.run");
  ASSERT_NE(dialog(), nullptr);
  auto* bone = dialog()->findChild<panels::ParameterField*>("bone")->findChild<QComboBox*>();
  ASSERT_NE(bone, nullptr);
  ASSERT_TRUE(bone->isEditable());
  bone->lineEdit()->setFocus();
  bone->lineEdit()->selectAll();
  QInputMethodEvent typed;
  typed.setCommitString("左");
  QApplication::sendEvent(bone->lineEdit(), &typed);
  QAbstractItemView* offered = bone->completer()->popup();
  ASSERT_TRUE(test::waitFor([&] { return offered->isVisible(); }));
  ASSERT_EQ(offered->model()->rowCount(), 1) << "右腕 does not contain what is typed";
  QTest::keyClick(offered, Qt::Key_Down);
  QTest::keyClick(offered, Qt::Key_Return);
  EXPECT_FALSE(offered->isVisible());
  EXPECT_EQ(bone->currentText(), "左腕");
  EXPECT_TRUE(test::waitFor([this] { return log().startsWith("左腕"); })) << log().toStdString();
}

TEST_F(ScriptActions, SayInTheLanguageOfTheWindowWhyTheyFailed) {
  QTranslator words;
  ASSERT_TRUE(words.load("furitsuke_ja", FURITSUKE_TRANSLATIONS));
  QCoreApplication::installTranslator(&words);
  openSample();
  const struct {
    const char* source;
    const char* log;
  } rows[] = {
      {"/* furitsuke-script {\"seconds\": 0.2} */ for (;;) {}", "スクリプトが 0.2 秒を超えたため、停止しました"},
      {"motion.bone('右腕').keys = 3;", "1 行目: ボーン「右腕」: keys はリストにしてください"},
      {"/* furitsuke-script {\"hint\": 1} */", "1 行目: ヘッダー: hint: このメンバーはありません"},
  };
  for (const auto& row : rows) {
    writeScript("fails", row.source);
    library().rescan();
    panel().setCurrent("fails");
    window->actions().call("script.run");
    EXPECT_TRUE(test::waitFor([&] { return log().startsWith(row.log); })) << log().toStdString();
    if (dialog() != nullptr) dialog()->close();
    settle();
  }
  QCoreApplication::removeTranslator(&words);
}

TEST_F(ScriptActions, EndWithTheirDialog) {
  openSample();
  writeScript("endless", "for (;;) {}");
  library().rescan();
  panel().setCurrent("endless");
  window->actions().call("script.run");
  ASSERT_NE(dialog(), nullptr);
  QTest::qWait(300);
  const motion::Motion before = document().motion();
  dialog()->close();
  settle();
  EXPECT_EQ(document().motion(), before);
  EXPECT_EQ(dialog(), nullptr);
  EXPECT_FALSE(document().history().isPreviewing());
}

TEST_F(ScriptActions, MarkAMistakeAtItsLine) {
  openSample();
  writeScript("wrong", "const a = 1;\nnothing.x = 2;\n");
  library().rescan();
  panel().setCurrent("wrong");
  EXPECT_EQ(editor().problemLine(), 0);
  window->actions().call("script.run");
  EXPECT_TRUE(test::waitFor([this] { return editor().problemLine() == 2; }));
  EXPECT_NE(log().indexOf("nothing is not defined"), -1) << log().toStdString();
  QTest::keyClicks(&editor(), "x");
  EXPECT_EQ(editor().problemLine(), 0) << "the mark may not stay at a line that is edited";
}

TEST_F(ScriptActions, MarkAMistakeInTheHeaderWithoutARun) {
  writeScript("header", "\n/* furitsuke-script\n{ \"title\": }\n*/\n");
  library().rescan();
  panel().setCurrent("header");
  EXPECT_EQ(editor().problemLine(), 3);
}

TEST_F(ScriptActions, KeepTheLibraryInItsFolder) {
  run("script.new name=mine");
  EXPECT_TRUE(QFile::exists(library().folder() + "/mine.js"));
  run("script.duplicate name=mine");
  EXPECT_TRUE(QFile::exists(library().folder() + "/mine 2.js"));
  run("script.rename name=\"mine 2\" to=other");
  EXPECT_TRUE(QFile::exists(library().folder() + "/other.js"));
  run("script.duplicate name=breathing");
  EXPECT_TRUE(QFile::exists(library().folder() + "/breathing 2.js"));
  EXPECT_TRUE(library().find("breathing")->isBundled());
  for (const char* line :
       {"script.rename name=breathing to=x", "script.rename name=mine to=other", "script.rename name=mine to=../up",
        "script.delete name=breathing", "script.run name=none"}) {
    EXPECT_FALSE(actions::runActionScript(window->actions(), line).ok()) << line;
  }
  EXPECT_TRUE(QFile::exists(library().folder() + "/mine.js"));
}

TEST_F(ScriptActions, SaveWhatIsTypedAndReloadWhatOthersChange) {
  run("script.new name=mine");
  panel().setCurrent("mine");
  EXPECT_FALSE(editor().isReadOnly());
  editor().setPlainText("log(1);");
  panel().saveNow();
  EXPECT_EQ(library().load("mine")->source, "log(1);");
  writeScript("mine", "log(2);");
  EXPECT_TRUE(test::waitFor([this] { return editor().toPlainText() == "log(2);"; }));
  QFile::remove(library().folder() + "/mine.js");
  EXPECT_TRUE(test::waitFor([this] { return panel().current() != "mine"; }));
  panel().setCurrent("breathing");
  EXPECT_TRUE(editor().isReadOnly());
}

TEST_F(ScriptActions, IndentAndKeepTheIndentOfTheLine) {
  run("script.new name=mine");
  panel().setCurrent("mine");
  editor().clear();
  QTest::keyClicks(&editor(), "if (1) {");
  QTest::keyClick(&editor(), Qt::Key_Return);
  QTest::keyClicks(&editor(), "a;");
  QTest::keyClick(&editor(), Qt::Key_Return);
  QTest::keyClick(&editor(), Qt::Key_Tab);
  EXPECT_EQ(editor().toPlainText(), "if (1) {\n  a;\n    ");
}

TEST_F(ScriptActions, AreInTheCommandPalette) {
  openSample();
  run("view.commandPalette");
  auto* palette = window->findChild<dialogs::CommandPalette*>();
  ASSERT_NE(palette, nullptr);
  palette->findChild<QLineEdit*>()->setText("beat nods");
  auto* matches = palette->findChild<QTreeWidget*>();
  ASSERT_GT(matches->topLevelItemCount(), 0);
  EXPECT_EQ(matches->topLevelItem(0)->text(0), "Beat Nods");
  QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Return);
  ASSERT_NE(dialog(), nullptr);
  EXPECT_EQ(dialog()->windowTitle(), "Beat Nods");
  EXPECT_EQ(dialog()->operation().parameters.size(), 3U);
}

TEST_F(ScriptActions, ListTheScriptsOfTheUserFirst) {
  writeScript("zz", "log(1);");
  library().rescan();
  EXPECT_EQ(library().entries().front().name, "zz");
  EXPECT_EQ(library().entries().size(), 11);
  writeScript("breathing", "log('mine');");
  library().rescan();
  EXPECT_EQ(library().entries().size(), 11) << "hides the bundled one of the name";
  EXPECT_FALSE(library().find("breathing")->isBundled());
  panel();
  EXPECT_EQ(list().topLevelItemCount(), 11);
}

}  // namespace
}  // namespace furitsuke::commands
