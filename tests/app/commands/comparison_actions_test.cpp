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
#include "app/commands/files/file_opening.h"
#include "app/panels/comparison/comparison_panel.h"
#include "app/panels/comparison/difference_list.h"
#include "app/panels/dock_area.h"
#include "app/session/comparison.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/motion/key_edits.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

/// Keys of センター at 0 and 40. 右腕 has x 0 at frames 0, 20 and 40, `offset` at 10 and -`offset` at 30.
motion::Motion armMotion(float offset) {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 40});
  motion::Keys<motion::BoneKey> keys;
  for (const auto& [frame, x] : {std::pair{0, 0.0F}, {10, offset}, {20, 0.0F}, {30, -offset}, {40, 0.0F}}) {
    keys.append(frame, test::boneKeyAt(x));
  }
  motion.bones.push_back({test::nameOf("右腕"), motion::Track<motion::BoneKey>(std::move(keys))});
  test::addMorph(motion, "あ", {0});
  return motion;
}

/// 右腕 as in armMotion(9), and a morph with a last key at frame `last`.
motion::Motion longMotion(Frame last) {
  motion::Motion motion = armMotion(9);
  motion.morphs.clear();
  test::addMorph(motion, "あ", {0, last});
  return motion;
}

class ComparisonActions : public test::WindowTest {
 protected:
  ComparisonActions() {
    window->stage().addActor(test::actorNamed("model", {"センター", "右腕"}), {});
    EXPECT_TRUE(window->files().open(writeMotion("first.vmd", armMotion(1))));
    second = writeMotion("second.vmd", armMotion(3));
    settle();
  }
  [[nodiscard]] session::Comparison& comparison() const { return window->stage().comparison(); }
  [[nodiscard]] panels::ComparisonPanel& panel() const { return *window->docks().panel<panels::ComparisonPanel>(); }
  [[nodiscard]] bool can(const char* id) const {
    window->actions().updateStates();
    return window->actions().action(id)->isEnabled();
  }
  void compareWith(const QString& path) { run(QString("viewport.compareWith path=\"%1\"").arg(path)); }
  [[nodiscard]] std::string errorOf(const QString& path) {
    const Status status =
        actions::runActionScript(window->actions(), QString("viewport.compareWith path=\"%1\"").arg(path));
    return status ? std::string() : status.error().message();
  }
  /// Replaces the active model by a changed copy.
  void changeModel(const std::function<void(model::Model&)>& change) {
    session::Stage& stage = window->stage();
    const std::uint64_t before = stage.active()->id();
    auto model = std::make_shared<model::Model>(stage.active()->model());
    change(*model);
    const scene::Actor& actor =
        stage.addActor(std::make_unique<scene::Actor>(model, std::make_shared<image::ModelImages>()), {});
    stage.removeActor(before);
    stage.setActive(actor.id());
    stage.assignMotion(actor.id(), &document());
    ASSERT_EQ(comparison().first(), &document());
  }
  /// Adds bones, so that a comparison takes longer.
  void addBones(int count) {
    changeModel([count](model::Model& model) {
      for (int i = 0; i < count; ++i) {
        model::Bone bone = model.bones.front();
        bone.name = model::ModelName::fromText(std::to_string(i), {});
        model.bones.push_back(bone);
      }
    });
  }
  /// Compares like the menu, without waiting for the result.
  void choose(const QString& path) {
    actions::ActionArguments arguments;
    arguments.set("path", path);
    window->actions().call("viewport.compareWith", arguments);
  }
  /// Name and distance of the first row; empty without one.
  [[nodiscard]] QString first() const {
    const QAbstractItemModel& rows = *panel().bones().model();
    if (rows.rowCount() == 0) return {};
    return rows.index(0, panels::DifferenceModel::Name).data().toString() + ' ' +
           rows.index(0, panels::DifferenceModel::Distance).data().toString();
  }
  [[nodiscard]] bool becomes(const QString& row) const {
    return test::waitFor([&] { return first() == row; });
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
  EXPECT_TRUE(window->actions().action("viewport.compareNext")->isEnabled()) << "without an explicit update";
  EXPECT_FALSE(window->docks().dock("comparison")->visibleRegion().isEmpty()) << "comparing shows the panel";
  run("viewport.compareStop");
  EXPECT_EQ(comparison().second(), nullptr);
  EXPECT_EQ(first(), "");
  EXPECT_TRUE(can("viewport.compareWith"));
  EXPECT_FALSE(can("viewport.compareNext"));
}

TEST_F(ComparisonActions, UpdatesAfterEditsOfTheMotion) {
  compareWith(second);
  const motion::TrackId arm{motion::TrackKind::Bone, 1};
  document().history().push(
      "delete", motion::deleteKeys(document().motion(), motion::selectKeys(document().motion(), arm, {10, 30}),
                                   motion::FrameZeroRule::AsMmd));
  EXPECT_TRUE(becomes("右腕 3.000"));
  document().history().undoStack()->undo();
  EXPECT_TRUE(becomes("右腕 2.000"));
}

TEST_F(ComparisonActions, UpdatesAfterEditsOfTheOtherMotionUntilItIsClosed) {
  ASSERT_TRUE(window->files().open(second));
  edit::MotionDocument* other = &document();
  window->stage().assignMotion(window->stage().active()->id(), window->workspace().document(0));
  window->workspace().setCurrent(window->workspace().document(0));
  compareWith(second);
  EXPECT_EQ(comparison().second(), other);
  const motion::TrackId arm{motion::TrackKind::Bone, 1};
  other->history().push("delete",
                        motion::deleteKeys(other->motion(), motion::selectKeys(other->motion(), arm, {10, 30}),
                                           motion::FrameZeroRule::AsMmd));
  EXPECT_TRUE(becomes("右腕 1.000"));
  window->workspace().remove(other);
  EXPECT_EQ(comparison().second(), nullptr);
  EXPECT_EQ(first(), "");
}

TEST_F(ComparisonActions, ComparesAMotionWithItsSavedState) {
  const motion::TrackId arm{motion::TrackKind::Bone, 1};
  document().history().push(
      "delete", motion::deleteKeys(document().motion(), motion::selectKeys(document().motion(), arm, {10, 10}),
                                   motion::FrameZeroRule::AsMmd));
  compareWith(pathOf("first.vmd"));
  EXPECT_EQ(first(), "右腕 1.000");
  EXPECT_TRUE(comparison().second()->file().title().contains("saved"));
}

TEST_F(ComparisonActions, TheMenuOffersTheOpenMotions) {
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

TEST_F(ComparisonActions, MotionsThatCannotBeComparedAreRejectedWithAReason) {
  motion::Motion film;
  motion::Keys<motion::CameraKey> keys;
  keys.append(0, motion::restCameraKey());
  film.camera = motion::Track<motion::CameraKey>(keys);
  EXPECT_NE(errorOf(writeMotion("camera.vmd", film)).find("camera.vmd: is a camera motion"), std::string::npos);
  motion::Motion foreign;
  test::addBone(foreign, "尻尾", {0, 10});
  EXPECT_NE(errorOf(writeMotion("cat.vmd", foreign)).find("moves no bone and no morph of model"), std::string::npos);
  EXPECT_NE(errorOf(pathOf("missing.vmd")), "");
  EXPECT_EQ(comparison().second(), nullptr);
  compareWith(second);
  EXPECT_NE(errorOf(pathOf("missing.vmd")), "");
  EXPECT_TRUE(comparison().isOn()) << "the previous comparison is kept";
  window->stage().removeActor(window->stage().active()->id());
  EXPECT_FALSE(can("viewport.compareWith")) << "no model is loaded";
  EXPECT_EQ(first(), "");
}

TEST_F(ComparisonActions, NextAndPreviousGoToTheDifferences) {
  compareWith(second);
  run("viewport.compareNext");
  EXPECT_EQ(document().state().currentFrame(), 10);
  run("viewport.compareNext");
  EXPECT_EQ(document().state().currentFrame(), 30);
  run("viewport.compareNext");
  EXPECT_EQ(document().state().currentFrame(), 30) << "there is no later difference";
  run("viewport.comparePrevious");
  EXPECT_EQ(document().state().currentFrame(), 10);
  window->stage().selectBones({0});
  run("viewport.compareNext");
  EXPECT_EQ(document().state().currentFrame(), 10) << "the selected bone does not differ";
}

TEST_F(ComparisonActions, NextAndPreviousIncludeMorphs) {
  changeModel([](model::Model& model) {
    model::Morph& morph = model.morphs.emplace_back();
    morph.name = model::ModelName::fromText("あ", {});
    morph.kind = model::MorphKind::Group;
    morph.offsets = std::vector<model::MorphShare>();
  });
  motion::Motion faced = armMotion(1);
  motion::Keys<motion::MorphKey> keys;
  for (const auto& [frame, weight] : {std::pair{0, 0.0F}, {15, 1.0F}, {25, 0.0F}}) keys.append(frame, {weight});
  faced.morphs.front().keys = motion::Track<motion::MorphKey>(std::move(keys));
  compareWith(writeMotion("faced.vmd", faced));
  run("viewport.compareNext");
  EXPECT_EQ(document().state().currentFrame(), 15);
  run("frame.goto frame=30\nviewport.comparePrevious");
  EXPECT_EQ(document().state().currentFrame(), 15);
  run("frame.goto frame=0");
  window->stage().selectBones({1});
  run("viewport.compareNext");
  EXPECT_EQ(document().state().currentFrame(), 0) << "the selected bone does not differ";
}

TEST_F(ComparisonActions, AnotherFileInterruptsTheComparisonInProgress) {
  addBones(1000);
  QStringList shown;
  QObject watcher;  // destroyed before the window
  QObject::connect(panel().bones().model(), &QAbstractItemModel::modelReset, &watcher, [&] { shown << first(); });
  choose(writeMotion("long.vmd", longMotion(200'000)));
  ASSERT_TRUE(test::waitFor([&] { return comparison().second() != nullptr; }));
  QTest::qWait(100);
  ASSERT_FALSE(shown.contains("右腕 8.000")) << "the comparison was too fast for this test";
  choose(second);
  EXPECT_TRUE(test::waitFor([&] { return comparison().second()->file().title() == "second.vmd"; }));
  EXPECT_TRUE(becomes("右腕 2.000"));
  EXPECT_FALSE(shown.contains("右腕 8.000")) << "the first comparison was not interrupted";
}

TEST_F(ComparisonActions, AMissingFileDoesNotInterruptTheComparisonInProgress) {
  addBones(200);
  choose(writeMotion("long.vmd", longMotion(5'000)));
  ASSERT_TRUE(test::waitFor([&] { return comparison().second() != nullptr; }));
  QTest::qWait(50);
  choose(pathOf("missing.vmd"));
  EXPECT_TRUE(test::waitFor([&] { return first() == "右腕 8.000"; })) << first().toStdString();
}

TEST_F(ComparisonActions, TheErrorOfADamagedFileStatesThePlaceOnce) {
  QFile file(pathOf("damaged.vmd"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(test::bytesOf(second).left(60));
  file.close();
  const QString reason = QString::fromStdString(errorOf(file.fileName()));
  EXPECT_EQ(reason.count("byte "), 1) << reason.toStdString();
}

TEST_F(ComparisonActions, ActivatingARowGoesToItsFrameAndSelectsItsBone) {
  compareWith(second);
  panels::DifferenceList& list = panel().bones();
  list.setCurrentIndex(list.model()->index(0, 0));
  QTest::keyClick(&list, Qt::Key_Return);
  EXPECT_EQ(document().state().currentFrame(), 10);
  EXPECT_EQ(window->stage().position(), 10);
  EXPECT_EQ(window->stage().selectedBones(), std::vector<model::BoneIndex>{1});
}

}  // namespace
}  // namespace furitsuke::commands
