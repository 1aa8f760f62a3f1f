// SPDX-License-Identifier: MIT
#include "core/props/fbx_properties.h"

#include <zlib.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "core/exchange/baked_frames.h"

namespace furitsuke::props {

namespace {

using exchange::FbxProperty;

/// At 60 frames per second, with a margin for cuts.
constexpr std::size_t kMostNumbers = 4 * static_cast<std::size_t>(exchange::kMaxBakedFrames);

class PropertyReader {
 public:
  explicit PropertyReader(ByteView bytes) : bytes_(bytes) {}

  std::vector<FbxProperty> read() {
    std::vector<FbxProperty> properties;
    while (at_ < bytes_.size()) {
      std::optional<FbxProperty> property = next();
      if (!property) break;
      properties.push_back(*std::move(property));
    }
    return properties;
  }

 private:
  template <class Number>
  std::optional<Number> number() {
    if (bytes_.size() - at_ < sizeof(Number)) return {};
    at_ += sizeof(Number);
    return loadLe<Number>(bytes_.data() + at_ - sizeof(Number));
  }

  std::optional<ByteView> part(std::size_t size) {
    if (bytes_.size() - at_ < size) return {};
    at_ += size;
    return bytes_.subspan(at_ - size, size);
  }

  /// A number of the file, as another type.
  template <class Stored, class Number>
  std::optional<FbxProperty> converted() {
    const auto value = number<Stored>();
    return value ? std::optional<FbxProperty>(static_cast<Number>(*value)) : std::nullopt;
  }

  std::optional<ByteView> raw() {
    const auto size = number<std::uint32_t>();
    return size ? part(*size) : std::nullopt;
  }

  template <class Stored, class Number>
  std::optional<FbxProperty> array() {
    const auto count = number<std::uint32_t>(), encoding = number<std::uint32_t>(), size = number<std::uint32_t>();
    if (!size || *count > kMostNumbers) return {};
    const std::optional<ByteView> stored = part(*size);
    if (!stored) return {};
    Bytes inflated;
    ByteView values = *stored;
    if (*encoding == 1) {
      inflated.resize(*count * sizeof(Stored));
      auto length = static_cast<uLongf>(inflated.size());
      const auto* from = reinterpret_cast<const Bytef*>(stored->data());
      if (uncompress(reinterpret_cast<Bytef*>(inflated.data()), &length, from, static_cast<uLong>(*size)) != Z_OK)
        return {};
      inflated.resize(length);
      values = inflated;
    }
    if (values.size() != *count * sizeof(Stored)) return {};
    std::vector<Number> numbers;
    numbers.reserve(*count);
    for (std::size_t i = 0; i < *count; ++i) {
      numbers.push_back(static_cast<Number>(loadLe<Stored>(values.data() + i * sizeof(Stored))));
    }
    return numbers;
  }

  std::optional<FbxProperty> next() {
    const char type = *number<char>();
    switch (type) {
      case 'C': return converted<std::uint8_t, std::int32_t>();
      case 'Y': return converted<std::int16_t, std::int32_t>();
      case 'I': return converted<std::int32_t, std::int32_t>();
      case 'L': return converted<std::int64_t, std::int64_t>();
      case 'F': return converted<float, double>();
      case 'D': return converted<double, double>();
      case 'i': return array<std::int32_t, std::int32_t>();
      case 'l': return array<std::int64_t, std::int64_t>();
      case 'f': return array<float, float>();
      case 'd': return array<double, float>();
      case 'S':
        if (const auto text = raw()) return std::string(asChars(*text));
        return {};
      case 'R':
        if (const auto bytes = raw()) return Bytes(bytes->begin(), bytes->end());
        return {};
      default: return {};
    }
  }

  ByteView bytes_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<FbxProperty> fbxProperties(ByteView fbx, const FbxRecord& record) {
  return PropertyReader(fbx.subspan(record.properties, record.list - record.properties)).read();
}

std::string_view fbxNameOf(std::string_view name) {
  using namespace std::string_view_literals;
  return name.substr(0, name.find("\0\x01"sv));
}

}  // namespace furitsuke::props
