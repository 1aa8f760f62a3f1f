// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QPushButton>
#include <QStatusBar>
#include <QStyledItemDelegate>
#include <QTest>
#include <QTreeWidget>
#include <QUndoStack>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/findings/findings_panel.h"
#include "app/theme/theme.h"
#include "app/widgets/status_line.h"
#include "core/io/motion_file.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

/// A motion whose two bones each have a rotation of length 2.
class Findings : public test::WindowTest {
 protected:
  Findings() {
    motion::Motion motion;
    motion.modelName = test::nameOf("初音ミク");
    for (const char* name : {"右腕", "左腕"}) {
      motion::Keys<motion::BoneKey> keys;
      keys.append(0, motion::restBoneKey());
      motion::BoneKey invalid = motion::restBoneKey();
      invalid.rotation = {0, 0, 0, 2};
      keys.append(10, invalid);
      motion.bones.push_back({test::nameOf(name), motion::Track(std::move(keys))});
    }
    EXPECT_TRUE(window->files().open(writeMotion("invalid.vmd", motion)));
    window->docks().reveal("findings");
    settle();
  }
  [[nodiscard]] panels::FindingsPanel& panel() { return *window->docks().panel<panels::FindingsPanel>(); }
  [[nodiscard]] QStringList codes() {
    QStringList codes;
    const auto* list = panel().findChild<QTreeWidget*>();
    for (int i = 0; i < list->topLevelItemCount(); ++i) codes.append(list->topLevelItem(i)->text(2));
    return codes;
  }
  /// Waits for the check after the last change.
  void waitForCheck() {
    EXPECT_TRUE(test::waitFor([this] { return document().areDiagnosticsCurrent(); }));
  }
  void click(const char* button) {
    auto* found = panel().findChild<QPushButton*>(button);
    ASSERT_NE(found, nullptr);
    ASSERT_TRUE(found->isVisible() && found->isEnabled()) << button;
    QTest::mouseClick(found, Qt::LeftButton);
  }
  [[nodiscard]] float rotationOf(std::size_t bone) {
    return document().motion().bones[bone].keys.values()[1].rotation.w;
  }
  [[nodiscard]] std::string said() {
    return window->statusBar()->findChild<widgets::StatusLine*>()->text().toStdString();
  }
  [[nodiscard]] int steps() { return document().history().undoStack()->count(); }
};

/// Counts how often the size of an item of one column is asked for.
class CountingDelegate : public QStyledItemDelegate {
 public:
  explicit CountingDelegate(int column) : column_(column) {}
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    if (index.column() == column_ && index.row() > 0) ++asked;  // all rows have the height of the first
    return QStyledItemDelegate::sizeHint(option, index);
  }
  mutable int asked = 0;

 private:
  int column_;
};

TEST_F(Findings, TheTextsAreMeasuredOnceAndOnlyWhenTheListIsSeen) {
  auto* list = panel().findChild<QTreeWidget*>();
  CountingDelegate delegate(1);
  list->setItemDelegateForColumn(1, &delegate);
  ASSERT_GT(list->topLevelItemCount(), 1);
  window->docks().reveal("timeline");
  settle();
  delegate.asked = 0;
  document().setDiagnostics(Diagnostics(document().diagnostics()));
  window->resize(window->size() - QSize(100, 60));
  settle();
  EXPECT_EQ(delegate.asked, 0) << "the timeline is in front of it";
  window->docks().reveal("findings");
  settle();
  const int measured = delegate.asked;
  EXPECT_GT(measured, 0);
  window->resize(window->size() + QSize(100, 60));
  settle();
  EXPECT_EQ(delegate.asked, measured) << "the texts have not changed";
  for (const int column : {1, 2}) {
    EXPECT_GE(list->columnWidth(column), static_cast<QAbstractItemView*>(list)->sizeHintForColumn(column));
  }
  list->setItemDelegateForColumn(1, nullptr);
}

TEST_F(Findings, AChangeOfThemeColorsTheRowsThatAreThere) {
  auto* list = panel().findChild<QTreeWidget*>();
  QTreeWidgetItem* item = list->topLevelItem(1);
  list->setCurrentItem(item);
  for (const char* id : {"light", "dark"}) {
    window->actions().call(QString("theme.") + id);
    EXPECT_TRUE(test::waitFor([&] { return window->updatesEnabled(); }));
    ASSERT_EQ(list->topLevelItem(1), item);
    EXPECT_EQ(list->currentItem(), item);
    EXPECT_EQ(item->foreground(2).color(), theme::theme().mutedText) << id;
    EXPECT_EQ(item->foreground(0).color(), theme::theme().text) << id;
  }
}

TEST_F(Findings, RepairingOneIsOneStep) {
  const QByteArray original = test::bytesOf(pathOf("invalid.vmd"));
  ASSERT_EQ(codes(), (QStringList{"vmd.rotation.notUnit", "vmd.rotation.notUnit"}));
  click("repairFinding");
  EXPECT_EQ(rotationOf(0), 1);
  EXPECT_EQ(rotationOf(1), 2);
  EXPECT_EQ(steps(), 1);
  EXPECT_EQ(document().history().undoStack()->undoText(), "Normalize the rotations");
  waitForCheck();
  EXPECT_EQ(codes(), QStringList{"vmd.rotation.notUnit"});
  EXPECT_FALSE(panel().findChild<QPushButton*>("repairKind")->isVisible()) << "there is only one left";
  click("repairFinding");
  waitForCheck();
  EXPECT_EQ(codes(), QStringList());
  EXPECT_EQ(panel().count(), 0);
  run("edit.undo\nedit.undo");
  waitForCheck();
  EXPECT_EQ(codes().size(), 2) << "undo restores the findings";
  run("file.save");
  EXPECT_EQ(test::bytesOf(pathOf("invalid.vmd")), original);
}

