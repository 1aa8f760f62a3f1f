// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTranslator>
#include <functional>
#include <set>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/commands/workspace.h"
#include "app/operations/operation_dialog.h"
#include "app/playback/playback.h"
#include "app/shell/dock_area.h"
#include "app/timeline/dope_sheet.h"
#include "app/timeline/timeline_panel.h"
#include "app/timeline/timeline_view.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/operation_text.h"
#include "core/base/file.h"
#include "tests/app/shell/window_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke {
namespace {

/// A person at the dialog of an operation.
class OperationInWindow : public test::WindowTest {
 protected:
  OperationInWindow() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
    arm = *findTrack(document().motion(), "右腕");
  }

  OperationDialog& ask(const char* operation) {
    window->actions().action(QString("operation.") + operation)->trigger();
    auto* dialog = window->findChild<OperationDialog*>();
    EXPECT_NE(dialog, nullptr);
    return *dialog;
  }
  [[nodiscard]] bool isAsking() const { return window->findChild<OperationDialog*>() != nullptr; }
  /// Types a number into the field of a parameter, as a person does: over what stands there.
  static void type(const OperationDialog& dialog, const char* parameter, const QString& text) {
    auto* field = dialog.findChild<ParameterField*>(parameter);
    ASSERT_NE(field, nullptr) << parameter;
    auto* line = field->findChild<QLineEdit*>();
    ASSERT_NE(line, nullptr);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
  }
  static void choose(const OperationDialog& dialog, ScopeKind kind) {
    auto* scope = dialog.findChild<QComboBox*>("scope");
    scope->setFocus();
    while (scope->currentIndex() > static_cast<int>(kind)) QTest::keyClick(scope, Qt::Key_Up);
    while (scope->currentIndex() < static_cast<int>(kind)) QTest::keyClick(scope, Qt::Key_Down);
  }
  static void press(const OperationDialog& dialog, const char* button) {
    QTest::mouseClick(dialog.findChild<QPushButton*>(button), Qt::LeftButton);
    settle();
  }
  [[nodiscard]] static QString figures(const OperationDialog& dialog) {
    return dialog.findChild<QLabel*>("figures")->text();
  }
  /// Until the preview shows what the fields say.
  [[nodiscard]] bool waitForKeys(const std::string& keys) {
    return QTest::qWaitFor([&] { return armKeys() == keys; }, 5000);
  }
  [[nodiscard]] std::string armKeys() { return test::keysOf(document().motion(), arm); }
  [[nodiscard]] QByteArray saved() {
    const Bytes bytes = vmdFromMotion(document().motion(), document().source(), document().writeOptions());
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
  }

  TrackId arm;
};

TEST_F(OperationInWindow, APreviewIsSeenCancelledAppliedUndoneAndRedone) {
  const QByteArray before = saved();
  const Motion original = document().motion();
  document().setSelection(selectKeys(document().motion(), arm, {10, 20}));
  const KeySelection selection = document().selection();

  OperationDialog& dialog = ask("shift");
  EXPECT_EQ(dialog.scope().kind(), ScopeKind::Selected) << "what is selected is what is meant";
  type(dialog, "by", "5");
  ASSERT_TRUE(waitForKeys("0:0 15:10 25:20"));
  EXPECT_TRUE(figures(dialog).contains("9") && figures(dialog).contains("1")) << figures(dialog).toStdString();
  EXPECT_FALSE(document().isModified()) << "a preview is no change";
  EXPECT_EQ(document().undoStack()->count(), 0);
  const auto& view = window->docks().timeline()->view();
  EXPECT_EQ(view.document()->motion().frames(arm).back(), 25) << "the timeline shows it";

  press(dialog, "cancel");
  EXPECT_FALSE(isAsking());
  EXPECT_EQ(armKeys(), "0:0 10:10 20:20");
  EXPECT_EQ(document().motion(), original);
  EXPECT_EQ(document().selection(), selection);
  EXPECT_EQ(document().undoStack()->count(), 0);
  EXPECT_EQ(saved(), before);

  OperationDialog& again = ask("shift");
  type(again, "by", "7");
  ASSERT_TRUE(waitForKeys("0:0 17:10 27:20"));
  QTest::keyClick(&again, Qt::Key_Return);
  settle();
  EXPECT_FALSE(isAsking());
  EXPECT_EQ(armKeys(), "0:0 17:10 27:20");
  ASSERT_EQ(document().undoStack()->count(), 1);
  EXPECT_EQ(document().undoStack()->undoText(), "Shift");
  EXPECT_TRUE(document().isModified());
  const QByteArray after = saved();
  run("edit.undo");
  EXPECT_EQ(saved(), before);
  EXPECT_EQ(document().selection(), selection);
  EXPECT_FALSE(document().isModified());
  run("edit.redo");
  EXPECT_EQ(saved(), after);
}

