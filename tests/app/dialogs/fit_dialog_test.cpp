// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QUndoStack>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/operations/operation_dialog.h"
#include "app/session/comparison.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/base/file.h"
#include "core/io/model/model_export.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/humanoid.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::dialogs {
namespace {

/// A motion for a small model, which a tall one dances while the small one is on the stage as well.
class FitDialog : public test::WindowTest {
 protected:
  FitDialog() {
    model::Model tall = test::humanoid();
    tall.name = model::ModelName::fromText("背の高い人", "tall");
    for (model::Bone& bone : tall.bones) bone.position.y *= 1.25F;
    addModel("small.pmx", test::humanoid());
    addModel("tall.pmx", tall);
    motion::Motion motion;
    motion.modelName = test::nameOf("背の高い人");
    test::addBone(motion, "センター", {0, 10});
    test::addBone(motion, "左足ＩＫ", {0, 10});
    test::addBone(motion, "右足ＩＫ", {0, 10});
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", motion)));
    center = *motion::findTrack(document().motion(), "センター");
  }

  void addModel(const QString& name, const model::Model& model) {
    EXPECT_TRUE(writeFileAtomically(session::toPath(pathOf(name)), format::pmx::write(io::pmxFromModel(model))));
    run("model.add path=\"" + pathOf(name) + '"');
  }
  /// x of センター at frame 10, which is 10 in the file.
  [[nodiscard]] float travel() { return document().motion().bones[center.index].keys.values().back().translation.x; }

