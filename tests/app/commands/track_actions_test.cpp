// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAction>
#include <algorithm>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/widgets/message_bar.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::commands {
namespace {

class TrackActions : public test::WindowTest {
 protected:
  TrackActions() { EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion()))); }

  [[nodiscard]] std::string frames(const char* track) {
    return test::framesOf(document().motion(), *motion::findTrack(document().motion(), track));
  }
  [[nodiscard]] bool isLocked(const char* track) {
    return document().state().isLocked(*motion::findTrack(document().motion(), track));
  }
  [[nodiscard]] QAction* action(const char* id) { return window->actions().action(id); }
  [[nodiscard]] widgets::MessageBar* bar() { return window->findChild<widgets::MessageBar*>(); }
};

TEST_F(TrackActions, LockTogglesTheSelectedTracksOrTheCurrentOne) {
  run("select track=右腕\nselect track=左腕 add=on\ntimeline.lock");
  EXPECT_TRUE(isLocked("右腕"));
  EXPECT_TRUE(isLocked("左腕"));
  EXPECT_FALSE(isLocked("morph:あ"));
  EXPECT_TRUE(document().state().selection().isEmpty());
  EXPECT_TRUE(action("timeline.lock")->isChecked()) << "the current track is locked";
  action("timeline.lock")->trigger();
  EXPECT_FALSE(isLocked("左腕")) << "only the current track is unlocked";
  EXPECT_TRUE(isLocked("右腕"));
  EXPECT_FALSE(action("timeline.lock")->isChecked());
  run("timeline.lock track=camera on=on");
  EXPECT_TRUE(isLocked("camera"));
  settle();
  action("timeline.unlockAll")->trigger();
  EXPECT_TRUE(document().state().locks().isEmpty());
  settle();
  EXPECT_FALSE(action("timeline.unlockAll")->isEnabled());
}

TEST_F(TrackActions, PastingSkipsLockedTracksAndOffersToUnlockThem) {
  run("select track=右腕 frames=10\nselect track=左腕 frames=30 add=on\nedit.copy");
  run("timeline.lock track=右腕 on=on\nedit.paste frame=50");
  EXPECT_EQ(frames("右腕"), "0 10 20");
  EXPECT_EQ(frames("左腕"), "0 30 70");
  EXPECT_TRUE(bar()->text().contains("右腕")) << bar()->text().toStdString();
  const auto buttons = bar()->findChildren<QAbstractButton*>();
  const auto unlock =
      std::ranges::find_if(buttons, [](const QAbstractButton* button) { return button->text() == "Unlock"; });
  ASSERT_NE(unlock, buttons.end());
  (*unlock)->click();
  EXPECT_FALSE(isLocked("右腕"));
}

TEST_F(TrackActions, TheSummaryRowCanBeHiddenAndThisIsRemembered) {
  const auto first = [this] {
    const panels::TrackRows& rows = window->docks().panel<panels::TimelinePanel>()->view().rows();
    return rows.label(rows.at(0)).toStdString();
  };
  EXPECT_EQ(first(), "All tracks");
  EXPECT_TRUE(action("timeline.summary")->isChecked());
  action("timeline.summary")->trigger();
  EXPECT_EQ(first(), "Bones");
  EXPECT_FALSE(action("timeline.summary")->isChecked());
  restart();
  EXPECT_TRUE(window->files().open(pathOf("dance.vmd")));
  EXPECT_EQ(first(), "Bones");
  run("timeline.summary on=on");
  EXPECT_EQ(first(), "All tracks");
}

// --- row sets --------------------------------------------------------------------------------------------------------

class RowSets : public TrackActions {
 protected:
  [[nodiscard]] std::string rows() {
    QStringList names;
    const panels::TrackRows& all = window->docks().panel<panels::TimelinePanel>()->view().rows();
    for (const panels::TimelineRow& row : all.rows()) {
      if (!row.isHeading()) names.append(all.label(row));
    }
    return names.join(' ').toStdString();
  }
};

TEST_F(RowSets, ASetOfSelectedRowsCanBeShownInAnyMotion) {
  const std::string all = rows();
  run("select track=右腕\nselect track=morph:あ add=on\nrowSet.save name=顔と腕");
  EXPECT_EQ(rows(), all) << "saving hides nothing";
  run("edit.selectNone\nrowSet.show name=顔と腕");
  EXPECT_EQ(rows(), "右腕 あ");
  EXPECT_TRUE(action("timeline.onlySelected")->isChecked()) << "this action is the same restriction";
  run("rowSet.all");
  EXPECT_EQ(rows(), all);
  EXPECT_FALSE(actions::runActionScript(window->actions(), "rowSet.all")) << "all rows are already visible";

  restart();
  motion::Motion other;
  test::addBone(other, "頭", {0});
  test::addBone(other, "右腕", {3});
  EXPECT_TRUE(window->files().open(writeMotion("other.vmd", other)));
  run("rowSet.show name=顔と腕");
  EXPECT_EQ(rows(), "右腕");
}

}  // namespace
}  // namespace furitsuke::commands
