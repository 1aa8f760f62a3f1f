// SPDX-License-Identifier: MIT
#include "core/format/vpd/vpd_text.h"

#include <algorithm>

#include "core/base/cp932.h"
#include "core/base/utf16.h"
#include "core/base/utf8.h"

namespace furitsuke::format::vpd {
namespace {

struct Detected {
  Encoding encoding = Encoding::Cp932;
  std::size_t markBytes = 0;
};

/// Japanese text in UTF-8 consists of three-byte sequences. If there are only two-byte sequences, they are more likely
/// half-width katakana in CP932, whose bytes happen to form pairs.
bool looksLikeUtf8(std::string_view text) {
  bool longSequence = false;
  bool shortSequence = false;
  for (std::size_t at = 0; at < text.size();) {
    const utf8::Character character = utf8::characterAt(text, at);
    if (character.size == 0) return false;
    longSequence = longSequence || character.size >= 3;
    shortSequence = shortSequence || character.size == 2;
    at += character.size;
  }
  return longSequence || (shortSequence && !cp932::isValid(text));
}

Detected detectEncoding(std::string_view text) {
  using namespace std::string_view_literals;
  if (text.starts_with("\xEF\xBB\xBF"sv)) return {Encoding::Utf8, 3};
  if (text.starts_with("\xFF\xFE"sv)) return {Encoding::Utf16Le, 2};
  if (text.starts_with("\xFE\xFF"sv)) return {Encoding::Utf16Be, 2};
  if (text.starts_with("V\0o\0"sv)) return {Encoding::Utf16Le, 0};
  if (text.starts_with("\0V\0o"sv)) return {Encoding::Utf16Be, 0};
  return {looksLikeUtf8(text) ? Encoding::Utf8 : Encoding::Cp932, 0};
}

}  // namespace

std::string_view encodingName(Encoding encoding) {
  switch (encoding) {
    case Encoding::Cp932: return "CP932";
    case Encoding::Utf8: return "UTF-8";
    case Encoding::Utf16Le:
    case Encoding::Utf16Be: break;
  }
  return "UTF-16";
}

Text::Text(ByteView bytes) {
  const Detected detected = detectEncoding(asChars(bytes));
  encoding_ = detected.encoding;
  markBytes_ = detected.markBytes;
  view_ = asChars(bytes).substr(markBytes_);
  if (encoding_ == Encoding::Utf16Le || encoding_ == Encoding::Utf16Be) {
    converted_ =
        utf16::toUtf8(view_, encoding_ == Encoding::Utf16Be ? utf16::ByteOrder::Big : utf16::ByteOrder::Little);
    view_ = converted_;
  }
}

LineEnd Text::firstLineEnd() const noexcept {
  const std::size_t at = view_.find('\n');
  return at != std::string_view::npos && (at == 0 || view_[at - 1] != '\r') ? LineEnd::Lf : LineEnd::CrLf;
}

std::size_t Text::fileOffset(std::size_t at) const {
  if (encoding_ == Encoding::Cp932 || encoding_ == Encoding::Utf8) return markBytes_ + at;
  std::size_t units = 0;
  for (std::size_t i = 0; i < at;) {
    const utf8::Character character = utf8::characterAt(view_, i);
    units += character.code > 0xFFFF ? 2 : 1;
    i += std::max<std::size_t>(character.size, 1);
  }
  return markBytes_ + 2 * units;
}

std::optional<Line> LineCursor::peek() const { return LineCursor(*this).next(); }

std::optional<Line> LineCursor::next() {
  if (at_ >= text_.size()) return {};
  const std::size_t begin = at_;
  const std::size_t end = std::min(text_.find_first_of("\r\n", begin), text_.size());
  at_ = end + 1;
  if (end + 1 < text_.size() && text_[end] == '\r' && text_[end + 1] == '\n') ++at_;
  return Line{text_.substr(begin, end - begin), begin, ++number_};
}

}  // namespace furitsuke::format::vpd
