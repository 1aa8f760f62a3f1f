// SPDX-License-Identifier: MIT
#include "core/exchange/gltf/glb_builder.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/base/utf8.h"

namespace furitsuke::exchange {

namespace {

constexpr std::int32_t kUnsignedShort = 5123, kUnsignedInt = 5125, kFloat = 5126;
constexpr std::uint32_t kArrayBuffer = 34962, kElementArrayBuffer = 34963;
constexpr std::array<std::string_view, 5> kTypes = {"", "SCALAR", "VEC2", "VEC3", "VEC4"};
constexpr std::array<std::string_view, kGlbListCount> kListNames = {
    "accessors", "animations", "bufferViews", "cameras", "images", "materials", "meshes", "nodes", "skins", "textures"};

template <class T>
ByteView bytesOf(std::span<const T> values) {
  return std::as_bytes(values);
}

void appendNumber(std::string& text, double value) {
  io::JsonText json;
  json.number(value);
  text += std::move(json).take();
}

}  // namespace

std::size_t GlbBuilder::add(GlbList list, std::string_view element) {
  List& to = lists_[static_cast<std::size_t>(list)];
  to.text.append(to.count == 0 ? "" : ",").append(element);
  return to.count++;
}

std::size_t GlbBuilder::addView(ByteView bytes, GlbUse use) {
  while (buffer_.size() % 4 != 0) buffer_.write(std::byte{0});
  std::string view = "{\"buffer\":0,\"byteOffset\":" + std::to_string(buffer_.size()) +
                     ",\"byteLength\":" + std::to_string(bytes.size());
  if (use == GlbUse::Vertices) view += ",\"target\":" + std::to_string(kArrayBuffer);
  if (use == GlbUse::Indices) view += ",\"target\":" + std::to_string(kElementArrayBuffer);
  buffer_.write(bytes);
  return add(GlbList::BufferViews, view + "}");
}

std::size_t GlbBuilder::addAccessor(std::size_t view, std::int32_t componentType, std::size_t count,
                                    std::string_view type, std::string_view more) {
  std::string accessor = "{\"bufferView\":" + std::to_string(view);
  accessor += ",\"componentType\":" + std::to_string(componentType) + ",\"count\":" + std::to_string(count);
  accessor.append(",\"type\":\"").append(type).append("\"").append(more).append("}");
  return add(GlbList::Accessors, accessor);
}

std::size_t GlbBuilder::addFloats(std::span<const float> values, std::size_t components, GlbUse use, bool hasBounds) {
  const std::size_t view = addView(bytesOf(values), use);
  return addAccessor(view, kFloat, values.size() / components, kTypes[components],
                     hasBounds ? glbBounds(values, components) : std::string());
}

std::size_t GlbBuilder::addIndices(std::span<const std::uint32_t> values, std::size_t vertexCount) {
  // The largest number of each type restarts a primitive.
  if (vertexCount > std::numeric_limits<std::uint16_t>::max()) {
    return addAccessor(addView(bytesOf(values), GlbUse::Indices), kUnsignedInt, values.size(), kTypes[1]);
  }
  const std::vector<std::uint16_t> narrow(values.begin(), values.end());
  return addAccessor(addView(bytesOf(std::span<const std::uint16_t>(narrow)), GlbUse::Indices), kUnsignedShort,
                     values.size(), kTypes[1]);
}

std::size_t GlbBuilder::addJoints(std::span<const std::array<std::uint16_t, 4>> values) {
  return addAccessor(addView(bytesOf(values), GlbUse::Vertices), kUnsignedShort, values.size(), kTypes[4]);
}

std::size_t GlbBuilder::addMatrices(std::span<const float> values) {
  return addAccessor(addView(bytesOf(values)), kFloat, values.size() / 16, "MAT4");
}

std::size_t GlbBuilder::addSparse(std::span<const GlbSparseValue> values, std::size_t count) {
  std::vector<std::uint32_t> indices;
  std::vector<float> vectors;
  for (const GlbSparseValue& value : values) {
    indices.push_back(value.index);
    vectors.insert(vectors.end(), {value.value.x, value.value.y, value.value.z});
  }
  const std::size_t indexView = addView(bytesOf(std::span<const std::uint32_t>(indices)));
  const std::size_t valueView = addView(bytesOf(std::span<const float>(vectors)));
  if (indices.size() < count) vectors.insert(vectors.end(), {0, 0, 0});  // the other elements
  std::string accessor = "{\"componentType\":" + std::to_string(kFloat) + ",\"count\":" + std::to_string(count);
  accessor.append(",\"type\":\"VEC3\"").append(glbBounds(vectors, 3));
  accessor += ",\"sparse\":{\"count\":" + std::to_string(indices.size());
  accessor += ",\"indices\":{\"bufferView\":" + std::to_string(indexView);
  accessor += ",\"componentType\":" + std::to_string(kUnsignedInt) + "},\"values\":{\"bufferView\":";
  return add(GlbList::Accessors, accessor + std::to_string(valueView) + "}}}");
}

Result<Bytes> GlbBuilder::finish(std::string_view members) && {
  while (buffer_.size() % 4 != 0) buffer_.write(std::byte{0});
  std::string json = R"({"asset":{"version":"2.0","generator":"Furitsuke"},)";
  json += members;
  for (std::size_t i = 0; i < kGlbListCount; ++i) {
    if (lists_[i].count == 0) continue;
    json.append(",\"").append(kListNames[i]).append("\":[").append(lists_[i].text).append("]");
  }
  if (buffer_.size() > 0) json += ",\"buffers\":[{\"byteLength\":" + std::to_string(buffer_.size()) + "}]";
  json += '}';
  json.append((4 - json.size() % 4) % 4, ' ');
  constexpr std::size_t kHeaders = 28;
  const std::size_t size = kHeaders + json.size() + buffer_.size();
  if (size > std::numeric_limits<std::uint32_t>::max())
    return Error::because(Core::tr("the file would have more than 4 GiB"));
  const auto chunk = [](ByteWriter& file, std::size_t length, std::string_view kind) {
    file.write(static_cast<std::uint32_t>(length));
    file.write(asBytes(kind));
  };
  ByteWriter file;
  file.reserve(size);
  file.write(asBytes("glTF"));
  file.write(std::uint32_t{2});
  const Bytes buffer = std::move(buffer_).take();
  const bool hasBuffer = !buffer.empty();
  file.write(static_cast<std::uint32_t>(hasBuffer ? size : size - 8));
  chunk(file, json.size(), "JSON");
  file.write(asBytes(json));
  if (hasBuffer) {
    chunk(file, buffer.size(), std::string_view("BIN\0", 4));
    file.write(ByteView(buffer));
  }
  return std::move(file).take();
}

std::string glbBounds(std::span<const float> values, std::size_t components) {
  if (values.empty()) return {};
  std::string low, high;
  for (std::size_t i = 0; i < components; ++i) {
    float least = values[i], most = values[i];
    for (std::size_t at = i; at < values.size(); at += components) {
      least = std::min(least, values[at]);
      most = std::max(most, values[at]);
    }
    // All digits of the number as it is stored, because readers compare them.
    appendNumber(low.append(i == 0 ? "" : ","), least);
    appendNumber(high.append(i == 0 ? "" : ","), most);
  }
  return ",\"min\":[" + low + "],\"max\":[" + high + "]";
}

void GlbAnimation::addChannel(const std::string& target, std::size_t times, std::size_t values) {
  const char* separator = count_ == 0 ? "" : ",";
  samplers_.append(separator) += "{\"input\":" + std::to_string(times) + ",\"output\":" + std::to_string(values) + "}";
  channels_.append(separator) += "{\"sampler\":" + std::to_string(count_++) + ",\"target\":{" + target + "}}";
}

void GlbAnimation::add(std::size_t node, std::string_view path, std::size_t times, std::size_t values) {
  addChannel("\"node\":" + std::to_string(node) + ",\"path\":" + glbString(path), times, values);
}

void GlbAnimation::addPointer(std::string_view pointer, std::size_t times, std::size_t values) {
  const std::string extension = "{\"KHR_animation_pointer\":{\"pointer\":" + glbString(pointer) + "}}";
  addChannel("\"path\":\"pointer\",\"extensions\":" + extension, times, values);
}

void GlbAnimation::addTo(GlbBuilder& glb, std::string_view name) const {
  if (isEmpty()) return;
  std::string animation = "{\"name\":" + glbString(name);
  animation += ",\"channels\":[" + channels_ + "],\"samplers\":[" + samplers_ + "]}";
  glb.add(GlbList::Animations, animation);
}

std::string glbArray(std::span<const std::size_t> indices) {
  std::string text = "[";
  for (const std::size_t index : indices) text.append(text.size() > 1 ? "," : "") += std::to_string(index);
  return text + "]";
}

std::string glbNumber(double value) {
  std::string text;
  appendNumber(text, value);
  return text;
}

std::string glbVector(std::span<const float> values) {
  std::string text = "[";
  for (const float value : values) appendNumber(text.append(text.size() > 1 ? "," : ""), value);
  return text + "]";
}

std::string glbString(std::string_view text) {
  io::JsonText json;
  json.string(utf8::sanitized(text));
  return std::move(json).take();
}

}  // namespace furitsuke::exchange
