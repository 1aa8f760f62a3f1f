// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>

#include "app/commands/frame_commands.h"
#include "app/commands/playback_commands.h"
#include "app/commands/select_commands.h"
#include "app/panels/timeline/time_ruler.h"
#include "tests/app/commands/command_fixture.h"

namespace furitsuke::commands {
namespace {

/// The playback of the sample motion.
class Playing : public test::TimelineCommandTest {
 protected:
  Playing() {
    stage.addMotion(addMotion());
    playback.setDocument(&document());
    playback.setLastFrameProvider([this] { return session::lastFrameOn(stage); });
  }
  [[nodiscard]] FrameRange shownLoop() const { return timeline.findChild<panels::TimeRuler*>()->loopRange(); }

  SelectCommands select{context()};
  FrameCommands frames{context(), {transport, timeline}};
  PlaybackCommands commands{context(), {transport, timeline}};
};

struct LoopStep {
  const char* script;
  FrameRange range;
};

TEST_F(Playing, PlayPauseAndStop) {
  run("frame.goto frame=5\nplayback.toggle");
  EXPECT_TRUE(playback.isPlaying());
  EXPECT_TRUE(isChecked("playback.toggle"));
  run("playback.toggle");
  EXPECT_FALSE(playback.isPlaying());
  EXPECT_FALSE(isChecked("playback.toggle"));
  run("frame.goto frame=20\nplayback.stop");
  EXPECT_EQ(document().state().currentFrame(), 5);
}

TEST_F(Playing, TheLoopIsSetAtThePlayheadAndFromTheSelection) {
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
  EXPECT_FALSE(playback.isLooping());
  for (const LoopStep& step : steps) {
    run(QString::fromUtf8(step.script));
    EXPECT_EQ(playback.loopRange().isEmpty(), step.range.isEmpty()) << step.script;
    if (!step.range.isEmpty()) {
      EXPECT_EQ(playback.loopRange(), step.range) << step.script;
    }
    EXPECT_TRUE(playback.isLooping()) << "setting a range turns looping on";
    EXPECT_EQ(shownLoop(), playback.loopRange());
  }
  EXPECT_TRUE(isChecked("playback.loop"));
  EXPECT_FALSE(actions.action("playback.loopAll")->isEnabled());
  document().state().setSelection({});
  EXPECT_NE(failureOf("playback.loopSelection"), "");
}

TEST_F(Playing, TheSpeedIsSetByValueAndInSteps) {
  run("playback.speed times=0.5");
  EXPECT_EQ(playback.speed(), 0.5);
  EXPECT_EQ(transport.findChild<QComboBox*>("speedField")->currentText(), QString::fromUtf8("0.5×"));
  run("playback.faster\nplayback.faster");
  EXPECT_EQ(playback.speed(), 2);
  run("playback.slower\nplayback.slower\nplayback.slower");
  EXPECT_EQ(playback.speed(), 0.25);
  run("playback.realTime");
  EXPECT_EQ(playback.speed(), 1);
  EXPECT_NE(failureOf("playback.speed times=50").find("from 0.1 to 4"), std::string::npos);
  EXPECT_EQ(playback.speed(), 1);
}

TEST_F(Playing, TheNextKeyIsOfTheRowsThatAreSelectedTogether) {
  motion::Motion motion;
  test::addBone(motion, "右腕", {0, 10, 40});
  test::addBone(motion, "左腕", {0, 20, 40});
  const motion::TrackId head = test::addBone(motion, "頭", {0, 5, 40});
  addMotion(motion);
  timeline.setDocument(&document());
  auto& view = *timeline.findChild<panels::TimelineView*>();
  std::vector<int> arms;
  for (int row = 0; row < view.rows().count(); ++row) {
    const auto& tracks = view.rows().tracksOf(row);
    if (tracks.size() == 1 && tracks != std::vector{head}) arms.push_back(row);
  }
  run(QString::fromUtf8("select track=頭 frames=0"));
  view.selectRows(arms, arms.front());
  std::vector<Frame> reached;
  for (int i = 0; i < 3; ++i) {
    run("frame.nextKey");
    reached.push_back(document().state().currentFrame());
  }
  EXPECT_EQ(reached, (std::vector<Frame>{10, 20, 40}));
}

}  // namespace
}  // namespace furitsuke::commands
