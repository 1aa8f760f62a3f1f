// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/panels/operations/operation_dialog.h"
#include "app/session/file_paths.h"
#include "app/session/stage.h"
#include "app/session/workspace.h"
#include "core/base/file.h"
#include "core/io/model/model_export.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/humanoid.h"
#include "tests/support/motions.h"

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
  ASSERT_TRUE(QTest::qWaitFor([&] { return document().history().isPreviewing(); }, 10'000));
  EXPECT_NEAR(travel(), 12.5, 0.3) << "the preview shows it";
  const auto* notes = dialog->findChild<QListWidget*>();
  ASSERT_GT(notes->count(), 2);
  EXPECT_TRUE(notes->item(0)->text().contains("1.250")) << notes->item(0)->text().toStdString();
  QTest::mouseClick(dialog->findChild<QPushButton*>("apply"), Qt::LeftButton);
  settle();
  ASSERT_TRUE(QTest::qWaitFor([&] { return document().history().undoStack()->count() == 1; }, 10'000));
  EXPECT_NEAR(travel(), 12.5, 0.3);
  run("edit.undo");
  EXPECT_EQ(travel(), 10);
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