TEST_F(Findings, RepairingAKindRepairsAllTracksInOneStep) {
  click("repairKind");
  EXPECT_EQ(said(), "Normalize the rotations (2 key(s) changed); keys of 2 track(s) changed");
  EXPECT_EQ(rotationOf(0) + rotationOf(1), 2);
  EXPECT_EQ(steps(), 1);
  waitForCheck();
  EXPECT_EQ(codes(), QStringList());
}

TEST_F(Findings, RepairAllIsOneStepByButtonAndByScript) {
  click("repairAll");
  EXPECT_EQ(said(), "Repair findings (2 key(s) changed); 2 finding(s) repaired; keys of 2 track(s) changed");
  EXPECT_EQ(steps(), 1);
  waitForCheck();
  EXPECT_EQ(panel().count(), 0);
  run("edit.undo\nfindings.repairAll");
  EXPECT_EQ(rotationOf(0) + rotationOf(1), 2);
  EXPECT_EQ(steps(), 1);
}

TEST_F(Findings, OfTracksThatBeginLateHaveTwoRepairs) {
  struct Row {
    const char* button;
    double weight;
  };
  for (const Row& row : {Row{"repairFinding", 0}, Row{"otherRepair", 0.5}}) {
    SCOPED_TRACE(row.button);
    motion::Motion late;
    late.modelName = test::nameOf("Test");
    test::addBone(late, "右腕", {0, 10});
    test::addMorph(late, "あ", {9});
    motion::EditBuilder edit(late);
    edit.set({motion::TrackKind::Morph, 0}, 9, motion::MorphKey{0.5F});
    motion::applyEdits(late, edit.build(), motion::EditSide::After);
    run("file.open path=\"" + writeMotion(QString(row.button) + ".vmd", late) + "\"");
    waitForCheck();
    ASSERT_EQ(codes(), QStringList{"motion.track.late"});
    click(row.button);
    ASSERT_NE(document().motion().morphs[0].keys.find(0), nullptr);
    EXPECT_EQ(document().motion().morphs[0].keys.find(0)->weight, row.weight);
    waitForCheck();
    EXPECT_FALSE(codes().contains("motion.track.late"));
  }
}

TEST_F(Findings, NextAndPreviousWrapAround) {
  struct Row {
    const char* line;
    const char* track;  ///< nullptr: not checked
  };
  for (const Row& row : {Row{"findings.next", "右腕"}, Row{"findings.next", "左腕"}, Row{"findings.next", "右腕"},
                         Row{"findings.previous", "左腕"}, Row{"findings.previous", "右腕"},
                         Row{"frame.first\nfindings.repair code=vmd.rotation.notUnit track=右腕", nullptr},
                         Row{"findings.next", "左腕"}}) {
    SCOPED_TRACE(row.line);
    run(row.line);
    waitForCheck();
    if (row.track == nullptr) continue;
    EXPECT_EQ(document().state().currentFrame(), 10);
    EXPECT_EQ(document().state().currentTrack(), motion::findTrack(document().motion(), row.track));
  }
  run("findings.repairAll");
  waitForCheck();
  run("findings.next\nfindings.previous");
  EXPECT_EQ(panel().count(), 0);
}

TEST_F(Findings, AreUpdatedAfterEveryEdit) {
  run("select track=右腕 frames=10\nkey.set rotation=0,0,0");
  waitForCheck();
  EXPECT_EQ(codes(), QStringList{"vmd.rotation.notUnit"});
}

TEST_F(Findings, AreRepairedByScripts) {
  struct Row {
    const char* line;
    const char* error;  ///< empty: success
  };
  const Row rows[] = {
      {"findings.repair code=vmd.rotation.notUnit track=左腕", ""},
      {"findings.repair code=vmd.rotation.notUnit track=左腕", "finds nothing to fix"},
      {"findings.repair code=vmd.rotation.notUnit", ""},
      {"findings.repair code=vmd.rotation.notUnit track=首", "no track '首'"},
      {"findings.repair code=no.such.code", "no repair is available for 'no.such.code'"},
      {"findings.repair code=motion.modelName.camera", "name"},
      {"findings.repair code=motion.modelName.camera name=鏡音リン", ""},
      {"findings.repairAll", "repaired automatically"},
  };
  for (const Row& row : rows) {
    const int before = steps();
    const Status status = actions::runActionScript(window->actions(), QString(row.line));
    if (*row.error == '\0') {
      EXPECT_TRUE(status.ok()) << row.line;
      EXPECT_EQ(steps(), before + 1) << row.line;
    } else {
      ASSERT_FALSE(status.ok()) << row.line;
      EXPECT_NE(status.error().message().find(row.error), std::string::npos) << status.error().message();
      EXPECT_EQ(steps(), before);
    }
  }
  EXPECT_EQ(document().motion().modelName.text(), "鏡音リン");
}

}  // namespace
}  // namespace furitsuke::commands
