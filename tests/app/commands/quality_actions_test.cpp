// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QCheckBox>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>
#include <QUndoStack>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/cleanup/clean_up_panel.h"
#include "app/panels/dock_area.h"
#include "app/panels/operations/parameter_field.h"
#include "app/panels/operations/scope_picker.h"
#include "app/panels/timeline/contact_lane.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/scene/stage.h"
#include "app/widgets/value_field.h"
#include "core/scene/actor.h"
#include "tests/app/window/window_fixture.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/cleanup/leg_models.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

constexpr int kSlides = static_cast<int>(quality::QualityKind::Slides);
constexpr int kFloor = static_cast<int>(quality::QualityKind::Floor);

/// The left foot slides by 0.8 units between frames 0 and 60, and is below the floor from 100 on.
class QualityActions : public test::WindowTest {
 protected:
  QualityActions() {
    motion::Motion motion;
    test::setBoneKeys(motion, "左足ＩＫ",
                      {{0, test::boneKey({0, 0, 0})},
                       {60, test::boneKey({0.8F, 0, 0})},
                       {70, test::boneKey({0.8F, 2, 0})},
                       {80, test::boneKey({0.8F, 2, 0})},
                       {100, test::boneKey({0.8F, -0.1F, 0})},
                       {110, test::boneKey({0.8F, -0.1F, 0})}});
    // The knees bend, so that the foot can be below the floor.
    const motion::BoneKey lowered = test::boneKey({0, -0.5F, 0});
    test::setBoneKeys(motion, "センター", {{0, lowered}, {110, lowered}});
    auto actor = std::make_unique<scene::Actor>(std::make_shared<model::Model>(test::legModel()),
                                                std::make_shared<image::ModelImages>());
    window->stage().addActor(std::move(actor), {});
    EXPECT_TRUE(window->files().open(writeMotion("feet.vmd", motion)));
    run("view.cleanup on=true");
    settle();
  }
  [[nodiscard]] panels::CleanUpPanel& panel() { return *window->docks().panel<panels::CleanUpPanel>(); }
  [[nodiscard]] QTreeWidgetItem& row(int kind) {
    return *panel().findChild<QTreeWidget*>("faults")->topLevelItem(kind);
  }
  [[nodiscard]] bool waitForIssues(int kind, const QString& issues) {
    return test::waitFor([&] { return row(kind).text(2) == issues; });
  }
  [[nodiscard]] QDialog* dialog() const { return window->findChild<QDialog*>("operation"); }
  [[nodiscard]] panels::ContactLane& lane() { return window->docks().panel<panels::TimelinePanel>()->contacts(); }
};

TEST_F(QualityActions, ThePanelListsTheFaultsAndGoesToThem) {
  ASSERT_TRUE(waitForIssues(kSlides, "1"));
  EXPECT_EQ(row(kFloor).text(2), "1");
  EXPECT_TRUE(row(kFloor).text(1).endsWith("model units")) << row(kFloor).text(1).toStdString();
  row(kFloor).setExpanded(true);
  ASSERT_EQ(row(kFloor).childCount(), 1);
  EXPECT_EQ(row(kFloor).child(0)->text(0), "左足首");
  panel().findChild<QTreeWidget*>("faults")->setCurrentItem(nullptr);
  run("cleanup.next");
  EXPECT_LT(document().state().currentFrame(), 60) << "the first place of all kinds";
  panel().findChild<QTreeWidget*>("faults")->setCurrentItem(&row(kFloor));
  for (const char* action : {"cleanup.next", "cleanup.next", "cleanup.previous"}) {
    run(action);
    EXPECT_GE(document().state().currentFrame(), 95) << "the only place of the current kind: " << action;
  }
}

TEST_F(QualityActions, AScriptCorrectsTheFaultsOfAKindInOneStep) {
  const motion::Motion before = document().motion();
  run("cleanup.fix kind=floor");
  EXPECT_TRUE(waitForIssues(kFloor, "0"));
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  run("edit.undo");
  EXPECT_EQ(document().motion(), before);
  EXPECT_TRUE(waitForIssues(kFloor, "1"));
}

TEST_F(QualityActions, TheButtonPreviewsTheOperationWithTheValuesBeforeAndAfter) {
  ASSERT_TRUE(waitForIssues(kSlides, "1"));
  panel().findChild<QTreeWidget*>("faults")->setCurrentItem(&row(kSlides));
  auto* fix = panel().findChild<QPushButton*>("fixFaults");
  ASSERT_TRUE(fix->isVisible());
  EXPECT_EQ(fix->text(), "Lock Feet…");
  QTest::mouseClick(fix, Qt::LeftButton);
  ASSERT_NE(dialog(), nullptr);
  // "0.42 → 0.03 model units"
  EXPECT_TRUE(test::waitFor([this] { return row(kSlides).text(1).contains(QString::fromUtf8("→")); }))
      << row(kSlides).text(1).toStdString();
  dialog()->reject();
  EXPECT_TRUE(test::waitFor([this] { return !row(kSlides).text(1).contains(QString::fromUtf8("→")); }));
  EXPECT_EQ(document().history().undoStack()->count(), 0);
}

