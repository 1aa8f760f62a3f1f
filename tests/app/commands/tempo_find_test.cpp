// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QSignalSpy>
#include <QUndoStack>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/session/sound/sound_player.h"
#include "app/session/sound/sound_rhythm.h"
#include "app/session/sound/sound_track.h"
#include "app/widgets/message_bar.h"
#include "tests/app/window/window_fixture.h"
#include "tests/core/media/music_samples.h"
#include "tests/core/media/wav_files.h"

namespace furitsuke::commands {
namespace {

test::MusicSample steadyDrums() {
  test::MusicSample music;
  music.bpm = 128;
  music.firstBeat = 0.4;
  music.seconds = 12;
  music.rate = 22'050;
  music.bar = {{0, test::Instrument::Kick, 1},
               {1, test::Instrument::Snare, 1},
               {2, test::Instrument::Kick, 1},
               {3, test::Instrument::Snare, 1}};
  return music;
}

class TempoFind : public test::WindowTest {
 protected:
  TempoFind() { EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion()))); }
  /// Makes the sound that of the motion.
  void openSound(const media::Sound& sound) {
    QFile file(pathOf("song.wav"));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    const Bytes bytes = test::wavFile(sound.samples, sound.rate);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<qint64>(bytes.size()));
    file.close();
    run("sound.open path=" + file.fileName());
  }
  [[nodiscard]] const std::optional<motion::Tempo>& tempo() { return document().motion().annotations.tempo; }
  [[nodiscard]] int steps() { return document().history().undoStack()->index(); }
  [[nodiscard]] session::SoundRhythm& rhythm() { return window->sound().track().rhythm(); }
  [[nodiscard]] widgets::MessageBar& messages() { return *window->findChild<widgets::MessageBar*>(); }
};

TEST_F(TempoFind, SetsTheBeatGridToThatOfTheSoundWhereItIsPlayed) {
  run("tempo.set beats=3");
  openSound(test::musicOf(steadyDrums()));
  run("sound.offset ms=500");
  const int before = steps();
  run("tempo.find");
  ASSERT_TRUE(tempo());
  EXPECT_NEAR(tempo()->beatsPerMinute, 128, 0.01);
  EXPECT_NEAR(tempo()->firstBeat, 27, 0.3) << "0.5 s and 0.4 s at 30 frames per second";
  EXPECT_EQ(tempo()->beatsPerBar, 3);
  EXPECT_EQ(steps(), before + 1);
  EXPECT_TRUE(messages().text().contains("128.00 BPM (confidence ")) << messages().text().toStdString();
  run("edit.undo");
  EXPECT_EQ(*tempo(), (motion::Tempo{120, 0, 3}));
}

TEST_F(TempoFind, InTheBackgroundTheMotionItWasAskedForGetsTheTempo) {
  openSound(test::musicOf(steadyDrums()));
  edit::MotionDocument& first = document();
  window->actions().call("tempo.find");
  EXPECT_FALSE(tempo());
  ASSERT_TRUE(window->files().open(writeMotion("other.vmd", sampleMotion())));
  rhythm().finish();
  EXPECT_TRUE(first.motion().annotations.tempo);
  EXPECT_FALSE(tempo());
}

TEST_F(TempoFind, OfASilentSoundChangesNothing) {
  openSound({8000, std::vector<std::int16_t>(8000 * 2 * 3, 0)});
  const int before = steps();
  EXPECT_FALSE(actions::runActionScript(window->actions(), "tempo.find"));
  window->actions().call("tempo.find");
  rhythm().finish();
  EXPECT_EQ(messages().text(), "The sound is silent or too short, so it has no tempo.");
  EXPECT_FALSE(tempo());
  EXPECT_EQ(steps(), before);
}

