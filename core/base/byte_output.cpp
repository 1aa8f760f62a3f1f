// SPDX-License-Identifier: MIT
#include "core/base/byte_output.h"

#include <algorithm>
#include <cstring>

namespace furitsuke {
inline namespace base {

namespace {

/// Small enough for the cache of a core, large enough that the calls of the system do not matter.
constexpr std::size_t kBufferSize = std::size_t{1} << 20;
/// Systems take at most 1024 pieces at once.
constexpr std::size_t kMostPieces = 1024;
/// A copy of so few bytes is faster than one more piece.
constexpr std::size_t kSmallestView = 512;

}  // namespace

void ByteOutput::refer(ByteView bytes) {
  if (bytes.size() < kSmallestView) return copy(bytes);
  add(bytes);
}

void ByteOutput::copy(ByteView bytes) {
  if (!bytes.empty()) std::memcpy(grow(bytes.size()), bytes.data(), bytes.size());
}

std::byte* ByteOutput::grow(std::size_t size) {
  if (size > buffer_.size() - used_) {
    flush();
    if (size > buffer_.size()) {
      buffer_ = {};
      buffer_.resize(std::max(size, kBufferSize));
    }
  }
  // May pass on all pieces and start at the beginning of the buffer.
  if (pieces_.size() == kMostPieces) flush();
  std::byte* const at = buffer_.data() + used_;
  used_ += size;
  add({at, size});
  return at;
}

void ByteOutput::flush() {
  if (observer_ && !isEnded_) std::ranges::for_each(pieces_, observer_);
  if (!isEnded_ && !pieces_.empty()) isEnded_ = !write_(pieces_);
  pieces_.clear();
  used_ = 0;
}

void ByteOutput::add(ByteView piece) {
  if (!pieces_.empty() && pieces_.back().data() + pieces_.back().size() == piece.data()) {
    pieces_.back() = {pieces_.back().data(), pieces_.back().size() + piece.size()};
    return;
  }
  if (pieces_.size() == kMostPieces) flush();
  pieces_.push_back(piece);
}

}  // namespace base
}  // namespace furitsuke
