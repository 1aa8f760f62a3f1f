// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "core/base/bytes.h"

namespace furitsuke {
inline namespace base {

/// Takes the bytes of a file in order and passes them on in pieces, so that the file never exists in memory as a whole.
/// Bytes that exist elsewhere are passed on as views of them, without a copy; new ones are collected in a buffer of
/// limited size.
class ByteOutput {
 public:
  /// Takes the next pieces, which are valid during the call. False ends the output: everything that follows is ignored.
  using Write = std::function<bool(std::span<const ByteView> pieces)>;
  explicit ByteOutput(Write write) : write_(std::move(write)) {}
  ByteOutput(const ByteOutput&) = delete;
  ByteOutput& operator=(const ByteOutput&) = delete;

  /// Adds bytes that must neither change nor be freed before flush() has returned.
  void refer(ByteView bytes);
  /// Adds a copy of the bytes.
  void copy(ByteView bytes);
  /// Adds `size` uninitialized bytes and returns a pointer to the first, which is valid until the next call.
  [[nodiscard]] std::byte* grow(std::size_t size);
  /// Passes on everything that was added.
  void flush();

  /// `observer` is called with each piece before it is passed on.
  void observe(std::function<void(ByteView piece)> observer) { observer_ = std::move(observer); }

 private:
  void add(ByteView piece);

  Write write_;
  std::function<void(ByteView)> observer_;
  std::vector<ByteView> pieces_;  ///< added and not yet passed on
  Bytes buffer_;                  ///< its size is the room for new bytes
  std::size_t used_ = 0;          ///< of the buffer
  bool isEnded_ = false;
};

/// Produces the bytes of a file.
using ContentWriter = std::function<void(ByteOutput&)>;

/// A ContentWriter of bytes that exist already; they must outlive it.
[[nodiscard]] inline ContentWriter writerOf(ByteView bytes) {
  return [bytes](ByteOutput& out) { out.refer(bytes); };
}

}  // namespace base
}  // namespace furitsuke
