// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/media/wav_files.h"

#include <span>

namespace furitsuke::test {

namespace {

constexpr std::uint16_t kExtensibleCode = 0xFFFE;

Bytes formatChunk(const WavHeader& header) {
  ByteWriter writer;
  const auto frameBytes = static_cast<std::uint16_t>(header.channels * ((header.bits + 7) / 8));
  writer.write(header.isExtensible ? kExtensibleCode : header.code);
  writer.write(header.channels);
  writer.write(header.rate);
  writer.write<std::uint32_t>(header.rate * frameBytes);
  writer.write(header.frameBytes != 0 ? header.frameBytes : frameBytes);
  writer.write(header.bits);
  if (header.isExtensible) {
    writer.write<std::uint16_t>(22);
    writer.write(header.bits);
    writer.write(header.speakers);
    writer.write(header.code);
    writer.write(asBytes(std::string_view("\0\0\0\0\x10\0\x80\0\0\xAA\0\x38\x9B\x71", 14)));
  }
  return std::move(writer).take();
}

}  // namespace

Bytes wavChunk(std::string_view name, ByteView content, bool isPadded) {
  ByteWriter writer;
  writer.write(asBytes(name));
  writer.write(static_cast<std::uint32_t>(content.size()));
  writer.write(content);
  if (isPadded && content.size() % 2 == 1) writer.write<std::uint8_t>(0);
  return std::move(writer).take();
}

Bytes wavFile(const WavHeader& header, ByteView samples) {
  ByteWriter body;
  body.write(asBytes("WAVE"));
  if (header.kind != "RIFF") {
    ByteWriter sizes;
    sizes.write<std::uint64_t>(0);
    sizes.write<std::uint64_t>(samples.size());
    sizes.write<std::uint64_t>(0);
    sizes.write<std::uint32_t>(0);
    body.write(ByteView(wavChunk("ds64", std::move(sizes).take())));
  }
  body.write(ByteView(wavChunk("fmt ", formatChunk(header))));
  body.write(ByteView(header.before));
  body.write(asBytes("data"));
  body.write(
      static_cast<std::uint32_t>(header.dataSize < 0 ? static_cast<std::int64_t>(samples.size()) : header.dataSize));
  body.write(samples);
  if (!header.after.empty() && samples.size() % 2 == 1) body.write<std::uint8_t>(0);
  body.write(ByteView(header.after));
  const Bytes content = std::move(body).take();
  ByteWriter file;
  file.write(asBytes(header.kind));
  file.write(
      static_cast<std::uint32_t>(header.fileSize < 0 ? static_cast<std::int64_t>(content.size()) : header.fileSize));
  file.write(ByteView(content));
  return std::move(file).take();
}

Bytes wavFile(const std::vector<std::int16_t>& samples, int rate) {
  WavHeader header;
  header.rate = static_cast<std::uint32_t>(rate);
  return wavFile(header, std::as_bytes(std::span(samples)));
}

}  // namespace furitsuke::test
