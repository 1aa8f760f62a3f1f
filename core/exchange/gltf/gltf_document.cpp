// SPDX-License-Identifier: MIT
#include "core/exchange/gltf/gltf_document.h"

#include <cmath>
#include <string_view>

#include "core/exchange/capture_file.h"
#include "core/exchange/gltf/gltf_json.h"

namespace furitsuke::exchange {

namespace {

constexpr std::uint32_t kJsonChunk = 0x4E4F534A, kBinaryChunk = 0x004E4942;

std::size_t sizeOfComponent(std::int32_t type) {
  switch (type) {
    case 5120:
    case 5121: return 1;
    case 5122:
    case 5123: return 2;
    case 5125:
    case 5126: return 4;
    default: return 0;
  }
}

/// A component; normalized integers are divided by their largest value.
float componentAt(const std::byte* at, std::int32_t type, bool isNormalized) {
  const auto scaled = [isNormalized](auto value, float largest) {
    const auto number = static_cast<float>(value);
    return isNormalized ? std::max(number / largest, -1.0F) : number;
  };
  switch (type) {
    case 5120: return scaled(loadLe<std::int8_t>(at), 127.0F);
    case 5121: return scaled(loadLe<std::uint8_t>(at), 255.0F);
    case 5122: return scaled(loadLe<std::int16_t>(at), 32767.0F);
    case 5123: return scaled(loadLe<std::uint16_t>(at), 65535.0F);
    case 5125: return scaled(loadLe<std::uint32_t>(at), 4294967295.0F);
    default: return loadLe<float>(at);
  }
}

std::size_t indexAt(const std::byte* at, std::int32_t type) {
  if (type == 5121) return loadLe<std::uint8_t>(at);
  return type == 5123 ? loadLe<std::uint16_t>(at) : loadLe<std::uint32_t>(at);
}

}  // namespace

Result<GltfDocument> GltfDocument::read(ByteView bytes, const std::filesystem::path& folder) {
  std::string_view text = asChars(bytes);
  ByteView binary;
  if (text.starts_with("glTF")) {
    ByteReader reader(bytes.subspan(4));
    if (reader.read<std::uint32_t>() != 2)
      return Error::at(4, Core::tr("header"), Core::tr("is not version 2 of glTF"));
    static_cast<void>(reader.read<std::uint32_t>());  // the length, which some programs get wrong
    text = {};
    while (reader.ok() && reader.remaining() >= 8) {
      const auto size = reader.read<std::uint32_t>();
      const auto kind = reader.read<std::uint32_t>();
      const std::size_t offset = reader.offset() + 4;
      const ByteView chunk = reader.take(size);
      if (!reader.ok())
        return Error::at(offset, Core::tr("chunk"), Core::trWith("is cut off: it should have %1 bytes"), size);
      if (kind == kJsonChunk && text.empty()) text = asChars(chunk);
      if (kind == kBinaryChunk && binary.empty()) binary = chunk;
    }
    if (text.empty()) return Error::at(12, Core::tr("chunk"), Core::tr("contains no JSON"));
    while (text.ends_with('\0')) text.remove_suffix(1);  // padding of old writers
  }
  GltfDocument document;
  const Status done = GltfJson(text, binary, folder, document).read();
  if (!done) return done.error();
  return document;
}

std::size_t GltfDocument::byteCount() const noexcept {
  std::size_t count = 0;
  for (const ByteView buffer : buffers_) count += buffer.size();
  return count;
}

std::size_t GltfDocument::countOfAccessor(std::size_t accessor) const {
  return accessor < accessors_.size() ? accessors_[accessor].count : 0;
}

Result<ByteView> GltfDocument::viewBytes(std::size_t view, std::size_t offset, std::size_t size) const {
  if (view >= views_.size()) return Error::in(Core::tr("bufferViews"), Core::trWith("view %1 does not exist"), view);
  const GltfView& it = views_[view];
  if (it.buffer >= buffers_.size())
    return Error::in(Core::tr("buffers"), Core::trWith("buffer %1 does not exist"), it.buffer);
  const ByteView buffer = buffers_[it.buffer];
  const bool isInside = it.offset <= buffer.size() && it.length <= buffer.size() - it.offset && offset <= it.length &&
                        size <= it.length - offset;
  if (!isInside) {
    return Error::in(Message::verbatim("bufferViews[" + std::to_string(view) + "]"),
                     Core::tr("the values are not within the buffer"));
  }
  return buffer.subspan(it.offset + offset, size);
}

Result<std::vector<float>> GltfDocument::values(std::size_t index, std::size_t components) const {
  const Message section = Message::verbatim("accessors[" + std::to_string(index) + "]");
  if (index >= accessors_.size()) return Error::in(section, Core::tr("does not exist"));
  const GltfAccessor& accessor = accessors_[index];
  const std::size_t size = sizeOfComponent(accessor.componentType);
  if (accessor.components != components || size == 0) return Error::in(section, Core::tr("has values of another type"));
  std::vector<float> values(accessor.count * components, 0.0F);
  if (accessor.view && accessor.count > 0) {
    const std::size_t element = size * components;
    const std::size_t own = *accessor.view < views_.size() ? views_[*accessor.view].stride : 0;
    const std::size_t stride = own == 0 ? element : own;
    const Result<ByteView> bytes = viewBytes(*accessor.view, accessor.offset, (accessor.count - 1) * stride + element);
    if (!bytes) return bytes.error();
    for (std::size_t i = 0; i < values.size(); ++i) {
      const std::byte* at = bytes->data() + i / components * stride + i % components * size;
      values[i] = componentAt(at, accessor.componentType, accessor.isNormalized);
    }
  }
  if (const Status done = applySparse(accessor, values); !done) return done.error();
  for (const float value : values) {
    if (!(std::abs(value) <= kMaxCaptureValue))
      return Error::in(section, Core::tr("has a value that is not within 1e9"));
  }
  return values;
}

Status GltfDocument::applySparse(const GltfAccessor& accessor, std::vector<float>& values) const {
  if (!accessor.sparse) return Done{};
  const GltfSparse& sparse = *accessor.sparse;
  if (sparse.count > accessor.count)
    return Error::in(Message::verbatim("sparse"), Core::tr("replaces more values than there are"));
  const std::size_t indexSize = sizeOfComponent(sparse.indexType), size = sizeOfComponent(accessor.componentType);
  const std::size_t element = size * accessor.components;
  const Result<ByteView> indices = viewBytes(sparse.indexView, sparse.indexOffset, sparse.count * indexSize);
  if (!indices) return indices.error();
  const Result<ByteView> replacements = viewBytes(sparse.valueView, sparse.valueOffset, sparse.count * element);
  if (!replacements) return replacements.error();
  const bool isIndexType = sparse.indexType == 5121 || sparse.indexType == 5123 || sparse.indexType == 5125;
  if (!isIndexType) return Error::in(Message::verbatim("sparse"), Core::tr("the indices are not unsigned integers"));
  for (std::size_t i = 0; i < sparse.count; ++i) {
    const std::size_t at = indexAt(indices->data() + i * indexSize, sparse.indexType);
    if (at >= accessor.count) return Error::in(Message::verbatim("sparse"), Core::tr("an index is too large"));
    for (std::size_t k = 0; k < accessor.components; ++k) {
      values[at * accessor.components + k] =
          componentAt(replacements->data() + i * element + k * size, accessor.componentType, accessor.isNormalized);
    }
  }
  return Done{};
}

}  // namespace furitsuke::exchange
