// SPDX-License-Identifier: MIT
#include "core/exchange/gltf/gltf_json.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <numbers>
#include <optional>
#include <system_error>
#include <utility>

#include "core/base/base64.h"
#include "core/base/file.h"
#include "core/base/utf8.h"
#include "core/exchange/capture_file.h"

namespace furitsuke::exchange {

namespace {

constexpr std::size_t kMostParts = 100'000;  ///< accessors, views, channels and samplers of a file

using io::optionalField;
using io::requiredField;

/// "a%20b" is "a b".
std::string decodedUri(std::string_view uri) {
  std::string text;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    unsigned code = 0;
    const char* const digits = uri.data() + i + 1;
    const bool isEscape =
        uri[i] == '%' && i + 2 < uri.size() && std::from_chars(digits, digits + 2, code, 16).ptr == digits + 2;
    text += isEscape ? static_cast<char>(code) : uri[i];
    if (isEscape) i += 2;
  }
  return text;
}

/// The bytes of a buffer in a file of its own, at most `most`. The file must be in the folder or below, so that a glTF
/// cannot read any file of the disk; links are followed first.
Result<Bytes> readBufferFile(const std::filesystem::path& folder, const std::string& uri, std::size_t most) {
  namespace fs = std::filesystem;
  if (folder.empty()) return Error::because(Core::tr("which is not read; save it as .glb"));
  const std::string name = decodedUri(uri);
  std::error_code failed;
  const fs::path base = fs::canonical(folder, failed);
  if (failed) return Error::because(Core::tr("whose folder cannot be read"));
  const fs::path file = fs::canonical(base / fs::path(std::u8string(name.begin(), name.end())), failed);
  if (failed) return Error::because(Core::tr("which does not exist"));
  if (std::mismatch(base.begin(), base.end(), file.begin(), file.end()).first != base.end()) {
    return Error::because(Core::tr("which is not in the folder of the glTF"));
  }
  if (!fs::is_regular_file(file, failed) || fs::file_size(file, failed) > most || failed) {
    return Error::because(Core::tr("which is not a file or is too large"));
  }
  Result<Bytes> bytes = readFile(file);
  if (!bytes) return Error::because(Core::tr("which cannot be read"));
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
      optionalField("nodes", all(&GltfJson::readNode)), optionalField("meshes", all(&GltfJson::readMesh)),
      optionalField("cameras", all(&GltfJson::readCamera)), optionalField("animations", all(&GltfJson::readAnimation)),
      optionalField("extensions", [this] { readExtensions(); }), optionalField("extras", [this] { readExtras(); }));
  reader_.end();
  if (!reader_.ok()) return reader_.error();
  return Done{};
}

std::size_t GltfJson::index() {
  return static_cast<std::size_t>(reader_.integer(0, std::numeric_limits<std::uint32_t>::max()));
}

bool GltfJson::hasRoom(std::size_t count, std::size_t most) {
  if (count >= most) reader_.fail({Core::trWith("more than %1"), most});
  return reader_.ok();
}