TEST_F(QualityActions, OnePassCleansAllAndTheOriginalIsSeenWhileAKeyIsHeld) {
  ASSERT_TRUE(waitForIssues(kFloor, "1"));
  const motion::Motion before = document().motion();
  QTest::mouseClick(panel().findChild<QPushButton*>("cleanUpAll"), Qt::LeftButton);
  ASSERT_NE(dialog(), nullptr);
  EXPECT_TRUE(waitForIssues(kFloor, QString::fromUtf8("1 → 0")));
  const motion::Motion cleaned = document().motion();
  EXPECT_NE(cleaned, before);
  QTest::keyPress(window.get(), Qt::Key_F7);
  EXPECT_EQ(document().motion(), before);
  QTest::keyRelease(window.get(), Qt::Key_F7);
  EXPECT_EQ(document().motion(), cleaned);
  auto* original = dialog()->findChild<QPushButton*>("original");
  QTest::mousePress(original, Qt::LeftButton);
  EXPECT_EQ(document().motion(), before);
  QTest::mouseRelease(original, Qt::LeftButton);
  EXPECT_EQ(document().motion(), cleaned);
  QTest::mouseClick(dialog()->findChild<QPushButton*>("apply"), Qt::LeftButton);
  EXPECT_TRUE(test::waitFor([this] { return document().history().undoStack()->count() == 1; }));
  EXPECT_EQ(document().motion(), cleaned);
}

TEST_F(QualityActions, AfterThePreviewIsAcceptedThePanelShowsTheNewMotion) {
  ASSERT_TRUE(waitForIssues(kFloor, "1"));
  panel().findChild<QTreeWidget*>("faults")->setCurrentItem(&row(kFloor));
  QTest::mouseClick(panel().findChild<QPushButton*>("fixFaults"), Qt::LeftButton);
  ASSERT_NE(dialog(), nullptr);
  ASSERT_TRUE(waitForIssues(kFloor, QString::fromUtf8("1 → 0")));
  QTest::mouseClick(dialog()->findChild<QPushButton*>("apply"), Qt::LeftButton);
  EXPECT_TRUE(waitForIssues(kFloor, "0")) << row(kFloor).text(2).toStdString();
  EXPECT_EQ(row(kFloor).childCount(), 0);
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  run("edit.undo");
  EXPECT_TRUE(waitForIssues(kFloor, "1"));
}

TEST_F(QualityActions, TheFormShowsWholeValuesAndTheStartOfALongListOfTracks) {
  window->actions().action("operation.push-out")->trigger();
  ASSERT_NE(dialog(), nullptr);
  const auto* distance = dialog()->findChild<panels::ParameterField*>("distance");
  ASSERT_NE(distance, nullptr);
  const auto* line = distance->findChild<widgets::ValueField*>();
  EXPECT_GE(line->width(), line->fontMetrics().horizontalAdvance(line->text())) << line->text().toStdString();
  auto* scope = dialog()->findChild<panels::ScopePicker*>();
  ASSERT_NE(scope, nullptr);
  scope->setTracks(QString::fromUtf8("左足ＩＫ,センター,").repeated(20));
  for (const QLineEdit* field : scope->findChildren<QLineEdit*>()) EXPECT_EQ(field->cursorPosition(), 0);
}

TEST_F(QualityActions, ContactsOfTheOperationAreEditedInTheTimeline) {
  ASSERT_TRUE(waitForIssues(kSlides, "1"));
  panel().findChild<QTreeWidget*>("faults")->setCurrentItem(&row(kSlides));
  QTest::mouseClick(panel().findChild<QPushButton*>("fixFaults"), Qt::LeftButton);
  ASSERT_TRUE(test::waitFor([this] { return !lane().contacts().empty(); }));
  EXPECT_TRUE(lane().contacts().front().isLeft);
  EXPECT_EQ(lane().contacts().front().frames.first, 0);
  // As after a drag.
  emit lane().edited({{true, {20, 40}}});
  ASSERT_TRUE(test::waitFor([this] { return lane().contacts().size() == 1; }));
  EXPECT_EQ(lane().contacts().front().frames, (FrameRange{20, 40}));
  emit lane().resetRequested();
  EXPECT_TRUE(test::waitFor([this] { return lane().contacts().size() > 1; }));
  dialog()->reject();
  EXPECT_TRUE(lane().contacts().empty());
}

}  // namespace
}  // namespace furitsuke::commands
