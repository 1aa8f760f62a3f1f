// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/bytes.h"
#include "core/format/vpd/vpd_file.h"

namespace furitsuke::format::vpd {

/// The comments of MMD's own files, in CP932 there: "parent file name" and "total number of pose bones".
inline constexpr std::string_view kModelComment = "// 親ファイル名";
inline constexpr std::string_view kCountComment = "// 総ポーズボーン数";

enum class Encoding { Cp932, Utf8, Utf16Le, Utf16Be };

/// "CP932", "UTF-8", ...; for messages.
[[nodiscard]] std::string_view encodingName(Encoding encoding);

/// The characters of a pose file: CP932 and UTF-8 as in the file, without a byte order mark; UTF-16 converted to UTF-8.
/// The delimiters of a VPD (; , / CR LF) never occur inside a character of any of these encodings.
class Text {
 public:
  /// `bytes` must outlive the object.
  explicit Text(ByteView bytes);
  Text(const Text&) = delete;
  Text& operator=(const Text&) = delete;

  [[nodiscard]] Encoding encoding() const noexcept { return encoding_; }
  [[nodiscard]] std::string_view view() const noexcept { return view_; }
  [[nodiscard]] LineEnd firstLineEnd() const noexcept;
  /// Byte offset in the file of the character at `at` in view(). For UTF-16, takes time proportional to `at`.
  [[nodiscard]] std::size_t fileOffset(std::size_t at) const;

 private:
  Encoding encoding_ = Encoding::Cp932;
  std::size_t markBytes_ = 0;
  std::string converted_;  ///< from UTF-16
  std::string_view view_;
};

struct Line {
  std::string_view text;   ///< without its line end
  std::size_t offset = 0;  ///< in Text::view()
  int number = 0;          ///< from 1
};

/// Iterates over the lines of a text; CR LF, LF and CR end a line.
class LineCursor {
 public:
  explicit LineCursor(std::string_view text) : text_(text) {}
  [[nodiscard]] std::optional<Line> peek() const;
  std::optional<Line> next();

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  int number_ = 0;
};

}  // namespace furitsuke::format::vpd