void GltfJson::readAsset() {
  reader_.object(requiredField("version", [this] {
    std::string version;
    reader_.string(version);
    if (reader_.ok() && !version.starts_with("2.")) reader_.fail(Core::tr("is not glTF 2"));
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
  if (uri.starts_with("data:") && mark != uri.npos) {
    auto bytes = fromBase64(std::string_view(uri).substr(mark + kMark.size()));
    if (!bytes) return reader_.fail(Core::tr("is not base64"));
    document_.owned_.push_back(*std::move(bytes));
  } else {
    const std::size_t known = document_.byteCount();
    Result<Bytes> bytes = readBufferFile(folder_, uri, known < kMaxCaptureBytes ? kMaxCaptureBytes - known : 0);
    if (!bytes) {
      return reader_.fail(
          {Core::trWith("is in the file %1, %2"), utf8::sanitized(uri.substr(0, 60)), bytes.error().reason});
    }
    document_.owned_.push_back(*std::move(bytes));
  }
  document_.buffers_.emplace_back(document_.owned_.back());
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
                 optionalField("mesh", [&] { node.mesh = index(); }),
                 optionalField("camera", [&] { node.camera = index(); }),
                 optionalField("translation", [&] { readNumbers(node.translation); }),
                 optionalField("rotation", [&] { readNumbers(node.rotation); }),
                 optionalField("scale", [&] { readNumbers(node.scale); }),
                 optionalField("matrix", [&] { readNumbers(node.matrix.emplace()); }));
  if (hasRoom(document_.nodes.size(), kMaxJoints)) document_.nodes.push_back(std::move(node));
}

/// Only the names of its targets, which most programs write: { "extras": { "targetNames": ["smile"] } }
void GltfJson::readMesh() {
  std::vector<std::string> names;
  const auto readNames = [&] {
    reader_.array([&](std::size_t /*index*/) {
      if (hasRoom(nameCount_++, kMostParts)) reader_.string(names.emplace_back());
    });
  };
  reader_.object(optionalField("extras", [&] { reader_.object(optionalField("targetNames", readNames)); }));
  if (hasRoom(document_.targetNames.size(), kMostParts)) document_.targetNames.push_back(std::move(names));
}

/// { "metersPerUnit": 0.01 }, as writeSkeleton() writes it.
void GltfJson::readExtras() {
  constexpr double kLeast = 1e-6, kMost = 1e6;
  reader_.object(optionalField("metersPerUnit", [this] { document_.metersPerUnit = reader_.number(kLeast, kMost); }));
}

void GltfJson::readCamera() {
  double angle = 0;
  reader_.object(optionalField("perspective", [&] {
    reader_.object(requiredField("yfov", [&] { angle = reader_.number(0, std::numbers::pi); }));
  }));
  if (hasRoom(document_.viewAngles.size(), kMostParts)) document_.viewAngles.push_back(angle);
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
  // KHR_animation_pointer: "/cameras/0/perspective/yfov"
  const auto readPointer = [&] {
    std::string pointer;
    reader_.object(requiredField("pointer", [&] { reader_.string(pointer); }));
    constexpr std::string_view kStart = "/cameras/", kEnd = "/perspective/yfov";
    if (!pointer.starts_with(kStart) || !pointer.ends_with(kEnd)) return;
    const char* const last = pointer.data() + pointer.size() - kEnd.size();
    std::size_t camera = 0;
    const auto [end, error] = std::from_chars(pointer.data() + kStart.size(), last, camera);
    if (error != std::errc() || end != last) return;
    channel.node = camera;
    channel.path = GltfPath::ViewAngle;
  };
  const auto readPath = [&] {
    std::string path;
    reader_.string(path);
    if (path == "translation") channel.path = GltfPath::Translation;
    if (path == "rotation") channel.path = GltfPath::Rotation;
    if (path == "weights") channel.path = GltfPath::Weights;
  };
  const auto readTarget = [&] {
    reader_.object(
        optionalField("node", [&] { channel.node = index(); }), requiredField("path", readPath),
        optionalField("extensions", [&] { reader_.object(optionalField("KHR_animation_pointer", readPointer)); }));
  };
  reader_.object(requiredField("sampler", [&] { channel.sampler = index(); }), requiredField("target", readTarget));
}

void GltfJson::readExtensions() {
  const auto withHumanoid = [this](void (GltfJson::*readBones)()) {
    return
        [this, readBones] { reader_.object(optionalField("humanoid", [this, readBones] { (this->*readBones)(); })); };
  };
  reader_.object(optionalField("VRMC_vrm_animation", [this] { readVrmAnimation(); }),
                 optionalField("VRMC_vrm", withHumanoid(&GltfJson::readHumanoid)),
                 optionalField("VRM", withHumanoid(&GltfJson::readHumanoidOfVrm0)));
}

void GltfJson::readVrmAnimation() {
  const auto readLists = [this] {
    reader_.object(optionalField("preset", [this] { readExpressions(true); }),
                   optionalField("custom", [this] { readExpressions(false); }));
  };
  const auto readGaze = [this] { reader_.object(requiredField("node", [this] { document_.gazeNode = index(); })); };
  reader_.object(optionalField("humanoid", [this] { readHumanoid(); }), optionalField("expressions", readLists),
                 optionalField("lookAt", readGaze));
}

/// { "happy": { "node": 7 }, … }
void GltfJson::readExpressions(bool isPreset) {
  reader_.members([this, isPreset](std::string_view name) {
    GltfExpression expression{std::string(name), isPreset};
    reader_.object(requiredField("node", [&] { expression.node = index(); }));
    if (hasRoom(document_.expressions.size(), kMostParts)) document_.expressions.push_back(std::move(expression));
  });
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
