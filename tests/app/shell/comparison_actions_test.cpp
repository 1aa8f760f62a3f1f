// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QInputDialog>
#include <QTest>
#include <QTimer>
#include <functional>
#include <memory>

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

/// 9 units aside at frame 10, with a last key at frame `last`.
Motion lasting(Frame last) {
  Motion motion = reaching(9);
  motion.morphs.clear();
  test::addMorph(motion, "あ", {0, last});
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
  /// Compares on such a model from here on.
  void changeModel(const std::function<void(Model&)>& change) {
    Stage& stage = window->stage();
    const std::uint64_t before = stage.active()->id();
    auto model = std::make_shared<Model>(stage.active()->model());
    change(*model);
    const Actor& actor = stage.addActor(std::make_unique<Actor>(model, std::make_shared<ModelImages>()), {});
    stage.removeActor(before);
    stage.setActive(actor.id());
    stage.assignMotion(actor.id(), &document());
    ASSERT_EQ(comparison().first(), &document());
  }
  /// So that comparing takes a while.
  void addBones(int count) {
    changeModel([count](Model& model) {
      for (int i = 0; i < count; ++i) {
        Bone bone = model.bones.front();
        bone.name = ModelName::fromText(std::to_string(i), {});
        model.bones.push_back(bone);
      }
    });
  }
  /// As a person chooses it, who does not wait for what comes of it.
  void choose(const QString& path) {
    ActionArguments arguments;
    arguments.set("path", path);
    window->actions().call("viewport.compareWith", arguments);
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

TEST_F(ComparisonActions, MorphsThatDifferAreDifferencesOnTheWay) {
  changeModel([](Model& model) {
    Morph& morph = model.morphs.emplace_back();
    morph.name = ModelName::fromText("あ", {});
    morph.kind = MorphKind::Group;
    morph.offsets = std::vector<MorphShare>();
  });
  Motion faced = reaching(1);
  Keys<MorphKey> keys;
  for (const auto& [frame, weight] : {std::pair{0, 0.0F}, {15, 1.0F}, {25, 0.0F}}) keys.append(frame, {weight});
  faced.morphs.front().keys = Track<MorphKey>(std::move(keys));
  compareWith(writeMotion("faced.vmd", faced));
  run("viewport.compareNext");
  EXPECT_EQ(document().currentFrame(), 15);
  run("frame.goto frame=30\nviewport.comparePrevious");
  EXPECT_EQ(document().currentFrame(), 15);
  run("frame.goto frame=0");
  window->stage().selectBones({1});
  run("viewport.compareNext");
  EXPECT_EQ(document().currentFrame(), 0) << "of the selected bones none differs";
}

TEST_F(ComparisonActions, AnotherFileDoesNotWaitForWhatIsBeingCompared) {
  addBones(1000);
  QStringList shown;
  QObject watcher;  // that ends before the window
  QObject::connect(panel().bones().model(), &QAbstractItemModel::modelReset, &watcher, [&] { shown << first(); });
  choose(writeMotion("long.vmd", lasting(200'000)));
  ASSERT_TRUE(QTest::qWaitFor([&] { return comparison().second() != nullptr; }));
  QTest::qWait(100);
  ASSERT_FALSE(shown.contains("右腕 8.000")) << "too quick to tell";
  choose(second);
  EXPECT_TRUE(QTest::qWaitFor([&] { return comparison().second()->title() == "second.vmd"; }, 60000));
  EXPECT_TRUE(becomes("右腕 2.000"));
  EXPECT_FALSE(shown.contains("右腕 8.000")) << "it waited";
}

TEST_F(ComparisonActions, AMissingFileLeavesWhatIsBeingComparedToBeDone) {
  addBones(200);
  choose(writeMotion("long.vmd", lasting(5'000)));
  ASSERT_TRUE(QTest::qWaitFor([&] { return comparison().second() != nullptr; }));
  QTest::qWait(50);
  choose(pathOf("missing.vmd"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return first() == "右腕 8.000"; }, 10000)) << first().toStdString();
}

TEST_F(ComparisonActions, ADamagedFileTellsItsPlaceOnce) {
  QFile file(pathOf("damaged.vmd"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(test::bytesOf(second).left(60));
  file.close();
  const QString told = QString::fromStdString(refusal(file.fileName()));
  EXPECT_EQ(told.count("byte "), 1) << told.toStdString();
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
