// SPDX-License-Identifier: MIT
#include <iconv.h>

#include <array>
#include <string>

#include "core/check/name_encoding.h"

namespace furitsuke::check {

std::optional<std::string> convertToUtf8(const char* charset, std::string_view bytes) {
  const iconv_t handle = iconv_open("UTF-8", charset);
  // The C interface reports failure with this invalid pointer.
  if (reinterpret_cast<std::intptr_t>(handle) == -1) return {};
  std::string input(bytes);
  char* from = input.data();
  std::size_t left = input.size();
  std::string text;
  while (left > 0) {
    std::array<char, 256> buffer;
    char* to = buffer.data();
    std::size_t room = buffer.size();
    const std::size_t before = left;
    const std::size_t result = iconv(handle, &from, &left, &to, &room);
    text.append(buffer.data(), to);
    const bool isStuck = result == static_cast<std::size_t>(-1) && (left == before || room > 8);
    if (!isStuck || left == 0) continue;
    text += "\xEF\xBF\xBD";
    ++from;
    --left;
  }
  iconv_close(handle);
  return text;
}

}  // namespace furitsuke::check
