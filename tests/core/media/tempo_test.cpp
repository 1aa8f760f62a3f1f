// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/media/tempo.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "tests/core/media/music_samples.h"

namespace furitsuke::media {
namespace {

using test::Instrument;
using test::MusicNote;
using test::musicOf;
using test::MusicSample;

Rhythm rhythmOf(const Sound& sound) {
  SoundControl control;
  const Result<Rhythm> rhythm = findRhythm(sound, control);
  EXPECT_TRUE(rhythm.ok());
  EXPECT_DOUBLE_EQ(control.progress, 1.0);
  return rhythm.ok() ? *rhythm : Rhythm{};
}

const std::vector<MusicNote> kClicks = {
    {0, Instrument::Click, 1}, {1, Instrument::Click, 1}, {2, Instrument::Click, 1}, {3, Instrument::Click, 1}};

std::vector<MusicNote> hats(double step, double first = 0) {
  std::vector<MusicNote> notes;
  for (double beat = first; beat < 3.999; beat += step) notes.push_back({beat, Instrument::Hat, 0.5});
  return notes;
}

std::vector<MusicNote> with(std::vector<MusicNote> notes, const std::vector<MusicNote>& more) {
  notes.insert(notes.end(), more.begin(), more.end());
  return notes;
}

const std::vector<MusicNote> kFourOnTheFloor = {
    {0, Instrument::Kick, 1}, {1, Instrument::Kick, 1}, {2, Instrument::Kick, 1}, {3, Instrument::Kick, 1}};
const std::vector<MusicNote> kRock = {
    {0, Instrument::Kick, 1}, {1, Instrument::Snare, 1}, {2, Instrument::Kick, 1}, {3, Instrument::Snare, 1}};
const std::vector<MusicNote> kBreak = {
    {0, Instrument::Kick, 1}, {1, Instrument::Snare, 1}, {2.5, Instrument::Kick, 0.9}, {3, Instrument::Snare, 1}};
const std::vector<MusicNote> kSwing = {{0, Instrument::Hat, 0.6},           {1, Instrument::Hat, 0.6},
                                       {1 + 2 / 3.0, Instrument::Hat, 0.5}, {2, Instrument::Hat, 0.6},
                                       {3, Instrument::Hat, 0.6},           {3 + 2 / 3.0, Instrument::Hat, 0.5}};
const std::vector<MusicNote> kOffBass = {{0.5, Instrument::Bass, 0.8},
                                         {1.5, Instrument::Bass, 0.8},
                                         {2.5, Instrument::Bass, 0.8},
                                         {3.5, Instrument::Bass, 0.8}};

struct Track {
  const char* name;
  MusicSample music;
};

std::vector<Track> tracks() {
  const auto track = [](double bpm, double firstBeat, std::vector<MusicNote> bar) {
    MusicSample sample;
    sample.bpm = bpm;
    sample.firstBeat = firstBeat;
    sample.bar = std::move(bar);
    return sample;
  };
  std::vector<Track> all = {
      {"clicks", track(120, 0.35, kClicks)},
      {"clicks, in noise", track(97.3, 0.11, kClicks)},
      {"clicks after a pause", track(174, 3.2, kClicks)},
      {"drums with a pad", track(128, 0.2, with(kRock, hats(0.5)))},
      {"slow drums", track(90, 0.45, with(kRock, hats(0.5)))},
      {"kick on each beat, hats between, bass after the beat",
       track(140, 0.05, with(with(kFourOnTheFloor, hats(1, 0.5)), kOffBass))},
      {"break beat", track(172.25, 0.3, with(kBreak, hats(0.5)))},
      {"swing", track(110, 0.25, with(kRock, kSwing))},
      {"hats of four in a beat, with a pad", track(150.37, 0.17, with(kFourOnTheFloor, hats(0.25)))},
      {"at 48,000 samples per second", track(132, 0.4, kRock)},
      {"at 96,000 samples per second", track(101, 0.4, kRock)},
      {"at 22,050 samples per second", track(118.5, 0.4, kRock)},
  };
  all[1].music.noise = 0.05;
  all[3].music.hasPad = all[8].music.hasPad = true;
  all[9].music.rate = 48'000;
  all[10].music.rate = 96'000;
  all[11].music.rate = 22'050;
  return all;
}

TEST(Tempo, OfSteadyMusicIsFoundWithItsFirstBeat) {
  for (const Track& track : tracks()) {
    const Rhythm rhythm = rhythmOf(musicOf(track.music));
    ASSERT_TRUE(rhythm.tempo) << track.name;
    EXPECT_NEAR(rhythm.tempo->bpm, track.music.bpm, 0.01) << track.name;
    EXPECT_NEAR(rhythm.tempo->firstBeat, track.music.firstBeat, 0.01) << track.name;
    EXPECT_GT(rhythm.tempo->confidence, 0.5) << track.name;
    EXPECT_LE(rhythm.tempo->confidence, 1) << track.name;
  }
}

TEST(Tempo, OfALongSongIsPreciseAtItsEnd) {
  MusicSample music;
  music.bpm = 127.77;
  music.firstBeat = 0.5;
  music.seconds = 90;
  music.bar = kRock;
  const Rhythm rhythm = rhythmOf(musicOf(music));
  ASSERT_TRUE(rhythm.tempo);
  const double beats = std::floor((music.seconds - music.firstBeat) * music.bpm / 60);
  EXPECT_NEAR(rhythm.tempo->beat(beats), music.firstBeat + beats * 60 / music.bpm, 0.01);
}

TEST(Tempo, OfNoiseIsNotTrusted) {
  const Rhythm rhythm = rhythmOf(test::noiseOf(30, 0.5));
  if (rhythm.tempo) {
    EXPECT_LT(rhythm.tempo->confidence, 0.2);
  }
}

TEST(Tempo, IsUnknownWithoutEnoughSound) {
  MusicSample music;
  music.bar = kClicks;
  music.seconds = 1.9;
  EXPECT_FALSE(rhythmOf(musicOf(music)).tempo);
  EXPECT_FALSE(rhythmOf(Sound{44'100, std::vector<std::int16_t>(44'100 * 2 * 10)}).tempo);
  EXPECT_FALSE(rhythmOf(Sound{44'100, {}}).tempo);
  EXPECT_FALSE(rhythmOf(Sound{44'100, {1, 1}}).tempo);
  EXPECT_FALSE(rhythmOf(Sound{1, {1, 1, 30'000, 30'000}}).tempo);
}

TEST(Tempo, BeatsAreEquallyFarFromTheFirst) {
  const EstimatedTempo tempo{120, 0.1, 0.7};
  EXPECT_DOUBLE_EQ(tempo.beat(3), 1.6);
}

TEST(Onsets, AreAtTheNotesWithTheirStrengths) {
  MusicSample music;
  music.bpm = 100;
  music.firstBeat = 0.2;
  music.seconds = 20;
  music.bar = with(kRock, {{0.5, Instrument::Hat, 0.5}, {1.75, Instrument::Bass, 0.8}});
  const Rhythm rhythm = rhythmOf(musicOf(music));
  std::vector<double> expected;
  for (double bar = 0.2; bar < 20; bar += 2.4) {
    for (const MusicNote& note : music.bar) {
      if (bar + note.beat * 0.6 < 19.9) expected.push_back(bar + note.beat * 0.6);
    }
  }
  std::sort(expected.begin(), expected.end());
  ASSERT_EQ(rhythm.onsets.size(), expected.size());
  float strongest = 0;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_NEAR(rhythm.onsets[i].seconds, expected[i], 0.012) << i;
    EXPECT_GT(rhythm.onsets[i].strength, 0) << i;
    strongest = std::max(strongest, rhythm.onsets[i].strength);
  }
  EXPECT_FLOAT_EQ(strongest, 1);
}

TEST(Onsets, DoNotDependOnTheLoudness) {
  MusicSample music;
  music.bar = kRock;
  music.seconds = 10;
  Sound sound = musicOf(music);
  const std::size_t count = rhythmOf(sound).onsets.size();
  for (std::int16_t& sample : sound.samples) sample = static_cast<std::int16_t>(sample / 20);
  EXPECT_EQ(rhythmOf(sound).onsets.size(), count);
}

TEST(Tempo, IsCanceled) {
  SoundControl control;
  control.canceled = true;
  EXPECT_FALSE(findRhythm(test::noiseOf(3, 0.5), control).ok());
}

}  // namespace
}  // namespace furitsuke::media
