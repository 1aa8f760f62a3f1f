// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"

namespace furitsuke::test {

/// A GLB of a JSON text and a buffer.
[[nodiscard]] Bytes glbOf(std::string_view json, ByteView binary);

/// Appends numbers of the type to a buffer.
template <class T>
void appendTo(Bytes& buffer, const std::vector<T>& values) {
  for (const T value : values) {
    const std::size_t at = buffer.size();
    buffer.resize(at + sizeof(T));
    storeLe(buffer.data() + at, value);
  }
}

}  // namespace furitsuke::test
