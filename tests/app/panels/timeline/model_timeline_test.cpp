// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QHelpEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QToolTip>

#include "tests/app/panels/timeline/timeline_fixture.h"
#include "tests/support/dancer.h"
#include "tests/support/motions.h"

namespace furitsuke::test {
namespace {

/// The timeline of the dancer's motion, grouped by the dancer.
class ModelTimeline : public TimelineTest {
 protected:
  ModelTimeline() : model(std::make_shared<const model::Model>(dancer())) {
    auto danced = std::make_unique<edit::MotionDocument>(dancerMotion());
    panel.setDocument(danced.get());
    document = std::move(danced);
    panel.setModel(model);
    QApplication::processEvents();
  }
  [[nodiscard]] int row(const QString& name) const {
    for (int i = 0; i < view().rows().count(); ++i) {
      if (view().rows().label(view().rows().at(i)) == name) return i;
    }
    ADD_FAILURE() << "no row " << name.toStdString();
    return 0;
  }
  [[nodiscard]] motion::TrackId track(const char* path) const { return *motion::findTrack(document->motion(), path); }
  QString tipOf(const QString& name) {
    const QPoint at = inLabels(row(name)).toPoint();
    QHelpEvent event(QEvent::ToolTip, at, labels->mapToGlobal(at));
    QApplication::sendEvent(labels, &event);
    return QToolTip::text();
  }
  std::shared_ptr<const model::Model> model;
};

TEST_F(ModelTimeline, ShowsTheTracksInTheOrderOfTheModel) {
  EXPECT_EQ(rowNames(),
            "Visibility and IK 表情 あ 体 上半身 腕 右腕 左腕 まばたき In no display group 操作中心 Not in the model "
            "尻尾 うさ耳");
  panel.setModel(nullptr);
  EXPECT_EQ(
      rowNames(),
      "Bones 右腕 尻尾 左腕 上半身 操作中心 Morphs まばたき うさ耳 あ Camera Light Self shadow Visibility and IK");
}

TEST_F(ModelTimeline, AHeadingShowsAndSelectsTheKeysOfItsGroup) {
  const auto joined = view().keys().frames(row("腕"));
  EXPECT_EQ(std::vector<Frame>(joined.begin(), joined.end()), (std::vector<Frame>{0, 3, 10, 20}));
  doubleClick(labels, inLabels(row("腕")));
  EXPECT_EQ(selection(), "右腕:0,10 左腕:0,20 morph:まばたき:3");
  const auto selected = view().keys().selectedFrames(row("腕"));
  EXPECT_EQ(selected.size(), 4U);
  EXPECT_TRUE(view().keys().selectedFrames(row("体")).empty());
}

TEST_F(ModelTimeline, AnEditUpdatesOnlyTheHeadingOfItsGroup) {
  (void)view().keys().frames(row("腕"));
  (void)view().keys().frames(row("体"));
  select(track("右腕"), {10});
  document->history().push(
      "move", motion::moveKeys(document->motion(), document->state().selection(), 5, motion::FrameZeroRule::AsMmd));
  const auto arms = view().keys().frames(row("腕"));
  EXPECT_EQ(std::vector<Frame>(arms.begin(), arms.end()), (std::vector<Frame>{0, 3, 15, 20}));
  EXPECT_EQ(view().keys().frames(row("体")).size(), 1U);
}

TEST_F(ModelTimeline, CollapsedGroupsAreKeptWhenModelOrMotionChange) {
  click(labels, inLabels(row("腕"), 8));
  EXPECT_EQ(rowNames(),
            "Visibility and IK 表情 あ 体 上半身 腕 In no display group 操作中心 Not in the model 尻尾 うさ耳");
  panel.setModel(nullptr);
  panel.setModel(model);
  EXPECT_EQ(view().rows().count(), 11);
  document->state().setCurrentTrack(track("左腕"));
  EXPECT_EQ(view().rows().count(), 14) << "the group of the current track is expanded";
  panel.collapseAll();
  EXPECT_EQ(rowNames(), "Visibility and IK 表情 体 腕 In no display group Not in the model");
  panel.expandAll();
  EXPECT_EQ(view().rows().count(), 14);
}

TEST_F(ModelTimeline, NamesCanBeEnglish) {
  panel.setEnglishNames(true);
  EXPECT_EQ(
      rowNames(),
      "Visibility and IK Exp a Body upper body Arms arm R arm L まばたき In no display group 操作中心 Not in the model "
      "尻尾 うさ耳");
  EXPECT_EQ(tipOf("arm R"), "arm R\n右腕");
  panel.setEnglishNames(false);
  EXPECT_EQ(tipOf("右腕"), "右腕\narm R");
}

TEST_F(ModelTimeline, TheSearchFindsNamesInBothLanguages) {
  auto* search = panel.findChild<QLineEdit*>();
  for (const bool english : {false, true}) {
    panel.setEnglishNames(english);
    search->setText("ARM");
    EXPECT_EQ(view().rows().count(), 3);
    search->setText("腕");
    EXPECT_EQ(view().rows().count(), 3);
    search->clear();
  }
}

TEST_F(ModelTimeline, ABoxAcrossGroupsSelectsOnlyKeysInsideIt) {
  drag(sheet, at(row("上半身"), 4), at(row("右腕"), 11));
  EXPECT_EQ(selection(), "右腕:10 上半身:5");
}

TEST_F(ModelTimeline, TracksThatTheModelLacksAreMarked) {
  EXPECT_TRUE(tipOf("尻尾").contains("The model has no bone or morph of this name"));
  const QImage lacking =
      labels->grab(QRect(0, view().rowTop(row("尻尾")), 36, panels::TimelineView::kRowHeight)).toImage();
  const QImage known =
      labels->grab(QRect(0, view().rowTop(row("まばたき")), 36, panels::TimelineView::kRowHeight)).toImage();
  EXPECT_NE(lacking, known) << "an icon next to the name";
}

TEST_F(ModelTimeline, BonesAndMorphsWithoutKeysAreShownOnRequest) {
  panel.setUnusedTracksShown(true);
  EXPECT_EQ(rowNames(),
            "全ての親 Visibility and IK 表情 あ 笑い 体 上半身 頭 腕 右腕 左腕 まばたき In no display group 操作中心 "
            "隠し Camera Light "
            "Self shadow Not in the model 尻尾 うさ耳");
  EXPECT_TRUE(view().keys().frames(row("頭")).empty());
  EXPECT_EQ(view().keys().count(row("頭")), 0U);
  EXPECT_TRUE(tipOf("頭").contains("No keys yet"));
  (void)sheet->grab();  // rows without a track are painted too
}

TEST_F(ModelTimeline, ADoubleClickInAnEmptyRowAddsATrackAndAKey) {
  panel.setUnusedTracksShown(true);
  doubleClick(sheet, at(row("頭"), 12));
  EXPECT_EQ(frames(track("頭")), "0 12");
  EXPECT_EQ(document->state().currentTrack(), track("頭"));
  EXPECT_EQ(view().cursorRow(), row("頭"));
  doubleClick(sheet, at(row("笑い"), 9));
  EXPECT_EQ(frames(track("morph:笑い")), "0 9");
  panel.setUnusedTracksShown(false);
  EXPECT_EQ(view().rows().count(), 16) << "rows with keys stay visible";
}

TEST_F(ModelTimeline, OnlySelectedTracksAreShownUntilAHiddenOneIsSelected) {
  auto* button = panel.findChild<QPushButton*>("restriction");
  ASSERT_NE(button, nullptr);
  const std::string all = rowNames();
  panel.collapseAll();
  document->state().setSelection(motion::selectKeys(document->motion(), track("右腕")));
  panel.showOnlySelected();
  EXPECT_EQ(rowNames(), "腕 右腕") << "no group is collapsed";
  EXPECT_TRUE(panel.isRestricted());
  EXPECT_TRUE(button->isVisibleTo(&panel));
  EXPECT_TRUE(button->text().contains("1"));
  document->history().push(
      "Delete", motion::deleteKeys(document->motion(), motion::selectKeys(document->motion(), track("左腕"), {20, 20}),
                                   motion::FrameZeroRule::Ordinary));
  EXPECT_EQ(rowNames(), "腕 右腕") << "an edit keeps the restriction";
  button->click();
  EXPECT_FALSE(panel.isRestricted());
  EXPECT_FALSE(button->isVisibleTo(&panel));
  panel.expandAll();
  EXPECT_EQ(rowNames(), all);

  document->state().setSelection({});
  document->state().setCurrentTrack(track("上半身"));
  panel.showOnlySelected();
  EXPECT_EQ(rowNames(), "体 上半身") << "without a selection, only the current track";
  document->state().setCurrentTrack(track("左腕"));
  EXPECT_EQ(rowNames(), all) << "selecting a hidden track shows all tracks";

  panel.showOnlySelected();
  panel.setDocument(nullptr);
  panel.setDocument(document.get());
  EXPECT_EQ(rowNames(), all) << "the restriction does not apply to another document";
}

TEST_F(ModelTimeline, KeysCanBeAddedToAnEmptyRowUnderTheCursor) {
  panel.setUnusedTracksShown(true);
  document->state().setCurrentTrack(track("右腕"));
  click(labels, inLabels(row("頭")));
  EXPECT_EQ(view().cursorRow(), row("頭"));
  EXPECT_EQ(document->state().currentTrack(), std::nullopt) << "no key may be added to the previous track";
  EXPECT_FALSE(motion::findTrack(document->motion(), "頭"));
  const auto made = panel.ensureTracksOfRows();
  ASSERT_EQ(made.size(), 1U);
  EXPECT_EQ(made.front(), track("頭"));
  click(labels, inLabels(row("体")));
  EXPECT_TRUE(panel.ensureTracksOfRows().empty()) << "a heading is not a track";
}

TEST_F(ModelTimeline, TheCameraHasARowOnlyIfItHasKeys) {
  EXPECT_EQ(view().rows().rowOf(motion::kCameraTrack), std::nullopt);
  motion::EditBuilder builder(document->motion());
  builder.set(motion::kCameraTrack, 4, motion::CameraKey{});
  document->history().push("camera", builder.build());
  EXPECT_EQ(view().keys().count(row("Camera")), 1U);
  document->history().undoStack()->undo();
  EXPECT_EQ(view().rows().rowOf(motion::kCameraTrack), std::nullopt);
}

}  // namespace
}  // namespace furitsuke::test
