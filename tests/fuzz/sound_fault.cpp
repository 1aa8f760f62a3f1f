// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/media/peaks.h"
#include "core/media/sound_file.h"
#include "core/media/tempo.h"
#include "tests/fuzz/round_trip.h"

namespace furitsuke::test {

namespace {

std::string rhythmFault(const media::Sound& sound) {
  media::SoundControl control;
  const Result<media::Rhythm> rhythm = media::findRhythm(sound, control);
  if (!rhythm) return "the rhythm is refused: " + rhythm.error().message();
  double last = -1;
  for (const media::Onset& onset : rhythm->onsets) {
    if (!(onset.seconds >= last && onset.seconds <= sound.seconds() + 1)) return "an onset at a wrong time";
    if (!(onset.strength > 0 && onset.strength <= 1)) return "an onset of a wrong strength";
    last = onset.seconds;
  }
  if (!rhythm->tempo) return {};
  const media::EstimatedTempo& tempo = *rhythm->tempo;
  if (!(tempo.bpm > 0 && tempo.bpm < 1000)) return "a wrong tempo";
  if (!(tempo.firstBeat >= 0 && tempo.firstBeat <= sound.seconds() + 2)) return "a first beat outside of the sound";
  return tempo.confidence >= 0 && tempo.confidence <= 1 ? "" : "a wrong confidence";
}

}  // namespace

std::string soundFault(ByteView bytes) {
  constexpr std::int64_t kShort = 20'000;
  media::SoundControl control;
  const Result<media::OpenedSound> opened = media::readSound(bytes, control);
  if (!opened) return opened.error().reason.isEmpty() ? "an error without a reason" : "";
  const media::Sound& sound = opened->sound;
  if (sound.rate < 1 || sound.samples.size() % 2 != 0) return "half a sample frame, or no rate";
  if (sound.frameCount() < 1 || sound.frameCount() > media::kMaxSoundFrames) return "a length beyond the limits";
  if (!(control.progress == 1.0)) return "the progress does not end";
  if (sound.frameCount() > kShort) return {};
  const media::PeakPyramid peaks(sound, control);
  const media::PeakColumn all = peaks.columns(sound, 0, sound.seconds() + 1, 1).front();
  const auto [low, high] = std::minmax_element(sound.samples.begin(), sound.samples.end());
  if (all.low != static_cast<float>(*low) / 32768 || all.high != static_cast<float>(*high) / 32768) {
    return "the peaks are not those of the samples";
  }
  return rhythmFault(sound);
}

}  // namespace furitsuke::test
