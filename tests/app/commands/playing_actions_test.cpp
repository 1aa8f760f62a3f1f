// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QComboBox>
#include <QTest>
#include <QToolButton>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
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

TEST_F(PlayingActions, PlayPauseAndStop) {
  run("frame.goto frame=5\nplayback.toggle");
  EXPECT_TRUE(playback().isPlaying());
  EXPECT_TRUE(isChecked("playback.toggle"));
  run("playback.toggle");
  EXPECT_FALSE(playback().isPlaying());
  EXPECT_FALSE(isChecked("playback.toggle"));
  run("frame.goto frame=20\nplayback.stop");
  EXPECT_EQ(document().state().currentFrame(), 5);
}

struct LoopStep {
  const char* script;
  FrameRange range;
};

TEST_F(PlayingActions, TheLoopIsSetAtThePlayheadAndFromTheSelection) {
  const LoopStep steps[] = {
      {"frame.goto frame=12\nplayback.loopFrom", {12, 40}},
      {"frame.goto frame=20\nplayback.loopTo", {12, 20}},
      {"playback.loopFrom frame=25", {25, 40}},
      {"playback.loopTo frame=10", {0, 10}},
      {"playback.loopFrom frame=50", {50, 50}},
      {"select track=右腕 frames=10-20\nplayback.loopSelection", {10, 20}},
      {"playback.loopSelection frames=3-9", {3, 9}},
      {"playback.loopAll", {}},
  };
  EXPECT_FALSE(playback().isLooping());
  for (const LoopStep& step : steps) {
    run(QString::fromUtf8(step.script));
    EXPECT_EQ(playback().loopRange().isEmpty(), step.range.isEmpty()) << step.script;
    if (!step.range.isEmpty()) {
      EXPECT_EQ(playback().loopRange(), step.range) << step.script;
    }
    EXPECT_TRUE(playback().isLooping()) << "setting a range turns looping on";
    EXPECT_EQ(window->docks().panel<panels::TimelinePanel>()->findChild<panels::TimeRuler*>()->loopRange(),
              playback().loopRange());
  }
  EXPECT_TRUE(isChecked("playback.loop"));
  EXPECT_FALSE(window->actions().action("playback.loopAll")->isEnabled());
  run("edit.selectNone");
  EXPECT_FALSE(window->actions().runScripted("playback.loopSelection", {}));
}

TEST_F(PlayingActions, TheLoopBelongsToTheMotionInTheTab) {
  run("playback.loopSelection frames=3-9\nfile.new");
  EXPECT_TRUE(playback().loopRange().isEmpty());
  EXPECT_TRUE(window->docks().panel<panels::TimelinePanel>()->findChild<panels::TimeRuler*>()->loopRange().isEmpty());
  run("view.nextTab");
  EXPECT_EQ(window->docks().panel<panels::TimelinePanel>()->findChild<panels::TimeRuler*>()->loopRange(),
            (FrameRange{3, 9}));
}

TEST_F(PlayingActions, TheSpeedIsSetByValueAndInSteps) {
  run("playback.speed times=0.5");
  EXPECT_EQ(playback().speed(), 0.5);
  EXPECT_EQ(window->findChild<QComboBox*>("speedField")->currentText(), QString::fromUtf8("0.5×"));
  run("playback.faster\nplayback.faster");
  EXPECT_EQ(playback().speed(), 2);
  run("playback.slower\nplayback.slower\nplayback.slower");
  EXPECT_EQ(playback().speed(), 0.25);
  run("playback.realTime");
  EXPECT_EQ(playback().speed(), 1);
  actions::ActionArguments tooFast;
  tooFast.set("times", std::vector<double>{50});
  EXPECT_FALSE(window->actions().runScripted("playback.speed", tooFast));
  EXPECT_EQ(playback().speed(), 1);
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
