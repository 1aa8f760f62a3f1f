// SPDX-License-Identifier: MIT
#include "core/operations/music/placed_sound.h"

#include <utility>

namespace furitsuke::operations {

std::vector<OperationParameter> placedSoundParameters() {
  return {
      {.id = "sound",
       .kind = ParameterKind::SoundFile,
       .help = Core::tr("Sound file; the sound of the motion by default")},
      numberParameter("offset", Core::tr("Time to add to the times of the sound"), "0", "ms", -3'600'000, 3'600'000),
      flagParameter("from-sound", Core::tr("Count the times of a file from the start of the sound of the motion"),
                    "true"),
      numberParameter("range",
                      Core::tr("The mouth is closed where the sound is softer than its loud parts by this much"), "30",
                      Core::tr("dB"), 3, 90)};
}

Result<SoundInMotion> placedSound(const OperationInput& in) {
  const auto& link = in.motion.annotations.sound;
  SoundInMotion placed{in.arguments.sound("sound"), in.arguments.number("offset") / 1000};
  const bool isOwn = placed.sound == nullptr;
  if (link && (isOwn || in.arguments.flag("from-sound"))) placed.offset += link->offset / 1000;
  if (!isOwn) return placed;
  if (!link) return Error::in(Message::verbatim("sound"), Core::tr("the motion has no sound; choose a file"));
  if (in.soundReader == nullptr || !*in.soundReader)
    return Error::in(Message::verbatim("sound"), Core::tr("a file is needed"));
  Result<std::shared_ptr<const media::Sound>> own = (*in.soundReader)(link->file);
  if (!own) return Error::in(Message::verbatim("sound"), own.error().sentence());
  placed.sound = *std::move(own);
  return placed;
}

lips::VoiceProgress progressOf(const OperationInput& in) {
  return [&in](double share) {
    in.control.setProgress(share);
    return !in.control.isStopped();
  };
}

lips::VoiceSignal signalOf(const OperationInput& in, const media::Sound& sound) {
  in.control.beginPart(0, 0.5);
  lips::VoiceSignal signal = lips::voiceSignal(sound, progressOf(in));
  in.control.beginPart(0.5, 1);
  return signal;
}

}  // namespace furitsuke::operations
