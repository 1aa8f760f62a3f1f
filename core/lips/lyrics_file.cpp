// SPDX-License-Identifier: MIT
#include "core/lips/lyrics_file.h"

#include <string>
#include <string_view>
#include <utility>

#include "core/base/file.h"
#include "core/base/file_text.h"
#include "core/lips/lyrics_readers.h"

namespace furitsuke::lips {

namespace {

Error tooLargeLyrics() { return Error::because(Core::trWith("is larger than %1 MiB"), kMaxLyricsBytes >> 20U); }

}  // namespace

Result<Lyrics> readLyrics(ByteView bytes) {
  if (bytes.size() > kMaxLyricsBytes) return tooLargeLyrics();
  const std::string_view characters = asChars(bytes);
  if (characters.starts_with("MThd")) return readMidiLyrics(bytes);
  const std::string text = fileText(characters);
  return looksLikeUst(text) ? readUstLyrics(text) : readTextLyrics(text);
}

Result<std::shared_ptr<const Lyrics>> loadLyrics(const std::filesystem::path& path) {
  // One byte more than can be read shows that a file is too large, without reading all of it.
  const Result<Bytes> bytes = readFileHead(path, kMaxLyricsBytes + 1);
  if (!bytes) return bytes.error();
  Result<Lyrics> lyrics = readLyrics(*bytes);
  if (!lyrics) return Error::in(Message::verbatim(displayPath(path)), lyrics.error().sentence());
  return std::make_shared<const Lyrics>(*std::move(lyrics));
}

}  // namespace furitsuke::lips
