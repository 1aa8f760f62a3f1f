// SPDX-License-Identifier: MIT
#include "core/io/name_bytes.h"

#include <cstddef>

namespace furitsuke::io {

namespace {

int valueOfHexDigit(char c) {
  if ('0' <= c && c <= '9') return c - '0';
  if ('a' <= c && c <= 'f') return c - 'a' + 10;
  if ('A' <= c && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

bool needsBytes(const Name& name) {
  const Result<Name> again = Name::fromText(name.text());
  return !again.ok() || *again != name;
}

std::string hexFromBytes(std::string_view bytes) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string digits;
  digits.reserve(2 * bytes.size());
  for (const char c : bytes) {
    const auto code = static_cast<unsigned char>(c);
    digits += kHex[code >> 4];
    digits += kHex[code & 15];
  }
  return digits;
}

Result<std::string> bytesFromHex(std::string_view digits) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
    const int high = valueOfHexDigit(digits[i]);
    const int low = valueOfHexDigit(digits[i + 1]);
    if (high < 0 || low < 0) return Error::because(Core::tr("not hexadecimal digits"));
    if (high + low == 0) return Error::because(Core::tr("a name cannot contain a zero byte"));
    bytes.push_back(static_cast<char>(high * 16 + low));
  }
  if (digits.size() % 2 != 0) return Error::because(Core::tr("an odd number of hexadecimal digits"));
  return bytes;
}

}  // namespace furitsuke::io
