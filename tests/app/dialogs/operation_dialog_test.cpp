// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>
#include <QTranslator>
#include <algorithm>
#include <functional>
#include <set>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/operations/name_completer.h"
#include "app/panels/operations/operation_dialog.h"
#include "app/panels/timeline/dope_sheet.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/session/playback.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/operation_text.h"
#include "app/widgets/value_field.h"
#include "core/base/file.h"
#include "tests/app/dialogs/operation_dialog_fixture.h"
#include "tests/support/far_motion.h"
#include "tests/support/humanoid.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::dialogs {
namespace {

TEST_F(OperationDialogTest, ThePreviewCanBeCanceledAppliedUndoneAndRedone) {
  const QByteArray before = saved();
  const motion::Motion original = document().motion();
  document().state().setSelection(motion::selectKeys(document().motion(), arm, {10, 20}));
  const motion::KeySelection selection = document().state().selection();

  panels::OperationDialog& dialog = ask("shift");
  EXPECT_EQ(dialog.scope().kind(), panels::ScopeKind::Selected) << "the selection is the default scope";
  type(dialog, "by", "5");
  ASSERT_TRUE(waitForKeys("0:0 15:10 25:20"));
  EXPECT_TRUE(summary(dialog).contains("9") && summary(dialog).contains("1")) << summary(dialog).toStdString();
  EXPECT_FALSE(document().isModified()) << "a preview does not modify the motion";
  EXPECT_EQ(document().history().undoStack()->count(), 0);
  const auto& view = window->docks().panel<panels::TimelinePanel>()->view();
  EXPECT_EQ(view.document()->motion().frames(arm).back(), 25) << "the timeline shows it";

  press(dialog, "cancel");
  EXPECT_FALSE(isAsking());
  EXPECT_EQ(armKeys(), "0:0 10:10 20:20");
  EXPECT_EQ(document().motion(), original);
  EXPECT_EQ(document().state().selection(), selection);
  EXPECT_EQ(document().history().undoStack()->count(), 0);
  EXPECT_EQ(saved(), before);

  panels::OperationDialog& again = ask("shift");
  type(again, "by", "7");
  ASSERT_TRUE(waitForKeys("0:0 17:10 27:20"));
  QTest::keyClick(&again, Qt::Key_Return);
  settle();
  EXPECT_FALSE(isAsking());
  EXPECT_EQ(armKeys(), "0:0 17:10 27:20");
  ASSERT_EQ(document().history().undoStack()->count(), 1);
  EXPECT_EQ(document().history().undoStack()->undoText(), "Shift");
  EXPECT_TRUE(document().isModified());
  const QByteArray after = saved();
  run("edit.undo");
  EXPECT_EQ(saved(), before);
  EXPECT_EQ(document().state().selection(), selection);
  EXPECT_FALSE(document().isModified());
  run("edit.redo");
  EXPECT_EQ(saved(), after);
}

TEST(NameCompleter, FindsNamesInAnySpellingAndCompletesTheLastOfAList) {
  struct Row {
    bool isList;
    const char* typed;
    QStringList completed;
  };
  const Row rows[] = {
      {false, "足ik", {"左足ＩＫ", "右足ＩＫ"}}, {false, "はいらいと", {"ハイライト消"}},   {false, "左足ＩＫ,右", {}},
      {true, "左腕,右腕", {"左腕,右腕"}},        {true, "*腕, ハイ", {"*腕,ハイライト消"}}, {true, "左腕,しっぽ", {}},
  };
  for (const Row& row : rows) {
    panels::NameCompleter completer(row.isList, nullptr);
    completer.setNames({"左足ＩＫ", "右足ＩＫ", "右腕", "ハイライト消"});
    completer.setCompletionPrefix(row.typed);
    QStringList completed;
    for (int i = 0; completer.setCurrentRow(i); ++i) completed.append(completer.currentCompletion());
    EXPECT_EQ(completed, row.completed) << row.typed;
  }
}

TEST(OfferedNames, AreThoseOfTheModelAndThenOtherOnesOfTheMotion) {
  motion::Motion motion;
  test::addBone(motion, "しっぽ", {0});
  test::addBone(motion, "右腕", {0});
  test::addMorph(motion, "あ", {0});
  const model::Model person = test::humanoid();
  const panels::OfferedNames names = panels::offeredNames(motion, &person);
  EXPECT_EQ(names.bones.size(), static_cast<int>(person.bones.size()) + 1);
  EXPECT_EQ(names.bones.first().toStdString(), person.bones.front().name.text);
  EXPECT_EQ(names.bones.last(), "しっぽ");
  EXPECT_EQ(names.bones.count("右腕"), 1);
  EXPECT_EQ(panels::offeredNames(motion, nullptr).bones, QStringList({"しっぽ", "右腕"}));
  EXPECT_EQ(names.of(operations::NameKind::Morphs), names.morphs);
  EXPECT_TRUE(names.of(operations::NameKind::Tracks).contains("morph:あ"));
}

TEST_F(OperationDialogTest, FieldsForBonesAndMorphsOfferTheirNames) {
  panels::OperationDialog& dialog = ask("blink");
  auto* morph = dialog.findChild<panels::ParameterField*>("morph")->findChild<QComboBox*>();
  ASSERT_NE(morph, nullptr);
  ASSERT_GT(morph->count(), 0);
  EXPECT_EQ(morph->currentText(), "まばたき") << "the default, which the motion may lack";
  const QString first = morph->itemText(0);
  morph->setCurrentIndex(0);
  EXPECT_EQ(dialog.findChild<panels::ParameterField*>("morph")->text(), first);
  auto* avoid = dialog.findChild<panels::ParameterField*>("avoid")->findChild<QLineEdit*>();
  ASSERT_NE(avoid->completer(), nullptr);
  avoid->completer()->setCompletionPrefix("x,");
  EXPECT_EQ(avoid->completer()->completionCount(), morph->count());
  EXPECT_EQ(avoid->completer()->currentCompletion(), "x," + first);
}

TEST_F(OperationDialogTest, WithoutPreviewTheMotionChangesOnlyWhenApplied) {
  panels::OperationDialog& dialog = ask("scale-time");
  auto* preview = dialog.findChild<QCheckBox*>("preview");
  type(dialog, "factor", "2");
  ASSERT_TRUE(waitForKeys("0:0 20:10 40:20"));
  preview->setFocus();
  QTest::keyClick(preview, Qt::Key_Space);
  EXPECT_EQ(armKeys(), "0:0 10:10 20:20") << "switching it off removes the preview immediately";
  type(dialog, "factor", "3");
  QTest::qWait(100);
  EXPECT_EQ(armKeys(), "0:0 10:10 20:20");
  press(dialog, "apply");
  ASSERT_TRUE(waitForKeys("0:0 30:10 60:20"));
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  EXPECT_FALSE(ask("scale-time").isPreviewOn()) << "the switch is remembered";
}

TEST_F(OperationDialogTest, AnAppliedOperationReportsItsMostSevereNoteWithItsSeverity) {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 10});
  ASSERT_TRUE(window->files().open(writeMotion("center.vmd", motion)));
  auto* messages = window->findChild<widgets::MessageBar*>();
  ASSERT_NE(messages, nullptr);
  messages->clear();
  panels::OperationDialog& dialog = ask("center-bias");
  dialog.setArguments({{"offset", "1,0,0"}});
  press(dialog, "apply");
  ASSERT_TRUE(test::waitFor([&] { return messages->text().contains("センター"); })) << messages->text().toStdString();
  EXPECT_EQ(messages->severity(), Severity::Info) << "which bones were moved is information";
}

