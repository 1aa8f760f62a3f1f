// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/base/vector.h"
#include "core/io/json/json_text.h"

// Writes GLB files. Used inside core/exchange only.
namespace furitsuke::exchange {

/// The arrays at the root of a glTF file.
enum class GlbList : std::uint8_t {
  Accessors,
  Animations,
  BufferViews,
  Cameras,
  Images,
  Materials,
  Meshes,
  Nodes,
  Skins,
  Textures,
};
inline constexpr std::size_t kGlbListCount = 10;

/// What the values of an accessor are for.
enum class GlbUse : std::uint8_t { Animation, Vertices, Indices };

/// A vector that is added to that of an element of an accessor.
struct GlbSparseValue {
  std::uint32_t index = 0;
  Vec3 value{0, 0, 0};
};

/// The parts of a GLB: elements of its lists, to which others refer by index, and one buffer.
class GlbBuilder {
 public:
  /// Appends an element, the JSON of an object, and returns its index.
  std::size_t add(GlbList list, std::string_view element);
  [[nodiscard]] std::size_t size(GlbList list) const noexcept { return lists_[static_cast<std::size_t>(list)].count; }

  /// Each of these appends an accessor and returns its index. `components` are numbers per element, 1 to 4; values must
  /// be finite.
  std::size_t addFloats(std::span<const float> values, std::size_t components, GlbUse use, bool hasBounds = false);
  std::size_t addIndices(std::span<const std::uint32_t> values, std::size_t vertexCount);
  std::size_t addJoints(std::span<const std::array<std::uint16_t, 4>> values);
  /// Four by four, by columns.
  std::size_t addMatrices(std::span<const float> values);
  /// Vectors that are 0 but for `values`, whose indices ascend.
  std::size_t addSparse(std::span<const GlbSparseValue> values, std::size_t count);
  /// Appends a view of the bytes, for images.
  std::size_t addView(ByteView bytes, GlbUse use = GlbUse::Animation);

  /// The file. `members` are members of the root besides the lists: "\"scene\": 0". An Error if the file would have
  /// more than 4 GiB.
  [[nodiscard]] Result<Bytes> finish(std::string_view members) &&;

 private:
  struct List {
    std::string text;
    std::size_t count = 0;
  };

  std::size_t addAccessor(std::size_t view, std::int32_t componentType, std::size_t count, std::string_view type,
                          std::string_view more = {});

  std::array<List, kGlbListCount> lists_;
  ByteWriter buffer_;
};

/// The members "min" and "max" of an accessor, beginning with a comma.
[[nodiscard]] std::string glbBounds(std::span<const float> values, std::size_t components);

/// The channels and samplers of one animation.
class GlbAnimation {
 public:
  /// `path`: "translation", "rotation" or "weights" of the node; `times` and `values` are accessors.
  void add(std::size_t node, std::string_view path, std::size_t times, std::size_t values);
  /// The same for a property of the file, such as "/cameras/0/perspective/yfov", with KHR_animation_pointer.
  void addPointer(std::string_view pointer, std::size_t times, std::size_t values);
  [[nodiscard]] bool isEmpty() const noexcept { return count_ == 0; }
  void addTo(GlbBuilder& glb, std::string_view name) const;

 private:
  /// `target`: the members of the target of the channel.
  void addChannel(const std::string& target, std::size_t times, std::size_t values);

  std::string channels_, samplers_;
  std::size_t count_ = 0;
};

/// "[1, 2, 3]"
[[nodiscard]] std::string glbArray(std::span<const std::size_t> indices);
/// A finite number as JSON.
[[nodiscard]] std::string glbNumber(double value);
/// The vector as JSON; its numbers must be finite.
[[nodiscard]] std::string glbVector(std::span<const float> values);
/// The text as JSON, without bytes that are not UTF-8.
[[nodiscard]] std::string glbString(std::string_view text);

}  // namespace furitsuke::exchange
