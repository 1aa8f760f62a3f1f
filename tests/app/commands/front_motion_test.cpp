// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/scene/models_panel.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/file_paths.h"
#include "app/session/sample_files.h"
#include "app/session/scene/scene_changes.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/window/document_tabs.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/pmx_samples.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

/// The motion in front and the models on the stage.
class FrontMotion : public test::WindowTest {
 protected:
  session::Stage& stage() { return window->stage(); }
  scene::Actor& addModel(const char* name) {
    return stage().addActor(test::actorNamed(name, {"センター", "右腕"}), {});
  }
  edit::MotionDocument& open(const QString& name) {
    motion::Motion motion;
    test::addBone(motion, "右腕", {0, 10});
    EXPECT_TRUE(window->files().open(writeMotion(name, motion)));
    return document();
  }
  widgets::MessageBar& notice() { return window->docks().panel<panels::ViewportPanel>()->notice(); }
  QString writeModel(const QString& name) {
    const QString path = pathOf(name);
    EXPECT_TRUE(
        writeFileAtomically(session::toPath(path), format::pmx::write(test::bonesPmx({"センター", "右腕", "左腕"}))));
    return path;
  }
  /// Opens as a user does, and waits for all that follows.
  void openSoon(const QStringList& paths) {
    window->files().openSoon(paths);
    EXPECT_TRUE(test::waitFor([&] { return !window->files().isOpening(); }));
    settle();
  }
  [[nodiscard]] QString modelFile() { return session::fromPath(stage().infoOf(stage().active()->id()).path); }
};

TEST_F(FrontMotion, IsAssignedToTheModelByAClickOnTheNotice) {
  const scene::Actor& model = addModel("model");
  const std::array<edit::MotionDocument*, 3> motions{&open("a.vmd"), &open("b.vmd"), &open("c.vmd")};
  ASSERT_EQ(stage().motionOf(model.id()), motions[2]) << "opened last";
  for (const std::size_t front : {0U, 2U, 1U}) {
    edit::MotionDocument* const before = stage().motionOf(model.id());
    window->workspace().setCurrent(motions[front]);
    EXPECT_EQ(stage().motionOf(model.id()), before) << "looking changes nothing";
    if (before == motions[front]) continue;
    settle();
    ASSERT_TRUE(notice().isVisibleTo(&window->docks()));
    notice().findChildren<QPushButton*>().front()->click();
    EXPECT_EQ(stage().motionOf(model.id()), motions[front]);
    EXPECT_FALSE(notice().isVisibleTo(&window->docks()));
  }
  window->workspace().remove(motions[1]);
  EXPECT_EQ(stage().motionOf(model.id()), &document());
  EXPECT_FALSE(notice().isVisibleTo(&window->docks()));
}

TEST_F(FrontMotion, IsAtTheFrameOfTheWindow) {
  addModel("model");
  edit::MotionDocument& first = open("a.vmd");
  first.state().setCurrentFrame(7);
  edit::MotionDocument& second = open("b.vmd");
  EXPECT_EQ(second.state().currentFrame(), 7U) << "opening another motion is no reason to leave a frame";
  second.state().setCurrentFrame(3);
  EXPECT_EQ(first.state().currentFrame(), 3U) << "what is behind is where it is seen: commands read its frame too";
  window->workspace().setCurrent(&first);
  EXPECT_EQ(stage().position(), 3);
  EXPECT_EQ(first.state().currentFrame(), 3U);
}

TEST_F(FrontMotion, ThatIsNotOnTheStageIsAnnouncedWithOneClickToShowIt) {
  const scene::Actor& model = addModel("model");
  edit::MotionDocument& first = open("a.vmd");
  run("model.pinMotion");
  edit::MotionDocument& second = open("b.vmd");
  EXPECT_EQ(stage().motionOf(model.id()), &first);
  EXPECT_EQ(notice().text(), "b.vmd is not on the stage: model keeps a.vmd.");
  window->workspace().setCurrent(&first);
  EXPECT_EQ(notice().text(), "");
  window->workspace().setCurrent(&second);
  auto* show = notice().findChild<QPushButton*>();
  ASSERT_NE(show, nullptr);
  EXPECT_EQ(show->text(), "Show on model");
  show->click();
  EXPECT_EQ(stage().motionOf(model.id()), &second);
  EXPECT_EQ(notice().text(), "");
}