TEST_F(TempoFind, OfNoiseIsSetWithAWarning) {
  openSound(test::noiseOf(10, 0.5, 22'050));
  run("tempo.find");
  EXPECT_TRUE(tempo());
  EXPECT_EQ(messages().severity(), Severity::Warning);
  EXPECT_TRUE(messages().text().startsWith("The beat of the sound is unclear.")) << messages().text().toStdString();
}

TEST_F(TempoFind, NeedsASound) {
  EXPECT_FALSE(window->actions().action("tempo.find")->isEnabled());
  openSound(test::musicOf(steadyDrums()));
  EXPECT_TRUE(window->actions().action("tempo.find")->isEnabled());
  run("sound.remove");
  EXPECT_FALSE(window->actions().action("tempo.find")->isEnabled());
}

TEST_F(TempoFind, ACorrectionIsOneUndoStepEach) {
  const struct {
    const char* line;
    motion::Tempo after;
  } rows[] = {
      {"tempo.double", {240, 10, 4}},
      {"tempo.halve", {60, 10, 4}},
      {"tempo.halfBeat", {120, 17.5, 4}},
      {"tempo.firstHere", {120, 7, 4}},
      {"tempo.firstHere frame=22", {120, 22, 4}},
  };
  EXPECT_FALSE(window->actions().action("tempo.double")->isEnabled()) << "without a tempo";
  run("tempo.set bpm=120 first=10\nframe.goto frame=7");
  const int before = steps();
  for (const auto& row : rows) {
    run(row.line);
    EXPECT_EQ(*tempo(), row.after) << row.line;
    EXPECT_EQ(steps(), before + 1) << row.line;
    run("edit.undo");
    EXPECT_EQ(*tempo(), (motion::Tempo{120, 10, 4})) << row.line;
  }
}

TEST_F(TempoFind, ACorrectionOutOfRangeIsRefused) {
  for (const auto& [bpm, line] : {std::pair("500", "tempo.double"), std::pair("1.5", "tempo.halve")}) {
    run(QString("tempo.set bpm=%1").arg(bpm));
    const motion::Tempo before = *tempo();
    EXPECT_FALSE(actions::runActionScript(window->actions(), line)) << line;
    EXPECT_EQ(*tempo(), before);
  }
}

std::shared_ptr<const session::ReadSound> drumSound() {
  auto read = std::make_shared<session::ReadSound>();
  read->sound = test::musicOf(steadyDrums());
  return read;
}

TEST(SoundRhythm, ASearchEndsWhenItIsCanceledOrTheSoundIsReplaced) {
  const struct {
    const char* name;
    std::function<void(session::SoundRhythm&)> end;
    const char* reason;
  } rows[] = {
      {"canceled", [](session::SoundRhythm& rhythm) { rhythm.cancel(); }, "the search was canceled"},
      {"removed", [](session::SoundRhythm& rhythm) { rhythm.setSound(nullptr); }, "the sound was replaced or removed"},
      {"replaced", [](session::SoundRhythm& rhythm) { rhythm.setSound(drumSound()); },
       "the sound was replaced or removed"},
  };
  for (const auto& row : rows) {
    session::SoundRhythm rhythm;
    rhythm.setSound(drumSound());
    std::vector<std::string> reasons;
    rhythm.find([&](const session::SoundRhythm::Found& found) {
      reasons.push_back(found ? "" : found.error().reason.english());
    });
    EXPECT_TRUE(rhythm.isFinding()) << row.name;
    row.end(rhythm);
    EXPECT_FALSE(rhythm.isFinding()) << row.name;
    rhythm.finish();
    EXPECT_EQ(reasons, std::vector<std::string>{row.reason}) << row.name;
    EXPECT_EQ(rhythm.rhythm(), nullptr) << row.name;
    // It can be found afterward.
    rhythm.setSound(drumSound());
    rhythm.find([](const session::SoundRhythm::Found& found) { EXPECT_TRUE(found.ok()); });
    rhythm.finish();
    ASSERT_NE(rhythm.rhythm(), nullptr) << row.name;
    EXPECT_NEAR(rhythm.rhythm()->tempo->bpm, 128, 0.01) << row.name;
  }
}

TEST(SoundRhythm, WithoutASoundThereIsNone) {
  session::SoundRhythm rhythm;
  std::string reason;
  rhythm.find([&](const session::SoundRhythm::Found& found) { reason = found.error().reason.english(); });
  EXPECT_EQ(reason, "no sound has been read");
}

TEST(SoundRhythm, OfEverySoundIsFoundWhileItIsWanted) {
  session::SoundRhythm rhythm;
  rhythm.setSound(drumSound());
  EXPECT_FALSE(rhythm.isFinding());
  QSignalSpy changes(&rhythm, &session::SoundRhythm::changed);
  rhythm.setWanted(true);
  EXPECT_TRUE(rhythm.isFinding());
  rhythm.finish();
  EXPECT_NE(rhythm.rhythm(), nullptr);
  EXPECT_EQ(changes.size(), 2);
  rhythm.setSound(drumSound());
  EXPECT_EQ(rhythm.rhythm(), nullptr);
  EXPECT_TRUE(rhythm.isFinding());
}

}  // namespace
}  // namespace furitsuke::commands
