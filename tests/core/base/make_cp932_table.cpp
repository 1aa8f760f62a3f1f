// SPDX-License-Identifier: GPL-3.0-or-later
// Prints core/base/cp932_table.h from the C library's CP932. Run once; the table never changes, and
// cp932_test.cpp compares the program's conversions with the C library's on every code.
#include <iconv.h>

#include <array>
#include <cstdio>
#include <optional>
#include <string>

namespace {

constexpr int kCharactersPerLine = 47;

std::optional<std::string> toUtf8(iconv_t converter, int lead, int trail) {
  std::array<char, 2> in{static_cast<char>(lead), static_cast<char>(trail)};
  std::array<char, 8> out{};
  char* from = in.data();
  char* to = out.data();
  std::size_t fromLeft = in.size();
  std::size_t toLeft = out.size();
  iconv(converter, nullptr, nullptr, nullptr, nullptr);
  if (iconv(converter, &from, &fromLeft, &to, &toLeft) == static_cast<std::size_t>(-1)) return {};
  return std::string(out.data(), static_cast<std::size_t>(to - out.data()));
}

bool isLead(int byte) { return (byte >= 0x81 && byte <= 0x9F) || (byte >= 0xE0 && byte <= 0xFC); }
bool isUserDefined(int lead) { return lead >= 0xF0 && lead <= 0xF9; }

void printRow(iconv_t converter, int lead) {
  std::string row;
  bool any = false;
  int count = 0;
  for (int trail = 0x40; trail <= 0xFC; ++trail) {
    if (trail == 0x7F) continue;
    if (count % kCharactersPerLine == 0) row += count == 0 ? "    u\"" : "\"\n    u\"";
    ++count;
    const std::optional<std::string> text = isUserDefined(lead) ? std::nullopt : toUtf8(converter, lead, trail);
    any = any || text;
    row += text.value_or(" ");
  }
  std::printf("    // %02X\n%s%s,\n", static_cast<unsigned>(lead), any ? row.c_str() : "    nullptr", any ? "\"" : "");
}

}  // namespace

int main() {
  const iconv_t converter = iconv_open("UTF-8", "CP932");
  if (converter == iconv_t(-1)) return 2;
  std::puts(
      "// SPDX-License-Identifier: MIT\n"
      "#pragma once\n\n"
      "// Made by tests/core/base/make_cp932_table.cpp. Do not edit.\n"
      "namespace furitsuke {\ninline namespace base {\nnamespace cp932 {\n\n"
      "/// The double-byte characters: a row for each lead byte 81..9F, E0..FC; within it a character for each trail "
      "byte\n"
      "/// 40..7E, 80..FC; a space where CP932 has none. No row: none at all, or the user-defined area F0..F9.\n"
      "// clang-format off\n"
      "inline constexpr const char16_t* kRows[] = {");
  for (int lead = 0x81; lead <= 0xFC; ++lead) {
    if (isLead(lead)) printRow(converter, lead);
  }
  std::puts("};\n// clang-format on\n\n}  // namespace cp932\n}  // namespace base\n}  // namespace furitsuke");
  iconv_close(converter);
}
