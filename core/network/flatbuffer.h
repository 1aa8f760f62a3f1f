// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/bytes.h"

namespace furitsuke::network {

/// The bytes of a FlatBuffers file. A read outside them gives zeros and makes the file damaged, so that a parser checks
/// once per section. The format: https://flatbuffers.dev/internals/
class FlatFile {
 public:
  explicit FlatFile(ByteView bytes) noexcept : bytes_(bytes) {}

  [[nodiscard]] std::size_t size() const noexcept { return bytes_.size(); }
  [[nodiscard]] bool isDamaged() const noexcept { return isDamaged_; }
  void setDamaged() noexcept { isDamaged_ = true; }

  template <class T>
  [[nodiscard]] T at(std::size_t place) noexcept {
    if (place > bytes_.size() || bytes_.size() - place < sizeof(T)) {
      isDamaged_ = true;
      return T{};
    }
    return loadLe<T>(bytes_.data() + place);
  }
  /// `count` bytes; none if they are not all within the file.
  [[nodiscard]] ByteView bytes(std::size_t place, std::size_t count) noexcept;

 private:
  ByteView bytes_;
  bool isDamaged_ = false;
};

/// A table of the file, whose fields are numbered in the order of the schema. An empty one has no fields.
class FlatTable {
 public:
  FlatTable() = default;
  FlatTable(FlatFile& file, std::size_t place) noexcept : file_(&file), place_(place) {}

  [[nodiscard]] bool isEmpty() const noexcept { return file_ == nullptr; }
  template <class T>
  [[nodiscard]] T number(std::size_t field, T missing = {}) const noexcept {
    const std::size_t place = placeOf(field);
    return place == 0 ? missing : file_->at<T>(place);
  }
  [[nodiscard]] FlatTable table(std::size_t field) const noexcept;
  /// At most `most` elements; with more the file is damaged.
  [[nodiscard]] std::vector<FlatTable> tables(std::size_t field, std::size_t most) const;
  [[nodiscard]] std::vector<std::int32_t> integers(std::size_t field, std::size_t most) const;
  [[nodiscard]] std::string text(std::size_t field, std::size_t most) const;
  /// The bytes of a vector whose elements have that many bytes.
  [[nodiscard]] ByteView vectorBytes(std::size_t field, std::size_t elementBytes) const noexcept;

 private:
  /// 0: the field is not in the table.
  [[nodiscard]] std::size_t placeOf(std::size_t field) const noexcept;
  [[nodiscard]] std::size_t referenceOf(std::size_t field) const noexcept;

  FlatFile* file_ = nullptr;
  std::size_t place_ = 0;
};

}  // namespace furitsuke::network
