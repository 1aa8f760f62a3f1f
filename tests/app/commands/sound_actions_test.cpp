// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QFile>
#include <QMenu>
#include <QSignalSpy>
#include <QUndoStack>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/timeline/sound_row.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/session/file_paths.h"
#include "app/session/playback.h"
#include "app/session/sound/sound_player.h"
#include "app/session/sound/sound_rhythm.h"
#include "app/session/sound/sound_track.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "tests/app/window/window_fixture.h"

namespace furitsuke::commands {
namespace {

/// 16-bit mono of 8,000 samples per second.
QByteArray silentWave(int seconds) {
  const int bytes = seconds * 16'000;
  QByteArray wave("RIFF");
  const auto number = [&wave](quint32 value, int size) {
    for (int i = 0; i < size; ++i) wave.append(static_cast<char>(value >> (8 * i)));
  };
  number(static_cast<quint32>(36 + bytes), 4);
  wave.append("WAVEfmt ");
  number(16, 4);
  number(1, 2);
  number(1, 2);
  number(8000, 4);
  number(16'000, 4);
  number(2, 2);
  number(16, 2);
  wave.append("data");
  number(static_cast<quint32>(bytes), 4);
  wave.append(QByteArray(bytes, '\0'));
  return wave;
}

class SoundActions : public test::WindowTest {
 protected:
  SoundActions() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
    EXPECT_EQ(document().motion().frameRange().last, kLastKey);
  }
  QString writeSound(const QString& name, int seconds) const {
    QFile file(pathOf(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(silentWave(seconds));
    return file.fileName();
  }
  [[nodiscard]] session::SoundTrack& track() { return window->sound().track(); }
  [[nodiscard]] panels::SoundRow& row() { return window->docks().panel<panels::TimelinePanel>()->sound(); }
  [[nodiscard]] bool isEnabled(const char* id) { return window->actions().action(id)->isEnabled(); }

  static constexpr Frame kLastKey = 40;
};

TEST_F(SoundActions, ASoundIsShownAndPlaybackGoesOnToItsEnd) {
  EXPECT_FALSE(row().hasSound());
  EXPECT_FALSE(isEnabled("sound.mute"));
  run("sound.open path=" + writeSound("song.wav", 4));
  ASSERT_NE(track().read(), nullptr);
  EXPECT_EQ(track().name(), "song.wav");
  EXPECT_FALSE(row().isHidden());
  EXPECT_TRUE(isEnabled("sound.mute"));
  EXPECT_EQ(window->playback().lastFrame(), 119);
  EXPECT_EQ(window->docks().panel<panels::TimelinePanel>()->view().lastFrame(), 119);
  run("sound.offset ms=1000");
  EXPECT_EQ(window->playback().lastFrame(), 149);
  EXPECT_EQ(track().startFrame(), 30);
  run("sound.remove");
  EXPECT_TRUE(row().isHidden());
  EXPECT_EQ(window->playback().lastFrame(), kLastKey);
}

TEST_F(SoundActions, EveryChangeIsAnUndoStepThatIsSavedBesideTheMotion) {
  const QString motion = session::fromPath(document().file().path());
  const QByteArray before = test::bytesOf(motion);
  run("sound.open path=" + writeSound("song.wav", 1));
  EXPECT_TRUE(document().isModified());
  run("sound.offset ms=-40.5\nsound.volume percent=70\nsound.mute on=on");
  EXPECT_EQ(document().history().undoStack()->index(), 4);
  EXPECT_TRUE(window->actions().action("sound.mute")->isChecked());
  run("file.save");
  EXPECT_EQ(test::bytesOf(motion), before) << "the VMD is not changed by a sound";
  EXPECT_TRUE(test::bytesOf(pathOf("dance.furitsuke.json"))
                  .contains(R"("sound": { "file": "song.wav", "offset": -40.5, "volume": 70, "muted": true })"));
  run("edit.undo\nedit.undo");
  EXPECT_EQ(track().link()->volume, 100);
  EXPECT_FALSE(track().link()->isMuted);
  EXPECT_EQ(track().link()->offset, -40.5);
  run("edit.undo\nedit.undo");
  EXPECT_FALSE(track().link());
  restart();
  ASSERT_TRUE(window->files().open(motion));
  track().finish();
  ASSERT_TRUE(track().link());
  EXPECT_EQ(track().link()->volume, 70);
  EXPECT_NE(track().read(), nullptr);
}

TEST_F(SoundActions, StartHereMovesTheSoundToThePlayhead) {
  run("sound.open path=" + writeSound("song.wav", 1) + "\nframe.goto frame=12\nsound.startHere");
  EXPECT_NEAR(track().link()->offset, 400, 1e-9);
  run("sound.startHere frame=3");
  EXPECT_NEAR(track().link()->offset, 100, 1e-9);
}

TEST_F(SoundActions, NumbersOutOfRangeAreRefused) {
  run("sound.open path=" + writeSound("song.wav", 1));
  for (const char* line : {"sound.volume percent=101", "sound.volume percent=-1", "sound.offset ms=1e10",
                           "sound.lateness ms=2001", "sound.lateness ms=-1"}) {
    const motion::Annotations before = document().motion().annotations;
    EXPECT_FALSE(actions::runActionScript(window->actions(), line)) << line;
    EXPECT_EQ(document().motion().annotations, before);
  }
}

TEST_F(SoundActions, ASoundOpenedWithAMotionBelongsToIt) {
  const QString motion = writeMotion("other.vmd", sampleMotion());
  window->files().openSoon({writeSound("song.wav", 1), motion});
  while (window->files().isOpening()) settle();
  EXPECT_EQ(document().file().title(), "other.vmd");
  EXPECT_TRUE(document().motion().annotations.sound);
  EXPECT_FALSE(window->workspace().document(0)->motion().annotations.sound);
  run("view.nextTab");
  EXPECT_EQ(track().motion(), window->workspace().document(1)) << "of the only motion that has one";
}

TEST_F(SoundActions, OfSeveralSoundsThatOfTheMotionWhichTheSceneNamesIsHeardWhateverIsInFront) {
  const auto openSound = [this](const QString& name) {
    run("sound.open path=" + writeSound(name, 1));
    track().finish();
    settle();
  };
  openSound("first.wav");
  run("file.open path=" + writeMotion("other.vmd", sampleMotion()));
  EXPECT_EQ(track().name(), "first.wav");
  openSound("second.wav");
  EXPECT_EQ(track().name(), "second.wav") << "the last one that the user has opened";
  run("edit.undo");
  EXPECT_EQ(track().name(), "first.wav") << "as before";
  run("edit.redo");
  EXPECT_EQ(track().name(), "second.wav");
  run("view.nextTab");
  EXPECT_EQ(document().file().title(), "dance.vmd");
  EXPECT_EQ(track().name(), "second.wav");
  run("scene.setSound motion=dance.vmd");
  EXPECT_EQ(track().name(), "first.wav");
  run("edit.undo");
  EXPECT_EQ(track().name(), "second.wav");
  run("scene.setSound");
  EXPECT_EQ(track().motion(), nullptr) << "silence is a choice too";
  run("edit.undo");
  run("view.nextTab");
  run("file.save");
  run("file.close");
  EXPECT_EQ(track().name(), "first.wav") << "of the motion that is left";
}

TEST_F(SoundActions, ASoundAloneGetsANewMotion) {
  run("file.close");
  ASSERT_EQ(window->workspace().count(), 0);
  run("file.open path=" + writeSound("song.wav", 2));
  ASSERT_EQ(window->workspace().count(), 1);
  EXPECT_EQ(window->playback().lastFrame(), 59);
}

TEST_F(SoundActions, AFileThatIsNoSoundIsReported) {
  QFile broken(pathOf("broken.wav"));
  ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
  broken.write("not a sound");
  broken.close();
  EXPECT_FALSE(window->files().open(broken.fileName()));
  EXPECT_FALSE(document().motion().annotations.sound);
  EXPECT_FALSE(window->files().open(pathOf("missing.wav")));
  // Once it is a sound, it can be opened.
  writeSound("broken.wav", 1);
  EXPECT_TRUE(window->files().open(broken.fileName()));
}

TEST_F(SoundActions, AMissingSoundOfAMotionIsReportedOnceAndKept) {
  QFile notes(pathOf("late.furitsuke.json"));
  ASSERT_TRUE(notes.open(QIODevice::WriteOnly));
  notes.write(R"({"format":"furitsuke.annotations","sound":{"file":"gone.wav"}})");
  notes.close();
  QSignalSpy failures(&track(), &session::SoundTrack::readFailed);
  ASSERT_TRUE(window->files().open(writeMotion("late.vmd", sampleMotion())));
  track().finish();
  EXPECT_EQ(failures.size(), 1);
  EXPECT_FALSE(track().problem().isEmpty());
  EXPECT_FALSE(row().isHidden()) << "it says why";
  EXPECT_TRUE(document().motion().annotations.sound);
  EXPECT_FALSE(document().isModified());
}

TEST_F(SoundActions, ADamagedSoundIsOpenedAndReported) {
  const QByteArray whole = silentWave(2);
  QFile file(pathOf("cut.wav"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(whole.left(whole.size() / 2));
  file.close();
  run("sound.open path=" + file.fileName());
  ASSERT_NE(track().read(), nullptr);
  EXPECT_EQ(window->messages().severity(), Severity::Warning);
  EXPECT_TRUE(window->messages().text().startsWith("cut.wav: the file ends after "))
      << window->messages().text().toStdString();
  // Playing it, or opening it for another motion, does not repeat the message.
  window->messages().clear();
  run("sound.open path=" + file.fileName());
  EXPECT_EQ(window->messages().text(), "");
}

TEST_F(SoundActions, AnOpenedSoundIsARecentFile) {
  const QString sound = writeSound("song.wav", 1);
  run("sound.open path=" + sound);
  EXPECT_EQ(settings->recentFiles().value(0), sound);
  EXPECT_EQ(settings->recentFilesOf(session::RecentKind::Sound), QStringList{sound});
  EXPECT_FALSE(settings->recentFilesOf(session::RecentKind::Motion).contains(sound));
  QMenu* menu = window->actions().menu("file/recent/sounds");
  emit menu->aboutToShow();
  ASSERT_EQ(menu->actions().size(), 1);
  // Opened from the list, it is the sound of the motion again.
  run("sound.remove");
  menu->actions().front()->trigger();
  while (window->files().isOpening()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  EXPECT_EQ(track().name(), "song.wav");
  // A file that cannot be read is not remembered.
  EXPECT_FALSE(window->files().open(pathOf("missing.wav")));
  EXPECT_EQ(settings->recentFiles().value(0), sound);
}

TEST_F(SoundActions, OnsetsAreFoundOnlyWhileTheyAreShown) {
  run("sound.open path=" + writeSound("song.wav", 3));
  session::SoundRhythm& rhythm = track().rhythm();
  EXPECT_FALSE(rhythm.isFinding());
  run("sound.onsets on=on");
  EXPECT_TRUE(rhythm.isFinding());
  rhythm.finish();
  EXPECT_NE(rhythm.rhythm(), nullptr);
  EXPECT_TRUE(row().areOnsetsShown());
  restart();
  EXPECT_TRUE(row().areOnsetsShown());
  EXPECT_TRUE(window->actions().action("sound.onsets")->isChecked());
  run("sound.onsets");
  EXPECT_FALSE(row().areOnsetsShown());
}

TEST_F(SoundActions, HearingMovesAndTheDelayAreRemembered) {
  EXPECT_FALSE(window->sound().isScrubbing());
  EXPECT_TRUE(window->sound().isKeepingPitch());
  run("sound.scrub\nsound.lateness ms=180\nsound.keepPitch on=off");
  restart();
  EXPECT_FALSE(window->sound().isKeepingPitch());
  EXPECT_FALSE(window->actions().action("sound.keepPitch")->isChecked());
  EXPECT_TRUE(window->sound().isScrubbing());
  EXPECT_TRUE(window->actions().action("sound.scrub")->isChecked());
  EXPECT_EQ(window->sound().lateness(), 180);
}

}  // namespace
}  // namespace furitsuke::commands
