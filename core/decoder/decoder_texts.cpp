// SPDX-License-Identifier: MIT
#include "core/decoder/decoder_texts.h"

#include <cstdint>
#include <string>

#include "core/base/library_message.h"
#include "core/base/text_bytes.h"
#include "core/base/utf8.h"

namespace furitsuke::decoder {

Message messageOf(std::span<const KnownText> known, std::string_view english) {
  constexpr std::size_t kMost = 2000;
  const std::string text = utf8::sanitized(english.substr(0, kMost));
  const auto part = [known](std::string_view place) {
    const Message meant = knownMessage(known, place);
    return meant.isEmpty() ? libraryMessage(place) : meant;
  };
  Message message = knownMessage(known, text, part);
  return message.isEmpty() ? libraryMessage(text) : message;
}

void writeError(ByteWriter& out, const Error& error) {
  out.write(static_cast<std::uint8_t>(error.isCanceled));
  out.write(static_cast<std::uint8_t>(error.offset.has_value()));
  out.write(static_cast<std::uint64_t>(error.offset.value_or(0)));
  writeText(out, error.section.english());
  writeText(out, error.reason.english());
}

Error readError(ByteReader& in, std::span<const KnownText> known) {
  const bool isCanceled = in.read<std::uint8_t>() != 0;
  const bool hasOffset = in.read<std::uint8_t>() != 0;
  const auto offset = in.read<std::uint64_t>();
  const std::string section = readText(in);
  const std::string reason = readText(in);
  if (isCanceled) return Error::canceled(messageOf(known, reason));
  const std::optional<std::size_t> place = hasOffset ? std::optional<std::size_t>(offset) : std::nullopt;
  return Error::at(place, section.empty() ? Message() : messageOf(known, section), messageOf(known, reason));
}

void writeStatus(ByteWriter& out, const Status& status) {
  out.write(static_cast<std::uint8_t>(status.ok()));
  if (!status) writeError(out, status.error());
}

Status readStatus(ByteReader& in, std::span<const KnownText> known) {
  if (in.read<std::uint8_t>() != 0) return Done{};
  return readError(in, known);
}

}  // namespace furitsuke::decoder
