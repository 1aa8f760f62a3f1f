// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "app/decoder/tasks.h"
#include "core/archives/archive_walk.h"
#include "core/archives/process_walk.h"
#include "core/archives/utf8_locale.h"
#include "core/base/text_bytes.h"
#include "core/decoder/decoder_texts.h"

namespace furitsuke::decoding {

namespace {

using archives::WalkReply;

void sendStatus(Session& session, WalkReply kind, const std::optional<Error>& error) {
  ByteWriter out;
  out.write(kind);
  decoder::writeStatus(out, error ? Status(*error) : Status(Done{}));
  session.reply(std::move(out).take());
}

void sendContent(Session& session, archives::ArchiveWalk& walk) {
  while (true) {
    const std::span<std::byte> half = session.half();
    const std::size_t size = walk.read(half.first(archives::kPieceBytes));
    if (size == 0) {
      session.keepHalf();
      break;
    }
    ByteWriter out;
    out.write(WalkReply::Content);
    out.write(static_cast<std::uint32_t>(size));
    session.reply(std::move(out).take());
  }
  sendStatus(session, WalkReply::ContentEnd, walk.error());
}

}  // namespace

void prepareArchives() {
  // For the rest of the process: in the sandbox no locale can be loaded.
  static const archives::Utf8Locale locale;
}

void unpackArchive(Session& session) {
  while (true) {
    const Bytes asked = session.next();
    ByteReader in(asked);
    const bool withContent = in.read<std::uint8_t>() != 0;
    const std::string password = readText(in);
    const std::unique_ptr<archives::ArchiveWalk> walk = archives::walkHere(session.input(), password);
    while (walk->next()) {
      ByteWriter out;
      out.write(WalkReply::Entry);
      archives::writeEntry(out, walk->entry());
      session.reply(std::move(out).take());
      if (withContent) sendContent(session, *walk);
    }
    sendStatus(session, WalkReply::End, walk->error());
  }
}

}  // namespace furitsuke::decoding
