// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QInputDialog>
#include <QTest>
#include <QTimer>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/commands/workspace.h"
#include "app/comparison/comparison_panel.h"
#include "app/comparison/difference_list.h"
#include "app/shell/dock_area.h"
#include "app/stage/comparison.h"
#include "app/stage/stage.h"
#include "core/motion/operations.h"
#include "tests/app/shell/window_fixture.h"
#include "tests/app/stage/stage_actors.h"
#include "tests/support/motions.h"

namespace furitsuke {
namespace {

/// センター at 0 and 40; 右腕 is `aside` units from its place at frame 10 and back at 20, and again at 30.
Motion reaching(float aside) {
  Motion motion;
  test::addBone(motion, "センター", {0, 40});
  Keys<BoneKey> keys;
  for (const auto& [frame, x] : {std::pair{0, 0.0F}, {10, aside}, {20, 0.0F}, {30, -aside}, {40, 0.0F}}) {
    keys.append(frame, test::boneKeyAt(x));
  }
  motion.bones.push_back({test::nameOf("右腕"), Track<BoneKey>(std::move(keys))});
  test::addMorph(motion, "あ", {0});
  return motion;
}

class ComparisonActions : public test::WindowTest {
 protected:
  ComparisonActions() {
    window->stage().addActor(test::actorNamed("model", {"センター", "右腕"}), {});
    EXPECT_TRUE(window->files().open(writeMotion("first.vmd", reaching(1))));
    second = writeMotion("second.vmd", reaching(3));
    settle();
  }
  [[nodiscard]] Comparison& comparison() const { return window->stage().comparison(); }
  [[nodiscard]] ComparisonPanel& panel() const { return *window->docks().comparison(); }
  [[nodiscard]] bool can(const char* id) const {
    window->actions().updateEnabled();
    return window->actions().action(id)->isEnabled();
  }
  void compareWith(const QString& path) { run(QString("viewport.compareWith path=\"%1\"").arg(path)); }
  [[nodiscard]] std::string refusal(const QString& path) {
    const Status status = runActionScript(window->actions(), QString("viewport.compareWith path=\"%1\"").arg(path));
    return status ? std::string() : status.error().message();
  }
  /// Name and distance of the first row; empty without one.
  [[nodiscard]] QString first() const {
    const QAbstractItemModel& rows = *panel().bones().model();
    if (rows.rowCount() == 0) return {};
    return rows.index(0, DifferenceModel::Name).data().toString() + ' ' +
           rows.index(0, DifferenceModel::Distance).data().toString();
  }
  [[nodiscard]] bool becomes(const QString& row) const {
    return QTest::qWaitFor([&] { return first() == row; }, 5000);
  }

