// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/base/result.h"

namespace furitsuke::exchange {

/// The words of a BVH: braces, and everything else between spaces, line ends and braces.
class BvhText {
 public:
  /// `text` must outlive this object. A byte order mark at its start is skipped.
  explicit BvhText(std::string_view text) noexcept;

  /// Takes the next word; empty at the end.
  std::string_view next() noexcept;
  /// The next word, which is not taken.
  [[nodiscard]] std::string_view peek() noexcept;
  /// Takes the next word if it is this one, ignoring case; a colon after it is taken too.
  bool accept(std::string_view keyword) noexcept;
  /// Takes the rest of the line up to a brace and returns it without spaces around it.
  std::string_view nextName() noexcept;
  /// Takes the next word if it is a number within kMaxCaptureValue; otherwise error() is at this word.
  [[nodiscard]] std::optional<double> nextNumber() noexcept;

  /// Whether the last word that was taken or peeked at is the first one of its line.
  [[nodiscard]] bool isFirstOfLine() const noexcept { return isFirstOfLine_; }
  /// The number of words that are left.
  [[nodiscard]] std::size_t wordsLeft() const noexcept;
  /// An Error at the last word that was taken or peeked at.
  [[nodiscard]] Error error(Message reason) const;
  /// The word for messages: quoted and shortened, or "the end of the file".
  [[nodiscard]] static Message shown(std::string_view word);

 private:
  void skipSpaces() noexcept;
  [[nodiscard]] std::size_t wordEnd(std::size_t at) const noexcept;

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t last_ = 0;  ///< where the last word starts
  bool isFirstOfLine_ = true;
};

}  // namespace furitsuke::exchange