TEST_F(OperationDialogTest, TheProgressOfSlowWorkIsShown) {
  panels::OperationDialog& dialog = ask("shift");
  auto* bar = dialog.findChild<QProgressBar*>();
  dialog.setBusy(true);
  EXPECT_TRUE(bar->isVisible());
  EXPECT_EQ(bar->maximum(), 0) << "how long it takes is not known yet";
  dialog.setProgress(0.5);
  EXPECT_EQ(bar->value() * 2, bar->maximum());
  dialog.setBusy(false);
  EXPECT_FALSE(bar->isVisible());
  dialog.setBusy(true);
  EXPECT_EQ(bar->maximum(), 0) << "of other work";
}

TEST_F(OperationDialogTest, TracksAddedByAPreviewAreRemovedWithIt) {
  motion::Motion more = sampleMotion();
  test::addBone(more, "新しい骨", {0, 7});
  test::addMorph(more, "笑い", {3});
  const QString other = writeMotion("other.vmd", more);
  const QByteArray before = saved();
  const std::size_t tracks = document().motion().trackIds().size();
  panels::OperationDialog& dialog = ask("merge");
  type(dialog, "with", other);
  ASSERT_TRUE(test::waitFor([&] { return motion::findTrack(document().motion(), "新しい骨").has_value(); }));
  document().state().setCurrentTrack(motion::findTrack(document().motion(), "新しい骨"));
  press(dialog, "cancel");
  EXPECT_EQ(document().motion().trackIds().size(), tracks);
  EXPECT_FALSE(document().state().currentTrack());
  EXPECT_EQ(saved(), before);

  panels::OperationDialog& again = ask("merge");
  type(again, "with", other);
  ASSERT_TRUE(test::waitFor([&] { return motion::findTrack(document().motion(), "新しい骨").has_value(); }));
  press(again, "apply");
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  EXPECT_EQ(test::keysOf(document().motion(), *motion::findTrack(document().motion(), "新しい骨")), "0:0 7:7");
  const QByteArray after = saved();
  run("edit.undo");
  EXPECT_EQ(saved(), before) << "empty tracks are not saved";
  run("edit.redo");
  EXPECT_EQ(saved(), after);
}

