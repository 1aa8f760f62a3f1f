// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/name.h"
#include "core/io/name_bytes.h"
#include "core/motion/key.h"

namespace furitsuke::io {

/// Appends JSON to a text. The caller writes commas and line ends.
class JsonText {
 public:
  JsonText& raw(std::string_view text) {
    out_ += text;
    return *this;
  }

  JsonText& integer(std::int64_t value) {
    std::array<char, 24> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return raw({digits.data(), end});
  }

  JsonText& boolean(bool value) { return raw(value ? "true" : "false"); }

  JsonText& real(float value) {
    if (std::isnan(value)) return raw("\"nan\"");
    if (std::isinf(value)) return raw(value < 0 ? "\"-inf\"" : "\"inf\"");
    std::array<char, 24> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    const std::string_view text(digits.data(), end);
    raw(text);
    return text.find_first_of(".e") == std::string_view::npos ? raw(".0") : *this;
  }

  /// The shortest text that reads back to the same number. It must be finite.
  JsonText& number(double value) {
    std::array<char, 32> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return raw({digits.data(), end});
  }

  JsonText& string(std::string_view text) {
    constexpr std::string_view kHex = "0123456789abcdef";
    out_ += '"';
    for (const char c : text) {
      const auto code = static_cast<unsigned char>(c);
      if (c == '"' || c == '\\') {
        out_ += '\\';
        out_ += c;
      } else if (code < 0x20) {
        out_ += "\\u00";
        out_ += kHex[code >> 4];
        out_ += kHex[code & 15];
      } else {
        out_ += c;
      }
    }
    out_ += '"';
    return *this;
  }

  JsonText& reals(std::initializer_list<float> values) {
    raw("[");
    const char* separator = "";
    for (const float value : values) {
      raw(separator).real(value);
      separator = ", ";
    }
    return raw("]");
  }
  JsonText& vector(const Vec3& v) { return reals({v.x, v.y, v.z}); }

  /// "name": "...", followed by its bytes if the text cannot restore them. `prefix` is "name" or "modelName".
  JsonText& name(std::string_view prefix, const Name& value) {
    raw("\"").raw(prefix).raw("\": ").string(value.text());
    if (!needsBytes(value)) return *this;
    return raw(", \"").raw(prefix).raw("Bytes\": \"").raw(hexFromBytes(value.bytes)).raw("\"");
  }

  /// The members of "curves", named after their channels.
  template <std::size_t N>
  JsonText& curves(const std::array<std::string_view, N>& channels, const std::array<motion::Curve, N>& curves) {
    raw("\"curves\": {");
    for (std::size_t i = 0; i < N; ++i) {
      raw(i == 0 ? " \"" : ", \"").raw(channels[i]).raw("\": [").integer(curves[i].x1).raw(", ").integer(curves[i].y1);
      raw(", ").integer(curves[i].x2).raw(", ").integer(curves[i].y2).raw("]");
    }
    return raw(" }");
  }

  [[nodiscard]] std::string take() && { return std::move(out_); }

 private:
  std::string out_;
};

}  // namespace furitsuke::io
