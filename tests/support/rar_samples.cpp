// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rar_samples.h"

#include <zlib.h>

#include <utility>

namespace furitsuke::test {

namespace {

std::uint32_t crcOf(ByteView bytes) {
  return static_cast<std::uint32_t>(
      crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
}

bool isFolder(const RarSampleEntry& entry) { return (entry.unixMode & 0170000U) == 0040000U; }

/// A header of RAR 4 from its type on, preceded by the lower half of its checksum.
void writeHeader4(ByteWriter& out, const Bytes& header) {
  out.write(static_cast<std::uint16_t>(crcOf(header)));
  out.write(ByteView(header));
}

/// Seven bits in each byte, the lowest first; the highest bit: there are more.
void writeVariable(ByteWriter& out, std::uint64_t value) {
  for (; value >= 0x80; value >>= 7U) out.write(static_cast<std::uint8_t>(value | 0x80U));
  out.write(static_cast<std::uint8_t>(value));
}

/// A header of RAR 5 from its type on, preceded by its checksum and size.
void writeHeader5(ByteWriter& out, const Bytes& header) {
  ByteWriter sized;
  writeVariable(sized, header.size());
  sized.write(ByteView(header));
  const Bytes bytes = std::move(sized).take();
  out.write(crcOf(bytes));
  out.write(ByteView(bytes));
}

}  // namespace

Bytes rar4Of(const std::vector<RarSampleEntry>& entries) {
  ByteWriter out;
  out.write(asBytes(std::string("Rar!\x1A\x07\0", 7)));
  ByteWriter main;
  main.write(std::uint8_t{0x73});
  main.write(std::uint16_t{0});
  main.write(std::uint16_t{13});
  main.write(std::uint32_t{0});
  main.write(std::uint16_t{0});
  writeHeader4(out, std::move(main).take());
  for (const RarSampleEntry& entry : entries) {
    ByteWriter header;
    header.write(std::uint8_t{0x74});
    header.write(static_cast<std::uint16_t>(isFolder(entry) ? 0x80E0 : 0x8000));
    header.write(static_cast<std::uint16_t>(32 + entry.name.size()));
    header.write(static_cast<std::uint32_t>(entry.content.size()));
    header.write(static_cast<std::uint32_t>(entry.content.size()));
    header.write(std::uint8_t{3});  // UNIX
    header.write(crcOf(entry.content));
    header.write(std::uint32_t{0x58210000});  // time
    header.write(std::uint8_t{20});           // version
    header.write(std::uint8_t{0x30});         // stored
    header.write(static_cast<std::uint16_t>(entry.name.size()));
    header.write(entry.unixMode);
    header.write(asBytes(entry.name));
    writeHeader4(out, std::move(header).take());
    out.write(ByteView(entry.content));
  }
  ByteWriter end;
  end.write(std::uint8_t{0x7B});
  end.write(std::uint16_t{0x4000});
  end.write(std::uint16_t{7});
  writeHeader4(out, std::move(end).take());
  return std::move(out).take();
}

Bytes rar5Of(const std::vector<RarSampleEntry>& entries) {
  ByteWriter out;
  out.write(asBytes(std::string("Rar!\x1A\x07\x01\0", 8)));
  ByteWriter main;
  for (const std::uint64_t field : {1U, 0U, 0U}) writeVariable(main, field);  // type, flags, flags of the archive
  writeHeader5(out, std::move(main).take());
  for (const RarSampleEntry& entry : entries) {
    const bool isLink = (entry.unixMode & 0170000U) == 0120000U;
    const std::string target(asChars(entry.content));
    ByteWriter link;
    for (const std::uint64_t field : {5U, 1U, 0U}) writeVariable(link, field);  // redirection: symbolic, no flags
    writeVariable(link, target.size());
    link.write(asBytes(target));
    ByteWriter extra;
    writeVariable(extra, link.size());
    extra.write(ByteView(std::move(link).take()));
    const Bytes content = isLink ? Bytes() : entry.content;
    ByteWriter header;
    writeVariable(header, 2);                 // a file
    writeVariable(header, isLink ? 3U : 2U);  // with content, and perhaps a link
    if (isLink) writeVariable(header, extra.size());
    writeVariable(header, content.size());
    writeVariable(header, isFolder(entry) ? 5U : 4U);  // with a checksum
    writeVariable(header, content.size());
    writeVariable(header, entry.unixMode);
    header.write(crcOf(content));
    writeVariable(header, 0);  // stored
    writeVariable(header, 1);  // UNIX
    writeVariable(header, entry.name.size());
    header.write(asBytes(entry.name));
    if (isLink) header.write(ByteView(std::move(extra).take()));
    writeHeader5(out, std::move(header).take());
    out.write(ByteView(content));
  }
  ByteWriter end;
  for (const std::uint64_t field : {5U, 0U, 0U}) writeVariable(end, field);
  writeHeader5(out, std::move(end).take());
  return std::move(out).take();
}

}  // namespace furitsuke::test
