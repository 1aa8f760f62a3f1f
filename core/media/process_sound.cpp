// SPDX-License-Identifier: MIT
#include "core/media/process_sound.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/decoder/decoder_texts.h"
#include "core/decoder/job.h"
#include "core/media/decoder_media.h"

namespace furitsuke::media {

namespace {

Error damagedSound() { return Error::because(Core::tr("the file is damaged")); }

/// The end of the sound: how many frames there are per second, and what is wrong with the file.
Result<OpenedSound> endOf(ByteReader& in, Sound sound) {
  const Status status = decoder::readStatus(in, mediaTexts());
  if (!status) return status.error();
  sound.rate = in.read<std::int32_t>();
  OpenedSound opened{std::move(sound), readSoundFindings(in)};
  const bool isSound = in.ok() && opened.sound.rate > 0 && !opened.sound.samples.empty();
  return isSound ? Result<OpenedSound>(std::move(opened)) : damagedSound();
}

Status takeSamples(decoder::Job& job, std::size_t bytes, Sound& sound) {
  constexpr std::size_t kFrameBytes = 2 * sizeof(std::int16_t);
  const auto most = static_cast<std::size_t>(kMaxSoundFrames) * kFrameBytes;
  if (bytes % kFrameBytes != 0 || sound.samples.size() * sizeof(std::int16_t) + bytes > most) return damagedSound();
  return job.takeContent(bytes, [&sound](ByteView content) {
    const auto* const first = reinterpret_cast<const std::int16_t*>(content.data());
    sound.samples.insert(sound.samples.end(), first, first + content.size() / sizeof(std::int16_t));
  });
}

}  // namespace

Result<OpenedSound> readSoundInProcess(const std::variant<std::filesystem::path, ByteView>& file,
                                       SoundControl& control) {
  const auto start = [](const auto& input) { return decoder::Job::start(decoder::Task::Sound, input); };
  const Result<std::unique_ptr<decoder::Job>> started = std::visit(start, file);
  if (!started) return started.error();
  decoder::Job& job = **started;
  const auto isCanceled = [&job, &control] {
    control.progress = std::clamp(job.progress().load(), control.progress.load(), 1.0);
    return control.canceled.load();
  };
  Sound sound;
  while (true) {
    const Result<Bytes> reply = job.receive(isCanceled);
    if (!reply) return reply.error();
    ByteReader in(*reply);
    if (in.read<MediaReply>() == MediaReply::End) {
      Result<OpenedSound> opened = endOf(in, std::move(sound));
      if (opened) control.progress = 1;
      return opened;
    }
    const auto total = in.read<std::uint64_t>();
    if (sound.samples.empty()) sound.samples.reserve(std::min<std::uint64_t>(total, kMaxSoundFrames * 2));
    if (const Status taken = takeSamples(job, in.read<std::uint32_t>(), sound); !taken) return taken.error();
  }
}

}  // namespace furitsuke::media