  QString second;
};

TEST_F(ComparisonActions, AFileIsComparedWithoutBeingOpened) {
  EXPECT_TRUE(can("viewport.compareWith"));
  EXPECT_FALSE(can("viewport.compareStop"));
  compareWith(second);
  EXPECT_TRUE(comparison().isOn());
  EXPECT_EQ(window->workspace().count(), 1);
  EXPECT_EQ(window->stage().motionOf(window->stage().active()->id()), &document());
  EXPECT_EQ(first(), "右腕 2.000");
  settle();
  EXPECT_TRUE(window->actions().action("viewport.compareNext")->isEnabled()) << "without anybody asking";
  EXPECT_FALSE(window->docks().dock("comparison")->visibleRegion().isEmpty()) << "whoever compares wants to see it";
  run("viewport.compareStop");
  EXPECT_EQ(comparison().second(), nullptr);
  EXPECT_EQ(first(), "");
  EXPECT_TRUE(can("viewport.compareWith"));
  EXPECT_FALSE(can("viewport.compareNext"));
}

TEST_F(ComparisonActions, EditsOfTheMotionAreFollowed) {
  compareWith(second);
  const TrackId arm{TrackKind::Bone, 1};
  document().push(
      "delete", deleteKeys(document().motion(), selectKeys(document().motion(), arm, {10, 30}), FrameZeroRule::AsMmd));
  EXPECT_TRUE(becomes("右腕 3.000"));
  document().undoStack()->undo();
  EXPECT_TRUE(becomes("右腕 2.000"));
}

TEST_F(ComparisonActions, AnOpenMotionIsFollowedUntilItIsClosed) {
  ASSERT_TRUE(window->files().open(second));
  MotionDocument* other = &document();
  window->stage().assignMotion(window->stage().active()->id(), window->workspace().document(0));
  window->workspace().setCurrent(window->workspace().document(0));
  compareWith(second);
  EXPECT_EQ(comparison().second(), other);
  const TrackId arm{TrackKind::Bone, 1};
  other->push("delete", deleteKeys(other->motion(), selectKeys(other->motion(), arm, {10, 30}), FrameZeroRule::AsMmd));
  EXPECT_TRUE(becomes("右腕 1.000"));
  window->workspace().remove(other);
  EXPECT_EQ(comparison().second(), nullptr);
  EXPECT_EQ(first(), "");
}

TEST_F(ComparisonActions, AMotionIsComparedWithItselfAsItWasSaved) {
  const TrackId arm{TrackKind::Bone, 1};
  document().push(
      "delete", deleteKeys(document().motion(), selectKeys(document().motion(), arm, {10, 10}), FrameZeroRule::AsMmd));
  compareWith(pathOf("first.vmd"));
  EXPECT_EQ(first(), "右腕 1.000");
  EXPECT_TRUE(comparison().second()->title().contains("saved"));
}

TEST_F(ComparisonActions, APersonChoosesAmongTheOpenMotions) {
  ASSERT_TRUE(window->files().open(second));
  window->stage().assignMotion(window->stage().active()->id(), window->workspace().document(0));
  QStringList offered;
  QTimer::singleShot(0, qApp, [&] {
    auto* question = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(question, nullptr);
    offered = question->comboBoxItems();
    question->accept();
  });
  window->actions().call("viewport.compareWith");
  EXPECT_EQ(offered.join('/'), QString::fromUtf8("second.vmd/Another file…"));
  EXPECT_EQ(comparison().second(), window->workspace().document(1));
  EXPECT_TRUE(becomes("右腕 2.000"));
}

TEST_F(ComparisonActions, WhatCannotBeComparedIsRefusedWithAReason) {
  Motion film;
  Keys<CameraKey> keys;
  keys.append(0, restCameraKey());
  film.camera = Track<CameraKey>(keys);
  EXPECT_NE(refusal(writeMotion("camera.vmd", film)).find("camera.vmd: is a motion of the camera"), std::string::npos);
  Motion foreign;
  test::addBone(foreign, "尻尾", {0, 10});
  EXPECT_NE(refusal(writeMotion("cat.vmd", foreign)).find("moves no bone and no morph of model"), std::string::npos);
  EXPECT_NE(refusal(pathOf("missing.vmd")), "");
  EXPECT_EQ(comparison().second(), nullptr);
  compareWith(second);
  EXPECT_NE(refusal(pathOf("missing.vmd")), "");
  EXPECT_TRUE(comparison().isOn()) << "what was compared stays";
  window->stage().removeActor(window->stage().active()->id());
  EXPECT_FALSE(can("viewport.compareWith")) << "there is no model";
  EXPECT_EQ(first(), "");
}

TEST_F(ComparisonActions, TheWayLeadsFromDifferenceToDifference) {
  compareWith(second);
  run("viewport.compareNext");
  EXPECT_EQ(document().currentFrame(), 10);
  run("viewport.compareNext");
  EXPECT_EQ(document().currentFrame(), 30);
  run("viewport.compareNext");
  EXPECT_EQ(document().currentFrame(), 30) << "there is none behind it";
  run("viewport.comparePrevious");
  EXPECT_EQ(document().currentFrame(), 10);
  window->stage().selectBones({0});
  run("viewport.compareNext");
  EXPECT_EQ(document().currentFrame(), 10) << "the selected bone does not differ";
}

TEST_F(ComparisonActions, ARowLeadsToItsFrameAndSelectsItsBone) {
  compareWith(second);
  DifferenceList& list = panel().bones();
  list.setCurrentIndex(list.model()->index(0, 0));
  QTest::keyClick(&list, Qt::Key_Return);
  EXPECT_EQ(document().currentFrame(), 10);
  EXPECT_EQ(window->stage().position(), 10);
  EXPECT_EQ(window->stage().selectedBones(), std::vector<BoneIndex>{1});
}

}  // namespace
}  // namespace furitsuke
