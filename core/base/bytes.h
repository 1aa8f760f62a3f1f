// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace furitsuke {
inline namespace base {

/// Leaves new elements uninitialized on resize(), so that a large buffer is not zeroed before a file is read into it.
template <class T>
struct DefaultInitAllocator : std::allocator<T> {
  template <class U>
  struct rebind {
    using other = DefaultInitAllocator<U>;
  };
  template <class U, class... Args>
  void construct(U* place, Args&&... args) {
    if constexpr (sizeof...(Args) == 0) {
      ::new (static_cast<void*>(place)) U;
    } else {
      ::new (static_cast<void*>(place)) U(std::forward<Args>(args)...);
    }
  }
};

/// An array whose resize() does not initialize new elements.
template <class T>
using Column = std::vector<T, DefaultInitAllocator<T>>;

/// The bytes of a file. resize() does not initialize new bytes.
using Bytes = Column<std::byte>;
using ByteView = std::span<const std::byte>;

static_assert(std::endian::native == std::endian::little, "the codecs copy little-endian numbers without conversion");

/// Reads a little-endian number. The caller guarantees that sizeof(T) bytes are readable at `at`.
template <class T>
[[nodiscard]] inline T loadLe(const std::byte* at) noexcept {
  T value;
  std::memcpy(&value, at, sizeof(T));
  return value;
}

template <class T>
inline void storeLe(std::byte* at, T value) noexcept {
  std::memcpy(at, &value, sizeof(T));
}

/// The bytes as characters, without copying; for CP932 fields and text files.
[[nodiscard]] inline std::string_view asChars(ByteView bytes) noexcept {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

[[nodiscard]] inline ByteView asBytes(std::string_view text) noexcept {
  return {reinterpret_cast<const std::byte*>(text.data()), text.size()};
}

[[nodiscard]] inline Bytes toBytes(std::string_view text) {
  const ByteView view = asBytes(text);
  return {view.begin(), view.end()};
}

/// Forward reader with bounds checks. Reading past the end returns zeros and makes ok() false, so that a parser checks
/// once per record instead of once per field.
class ByteReader {
 public:
  explicit ByteReader(ByteView bytes) noexcept : bytes_(bytes) {}

  [[nodiscard]] std::size_t offset() const noexcept { return offset_; }
  [[nodiscard]] std::size_t remaining() const noexcept { return bytes_.size() - offset_; }
  [[nodiscard]] bool ok() const noexcept { return ok_; }

  template <class T>
  T read() noexcept {
    if (remaining() < sizeof(T)) {
      ok_ = false;
      offset_ = bytes_.size();
      return T{};
    }
    const T value = loadLe<T>(bytes_.data() + offset_);
    offset_ += sizeof(T);
    return value;
  }

  /// The next `size` bytes as a view, or an empty view and ok() == false.
  ByteView take(std::size_t size) noexcept {
    if (remaining() < size) {
      ok_ = false;
      offset_ = bytes_.size();
      return {};
    }
    const ByteView view = bytes_.subspan(offset_, size);
    offset_ += size;
    return view;
  }

 private:
  ByteView bytes_;
  std::size_t offset_ = 0;
  bool ok_ = true;
};

/// Appends little-endian numbers and raw bytes to a buffer.
class ByteWriter {
 public:
  void reserve(std::size_t size) { bytes_.reserve(size); }
  [[nodiscard]] std::size_t size() const noexcept { return bytes_.size(); }

  template <class T>
  void write(T value) {
    storeLe(grow(sizeof(T)), value);
  }
  void write(ByteView view) {
    if (!view.empty()) std::memcpy(grow(view.size()), view.data(), view.size());
  }
  /// Appends `size` uninitialized bytes and returns a pointer to the first, which is valid until the next call.
  std::byte* grow(std::size_t size) {
    const std::size_t at = bytes_.size();
    bytes_.resize(at + size);
    return bytes_.data() + at;
  }

  [[nodiscard]] Bytes take() && { return std::move(bytes_); }

 private:
  Bytes bytes_;
};

}  // namespace base
}  // namespace furitsuke
