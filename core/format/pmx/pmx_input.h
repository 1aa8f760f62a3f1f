// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/format/pmx/pmx_records.h"

namespace furitsuke::format::pmx {

/// An index of `size` bytes at `at`, signed.
[[nodiscard]] inline Index loadIndex(const std::byte* at, std::uint8_t size) noexcept {
  if (size == 1) return loadLe<std::int8_t>(at);
  return size == 2 ? loadLe<std::int16_t>(at) : loadLe<std::int32_t>(at);
}

/// An index of a vertex: unsigned.
[[nodiscard]] inline std::uint32_t loadVertexIndex(const std::byte* at, std::uint8_t size) noexcept {
  if (size == 1) return loadLe<std::uint8_t>(at);
  return size == 2 ? loadLe<std::uint16_t>(at) : loadLe<std::uint32_t>(at);
}

/// Reads the elements of a PMX in file order. After the first failure all calls return zeros.
class Input {
 public:
  explicit Input(ByteView bytes) : bytes_(bytes) {}

  [[nodiscard]] std::size_t offset() const noexcept { return offset_; }
  [[nodiscard]] std::size_t remaining() const noexcept { return bytes_.size() - offset_; }
  [[nodiscard]] bool ok() const noexcept { return !error_; }
  [[nodiscard]] std::optional<Error> takeError() { return std::exchange(error_, std::nullopt); }
  void setSection(MessageText section) { section_ = section; }
  /// Sets the record that error messages name: record `index` of `count`.
  void setRecord(std::size_t index, std::size_t count);

  template <class T>
  T number() {
    if (!needs(sizeof(T))) return T{};
    const T value = loadLe<T>(bytes_.data() + offset_);
    offset_ += sizeof(T);
    return value;
  }
  Index index(std::uint8_t size);
  std::uint32_t vertexIndex(std::uint8_t size);
  Text text();
  ByteView take(std::size_t size);
  /// Reads a count of elements that take at least `least` bytes each. Fails if they do not fit in the remaining bytes.
  std::size_t count(MessageText what, std::size_t least);

  /// Records a failure at `offset`, or at the current offset.
  void fail(Message reason, std::optional<std::size_t> offset = {});

 private:
  bool needs(std::size_t size);

  ByteView bytes_;
  std::size_t offset_ = 0;
  Message section_;
  std::size_t record_ = 0;
  std::size_t recordCount_ = 0;
  std::optional<Error> error_;
};

/// Reads the vertex section.
void readVertices(Input& in, const Header& header, Vertices& vertices);

}  // namespace furitsuke::format::pmx