TEST_F(OperationInWindow, WithoutPreviewNothingIsSeenBeforeItIsApplied) {
  OperationDialog& dialog = ask("scale-time");
  auto* preview = dialog.findChild<QCheckBox*>("preview");
  type(dialog, "factor", "2");
  ASSERT_TRUE(waitForKeys("0:0 20:10 40:20"));
  preview->setFocus();
  QTest::keyClick(preview, Qt::Key_Space);
  EXPECT_EQ(armKeys(), "0:0 10:10 20:20") << "switched off, it goes at once";
  type(dialog, "factor", "3");
  QTest::qWait(100);
  EXPECT_EQ(armKeys(), "0:0 10:10 20:20");
  press(dialog, "apply");
  ASSERT_TRUE(waitForKeys("0:0 30:10 60:20"));
  EXPECT_EQ(document().undoStack()->count(), 1);
  EXPECT_FALSE(ask("scale-time").isPreviewOn()) << "the switch is remembered";
}

TEST_F(OperationInWindow, TracksThatComeWithAPreviewGoWithIt) {
  Motion more = sampleMotion();
  test::addBone(more, "新しい骨", {0, 7});
  test::addMorph(more, "笑い", {3});
  const QString other = writeMotion("other.vmd", more);
  const QByteArray before = saved();
  const std::size_t tracks = document().motion().trackIds().size();
  OperationDialog& dialog = ask("merge");
  type(dialog, "with", other);
  ASSERT_TRUE(QTest::qWaitFor([&] { return findTrack(document().motion(), "新しい骨").has_value(); }, 5000));
  document().setCurrentTrack(findTrack(document().motion(), "新しい骨"));
  press(dialog, "cancel");
  EXPECT_EQ(document().motion().trackIds().size(), tracks);
  EXPECT_FALSE(document().currentTrack());
  EXPECT_EQ(saved(), before);

  OperationDialog& again = ask("merge");
  type(again, "with", other);
  ASSERT_TRUE(QTest::qWaitFor([&] { return findTrack(document().motion(), "新しい骨").has_value(); }, 5000));
  press(again, "apply");
  EXPECT_EQ(document().undoStack()->count(), 1);
  EXPECT_EQ(test::keysOf(document().motion(), *findTrack(document().motion(), "新しい骨")), "0:0 7:7");
  const QByteArray after = saved();
  run("edit.undo");
  EXPECT_EQ(saved(), before) << "empty tracks are not saved";
  run("edit.redo");
  EXPECT_EQ(saved(), after);
}

