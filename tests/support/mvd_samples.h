// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"

namespace furitsuke::test {

/// Writes an MVD by the tables of core/format/README.md, without the code of the reader. The caller gives the items of
/// a section as bytes.
class MvdWriter {
 public:
  explicit MvdWriter(bool isUtf16 = false, float version = 1);

  /// Begins an object. Texts are UTF-8.
  void object(std::string_view name, float fps = 30);
  void names(const std::vector<std::pair<std::int32_t, std::string>>& names);
  /// `stated`: the size of an item in the header if it is not that of the items.
  void section(std::uint8_t tag, std::uint8_t minorNumber, std::int32_t key, const std::vector<Bytes>& items,
               const Bytes& extension = {}, std::int32_t stated = -1);
  void end();
  [[nodiscard]] Bytes bytes() const;

 private:
  void text(std::string_view text);

  bool isUtf16_;
  Bytes bytes_;
};

/// Little-endian numbers, one after the other.
template <class... Numbers>
[[nodiscard]] Bytes packed(Numbers... numbers) {
  ByteWriter writer;
  (writer.write(numbers), ...);
  return std::move(writer).take();
}
[[nodiscard]] Bytes joinedBytes(const std::vector<Bytes>& parts);

/// A bone key at `frame` with x = `frame`; `minorNumber` is that of its section.
[[nodiscard]] Bytes mvdBoneKey(int minorNumber, std::int64_t frame, std::int32_t stage = 0, bool isSpline = false);
/// A property key with two IK bones, of which the second is off, and from minor 3 on a parent.
[[nodiscard]] Bytes mvdPropertyKey(int minorNumber, std::int64_t frame, bool isVisible = true);
/// A camera key in the position of MMD's camera at rest, at x = `frame`.
[[nodiscard]] Bytes mvdCameraKey(int minorNumber, std::int64_t frame, std::int32_t stage = 0);
/// An MVD with every kind of section in the given form.
[[nodiscard]] Bytes mvdOfMinors(int bone, int property, int camera, bool isUtf16 = false, float fps = 30);

}  // namespace furitsuke::test
