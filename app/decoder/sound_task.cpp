// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstring>
#include <span>
#include <utility>

#include "app/decoder/tasks.h"
#include "core/decoder/decoder_texts.h"
#include "core/media/decoder_media.h"
#include "core/media/sound_file.h"

namespace furitsuke::decoding {

void decodeSound(Session& session) {
  media::SoundControl control;
  session.report(control.progress);
  const Result<media::OpenedSound> opened = media::readSoundHere(session.input(), control);
  ByteView left = opened ? std::as_bytes(std::span(opened->sound.samples)) : ByteView();
  const auto total = opened ? opened->sound.samples.size() : 0;
  while (!left.empty()) {
    const ByteView piece = left.first(std::min(left.size(), media::kSoundPieceBytes));
    left = left.subspan(piece.size());
    std::memcpy(session.half().data(), piece.data(), piece.size());
    ByteWriter out;
    out.write(media::MediaReply::Content);
    out.write(static_cast<std::uint64_t>(total));
    out.write(static_cast<std::uint32_t>(piece.size()));
    session.reply(std::move(out).take());
  }
  ByteWriter out;
  out.write(media::MediaReply::End);
  decoder::writeStatus(out, opened ? Status(Done{}) : Status(opened.error()));
  if (opened) {
    out.write(static_cast<std::int32_t>(opened->sound.rate));
    media::writeSoundFindings(out, opened->diagnostics);
  }
  session.reply(std::move(out).take());
  static_cast<void>(session.next());  // the samples and the progress are read until the end
}

}  // namespace furitsuke::decoding