TEST_F(OperationInWindow, WhatAPersonDoesMeanwhileIsDoneToTheMotionNotToThePreview) {
  struct Row {
    const char* what;
    std::function<void()> act;
    const char* keys;  ///< with the preview out of the way
  };
  const Row rows[] = {
      {"an action", [this] { run("select track=右腕 frames=20\nkey.move by=5"); }, "0:0 10:10 25:20"},
      {"undo", [this] { run("edit.undo"); }, "0:0 10:10 20:20"},
      {"a gesture",
       [this] {
         document().beginGesture("drag");
         const KeySelection keys = selectKeys(document().motion(), arm, {20, 20});
         document().updateGesture(
             [keys](const Motion& motion) { return moveKeys(motion, keys, 3, FrameZeroRule::AsMmd); });
         document().endGesture();
       },
       "0:0 10:10 23:20"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    while (document().undoStack()->canUndo()) document().undoStack()->undo();
    run("select track=左腕 frames=30\nkey.moveLater");  // there is something to undo
    OperationDialog& dialog = ask("shift");
    choose(dialog, ScopeKind::Whole);
    type(dialog, "by", "100");
    ASSERT_TRUE(waitForKeys("100:0 110:10 120:20"));
    row.act();
    EXPECT_EQ(armKeys(), row.keys);
    EXPECT_TRUE(QTest::qWaitFor([&] { return document().isPreviewing(); }, 5000)) << "it comes back";
    press(dialog, "cancel");
    EXPECT_EQ(armKeys(), row.keys);
  }
}

TEST_F(OperationInWindow, AFileIsSavedWithoutThePreview) {
  run("select track=右腕 frames=20\nkey.move by=5");
  OperationDialog& dialog = ask("shift");
  choose(dialog, ScopeKind::Whole);
  type(dialog, "by", "100");
  ASSERT_TRUE(waitForKeys("100:0 110:10 125:20"));
  ASSERT_TRUE(document().save());
  const auto file = MotionDocument::open(document().filePath());
  ASSERT_TRUE(file);
  EXPECT_EQ(test::keysOf((*file)->motion(), arm), "0:0 10:10 25:20");
}

TEST_F(OperationInWindow, TheKeysAreThoseOfTheSelectionTheBandTheTracksOrAll) {
  window->playback().setLoopRange({5, 15});
  OperationDialog& dialog = ask("shift");
  EXPECT_EQ(dialog.scope().kind(), ScopeKind::Marked) << "with nothing selected the band is meant";
  type(dialog, "by", "1");
  ASSERT_TRUE(waitForKeys("0:0 11:10 20:20"));
  window->playback().setLoopRange({20, 30});
  ASSERT_TRUE(waitForKeys("0:0 10:10 21:20")) << "the band was moved";
  choose(dialog, ScopeKind::Whole);
  ASSERT_TRUE(waitForKeys("1:0 11:10 21:20"));
  choose(dialog, ScopeKind::Tracks);
  auto* tracks = dialog.findChild<QLineEdit*>("tracks");
  tracks->insert("*腕");  // as an input method does
  auto* frames = dialog.findChild<QLineEdit*>("frames");
  frames->setFocus();
  QTest::keyClicks(frames, "-10");
  ASSERT_TRUE(waitForKeys("1:0 11:10 20:20"));
  EXPECT_EQ(test::framesOf(document().motion(), *findTrack(document().motion(), "morph:あ")), "0 15");
  // What is selected while it is open counts as soon as it is chosen.
  document().cancelPreview();
  document().setSelection(selectKeys(document().motion(), arm, {20, 20}));
  ASSERT_TRUE(QTest::qWaitFor([&] { return document().isPreviewing(); }, 5000));
  choose(dialog, ScopeKind::Selected);
  EXPECT_TRUE(waitForKeys("0:0 10:10 21:20"));
}

TEST_F(OperationInWindow, WhatIsWrongIsToldBesideItsField) {
  OperationDialog& dialog = ask("merge");
  type(dialog, "with", pathOf("none.vmd"));
  auto* field = dialog.findChild<ParameterField*>("with");
  ASSERT_TRUE(QTest::qWaitFor([&] { return field->problem().contains("none.vmd"); }, 5000))
      << field->problem().toStdString();
  EXPECT_FALSE(document().isPreviewing());
  press(dialog, "apply");
  QTest::qWait(50);
  EXPECT_TRUE(isAsking()) << "what failed can be put right";
  type(dialog, "with", writeMotion("other.vmd", sampleMotion()));
  EXPECT_TRUE(QTest::qWaitFor([&] { return field->problem().isEmpty(); }, 5000));
}

TEST_F(OperationInWindow, ParametersAreRememberedAndCanBeReset) {
  OperationDialog& dialog = ask("scale-time");
  type(dialog, "factor", "0.5");
  type(dialog, "about", "10");
  press(dialog, "apply");
  ASSERT_TRUE(QTest::qWaitFor([&] { return document().undoStack()->count() == 1; }, 5000));
  settle();
  restart();
  EXPECT_TRUE(window->files().open(pathOf("dance.vmd")));
  OperationDialog& again = ask("scale-time");
  const auto value = [&again](const char* id) { return again.findChild<ParameterField*>(id)->text(); };
  EXPECT_EQ(value("factor"), "0.5");
  EXPECT_EQ(value("about"), "10");
  press(again, "defaults");
  EXPECT_EQ(value("factor"), "1");
  EXPECT_EQ(value("about"), "0");
  EXPECT_EQ(value("rounding"), "nearest");
}

TEST_F(OperationInWindow, APlaceIsThatOfThePlayhead) {
  document().setCurrentFrame(17);
  OperationDialog& dialog = ask("insert-frames");
  EXPECT_EQ(dialog.findChild<ParameterField*>("at")->text(), "17");
}

TEST_F(OperationInWindow, AMotionThatIsOpenCanBeMergedAsItIs) {
  Motion more;
  more.modelName = sampleMotion().modelName;
  test::addBone(more, "新しい骨", {0, 7});
  const QString path = writeMotion("other.vmd", more);
  EXPECT_TRUE(window->files().open(path));
  run("select track=新しい骨 frames=7\nkey.move by=2");  // not saved
  window->workspace().setCurrent(window->workspace().document(0));
  run("operation.merge with=\"" + path + "\"");
  EXPECT_EQ(test::keysOf(document().motion(), *findTrack(document().motion(), "新しい骨")), "0:0 9:7");
}

TEST_F(OperationInWindow, ItFollowsTheTabInFrontAndGoesWithTheLast) {
  EXPECT_TRUE(window->files().open(writeMotion("second.vmd", sampleMotion())));
  MotionDocument* second = &document();
  MotionDocument* first = window->workspace().document(0);
  OperationDialog& dialog = ask("shift");
  choose(dialog, ScopeKind::Whole);
  type(dialog, "by", "2");
  ASSERT_TRUE(waitForKeys("2:0 12:10 22:20"));
  window->workspace().setCurrent(first);
  EXPECT_FALSE(second->isPreviewing());
  EXPECT_TRUE(QTest::qWaitFor([&] { return first->isPreviewing(); }, 5000));
  window->workspace().remove(second);
  window->workspace().remove(first);
  settle();
  EXPECT_FALSE(isAsking());
}

TEST_F(OperationInWindow, EveryRowOfTheTableHasADialogThatFillsItself) {
  for (const Operation& operation : operations()) {
    SCOPED_TRACE(operation.id);
    OperationDialog& dialog = ask(std::string(operation.id).c_str());
    EXPECT_EQ(&dialog.operation(), &operation);
    const OperationArguments::Texts texts = dialog.arguments();
    ASSERT_EQ(texts.size(), operation.parameters.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const OperationParameter& parameter = operation.parameters[i];
      if (parameter.isRequired) continue;
      const ArgumentFiles none;
      EXPECT_TRUE(OperationArguments::read({&parameter, 1}, {texts[i]}, none).ok()) << texts[i].second;
      EXPECT_EQ(texts[i].second, parameter.initial) << "a field holds its default";
    }
    press(dialog, "cancel");
    EXPECT_FALSE(document().isPreviewing());
  }
  EXPECT_EQ(document().undoStack()->count(), 0);
}

TEST_F(OperationInWindow, ScriptsAreToldWhatIsWrong) {
  const std::pair<const char*, const char*> rows[] = {
      {"operation.shift", "by"},
      {"operation.scale-time factor=0", "factor"},
      {"operation.scale-time factor=2 rounding=up", "rounding"},
      {"operation.shift by=1 frames=20-10", "frames"},
      {"operation.shift by=1 selected=true tracks=右腕", "selected"},
      {"operation.no-such", "no-such"},
      {"operation.trim first=20 last=10", "trim"},
  };
  for (const auto& [script, told] : rows) {
    const Status status = runActionScript(window->actions(), script);
    ASSERT_FALSE(status) << script;
    EXPECT_NE(status.error().message().find(told), std::string::npos) << status.error().message();
  }
  EXPECT_EQ(document().undoStack()->count(), 0);
  run("select track=右腕 frames=20\noperation.shift by=1 selected=true");
  EXPECT_EQ(armKeys(), "0:0 10:10 21:20");
}

TEST_F(OperationInWindow, TheTableSpeaksJapanese) {
  QTranslator words;
  ASSERT_TRUE(words.load("operations_ja", FURITSUKE_TRANSLATIONS));
  QCoreApplication::installTranslator(&words);
  std::set<std::string> missing;
  for (const QString& sentence : operationSentences()) {
    if (words.translate("Operations", sentence.toUtf8().constData()).isNull()) missing.insert(sentence.toStdString());
  }
  const QString text = findAction("operation.scale-time")->plainText();
  QCoreApplication::removeTranslator(&words);
  EXPECT_EQ(missing, std::set<std::string>());
  EXPECT_NE(text, "Scale Time");
}

}  // namespace
}  // namespace furitsuke