TEST_F(FrontMotion, ANoticeThatTheUserClosedStaysClosed) {
  addModel("model");
  open("a.vmd");
  run("model.pinMotion");
  open("b.vmd");
  notice().clear();
  addModel("other");
  stage().setActive(stage().actors()[0]->id());
  EXPECT_EQ(notice().text(), "");
}

TEST_F(FrontMotion, FollowsTheChoiceInTheSceneList) {
  addModel("model");
  const edit::MotionDocument* first = &open("a.vmd");
  open("b.vmd");
  settle();
  auto* list = window->docks().panel<panels::ModelsPanel>()->findChild<QTreeWidget*>();
  auto* box = qobject_cast<QComboBox*>(list->itemWidget(list->topLevelItem(0), 1));
  emit box->activated(box->findText("a.vmd"));
  EXPECT_EQ(&document(), first);
  settle();
  auto* pin = qobject_cast<QToolButton*>(list->itemWidget(list->topLevelItem(0), 2));
  ASSERT_NE(pin, nullptr);
  pin->click();
  EXPECT_TRUE(session::isPinned(stage(), stage().active()->id()));
  EXPECT_TRUE(window->actions().action("model.pinMotion")->isChecked());
}

TEST_F(FrontMotion, KeepsTheTitleOfItsTabWhenTheFileIsReplaced) {
  open("b.vmd");
  open("a.vmd");
  open("z.vmd");
  const auto* tabs = window->findChild<window::DocumentTabs*>();
  window->workspace().setCurrent(window->workspace().document(0));
  open("y.vmd");
  window->workspace().remove(&document());
  window->workspace().remove(window->workspace().document(2));
  window->workspace().setCurrent(window->workspace().document(0));
  run("file.nextInFolder");
  ASSERT_EQ(tabs->count(), window->workspace().count());
  for (int i = 0; i < tabs->count(); ++i) {
    EXPECT_EQ(tabs->tabText(i), window->workspace().document(i)->file().title());
  }
  EXPECT_EQ(tabs->tabText(tabs->currentIndex()), document().file().title());
}

TEST_F(FrontMotion, OpenedWithoutAModelIsShownOnTheFigure) {
  motion::Motion motion;
  test::addBone(motion, "右腕", {0, 10});
  openSoon({writeMotion("dance.vmd", motion)});
  ASSERT_TRUE(test::waitFor([&] { return notice().isVisibleTo(&window->docks()); }));
  ASSERT_EQ(stage().actors().size(), 1U);
  EXPECT_EQ(modelFile(), session::sampleModel());
  EXPECT_EQ(stage().motionOf(stage().active()->id()), &document());
  EXPECT_EQ(notice().text(), "dance.vmd was opened without a model and is shown on the figure of the program.");
  const QString model = writeModel("model.pmx");
  openSoon({model});
  ASSERT_TRUE(test::waitFor([&] { return stage().actors().size() == 1; }));
  EXPECT_EQ(modelFile(), model) << "the user's model replaces the figure";
  EXPECT_EQ(stage().motionOf(stage().active()->id()), &document());
  EXPECT_EQ(notice().text(), "");
}

TEST_F(FrontMotion, OpenedWithoutAModelIsShownOnTheLastModelThatHasItsBones) {
  const QString model = writeModel("model.pmx"), stick = pathOf("stick.pmx");
  ASSERT_TRUE(writeFileAtomically(session::toPath(stick), format::pmx::write(test::bonesPmx({"stick"}))));
  openSoon({model});
  openSoon({stick});
  run("model.remove\nmodel.remove");
  motion::Motion motion;
  test::addBone(motion, "右腕", {0, 10});
  openSoon({writeMotion("dance.vmd", motion)});
  ASSERT_TRUE(test::waitFor([&] { return !stage().actors().empty(); }));
  EXPECT_EQ(modelFile(), model);
}

TEST_F(FrontMotion, IsNotShownOnAFigureIfTheUserDoesNotWantIt) {
  run("scene.autoModel on=off");
  openSoon({writeMotion("dance.vmd", sampleMotion())});
  QTest::qWait(50);
  EXPECT_TRUE(stage().actors().empty());
  run("scene.autoModel on=on");
  openSoon({writeModel("model.pmx"), writeMotion("second.vmd", sampleMotion())});
  EXPECT_EQ(stage().actors().size(), 1U) << "it came with a model";
}

}  // namespace
}  // namespace furitsuke::commands
