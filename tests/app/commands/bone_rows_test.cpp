// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QImage>
#include <QMenu>
#include <QTest>
#include <algorithm>

#include "app/actions/action_arguments.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/properties/property_panel.h"
#include "app/panels/properties/section_header.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/scene/stage.h"
#include "app/theme/theme.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/number_field.h"
#include "core/motion/default_keys.h"
#include "core/motion/edit.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"

// The bones that are selected in the viewport and the rows of the timeline are one selection.
namespace furitsuke::commands {
namespace {

class BonesAndRows : public test::WindowTest {
 protected:
  BonesAndRows() {
    EXPECT_TRUE(window->files().open(writeMotion("a.vmd", sampleMotion())));
    window->stage().addActor(test::actorNamed("model", {"センター", "右腕", "左腕"}), {});
    run("frame.goto frame=15");
    settle();
  }
  [[nodiscard]] std::string keys(const char* bone) {
    return test::framesOf(document().motion(), *motion::findTrack(document().motion(), bone));
  }
};

TEST_F(BonesAndRows, AValueTypedAtAFrameWithoutAKeyIsAPose) {
  window->docks().reveal("properties");
  run("pose.pick bones=右腕\nframe.goto frame=13");
  settle();
  auto* panel = window->docks().panel<panels::PropertyPanel>();
  const auto isIt = [panel](const QWidget* each, const QString& name) {
    return each->isVisibleTo(panel) && each->accessibleName().contains(name);
  };
  widgets::NumberField* field = nullptr;
  for (auto* each : panel->findChildren<widgets::NumberField*>()) {
    if (isIt(each, "Rotation X")) field = each;
  }
  ASSERT_NE(field, nullptr);
  field->setFocus();
  QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(field, "30");
  QTest::keyClick(field, Qt::Key_Return);
  settle();
  EXPECT_EQ(document().history().draft().bones().size(), 1U);
  const auto headers = panel->findChildren<panels::SectionHeader*>();
  EXPECT_TRUE(std::ranges::any_of(headers, [&](const auto* each) { return isIt(each, "not registered"); }));
  EXPECT_EQ(field->text(), "30.0°");
  run("pose.register");
  EXPECT_TRUE(document().history().draft().isEmpty());
  EXPECT_TRUE(
      std::ranges::binary_search(document().motion().frames(*motion::findTrack(document().motion(), "右腕")), 13U));
}

TEST_F(BonesAndRows, AnUndonePoseOfTwoBonesLeavesBothSelected) {
  for (const char* script : {"pose.values translation=1,0,0", "pose.values translation=1,0,0\npose.register"}) {
    run("pose.pick bones=右腕,左腕");
    const std::vector<model::BoneIndex> bones = window->stage().selectedBones();
    ASSERT_EQ(bones.size(), 2U);
    run(script);
    while (document().history().undoStack()->canUndo()) run("edit.undo");
    EXPECT_EQ(window->stage().selectedBones(), bones) << script;
    while (document().history().undoStack()->canRedo()) run("edit.redo");
    EXPECT_EQ(window->stage().selectedBones(), bones) << script;
    while (document().history().undoStack()->canUndo()) run("edit.undo");
  }
}

TEST_F(BonesAndRows, AnUndonePasteLeavesTheBonesSelectedThatWereBefore) {
  run("frame.goto frame=0\nedit.selectColumn\nedit.copy\nedit.selectNone");
  const panels::TimelineView& view = window->docks().panel<panels::TimelinePanel>()->view();
  for (const char* bone : {"右腕", ""}) {
    run(*bone == 0 ? QString("edit.selectNone") : QString("pose.pick bones=%1").arg(bone));
    const std::vector<model::BoneIndex> bones = window->stage().selectedBones();
    const std::vector<int> rows = view.selectedRows();
    run("frame.goto frame=15\nedit.paste");
    ASSERT_GT(window->stage().selectedBones().size(), 1U);
    run("edit.undo");
    EXPECT_EQ(window->stage().selectedBones(), bones) << bone;
    EXPECT_EQ(view.selectedRows(), rows) << bone;
  }
}

TEST_F(BonesAndRows, WhatWasSelectedAtARefusedActionIsForgotten) {
  run("pose.pick bones=左腕");
  actions::ActionArguments nothing;
  nothing.set("path", pathOf("nowhere.vpd"));
  window->actions().call("pose.import", nothing);
  window->stage().selectBones({0, 1});
  const std::vector<model::BoneIndex> bones = window->stage().selectedBones();
  // As a drag in a panel, which is no action.
  const motion::TrackId arm = *motion::findTrack(document().motion(), "右腕");
  motion::EditBuilder builder(document().motion());
  builder.set(arm, 33, motion::restBoneKey());
  document().history().push("drag", builder.build());
  run("edit.undo");
  EXPECT_EQ(window->stage().selectedBones(), bones);
}

TEST_F(BonesAndRows, ABoneThatIsDeselectedInTheViewportIsNotRegisteredByItsRow) {
  run("pose.pick bones=右腕");
  const std::string before = keys("右腕");
  window->stage().selectBones({});
  settle();
  window->actions().call("pose.register");
  EXPECT_EQ(keys("右腕"), before);
  run("pose.pick bones=右腕\npose.register");
  EXPECT_EQ(keys("右腕"), "0 10 15 20") << "a selected one is";
}

TEST_F(BonesAndRows, TheBadgeOfAnUnregisteredPoseIsAButton) {
  run("pose.pick bones=右腕\npose.values translation=1,0,0");
  window->show();
  settle();
  auto& overlay = window->docks().panel<panels::ViewportPanel>()->overlay();
  QMenu* menu = nullptr;
  for (int y = overlay.height() - 1; y > 0 && menu == nullptr; y -= 6) {
    QTest::mouseClick(&overlay, Qt::LeftButton, Qt::NoModifier, QPoint(overlay.width() - 24, y));
    menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  }
  ASSERT_NE(menu, nullptr);
  QStringList entries;
  for (const QAction* action : menu->actions()) entries.append(action->objectName());
  EXPECT_EQ(entries.join(' ').toStdString(), "pose.registerAll pose.register pose.discard");
  menu->close();
}

TEST_F(BonesAndRows, ANoticeDoesNotCoverTheBadge) {
  run("pose.pick bones=右腕\npose.values translation=1,0,0");
  window->show();
  settle();
  auto& messages = *window->findChild<widgets::MessageBar*>("messageBar");
  messages.showMessage(Severity::Warning, "3 of 182 tracks have no bone");
  settle();
  auto& overlay = window->docks().panel<panels::ViewportPanel>()->overlay();
  const QRect bar(messages.mapTo(window.get(), QPoint()), messages.size());
  QMenu* menu = nullptr;
  for (int y = overlay.height() - 1; y > 0 && menu == nullptr; y -= 6) {
    const QPoint at(overlay.width() - 24, y);
    if (bar.contains(overlay.mapTo(window.get(), at))) continue;
    QTest::mouseClick(&overlay, Qt::LeftButton, Qt::NoModifier, at);
    menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  }
  ASSERT_NE(menu, nullptr);
  menu->close();
}

TEST_F(BonesAndRows, EscInTheViewportDiscardsTheUnregisteredPose) {
  run("pose.pick bones=右腕\npose.values translation=1,0,0");
  window->show();
  settle();
  ASSERT_FALSE(document().history().draft().isEmpty());
  QTest::keyClick(&window->docks().panel<panels::ViewportPanel>()->overlay(), Qt::Key_Escape);
  EXPECT_TRUE(document().history().draft().isEmpty());
  run("edit.undo");
  EXPECT_FALSE(document().history().draft().isEmpty()) << "a slip can be undone";
}

TEST_F(BonesAndRows, AutoKeyFramesThePicture) {
  auto& overlay = window->docks().panel<panels::ViewportPanel>()->overlay();
  const auto edge = [&overlay] {
    QImage picture(overlay.size(), QImage::Format_RGB32);
    picture.fill(Qt::black);
    overlay.render(&picture);
    return picture.pixelColor(overlay.width() / 2, 1);
  };
  run("pose.autoKey on=on");
  EXPECT_EQ(edge(), theme::theme().error);
  run("pose.autoKey on=off");
  EXPECT_NE(edge(), theme::theme().error);
}

}  // namespace
}  // namespace furitsuke::commands
