// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/zip_samples.h"
#include <string>
#include <string_view>

#include <zlib.h>

#include <string>
#include <string_view>
#include <utility>

namespace furitsuke::test {

namespace {

Bytes deflated(ByteView content) {
  z_stream stream{};
  deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
  Bytes packed(deflateBound(&stream, static_cast<uLong>(content.size())));
  Bytes input(content.begin(), content.end());
  stream.next_in = reinterpret_cast<Bytef*>(input.data());
  stream.avail_in = static_cast<uInt>(input.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

/// The fields that both headers of an entry have.
void writeFields(ByteWriter& out, const ZipSampleEntry& entry, const Bytes& packed) {
  out.write(std::uint16_t{20});
  out.write(static_cast<std::uint16_t>(entry.isMarkedUtf8 ? 0x800 : 0));
  out.write(std::uint16_t{8});  // deflate
  out.write(std::uint32_t{0});  // time
  const auto* data = reinterpret_cast<const Bytef*>(entry.content.data());
  out.write(static_cast<std::uint32_t>(crc32(0, data, static_cast<uInt>(entry.content.size()))));
  out.write(static_cast<std::uint32_t>(packed.size()));
  out.write(static_cast<std::uint32_t>(entry.content.size()));
  out.write(static_cast<std::uint16_t>(entry.name.size()));
  out.write(std::uint16_t{0});
}

}  // namespace

Bytes zipOf(const std::vector<ZipSampleEntry>& entries) {
  ByteWriter out;
  ByteWriter directory;
  for (const ZipSampleEntry& entry : entries) {
    const Bytes packed = deflated(entry.content);
    const auto at = static_cast<std::uint32_t>(out.size());
    out.write(std::uint32_t{0x04034B50});
    writeFields(out, entry, packed);
    out.write(asBytes(entry.name));
    out.write(ByteView(packed));
    directory.write(std::uint32_t{0x02014B50});
    directory.write(std::uint16_t{0x031E});  // made by UNIX
    writeFields(directory, entry, packed);
    directory.write(std::uint16_t{0});
    directory.write(std::uint32_t{0});
    directory.write(entry.unixMode << 16U);
    directory.write(at);
    directory.write(asBytes(entry.name));
  }
  const auto at = static_cast<std::uint32_t>(out.size());
  const auto count = static_cast<std::uint16_t>(entries.size());
  const Bytes listed = std::move(directory).take();
  out.write(ByteView(listed));
  out.write(std::uint32_t{0x06054B50});
  out.write(std::uint32_t{0});
  out.write(count);
  out.write(count);
  out.write(static_cast<std::uint32_t>(listed.size()));
  out.write(at);
  out.write(std::uint16_t{0});
  return std::move(out).take();
}

Bytes encryptedZip() {
  constexpr std::string_view kDigits =
      "504B03041400010000000000210054F19029170000000B00000005000000612E767064C9A9E13DE52E97E73F10DFE5F3"
      "E82786A85ED72E04195D504B010214001400010000000000210054F19029170000000B00000005000000000000000000"
      "0000000000000000612E767064504B05060000000001000100330000003A0000000000";
  Bytes bytes;
  for (std::size_t i = 0; i < kDigits.size(); i += 2)
    bytes.push_back(static_cast<std::byte>(std::stoi(std::string(kDigits.substr(i, 2)), nullptr, 16)));
  return bytes;
}

}  // namespace furitsuke::test
