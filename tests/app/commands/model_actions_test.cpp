// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QComboBox>
#include <QStandardItemModel>
#include <QTabWidget>
#include <QTest>
#include <algorithm>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/model/bone_page.h"
#include "app/panels/model/model_panel.h"
#include "app/panels/model/morph_model.h"
#include "app/panels/model/morph_view.h"
#include "app/panels/scene/props_panel.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/session/playback.h"
#include "app/session/scene/prop_editing.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/model/name_index.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/dancer.h"

namespace furitsuke::commands {
namespace {

/// A window with a dancer that dance.vmd moves.
class ModelActions : public test::WindowTest {
 protected:
  ModelActions() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", test::dancerMotion())));
    actor = std::make_unique<scene::Actor>(std::make_shared<const model::Model>(test::dancer()), nullptr);
  }
  void addActor() { window->stage().addActor(std::move(actor), {}); }
  [[nodiscard]] const panels::TimelineView& timeline() {
    return window->docks().panel<panels::TimelinePanel>()->view();
  }
  [[nodiscard]] std::string firstRows() {
    QStringList names;
    for (int i = 1; i < std::min(5, timeline().rows().count()); ++i) {  // after the summary
      names.append(timeline().rows().label(timeline().rows().at(i)));
    }
    return names.join(' ').toStdString();
  }
  bool isChecked(const char* id) { return window->actions().action(id)->isChecked(); }
  std::unique_ptr<scene::Actor> actor;
};

TEST_F(ModelActions, TheTimelineFollowsTheModelThatTheMotionMoves) {
  EXPECT_EQ(firstRows(), "Bones 右腕 尻尾 左腕");
  addActor();
  EXPECT_EQ(firstRows(), "Visibility and IK 表情 あ 体");
  const edit::MotionDocument* dance = window->workspace().current();
  run("file.new");
  window->stage().assignMotion(window->stage().active()->id(), window->workspace().document(0));
  EXPECT_EQ(firstRows(), "Camera Light Self shadow Visibility and IK") << "the current motion moves no model";
  run("view.previousTab");
  EXPECT_EQ(window->workspace().current(), dance);
  EXPECT_EQ(firstRows(), "Visibility and IK 表情 あ 体");
  window->stage().removeActor(window->stage().active()->id());
  EXPECT_EQ(firstRows(), "Bones 右腕 尻尾 左腕");
}

TEST_F(ModelActions, ANewMotionIsForTheActiveModelAndShowsAllItsTracks) {
  addActor();
  const int used = timeline().rows().count();
  run("file.new");
  EXPECT_EQ(document().motion().modelName.bytes, window->stage().active()->model().name.bytes.substr(0, 20));
  EXPECT_GT(timeline().rows().count(), used) << "also bones that the dance does not move";
  EXPECT_TRUE(isChecked("timeline.allTracks"));
  run("key.add track=property frame=3");
  EXPECT_GT(timeline().rows().count(), used);
  ASSERT_NE(document().motion().property.find(3), nullptr);
  EXPECT_EQ(document().motion().property.find(3)->ik.size(),
            model::ikBoneNames(window->stage().active()->model()).size());
  run("timeline.allTracks");
  EXPECT_LT(timeline().rows().count(), used);
  run("view.previousTab");
  EXPECT_EQ(timeline().rows().count(), used) << "another motion keeps its own rows";
}

TEST_F(ModelActions, EnglishNamesAndAllTracksAreRemembered) {
  addActor();
  run("view.englishNames");
  EXPECT_EQ(firstRows(), "Visibility and IK Exp a Body");
  run("timeline.allTracks on=on");
  EXPECT_EQ(firstRows(), "全ての親 Visibility and IK Exp a");
  EXPECT_TRUE(isChecked("view.englishNames"));
  restart();
  EXPECT_TRUE(isChecked("view.englishNames"));
  EXPECT_TRUE(isChecked("timeline.allTracks"));
  EXPECT_TRUE(timeline().rows().isEnglish());
  EXPECT_TRUE(timeline().rows().isUnusedShown());
  run("view.englishNames on=off\ntimeline.allTracks");
  EXPECT_FALSE(timeline().rows().isEnglish());
  EXPECT_FALSE(timeline().rows().isUnusedShown());
}

TEST_F(ModelActions, OnlySelectedTracksIsASwitchThatTheTimelineCanTurnOff) {
  addActor();
  const std::string all = firstRows();
  run("select track=右腕\ntimeline.onlySelected");
  EXPECT_TRUE(isChecked("timeline.onlySelected"));
  EXPECT_NE(firstRows(), all);
  run("timeline.onlySelected");
  EXPECT_FALSE(isChecked("timeline.onlySelected"));
  EXPECT_EQ(firstRows(), all);
  run("timeline.onlySelected on=on\nedit.selectNone\nselect track=左腕 frames=0");
  EXPECT_EQ(firstRows(), all) << "selecting a hidden track shows all tracks";
  EXPECT_FALSE(isChecked("timeline.onlySelected"));
}

TEST_F(ModelActions, AddKeyAddsTheTrackOfTheCursorRow) {
  addActor();
  run("timeline.allTracks on=on\nframe.goto frame=7");
  const panels::TrackRows& rows = timeline().rows();
  int head = 0;
  while (rows.label(rows.at(head)) != "頭") ++head;
  window->docks().panel<panels::TimelinePanel>()->findChild<panels::TimelineView*>()->setCursorRow(head);
  run("key.add");
  const auto track = motion::findTrack(document().motion(), "頭");
  ASSERT_TRUE(track);
  EXPECT_TRUE(document().motion().bones[track->index].keys.hasKey(7));
  EXPECT_EQ(document().state().currentTrack(), track);
}

TEST_F(ModelActions, PlayingMovesTheStageBetweenFrames) {
  addActor();
  EXPECT_EQ(window->playback().lastFrame(), 20);
  emit window->playback().positionChanged(3.5);
  EXPECT_EQ(window->stage().position(), 3.5);
}

TEST_F(ModelActions, DeleteInTheMorphListReleasesTheMorphAndDeletesNoKeys) {
  model::Model model = test::dancer();
  model.morphs[1].panel = model::MorphPanel::Eye;
  actor = std::make_unique<scene::Actor>(std::make_shared<const model::Model>(std::move(model)), nullptr);
  addActor();
  run("morph.hold name=笑い weight=0.5\nselect track=右腕 frames=0-10\nview.model on=on");
  window->show();
  settle();
  auto* view = window->docks().panel<panels::ModelPanel>()->findChild<panels::MorphView*>();
  view->setCurrentIndex(view->model()->index(0, 0, view->model()->index(0, 0)));
  view->setFocus();
  QTest::keyClick(view, Qt::Key_Delete);
  EXPECT_TRUE(document().history().draft().isEmpty());
  EXPECT_EQ(document().motion().keyCount(), test::dancerMotion().keyCount());
}

TEST_F(ModelActions, EnterRegistersTheMorphWhoseSliderWasMoved) {
  model::Model model = test::dancer();
  model.morphs[1].panel = model::MorphPanel::Eye;
  actor = std::make_unique<scene::Actor>(std::make_shared<const model::Model>(std::move(model)), nullptr);
  addActor();
  run("frame.goto frame=12\nview.model on=on");
  window->show();
  settle();
  auto* view = window->docks().panel<panels::ModelPanel>()->findChild<panels::MorphView*>();
  view->expandAll();
  const QModelIndex morph = view->model()->index(0, panels::MorphModel::kWeightColumn, view->model()->index(0, 0));
  QTest::mouseClick(view->viewport(), Qt::LeftButton, Qt::NoModifier, view->visualRect(morph).center());
  settle();
  ASSERT_EQ(document().history().draft().morphs().size(), 1U);
  QTest::keyClick(view, Qt::Key_Return);
  EXPECT_TRUE(document().history().draft().isEmpty());
  const motion::Motion& motion = document().motion();
  EXPECT_TRUE(std::ranges::any_of(motion.morphs, [](const auto& track) { return track.keys.hasKey(12); }));
}

TEST_F(ModelActions, UndoTakesBackTheLastStepOfThePropsOrOfTheMotion) {
  addActor();
  session::PropEditing& props = window->stage().props();
  const std::uint64_t id = window->stage().active()->id();
  const std::size_t keys = document().motion().keyCount();
  const auto place = [&](double scale) {
    motion::AccessoryKey state = props.stateOf(id);
    state.scale = scale;
    props.push("Place prop", id, props.stateOf(id), state);
  };
  const auto scale = [&] { return props.stateOf(id).scale; };
  place(2);
  run("select track=右腕 frames=0-10\nedit.delete");
  ASSERT_LT(document().motion().keyCount(), keys);
  run("edit.undo");
  EXPECT_EQ(document().motion().keyCount(), keys) << "the keys were deleted last";
  EXPECT_EQ(scale(), 2);
  window->docks().reveal("props");
  window->docks().panel<panels::PropsPanel>()->findChild<QComboBox*>()->setFocus();
  run("marker.add frame=5");
  ASSERT_EQ(document().motion().annotations.markers.size(), 1U);
  run("edit.undo");
  EXPECT_TRUE(document().motion().annotations.markers.empty()) << "it was added last, wherever the focus is";
  EXPECT_EQ(scale(), 2);
  place(3);
  run("edit.undo");
  EXPECT_EQ(scale(), 2);
  run("edit.redo");
  EXPECT_EQ(scale(), 3);
  run("edit.undo\nedit.undo");
  EXPECT_EQ(scale(), 1);
  run("edit.undo");
  EXPECT_EQ(window->stage().active(), nullptr) << "the model was added first";
  EXPECT_FALSE(window->actions().action("edit.undo")->isEnabled());
}

TEST_F(ModelActions, TheBoneSelectionIsSharedByAllPanels) {
  addActor();
  panels::ModelPanel* panel = window->docks().panel<panels::ModelPanel>();
  emit panel->bonesSelected({3});
  EXPECT_EQ(window->stage().selectedBones(), (std::vector<model::BoneIndex>{3}));
  EXPECT_EQ(document().state().currentTrack(), motion::findTrack(document().motion(), "右腕"))
      << "the current track follows the selected bone";
  run("select track=左腕 frames=0-20");
  EXPECT_EQ(panel->findChild<panels::BonePage*>()->selected(), (std::vector<model::BoneIndex>{4}))
      << "the selected bone follows the current track";
}

TEST_F(ModelActions, RemovingTheModelClearsThePanel) {
  addActor();
  panels::ModelPanel* panel = window->docks().panel<panels::ModelPanel>();
  panel->findChild<QTabWidget*>()->setCurrentIndex(0);
  EXPECT_GT(panel->findChild<panels::BonePage*>()->parts()->rowCount(), 0);
  window->stage().removeActor(window->stage().active()->id());
  EXPECT_EQ(panel->findChild<panels::BonePage*>()->parts()->rowCount(), 0);
  settle();
  (void)panel->grab();
}

}  // namespace
}  // namespace furitsuke::commands
