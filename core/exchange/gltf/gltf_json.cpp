// SPDX-License-Identifier: MIT
#include "core/exchange/gltf/gltf_json.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

#include "core/base/utf8.h"
#include "core/exchange/capture_file.h"

namespace furitsuke::exchange {

namespace {

constexpr std::size_t kMostParts = 100'000;  ///< accessors, views, channels and samplers of a file

using io::optionalField;
using io::requiredField;

/// The bytes of a base64 text; nothing if it has other characters.
std::optional<Bytes> fromBase64(std::string_view text) {
  while (text.ends_with('=')) text.remove_suffix(1);
  Bytes bytes;
  bytes.reserve(text.size() * 3 / 4);
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : text) {
    const int value = c >= 'A' && c <= 'Z'   ? c - 'A'
                      : c >= 'a' && c <= 'z' ? c - 'a' + 26
                      : c >= '0' && c <= '9' ? c - '0' + 52
                      : c == '+'             ? 62
                      : c == '/'             ? 63
                                             : -1;
    if (value < 0) return {};
    bits = bits << 6U | static_cast<std::uint32_t>(value);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push_back(static_cast<std::byte>(bits >> static_cast<unsigned>(count) & 0xFFU));
  }
  return bytes;
}

std::size_t componentsOf(std::string_view type) {
  if (type == "SCALAR") return 1;
  if (type == "VEC3") return 3;
  return type == "VEC4" ? 4 : 0;
}

}  // namespace

Status GltfJson::read() {
  const auto all = [this](void (GltfJson::*readElement)()) {
    return [this, readElement] { reader_.array([&](std::size_t /*index*/) { (this->*readElement)(); }); };
  };
  reader_.object(
      requiredField("asset", [this] { readAsset(); }), optionalField("buffers", all(&GltfJson::readBuffer)),
      optionalField("bufferViews", all(&GltfJson::readView)), optionalField("accessors", all(&GltfJson::readAccessor)),
      optionalField("nodes", all(&GltfJson::readNode)), optionalField("animations", all(&GltfJson::readAnimation)),
      optionalField("extensions", [this] { readExtensions(); }));
  reader_.end();
  if (!reader_.ok()) return reader_.error();
  return Done{};
}

std::size_t GltfJson::index() {
  return static_cast<std::size_t>(reader_.integer(0, std::numeric_limits<std::uint32_t>::max()));
}

bool GltfJson::hasRoom(std::size_t count, std::size_t most) {
  if (count >= most) reader_.fail("more than " + std::to_string(most));
  return reader_.ok();
}

void GltfJson::readAsset() {
  reader_.object(requiredField("version", [this] {
    std::string version;
    reader_.string(version);
    if (reader_.ok() && !version.starts_with("2.")) reader_.fail("is not glTF 2");
  }));
}

void GltfJson::readBuffer() {
  std::string uri;
  reader_.object(optionalField("uri", [&] { reader_.string(uri); }),
                 optionalField("byteLength", [this] { static_cast<void>(index()); }));
  if (!hasRoom(document_.buffers_.size(), kMostParts)) return;
  if (uri.empty()) return document_.buffers_.push_back(binary_);
  constexpr std::string_view kMark = ";base64,";
  const std::size_t mark = uri.find(kMark);
  if (!uri.starts_with("data:") || mark == uri.npos) {
    return reader_.fail("is in the file " + utf8::sanitized(uri.substr(0, 60)) +
                        ", which is not read; save it as .glb");
  }
  auto bytes = fromBase64(std::string_view(uri).substr(mark + kMark.size()));
  if (!bytes) return reader_.fail("is not base64");
  document_.embedded_.push_back(*std::move(bytes));
  document_.buffers_.emplace_back(document_.embedded_.back());
}

void GltfJson::readView() {
  GltfView view;
  reader_.object(requiredField("buffer", [&] { view.buffer = index(); }),
                 optionalField("byteOffset", [&] { view.offset = index(); }),
                 requiredField("byteLength", [&] { view.length = index(); }),
                 optionalField("byteStride", [&] { view.stride = index(); }));
  if (hasRoom(document_.views_.size(), kMostParts)) document_.views_.push_back(view);
}

void GltfJson::readAccessor() {
  GltfAccessor accessor;
  std::string type;
  reader_.object(
      requiredField("componentType",
                    [&] { accessor.componentType = static_cast<std::int32_t>(reader_.integer(5120, 5126)); }),
      requiredField("count", [&] { accessor.count = index(); }), requiredField("type", [&] { reader_.string(type); }),
      optionalField("bufferView", [&] { accessor.view = index(); }),
      optionalField("byteOffset", [&] { accessor.offset = index(); }),
      optionalField("normalized", [&] { reader_.boolean(accessor.isNormalized); }),
      optionalField("sparse", [&] { readSparse(accessor.sparse.emplace()); }));
  accessor.components = componentsOf(type);
  if (hasRoom(document_.accessors_.size(), kMostParts)) document_.accessors_.push_back(accessor);
}

