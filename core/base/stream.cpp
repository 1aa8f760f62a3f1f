// SPDX-License-Identifier: MIT
#include "core/base/stream.h"

#include <istream>

namespace furitsuke {
inline namespace base {

bool appendSome(std::istream& stream, Bytes& bytes, std::size_t size) {
  const std::size_t offset = bytes.size();
  bytes.resize(offset + size);
  stream.read(reinterpret_cast<char*>(bytes.data() + offset), static_cast<std::streamsize>(size));
  bytes.resize(offset + static_cast<std::size_t>(stream.gcount()));
  return !stream.bad();
}

bool appendRest(std::istream& stream, Bytes& bytes, std::size_t expected) {
  // One byte more than expected, so that the first read reaches the end unless there is more.
  std::size_t chunk = expected + 1;
  for (;;) {
    const std::size_t offset = bytes.size();
    if (!appendSome(stream, bytes, chunk)) return false;
    if (bytes.size() - offset < chunk) return true;
    chunk = bytes.size();
  }
}

}  // namespace base
}  // namespace furitsuke
