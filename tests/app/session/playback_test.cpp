// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/playback.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QEvent>
#include <QRegularExpression>
#include <QSignalSpy>

#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::session {
namespace {

class PlaybackTest : public ::testing::Test {
 protected:
  PlaybackTest() : document(motion()), playback(nullptr, [this] { return seconds; }) {
    playback.setDocument(&document);
    QObject::connect(&playback, &Playback::positionChanged, &playback, [this](double frame) { reported = frame; });
  }
  static motion::Motion motion() {
    motion::Motion made;
    test::addBone(made, "右腕", {0, 90});
    return made;
  }
  Frame at(double time) {
    seconds = time;
    playback.advance();
    return document.state().currentFrame();
  }
  double positionAt(double time) {
    at(time);
    return reported;
  }
  double seconds = 0;
  double reported = -1;
  edit::MotionDocument document;
  Playback playback;
};

TEST_F(PlaybackTest, FollowsTheClockInsteadOfCountingTicks) {
  playback.play();
  EXPECT_TRUE(playback.isPlaying());
  EXPECT_EQ(at(0.01), 0);
  EXPECT_EQ(at(0.034), 1);
  EXPECT_EQ(at(1.001), 30) << "a late tick skips frames";
  EXPECT_EQ(at(1.002), 30);
}

TEST_F(PlaybackTest, ShowsTheFirstPictureUntilItsSoundCanBeHeard) {
  playback.setClock([this] { return seconds; }, [this] { return seconds + 0.1; });
  playback.play();
  EXPECT_EQ(playback.mapping().startSeconds, 0.1);
  EXPECT_EQ(at(0.09), 0);
  EXPECT_EQ(at(0.135), 1);
  EXPECT_EQ(at(1.101), 30);
  document.state().setCurrentFrame(60);
  EXPECT_EQ(at(1.2), 60) << "after a move too";
  EXPECT_EQ(at(1.236), 61);
  playback.setSpeed(2);
  EXPECT_EQ(at(1.236 + 0.034), 63) << "a change of speed is continuous";
}

TEST_F(PlaybackTest, APictureShowsThePositionOfTheTimeAtWhichItIsDrawn) {
  constexpr double kDrawing = 0.04;  // longer than a frame
  QObject::connect(&playback, &Playback::positionChanged, &playback, [this] { seconds += kDrawing; });
  for (const auto& [rate, pictures] : {std::pair(PictureRate::Thirty, 30), std::pair(PictureRate::Sixty, 60)}) {
    playback.setRate(rate);
    document.state().setCurrentFrame(0);
    playback.play();
    const double start = playback.mapping().startSeconds;
    for (int tick = 0; playback.isPlaying(); ++tick) {
      ASSERT_LT(tick, 1000);
      QCoreApplication::sendPostedEvents(&playback);
      seconds += 0.001;
      const double before = reported;
      playback.advance();
      const double late = seconds - start - reported / kFramesPerSecond;
      if (tick < 50 || reported == before || reported == 90) continue;
      EXPECT_NEAR(late, 0, 0.5 / pictures + 0.003) << pictures << " at " << seconds;
    }
    EXPECT_EQ(document.state().currentFrame(), 90);
    EXPECT_GE(seconds - start, 3 - 1e-6) << "the sound is heard to its end";
  }
}

TEST_F(PlaybackTest, FlyToMovesInEitherDirectionAndStopsAtTheFrame) {
  document.state().setCurrentFrame(20);
  playback.setLooping(true);
  playback.setLoopRange({0, 25});
  playback.flyTo(50);
  EXPECT_EQ(playback.goal(), 50);
  EXPECT_EQ(at(0.5), 35) << "beyond the end of the loop range";
  EXPECT_EQ(at(1.5), 50);
  EXPECT_FALSE(playback.isPlaying());
  EXPECT_FALSE(playback.goal());
  playback.setSpeed(2);
  playback.flyTo(10);
  EXPECT_EQ(at(2), 20);
  EXPECT_EQ(at(2.5), 10);
  EXPECT_FALSE(playback.isPlaying());
  playback.flyTo(10);
  EXPECT_FALSE(playback.isPlaying()) << "the playhead is already at this frame";
}

TEST_F(PlaybackTest, FlyToIsSmoothBackwardAndEndsWhenThePlayheadIsMoved) {
  document.state().setCurrentFrame(40);
  playback.setRate(PictureRate::Unlimited);
  playback.flyTo(10);
  EXPECT_NEAR(positionAt(0.51), 40 - 15.3, 1e-9);
  document.state().setCurrentFrame(70);
  EXPECT_FALSE(playback.isPlaying());
  EXPECT_EQ(at(3), 70);
  playback.play();
  EXPECT_EQ(at(3.5), 85) << "playback afterwards goes forward";
}

TEST_F(PlaybackTest, StopsOnTheLastKey) {
  playback.play();
  EXPECT_EQ(at(5), 90);
  EXPECT_FALSE(playback.isPlaying());
  playback.play();
  EXPECT_EQ(document.state().currentFrame(), 0) << "begins again from the start";
}

TEST_F(PlaybackTest, EndsWithTheLongestMotionOfTheScene) {
  Frame other = 120;
  playback.setLastFrameProvider([&other] { return other; });
  EXPECT_EQ(playback.lastFrame(), 120);
  playback.play();
  EXPECT_EQ(at(3.5), 105);
  EXPECT_TRUE(playback.isPlaying());
  EXPECT_EQ(at(4.5), 120);
  EXPECT_FALSE(playback.isPlaying());
  other = 10;
  EXPECT_EQ(playback.lastFrame(), 90) << "never before the document's own last key";
}

struct RateCase {
  const char* name;
  PictureRate rate;
  double speed;
  double time;      // seconds after the start of playback at frame 0
  double position;  // of the picture
  Frame frame;      // of the document
};

TEST_F(PlaybackTest, ShowsPicturesAtTheFrameRateAndSpeed) {
  const RateCase cases[] = {
      {"30: whole frames", PictureRate::Thirty, 1, 0.05, 1, 1},
      {"30: on the frame", PictureRate::Thirty, 1, 0.1, 3, 3},
      {"30: half speed shows each frame twice", PictureRate::Thirty, 0.5, 0.099, 1, 1},
      {"30: double speed skips every other", PictureRate::Thirty, 2, 0.099, 4, 4},
      {"30: a tenth of the speed", PictureRate::Thirty, 0.1, 1.01, 3, 3},
      {"60: between the frames", PictureRate::Sixty, 1, 0.052, 1.5, 1},
      {"60: in steps of the rate", PictureRate::Sixty, 1, 0.064, 1.5, 1},
      {"60: on the frame", PictureRate::Sixty, 1, 0.067, 2, 2},
      {"60: half speed", PictureRate::Sixty, 0.5, 0.052, 0.75, 0},
      {"unlimited: any position", PictureRate::Unlimited, 1, 0.055, 1.65, 1},
      {"unlimited: one and a half", PictureRate::Unlimited, 1.5, 0.055, 2.475, 2},
      {"unlimited: ends on a whole frame", PictureRate::Unlimited, 1, 3.01, 90, 90},
  };
  for (const RateCase& row : cases) {
    SCOPED_TRACE(row.name);
    seconds = 0;
    document.state().setCurrentFrame(0);
    playback.setRate(row.rate);
    playback.setSpeed(row.speed);
    playback.play();
    EXPECT_NEAR(positionAt(row.time), row.position, 1e-9);
    EXPECT_EQ(document.state().currentFrame(), row.frame);
    playback.pause();
    EXPECT_EQ(reported, row.frame) << "a pause stops at a whole frame";
  }
}

TEST_F(PlaybackTest, ChangingSpeedOrRateKeepsThePosition) {
  playback.setRate(PictureRate::Unlimited);
  playback.play();
  EXPECT_NEAR(positionAt(1), 30, 1e-9);
  playback.setSpeed(0.5);
  EXPECT_NEAR(positionAt(2), 45, 1e-9);
  playback.setRate(PictureRate::Thirty);
  EXPECT_NEAR(positionAt(2.98), 59, 1e-9);
  for (const auto& [asked, given] : {std::pair{0.0, Playback::kMinSpeed}, {99.0, Playback::kMaxSpeed}, {NAN, 1.0}}) {
    playback.setSpeed(asked);
    EXPECT_EQ(playback.speed(), given);
  }
}

TEST_F(PlaybackTest, ALoopStaysInTime) {
  playback.setLooping(true);
  playback.play();
  EXPECT_EQ(at(2.99), 89);
  EXPECT_EQ(at(3.01), 90) << "the last frame is shown as long as every other";
  EXPECT_EQ(at(3.2), 5) << "96 frames, 91 of them the loop";
  EXPECT_EQ(at(3.2 + 91 * 100 / 30.0 + 0.001), 5) << "after the machine was suspended";
  EXPECT_TRUE(playback.isPlaying());
  playback.setLooping(false);
  EXPECT_EQ(at(700), 90);
  EXPECT_FALSE(playback.isPlaying());
}

TEST_F(PlaybackTest, ALoopBetweenFramesHoldsItsLastFrame) {
  playback.setLooping(true);
  playback.setRate(PictureRate::Sixty);
  playback.play();
  EXPECT_EQ(positionAt(3.02), 90);
  EXPECT_EQ(positionAt(91.5 / 30), 0.5);
}

struct LoopCase {
  const char* name;
  FrameRange range;
  Frame from;
  double time;
  Frame frame;
};

TEST_F(PlaybackTest, RepeatsTheRange) {
  const LoopCase cases[] = {
      {"from inside", {30, 59}, 40, 0.501, 55},   {"wraps to its start", {30, 59}, 40, 0.701, 31},
      {"from before it", {30, 59}, 0, 0.101, 33}, {"from after it", {30, 59}, 80, 0.101, 33},
      {"from its end", {30, 59}, 59, 0.101, 33},  {"beyond the last key", {80, 119}, 80, 1.001, 110},
      {"one frame", {10, 10}, 0, 1, 10},          {"no range: the whole motion", {}, 80, 0.501, 4},
  };
  playback.setLooping(true);
  for (const LoopCase& row : cases) {
    SCOPED_TRACE(row.name);
    playback.pause();
    seconds = 0;
    document.state().setCurrentFrame(row.from);
    playback.setLoopRange(row.range);
    playback.play();
    EXPECT_EQ(at(row.time), row.frame);
  }
}

TEST_F(PlaybackTest, HasOneRangeForAllMotions) {
  int changes = 0;
  QObject::connect(&playback, &Playback::loopRangeChanged, &playback, [&changes] { ++changes; });
  edit::MotionDocument other(motion());
  playback.setLoopRange({10, 20});
  playback.setDocument(&other);
  EXPECT_EQ(playback.loopRange(), (FrameRange{10, 20})) << "it is that of the scene";
  playback.setLoopRange({1, 2});
  playback.setDocument(&document);
  EXPECT_EQ(playback.loopRange(), (FrameRange{1, 2}));
  playback.setLoopRange({1, 2});
  EXPECT_EQ(changes, 2);
}

TEST_F(PlaybackTest, ContinuesFromAMovedPlayhead) {
  playback.play();
  EXPECT_EQ(at(0.5001), 15);
  document.state().setCurrentFrame(60);
  EXPECT_EQ(reported, 60);
  EXPECT_EQ(at(0.51), 60);
  EXPECT_EQ(at(1.0101), 75);
}

TEST_F(PlaybackTest, PauseStaysAndStopReturnsToTheStart) {
  document.state().setCurrentFrame(20);
  playback.stop();
  EXPECT_EQ(document.state().currentFrame(), 20) << "nothing has been played yet";
  playback.play();
  EXPECT_EQ(at(0.501), 35);
  playback.pause();
  EXPECT_EQ(document.state().currentFrame(), 35);
  playback.play();
  EXPECT_EQ(at(1.0), 49);
  playback.stop();
  EXPECT_FALSE(playback.isPlaying());
  EXPECT_EQ(document.state().currentFrame(), 35);
}

TEST_F(PlaybackTest, ReportsAPlayheadMovedByTheUser) {
  QSignalSpy spy(&playback, &Playback::positionChanged);
  document.state().setCurrentFrame(12);
  ASSERT_EQ(spy.count(), 1);
  EXPECT_EQ(reported, 12);
  EXPECT_EQ(playback.position(), 12);
  playback.play();
  EXPECT_EQ(at(0.101), 15);
  EXPECT_EQ(spy.count(), 3) << "once for the start and once for each picture";
}

TEST_F(PlaybackTest, AnEmptyMotionDoesNotPlay) {
  edit::MotionDocument empty;
  playback.setDocument(&empty);
  playback.play();
  EXPECT_FALSE(playback.isPlaying());
  playback.setDocument(nullptr);
  playback.play();
  playback.stop();
  EXPECT_EQ(playback.position(), 0);
}

/// Draws slowly and records the order of drawing and input.
class SlowView : public QObject {
 public:
  QString log;
  double* clock = nullptr;
  void picture() {
    log += 'P';
    *clock += 0.25;  // drawing takes much longer than the time between two pictures
    QCoreApplication::postEvent(this, new QEvent(QEvent::UpdateRequest), Qt::LowEventPriority);
    QCoreApplication::postEvent(this, new QEvent(QEvent::KeyPress));
  }
  bool event(QEvent* event) override {
    if (event->type() == QEvent::KeyPress) log += 'i';
    if (event->type() == QEvent::UpdateRequest) log += 'd';
    return QObject::event(event);
  }
};

TEST_F(PlaybackTest, SlowDrawingDoesNotBlockInput) {
  for (const PictureRate rate : {PictureRate::Thirty, PictureRate::Sixty, PictureRate::Unlimited}) {
    SlowView view;
    view.clock = &seconds;
    document.state().setCurrentFrame(0);
    playback.setRate(rate);
    QObject::connect(&playback, &Playback::positionChanged, &view, [&view] { view.picture(); });
    playback.play();
    EXPECT_TRUE(test::waitFor([&view] { return view.log.count('P') >= 5; }));
    playback.pause();
    static const QRegularExpression inTurn("^(P(id|di)){4}P");
    EXPECT_TRUE(inTurn.match(view.log).hasMatch()) << view.log.toStdString();
    QObject::disconnect(&playback, &Playback::positionChanged, &view, nullptr);
  }
}

}  // namespace
}  // namespace furitsuke::session