void GltfJson::readSparse(GltfSparse& sparse) {
  const auto place = [this](std::size_t& view, std::size_t& offset, std::int32_t& type) {
    reader_.object(
        requiredField("bufferView", [&] { view = index(); }), optionalField("byteOffset", [&] { offset = index(); }),
        optionalField("componentType", [&] { type = static_cast<std::int32_t>(reader_.integer(5120, 5126)); }));
  };
  std::int32_t ignored = 0;
  reader_.object(requiredField("count", [&] { sparse.count = index(); }),
                 requiredField("indices", [&] { place(sparse.indexView, sparse.indexOffset, sparse.indexType); }),
                 requiredField("values", [&] { place(sparse.valueView, sparse.valueOffset, ignored); }));
}

template <std::size_t N>
void GltfJson::readNumbers(std::array<double, N>& values) {
  reader_.fixedArray(values, [this](double& value) { value = reader_.number(-kMaxCaptureValue, kMaxCaptureValue); });
}

void GltfJson::readNode() {
  GltfNode node;
  reader_.object(optionalField("name", [&] { reader_.string(node.name); }),
                 optionalField("children",
                               [&] {
                                 reader_.array([&](std::size_t count) {
                                   if (hasRoom(count, kMaxJoints)) node.children.push_back(index());
                                 });
                               }),
                 optionalField("translation", [&] { readNumbers(node.translation); }),
                 optionalField("rotation", [&] { readNumbers(node.rotation); }),
                 optionalField("scale", [&] { readNumbers(node.scale); }),
                 optionalField("matrix", [&] { readNumbers(node.matrix.emplace()); }));
  if (hasRoom(document_.nodes.size(), kMaxJoints)) document_.nodes.push_back(std::move(node));
}

void GltfJson::readAnimation() {
  GltfAnimation animation;
  reader_.object(optionalField("name", [&] { reader_.string(animation.name); }),
                 requiredField("channels",
                               [&] {
                                 reader_.array([&](std::size_t /*index*/) {
                                   if (hasRoom(channelCount_++, kMostParts))
                                     readChannel(animation.channels.emplace_back());
                                 });
                               }),
                 requiredField("samplers", [&] {
                   reader_.array([&](std::size_t /*index*/) {
                     if (hasRoom(channelCount_++, kMostParts)) readSampler(animation.samplers.emplace_back());
                   });
                 }));
  if (hasRoom(document_.animations.size(), kMostParts)) document_.animations.push_back(std::move(animation));
}

void GltfJson::readSampler(GltfSampler& sampler) {
  reader_.object(requiredField("input", [&] { sampler.input = index(); }),
                 requiredField("output", [&] { sampler.output = index(); }), optionalField("interpolation", [&] {
                   std::string name;
                   reader_.string(name);
                   if (name == "STEP") sampler.interpolation = GltfInterpolation::Step;
                   if (name == "CUBICSPLINE") sampler.interpolation = GltfInterpolation::CubicSpline;
                 }));
}

void GltfJson::readChannel(GltfChannel& channel) {
  const auto readTarget = [&] {
    reader_.object(optionalField("node", [&] { channel.node = index(); }), requiredField("path", [&] {
                     std::string path;
                     reader_.string(path);
                     if (path == "translation") channel.path = GltfPath::Translation;
                     if (path == "rotation") channel.path = GltfPath::Rotation;
                   }));
  };
  reader_.object(requiredField("sampler", [&] { channel.sampler = index(); }), requiredField("target", readTarget));
}

void GltfJson::readExtensions() {
  const auto withHumanoid = [this](void (GltfJson::*readBones)()) {
    return
        [this, readBones] { reader_.object(optionalField("humanoid", [this, readBones] { (this->*readBones)(); })); };
  };
  reader_.object(optionalField("VRMC_vrm_animation", withHumanoid(&GltfJson::readHumanoid)),
                 optionalField("VRMC_vrm", withHumanoid(&GltfJson::readHumanoid)),
                 optionalField("VRM", withHumanoid(&GltfJson::readHumanoidOfVrm0)));
}

/// { "humanBones": { "hips": { "node": 3 }, … } }
void GltfJson::readHumanoid() {
  reader_.object(optionalField("humanBones", [this] {
    reader_.members([this](std::string_view name) {
      std::size_t node = 0;
      reader_.object(requiredField("node", [&] { node = index(); }));
      if (hasRoom(document_.humanBones.size(), kMostParts)) document_.humanBones.emplace_back(std::string(name), node);
    });
  }));
}

/// { "humanBones": [{ "bone": "hips", "node": 3 }, … ] }
void GltfJson::readHumanoidOfVrm0() {
  reader_.object(optionalField("humanBones", [this] {
    reader_.array([this](std::size_t count) {
      std::string name;
      std::size_t node = 0;
      reader_.object(requiredField("bone", [&] { reader_.string(name); }),
                     requiredField("node", [&] { node = index(); }));
      if (hasRoom(count, kMostParts)) document_.humanBones.emplace_back(std::move(name), node);
    });
  }));
}

}  // namespace furitsuke::exchange