  motion::TrackId center;
};

TEST_F(FitDialog, OffersTheOtherModelsShowsTheFiguresAndIsOneStep) {
  ASSERT_EQ(window->stage().actors().size(), 2U);
  ASSERT_EQ(window->stage().actorOf(document()), window->stage().actors()[1].get());
  window->actions().action("operation.fit-to-model")->trigger();
  auto* dialog = window->findChild<panels::OperationDialog*>();
  ASSERT_NE(dialog, nullptr);
  auto* source = dialog->findChild<panels::ParameterField*>("source");
  ASSERT_NE(source, nullptr);
  QMenu* menu = source->findChild<QPushButton*>("choose")->menu();
  ASSERT_NE(menu, nullptr);
  ASSERT_EQ(menu->actions().size(), 3) << "the other model, a separator, a file";
  EXPECT_EQ(menu->actions()[0]->text(), "人");
  menu->actions()[0]->trigger();
  EXPECT_EQ(source->findChild<QLineEdit*>()->text(), pathOf("small.pmx"));
  ASSERT_TRUE(test::waitFor([&] { return document().history().isPreviewing(); }));
  EXPECT_NEAR(travel(), 12.5, 0.3) << "the preview shows it";
  const auto* metrics = dialog->findChild<QLabel*>("measures");
  EXPECT_TRUE(metrics->text().contains("1.250")) << metrics->text().toStdString();
  EXPECT_TRUE(metrics->text().contains("1.5")) << "the limit of the speed of arms";
  QTest::mouseClick(dialog->findChild<QPushButton*>("apply"), Qt::LeftButton);
  settle();
  ASSERT_TRUE(test::waitFor([&] { return document().history().undoStack()->count() == 1; }));
  EXPECT_NEAR(travel(), 12.5, 0.3);
  run("edit.undo");
  EXPECT_EQ(travel(), 10);
}

TEST_F(FitDialog, ShowsTheOriginalBesideThePreviewAndThenWhatWasComparedBefore) {
  ASSERT_TRUE(window->files().open(writeMotion("other.vmd", document().motion())));
  edit::MotionDocument* other = window->workspace().current();
  window->workspace().setCurrent(window->workspace().document(0));
  window->stage().assignMotion(window->stage().active()->id(), &document());
  session::Comparison& comparison = window->stage().comparison();
  comparison.start(*other);
  ASSERT_EQ(comparison.first(), &document());
  window->docks().reveal("timeline");
  window->actions().action("operation.fit-to-model")->trigger();
  auto* dialog = window->findChild<panels::OperationDialog*>();
  EXPECT_TRUE(dialog->isCompareOn());
  EXPECT_FALSE(window->docks().isInFront("timeline"));
  dialog->setArguments({{"source", pathOf("small.pmx").toStdString()}});
  ASSERT_TRUE(test::waitFor([&] { return comparison.isTemporary(); }));
  EXPECT_NEAR(travel(), 12.5, 0.3);
  EXPECT_EQ(comparison.second()->motion().bones[center.index].keys.values().back().translation.x, 10);
  EXPECT_TRUE(comparison.second()->file().title().contains("original"));
  dialog->setCompareOn(false);
  EXPECT_EQ(comparison.second(), other);
  dialog->setCompareOn(true);
  EXPECT_TRUE(comparison.isTemporary());
  comparison.stop();
  EXPECT_FALSE(dialog->isCompareOn()) << "the user has stopped it";
  comparison.start(*other);
  dialog->setCompareOn(true);
  dialog->reject();
  EXPECT_FALSE(comparison.isTemporary());
  EXPECT_EQ(comparison.second(), other);
  EXPECT_TRUE(window->docks().isInFront("timeline")) << "as before the operation";
}

TEST_F(FitDialog, FitsTheMotionsOfAllDancersByOneFactor) {
  model::Model source = test::humanoid();
  source.name = model::ModelName::fromText("元", "source");
  addModel("source.pmx", source);
  motion::Motion second;
  second.modelName = test::nameOf("人");
  test::addBone(second, "センター", {0, 10});
  ASSERT_TRUE(window->files().open(writeMotion("second.vmd", second)));
  ASSERT_EQ(window->stage().actorOf(document())->model().name.text, "人");
  window->actions().action("operation.fit-to-model")->trigger();
  auto* dialog = window->findChild<panels::OperationDialog*>();
  auto* all = dialog->findChild<QCheckBox*>("dancers");
  EXPECT_TRUE(all->isVisible());
  EXPECT_TRUE(all->text().contains('2')) << all->text().toStdString();
  dialog->setArguments({{"source", pathOf("source.pmx").toStdString()}});
  all->setChecked(true);
  QTest::mouseClick(dialog->findChild<QPushButton*>("apply"), Qt::LeftButton);
  // The legs are 1.25 and 1 times as long as those of the source.
  for (int i = 0; i < 2; ++i) {
    edit::MotionDocument& motion = *window->workspace().document(i);
    ASSERT_TRUE(test::waitFor([&] { return motion.history().undoStack()->count() == 1; })) << i;
    const auto track = motion::findTrack(motion.motion(), "センター");
    EXPECT_NEAR(motion.motion().bones[track->index].keys.values().back().translation.x, 11.25, 0.3) << i;
  }
}

TEST_F(FitDialog, FitsTheMotionOfEachDancerFromItsOwnSourceModel) {
  motion::Motion second;
  second.modelName = test::nameOf("人");
  test::addBone(second, "センター", {0, 10});
  ASSERT_TRUE(window->files().open(writeMotion("second.vmd", second)));
  window->actions().action("operation.fit-to-model")->trigger();
  auto* dialog = window->findChild<panels::OperationDialog*>();
  auto* other = dialog->findChild<panels::ParameterField*>("dancerSource0");
  ASSERT_NE(other, nullptr) << "of the tall one";
  EXPECT_FALSE(other->isVisible()) << "only if all are fitted";
  dialog->findChild<QCheckBox*>("dancers")->setChecked(true);
  EXPECT_TRUE(other->isVisible());
  dialog->setArguments({{"source", pathOf("tall.pmx").toStdString()}});
  other->setText(pathOf("missing.pmx"));
  const auto* problem = dialog->findChild<QLabel*>("problem");
  ASSERT_TRUE(test::waitFor([&] { return problem->isVisible(); }));
  EXPECT_TRUE(problem->text().contains("missing.pmx")) << problem->text().toStdString();
  QMenu* menu = other->findChild<QPushButton*>("choose")->menu();
  ASSERT_NE(menu, nullptr);
  ASSERT_EQ(menu->actions().size(), 4) << "all models of the stage, a separator, a file";
  menu->actions()[0]->trigger();
  ASSERT_EQ(other->text(), pathOf("small.pmx"));
  ASSERT_TRUE(test::waitFor([&] { return document().history().isPreviewing(); }));
  QTest::mouseClick(dialog->findChild<QPushButton*>("apply"), Qt::LeftButton);
  // The legs are 0.8 and 1.25 times as long as those of their source models.
  for (int i = 0; i < 2; ++i) {
    edit::MotionDocument& motion = *window->workspace().document(i);
    ASSERT_TRUE(test::waitFor([&] { return motion.history().undoStack()->count() == 1; })) << i;
    const auto track = motion::findTrack(motion.motion(), "センター");
    EXPECT_NEAR(motion.motion().bones[track->index].keys.values().back().translation.x, 10.25, 0.1) << i;
  }
}

TEST_F(FitDialog, HasItsFieldsBesideItsFiguresOnALowScreen) {
  window->actions().action("operation.fit-to-model")->trigger();
  auto* dialog = window->findChild<panels::OperationDialog*>();
  dialog->setArguments({{"source", pathOf("small.pmx").toStdString()}});
  ASSERT_TRUE(test::waitFor([&] { return document().history().isPreviewing(); }));
  const auto* metrics = dialog->findChild<QLabel*>("measures");
  ASSERT_TRUE(test::waitFor([&] { return metrics->isVisible(); }));
  EXPECT_LE(dialog->width(), 600);
  EXPECT_LE(dialog->minimumSizeHint().height(), 660) << "1280x720 without the frame and the bars of a desktop";
}

TEST_F(FitDialog, ScriptsNameAModelOnTheStageOrAFile) {
  for (const QString& source : {QString("人"), pathOf("small.pmx")}) {
    run("operation.fit-to-model source=\"" + source + '"');
    EXPECT_NEAR(travel(), 12.5, 0.3) << source.toStdString();
    run("edit.undo");
  }
}

}  // namespace
}  // namespace furitsuke::dialogs
