// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <cstring>
#include <memory>
#include <utility>

#include "app/decoder/tasks.h"
#include "core/base/caught.h"
#include "core/decoder/decoder_texts.h"
#include "core/media/decoder_media.h"
#include "core/media/libav_module.h"
#include "core/media/reader/film_reader.h"
#include "core/media/sound_input.h"

namespace furitsuke::decoding {

namespace {

void sendPicture(Session& session, std::int64_t index, const media::VideoFrame& picture) {
  const std::span<std::byte> half = session.half();
  std::memcpy(half.data(), picture.pixels.data(), std::min(half.size(), picture.pixels.size()));
  ByteWriter out;
  out.write(media::MediaReply::Content);
  out.write(index);
  out.write(static_cast<std::uint8_t>(picture.isDamaged));
  session.reply(std::move(out).take());
}

}  // namespace

void prepareMedia() { static_cast<void>(media::libavModule()); }

void decodeFilm(Session& session) {
  const std::atomic<bool> never{false};
  ByteWriter opening;
  const auto opened = media::FilmReader::openHere(std::make_unique<media::SoundInput>(session.input()), never);
  decoder::writeStatus(opening, opened ? Status(Done{}) : Status(opened.error()));
  if (opened) media::writeFilmInfo(opening, (*opened)->info());
  session.reply(std::move(opening).take());
  while (opened) {
    const Bytes asked = session.next();
    ByteReader in(asked);
    const auto request = in.read<media::PictureRequest>();
    const auto take = [&session](std::int64_t index, const media::VideoFrame& picture) {
      sendPicture(session, index, picture);
    };
    const Status decoded = caught([&]() -> Status {
      return (*opened)->decode(
          request.index,
          {.first = request.first, .take = take, .isObsolete = [&session] { return session.isStopped(); }});
    });
    ByteWriter out;
    out.write(media::MediaReply::End);
    decoder::writeStatus(out, decoded);
    session.reply(std::move(out).take());
  }
}

}  // namespace furitsuke::decoding