TEST_F(OperationDialogTest, EditsDuringAPreviewApplyToTheMotion) {
  struct Row {
    const char* what;
    std::function<void()> act;
    const char* keys;  ///< without the preview
  };
  const Row rows[] = {
      {"an action", [this] { run("select track=右腕 frames=20\nkey.move by=5"); }, "0:0 10:10 25:20"},
      {"undo", [this] { run("edit.undo"); }, "0:0 10:10 20:20"},
      {"a gesture",
       [this] {
         document().history().beginGesture("drag");
         const motion::KeySelection keys = motion::selectKeys(document().motion(), arm, {20, 20});
         document().history().updateGesture([keys](const motion::Motion& motion) {
           return motion::moveKeys(motion, keys, 3, motion::FrameZeroRule::AsMmd);
         });
         document().history().endGesture();
       },
       "0:0 10:10 23:20"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    while (document().history().undoStack()->canUndo()) document().history().undoStack()->undo();
    run("select track=左腕 frames=30\nkey.moveLater");  // there is something to undo
    panels::OperationDialog& dialog = ask("shift");
    choose(dialog, panels::ScopeKind::Whole);
    type(dialog, "by", "100");
    ASSERT_TRUE(waitForKeys("100:0 110:10 120:20"));
    row.act();
    EXPECT_EQ(armKeys(), row.keys);
    EXPECT_TRUE(test::waitFor([&] { return document().history().isPreviewing(); })) << "the preview is restored";
    press(dialog, "cancel");
    EXPECT_EQ(armKeys(), row.keys);
  }
}

TEST_F(OperationDialogTest, AFileIsSavedWithoutThePreview) {
  run("select track=右腕 frames=20\nkey.move by=5");
  panels::OperationDialog& dialog = ask("shift");
  choose(dialog, panels::ScopeKind::Whole);
  type(dialog, "by", "100");
  ASSERT_TRUE(waitForKeys("100:0 110:10 125:20"));
  ASSERT_TRUE(document().file().save());
  const auto file = edit::MotionDocument::open(document().file().path());
  ASSERT_TRUE(file);
  EXPECT_EQ(test::keysOf((*file)->motion(), arm), "0:0 10:10 25:20");
}

TEST_F(OperationDialogTest, RowsThatAreSelectedTogetherAreTheScope) {
  auto& view = *window->docks().panel<panels::TimelinePanel>()->findChild<panels::TimelineView*>();
  run("key.add track=camera frame=3");
  const motion::TrackId other = motion::kCameraTrack;
  std::vector<int> rows;
  for (int row = 0; row < view.rows().count(); ++row) {
    const auto& tracks = view.rows().tracksOf(row);
    if (tracks == std::vector{other} || tracks == std::vector{arm}) rows.push_back(row);
  }
  ASSERT_EQ(rows.size(), 2U);
  if (view.rows().tracksOf(rows.back()) != std::vector{arm}) std::ranges::reverse(rows);
  document().state().setSelection(motion::selectKeys(document().motion(), arm, {10, 10}));
  view.selectRows(rows, rows.back());
  panels::OperationDialog& dialog = ask("shift");
  EXPECT_EQ(dialog.scope().kind(), panels::ScopeKind::Rows) << "they were selected after the keys";
  EXPECT_TRUE(dialog.findChild<QComboBox*>("scope")->currentText().contains("2 track"));
  type(dialog, "by", "5");
  ASSERT_TRUE(waitForKeys("5:0 15:10 25:20"));
  view.selectRows({rows.front()}, rows.front());
  ASSERT_TRUE(waitForKeys("0:0 10:10 20:20")) << "the rows can be changed while the dialog is open";
  view.selectRows({rows.back()}, rows.back());
  ASSERT_TRUE(waitForKeys("5:0 15:10 25:20"));
  press(dialog, "apply");
  EXPECT_EQ(armKeys(), "5:0 15:10 25:20");
}

TEST_F(OperationDialogTest, TheScopeCanBeTheSelectionTheLoopRangeTracksOrEverything) {
  window->playback().setLoopRange({5, 15});
  window->playback().setLooping(true);
  panels::OperationDialog& dialog = ask("shift");
  EXPECT_EQ(dialog.scope().kind(), panels::ScopeKind::Marked)
      << "without a selection, the loop range is the default scope";
  type(dialog, "by", "1");
  ASSERT_TRUE(waitForKeys("0:0 11:10 20:20"));
  window->playback().setLoopRange({20, 30});
  ASSERT_TRUE(waitForKeys("0:0 10:10 21:20")) << "the loop range has moved";
  choose(dialog, panels::ScopeKind::Whole);
  ASSERT_TRUE(waitForKeys("1:0 11:10 21:20"));
  choose(dialog, panels::ScopeKind::Tracks);
  auto* tracks = dialog.findChild<QLineEdit*>("tracks");
  tracks->insert("*腕");  // as an input method does
  auto* frames = dialog.findChild<QLineEdit*>("frames");
  frames->setFocus();
  QTest::keyClicks(frames, "-10");
  ASSERT_TRUE(waitForKeys("1:0 11:10 20:20"));
  EXPECT_EQ(test::framesOf(document().motion(), *motion::findTrack(document().motion(), "morph:あ")), "0 15");
  // Keys selected while the dialog is open are used once that scope is chosen.
  document().history().cancelPreview();
  document().state().setSelection(motion::selectKeys(document().motion(), arm, {20, 20}));
  ASSERT_TRUE(test::waitFor([&] { return document().history().isPreviewing(); }));
  choose(dialog, panels::ScopeKind::Selected);
  EXPECT_TRUE(waitForKeys("0:0 10:10 21:20"));
}

TEST_F(OperationDialogTest, ErrorsAreShownNextToTheirField) {
  panels::OperationDialog& dialog = ask("merge");
  type(dialog, "with", pathOf("none.vmd"));
  auto* field = dialog.findChild<panels::ParameterField*>("with");
  ASSERT_TRUE(test::waitFor([&] { return field->problem().contains("none.vmd"); })) << field->problem().toStdString();
  EXPECT_FALSE(document().history().isPreviewing());
  press(dialog, "apply");
  QTest::qWait(50);
  EXPECT_TRUE(isAsking()) << "the dialog stays open after an error";
  type(dialog, "with", writeMotion("other.vmd", sampleMotion()));
  EXPECT_TRUE(test::waitFor([&] { return field->problem().isEmpty(); }));
}

TEST_F(OperationDialogTest, AMissingValueIsAMistakeFromTheFirstApplyOn) {
  for (const auto& [operation, id] : {std::pair("merge", "with"), std::pair("lip-sync-text", "lyrics")}) {
    panels::OperationDialog& dialog = ask(operation);
    auto* field = dialog.findChild<panels::ParameterField*>(id);
    QTest::qWait(100);
    EXPECT_EQ(field->problem(), "") << operation;
    press(dialog, "apply");
    EXPECT_TRUE(test::waitFor([&] { return !field->problem().isEmpty(); })) << operation;
    press(dialog, "cancel");
  }
}

TEST_F(OperationDialogTest, AMotionThatWouldHaveTooManyKeysIsRefusedWithTheirNumber) {
  EXPECT_TRUE(window->files().open(writeMotion("far.vmd", test::farMotionOfTwoKeys())));
  const motion::Motion far = document().motion();
  for (const char* operation : {"bake", "noise", "camera-shake"}) {
    panels::OperationDialog& dialog = ask(operation);
    const auto problem = [&dialog] { return dialog.findChild<QLabel*>("problem")->text(); };
    EXPECT_TRUE(test::waitFor([&] { return problem().contains("keys, but an operation may create"); }))
        << operation << ": " << problem().toStdString();
    press(dialog, "apply");
    QTest::qWait(50);
    EXPECT_TRUE(isAsking()) << operation;
    press(dialog, "cancel");
    EXPECT_EQ(document().motion(), far) << operation;
  }
}

TEST_F(OperationDialogTest, ParametersAreRememberedAndCanBeReset) {
  panels::OperationDialog& dialog = ask("scale-time");
  type(dialog, "factor", "0.5");
  type(dialog, "about", "10");
  press(dialog, "apply");
  ASSERT_TRUE(test::waitFor([&] { return document().history().undoStack()->count() == 1; }));
  settle();
  restart();
  EXPECT_TRUE(window->files().open(pathOf("dance.vmd")));
  panels::OperationDialog& again = ask("scale-time");
  const auto value = [&again](const char* id) { return again.findChild<panels::ParameterField*>(id)->text(); };
  EXPECT_EQ(value("factor"), "0.5");
  EXPECT_EQ(value("about"), "0") << "a place in another motion";
  press(again, "defaults");
  EXPECT_EQ(value("factor"), "1");
  EXPECT_EQ(value("about"), "0");
  EXPECT_EQ(value("rounding"), "nearest");
}

TEST_F(OperationDialogTest, FrameParametersDefaultToThePlayhead) {
  document().state().setCurrentFrame(17);
  panels::OperationDialog& dialog = ask("insert-frames");
  EXPECT_EQ(dialog.findChild<panels::ParameterField*>("at")->text(), "17");
}

TEST_F(OperationDialogTest, AnOpenMotionIsMergedWithItsUnsavedChanges) {
  motion::Motion more;
  more.modelName = sampleMotion().modelName;
  test::addBone(more, "新しい骨", {0, 7});
  const QString path = writeMotion("other.vmd", more);
  EXPECT_TRUE(window->files().open(path));
  run("select track=新しい骨 frames=7\nkey.move by=2");  // not saved
  window->workspace().setCurrent(window->workspace().document(0));
  run("operation.merge with=\"" + path + "\"");
  EXPECT_EQ(test::keysOf(document().motion(), *motion::findTrack(document().motion(), "新しい骨")), "0:0 9:7");
}

TEST_F(OperationDialogTest, TheDialogFollowsTheCurrentTabAndClosesWithTheLast) {
  EXPECT_TRUE(window->files().open(writeMotion("second.vmd", sampleMotion())));
  edit::MotionDocument* second = &document();
  edit::MotionDocument* first = window->workspace().document(0);
  panels::OperationDialog& dialog = ask("shift");
  choose(dialog, panels::ScopeKind::Whole);
  type(dialog, "by", "2");
  ASSERT_TRUE(waitForKeys("2:0 12:10 22:20"));
  window->workspace().setCurrent(first);
  EXPECT_FALSE(second->history().isPreviewing());
  EXPECT_TRUE(test::waitFor([&] { return first->history().isPreviewing(); }));
  window->workspace().remove(second);
  window->workspace().remove(first);
  settle();
  EXPECT_FALSE(isAsking());
}

TEST_F(OperationDialogTest, EveryOperationHasADialogWithDefaults) {
  for (const operations::Operation& operation : operations::operations()) {
    SCOPED_TRACE(operation.id);
    panels::OperationDialog& dialog = ask(std::string(operation.id).c_str());
    EXPECT_EQ(&dialog.operation(), &operation);
    const operations::OperationArguments::Texts texts = dialog.arguments();
    ASSERT_EQ(texts.size(), operation.parameters.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const operations::OperationParameter& parameter = operation.parameters[i];
      if (parameter.isRequired) continue;
      const operations::ArgumentFiles none;
      EXPECT_TRUE(operations::OperationArguments::read({&parameter, 1}, {texts[i]}, none).ok()) << texts[i].second;
      EXPECT_EQ(texts[i].second, parameter.initial) << "the field shows its default";
    }
    press(dialog, "cancel");
    EXPECT_FALSE(document().history().isPreviewing());
  }
  EXPECT_EQ(document().history().undoStack()->count(), 0);
}

TEST_F(OperationDialogTest, ScriptsReportErrors) {
  const std::pair<const char*, const char*> rows[] = {
      {"operation.shift", "by"},
      {"operation.scale-time factor=0", "factor"},
      {"operation.scale-time factor=2 rounding=up", "rounding"},
      {"operation.shift by=1 frames=20-10", "frames"},
      {"operation.shift by=1 selected=true tracks=右腕", "selected"},
      {"operation.no-such", "no-such"},
      {"operation.trim first=20 last=10", "trim"},
  };
  for (const auto& [script, expected] : rows) {
    const Status status = actions::runActionScript(window->actions(), script);
    ASSERT_FALSE(status) << script;
    EXPECT_NE(status.error().message().find(expected), std::string::npos) << status.error().message();
  }
  EXPECT_EQ(document().history().undoStack()->count(), 0);
  run("select track=右腕 frames=20\noperation.shift by=1 selected=true");
  EXPECT_EQ(armKeys(), "0:0 10:10 21:20");
}

TEST_F(OperationDialogTest, AUnitIsSingularForOneAndAFrameOfTheMotionHasNone) {
  panels::OperationDialog& dialog = ask("insert-frames");
  const auto boxes = dialog.findChildren<widgets::ValueField*>();
  ASSERT_EQ(boxes.size(), 2);
  widgets::ValueField *count = boxes[0], *at = boxes[1];
  EXPECT_EQ(dialog.focusWidget(), count) << "what is typed first, as the frame is that of the playhead";
  at->setValue(1);
  EXPECT_EQ(at->text(), "1");
  count->setValue(1);
  EXPECT_EQ(count->text(), "1 frame");
  count->setValue(2);
  EXPECT_EQ(count->text(), "2 frames");
  dialog.activateWindow();
  count->setFocus();
  ASSERT_TRUE(test::waitFor([count] { return count->hasFocus(); }));
  count->selectAll();
  QTest::keyClicks(count, "1+25");
  EXPECT_EQ(count->value(), 26) << "the unit does not change while it is typed";
  QTest::keyClick(count, Qt::Key_Tab);
  EXPECT_EQ(count->text(), "26 frames");
}

TEST_F(OperationDialogTest, NotesOfSeveralLinesAreShownWhole) {
  panels::OperationDialog& dialog = ask("shift");
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
  ASSERT_TRUE(test::waitFor([&] { return summary(dialog) == "Nothing would change."; }));
  auto* notes = dialog.findChild<QListWidget*>("notes");
  for (const int words : {1, 8, 10, 12, 14, 16, 18}) {
    std::string name;
    for (int i = 0; i < words; ++i) name += "name ";
    operations::OperationReport summary;
    summary.notes.assign(2, operations::operationNote("edit.counterpart.no-bone", {}, {0, name}));
    dialog.showReport(summary);
    settle();
    ASSERT_EQ(notes->count(), 2);
    EXPECT_LE(notes->visualItemRect(notes->item(1)).bottom(), notes->viewport()->height()) << words;
  }
}

TEST_F(OperationDialogTest, WhateverTheResultSaysTheButtonsStayAndTheFieldsKeepTheirRoom) {
  for (const char* id : {"shift", "loop", "reduce"}) {
    SCOPED_TRACE(id);
    panels::OperationDialog& dialog = ask(id);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
    settle();
    const auto* apply = dialog.findChild<QPushButton*>("apply");
    const auto* form = dialog.findChild<QScrollArea*>();
    const QPoint place = apply->mapTo(&dialog, QPoint(0, 0));
    const QSize size = dialog.size(), room = form->size();
    EXPECT_GE(room.height(), form->sizeHint().height() - 10) << "a low screen";
    const auto expectUnmoved = [&](const char* what) {
      settle();
      EXPECT_EQ(apply->mapTo(&dialog, QPoint(0, 0)), place) << what;
      EXPECT_EQ(dialog.size(), size) << what;
      EXPECT_EQ(form->size(), room) << what;
    };
    operations::OperationReport report;
    report.isChange = true;
    dialog.showReport(report);
    expectUnmoved("a result without notes");
    report.notes.assign(20, operations::operationNote("edit.counterpart.no-bone", {}, {0, "a long name of a bone "}));
    dialog.showReport(report);
    expectUnmoved("many notes");
    dialog.showError(Error::because(Message::verbatim(std::string(300, 'x') + " " + std::string(300, 'y'))));
    expectUnmoved("a problem");
    dialog.setBusy(true);
    expectUnmoved("work");
    press(dialog, "cancel");
  }
}

TEST_F(OperationDialogTest, NotesAreTranslatedWithTheirNumbersAndNames) {
  const struct {
    Diagnostic note;
    const char* english;
    const char* japanese;
  } rows[] = {
      {operations::operationNote("edit.keys.collided", "右腕", {1, {}}),
       "右腕: 1 key was replaced by a later key on the same frame",
       "右腕: キー 1 個は、同じフレームの後のキーで置き換わりました"},
      {operations::operationNote("edit.keys.collided", "morph:あ", {2, {}}),
       "あ: 2 keys were replaced by later keys on the same frame",
       "あ: キー 2 個は、同じフレームの後のキーで置き換わりました"},
      {operations::operationNote("edit.keys.collided", {}, {1200, {}}),
       "1,200 keys were replaced by later keys on the same frame",
       "キー 1,200 個は、同じフレームの後のキーで置き換わりました"},
      {operations::operationNote("edit.counterpart.no-bone", {}, {0, "左腕"}), "the model has no \"左腕\"",
       "モデルに「左腕」がありません"},
  };
  QTranslator words;
  ASSERT_TRUE(words.load("furitsuke_ja", FURITSUKE_TRANSLATIONS));
  for (const auto& row : rows) {
    EXPECT_EQ(widgets::noteText(row.note), row.english);
    QCoreApplication::installTranslator(&words);
    EXPECT_EQ(widgets::noteText(row.note), row.japanese);
    QCoreApplication::removeTranslator(&words);
  }
}

TEST_F(OperationDialogTest, TheTableIsTranslatedToJapanese) {
  QTranslator words;
  ASSERT_TRUE(words.load("furitsuke_ja", FURITSUKE_TRANSLATIONS));
  QCoreApplication::installTranslator(&words);
  std::set<std::string> missing;
  for (const QString& sentence : widgets::operationIdWords()) {
    if (words.translate("Operations", sentence.toUtf8().constData()).isNull()) missing.insert(sentence.toStdString());
  }
  const QString text = actions::findAction("operation.scale-time")->plainText();
  QCoreApplication::removeTranslator(&words);
  EXPECT_EQ(missing, std::set<std::string>());
  EXPECT_NE(text, "Scale Time");
}

}  // namespace
}  // namespace furitsuke::dialogs
