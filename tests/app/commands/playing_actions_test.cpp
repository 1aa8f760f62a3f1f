// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QToolButton>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/timeline/time_ruler.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/playback.h"
#include "tests/app/window/window_fixture.h"

namespace furitsuke::commands {
namespace {

class PlayingActions : public test::WindowTest {
 protected:
  PlayingActions() { EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion()))); }
  session::Playback& playback() { return window->playback(); }
  bool isChecked(const char* id) { return window->actions().action(id)->isChecked(); }
};

TEST_F(PlayingActions, TheLoopIsThatOfTheSceneInEachTab) {
  const auto* ruler = window->docks().panel<panels::TimelinePanel>()->findChild<panels::TimeRuler*>();
  run("playback.loopSelection frames=3-9");
  for (const char* script : {"file.new", "view.nextTab"}) {
    run(script);
    EXPECT_EQ(playback().loopRange(), (FrameRange{3, 9})) << script;
    EXPECT_EQ(ruler->loopRange(), (FrameRange{3, 9})) << script;
  }
  run("tab.closeAll discard=on");
  EXPECT_TRUE(playback().loopRange().isEmpty());
}

TEST_F(PlayingActions, RateAndRepeatAreRemembered) {
  run("playback.rate60\nplayback.loop on=on");
  EXPECT_TRUE(isChecked("playback.rate60"));
  EXPECT_FALSE(isChecked("playback.rate30"));
  window->actions().action("playback.rate60")->trigger();
  EXPECT_TRUE(isChecked("playback.rate60")) << "one of them is always checked";
  restart();
  EXPECT_EQ(playback().rate(), session::PictureRate::Sixty);
  EXPECT_TRUE(playback().isLooping());
  EXPECT_TRUE(isChecked("playback.rate60"));
  EXPECT_EQ(window->findChild<QToolButton*>("rateButton")->text(), "60 fps");
}

}  // namespace
}  // namespace furitsuke::commands
