// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/glb_samples.h"

#include <cstdint>
#include <utility>

namespace furitsuke::test {

Bytes glbOf(std::string_view json, ByteView binary) {
  std::string text(json);
  while (text.size() % 4 != 0) text += ' ';
  ByteWriter writer;
  writer.write(asBytes("glTF"));
  writer.write(std::uint32_t{2});
  writer.write(static_cast<std::uint32_t>(12 + 8 + text.size() + 8 + binary.size()));
  writer.write(static_cast<std::uint32_t>(text.size()));
  writer.write(asBytes("JSON"));
  writer.write(asBytes(text));
  writer.write(static_cast<std::uint32_t>(binary.size()));
  writer.write(asBytes(std::string_view("BIN\0", 4)));
  writer.write(binary);
  return std::move(writer).take();
}

}  // namespace furitsuke::test
