// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/exchange/posed_glb.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <map>
#include <set>
#include <utility>

#include "core/exchange/capture_file.h"
#include "core/exchange/captured_pose.h"

namespace furitsuke::test {

namespace {

using Json = nlohmann::json;

std::size_t componentsOf(const std::string& type) {
  static const std::map<std::string, std::size_t> kComponents = {
      {"SCALAR", 1}, {"VEC2", 2}, {"VEC3", 3}, {"VEC4", 4}, {"MAT4", 16}};
  return kComponents.at(type);
}

std::size_t sizeOf(int componentType) { return componentType == 5126 || componentType == 5125 ? 4 : 2; }

double numberAt(const std::byte* at, int componentType) {
  if (componentType == 5126) return loadLe<float>(at);
  return componentType == 5125 ? loadLe<std::uint32_t>(at) : loadLe<std::uint16_t>(at);
}

}  // namespace

PosedGlb::PosedGlb(Bytes file) : file_(std::move(file)) {
  const auto length = loadLe<std::uint32_t>(file_.data() + 12);
  json_ = Json::parse(asChars(ByteView(file_).subspan(20, length)));
  buffer_ = ByteView(file_).subspan(28 + length);
  motion_ = exchange::readGltf(file_).value().motion;
}

std::vector<double> PosedGlb::numbers(std::size_t index) const {
  const Json& accessor = json_["accessors"][index];
  const auto read = [&](const Json& view, int type, std::size_t count) {
    std::vector<double> numbers(count);
    const std::size_t offset = json_["bufferViews"][view.get<std::size_t>()].value("byteOffset", std::size_t{0});
    for (std::size_t i = 0; i < count; ++i) numbers[i] = numberAt(buffer_.data() + offset + i * sizeOf(type), type);
    return numbers;
  };
  const std::size_t components = componentsOf(accessor["type"]);
  const std::size_t count = accessor["count"].get<std::size_t>() * components;
  if (accessor.contains("bufferView")) return read(accessor["bufferView"], accessor["componentType"], count);
  std::vector<double> numbers(count, 0.0);
  const Json& sparse = accessor["sparse"];
  const auto replaced = sparse["count"].get<std::size_t>();
  const auto indices = read(sparse["indices"]["bufferView"], sparse["indices"]["componentType"], replaced);
  const auto values = read(sparse["values"]["bufferView"], 5126, replaced * components);
  for (std::size_t i = 0; i < values.size(); ++i) {
    numbers[static_cast<std::size_t>(indices[i / components]) * components + i % components] = values[i];
  }
  return numbers;
}

std::vector<double> PosedGlb::weights(double seconds) const {
  const std::size_t targets = json_["meshes"][0].value("weights", Json::array()).size();
  std::vector<double> weights(targets, 0.0);
  const exchange::CapturedClip& clip = motion_.clips.at(0);
  for (std::size_t i = 0; i < targets; ++i) {
    const std::string name = json_["meshes"][0]["extras"]["targetNames"][i];
    const auto track = std::ranges::find(clip.expressions, name, &exchange::ExpressionTrack::name);
    if (track != clip.expressions.end()) weights[i] = exchange::sampleTrack(track->weights, seconds);
  }
  return weights;
}

std::vector<glm::dvec3> PosedGlb::vertices(std::size_t index, double seconds) const {
  std::vector<RigidTransform> transforms(motion_.joints.size());
  exchange::sampleTransforms(motion_, motion_.clips.at(0), seconds, transforms);
  std::map<std::string, RigidTransform> byName;
  for (std::size_t i = 0; i < transforms.size(); ++i) byName[motion_.joints[i].name] = transforms[i];
  const Json& primitive = json_["meshes"][0]["primitives"][index];
  const auto attribute = [&](const char* name) { return numbers(primitive["attributes"][name]); };
  std::vector<double> positions = attribute("POSITION");
  const std::vector<double> weightsOfTargets = weights(seconds);
  for (std::size_t i = 0; i < weightsOfTargets.size(); ++i) {
    if (weightsOfTargets[i] == 0) continue;
    const std::vector<double> moved = numbers(primitive["targets"][i]["POSITION"]);
    for (std::size_t k = 0; k < positions.size(); ++k) positions[k] += moved[k] * weightsOfTargets[i];
  }
  const Json& skin = json_["skins"][0];
  const std::vector<double> inverses = numbers(skin["inverseBindMatrices"]);
  const std::vector<double> joints = attribute("JOINTS_0"), shares = attribute("WEIGHTS_0");
  std::vector<glm::dvec3> vertices(positions.size() / 3, glm::dvec3(0));
  for (std::size_t i = 0; i < joints.size(); ++i) {
    if (shares[i] == 0) continue;
    const auto joint = static_cast<std::size_t>(joints[i]);
    const RigidTransform& transform =
        byName.at(json_["nodes"][skin["joints"][joint].get<std::size_t>()]["name"].get<std::string>());
    const std::size_t v = i / 4 * 3;
    const glm::dvec3 local(positions[v] + inverses[joint * 16 + 12], positions[v + 1] + inverses[joint * 16 + 13],
                           positions[v + 2] + inverses[joint * 16 + 14]);
    vertices[i / 4] += shares[i] * (transform.position + transform.rotation * local);
  }
  return vertices;
}

std::string PosedGlb::accessorFault(std::size_t index) const {
  const Json& accessor = json_["accessors"][index];
  const std::vector<double> values = numbers(index);
  const std::size_t components = componentsOf(accessor["type"]);
  if (!std::ranges::all_of(values, [](double value) { return std::isfinite(value); })) return "not finite";
  if (!accessor.contains("min")) return {};
  for (std::size_t i = 0; i < components; ++i) {
    double low = values[i], high = values[i];
    for (std::size_t at = i; at < values.size(); at += components) {
      low = std::min(low, values[at]);
      high = std::max(high, values[at]);
    }
    if (accessor["min"][i].get<double>() != low || accessor["max"][i].get<double>() != high) return "wrong bounds";
  }
  return {};
}

std::string PosedGlb::primitiveFault(const Json& primitive) const {
  const auto attribute = [&](const char* name) { return numbers(primitive["attributes"][name]); };
  const std::vector<double> normals = attribute("NORMAL");
  for (std::size_t i = 0; i < normals.size(); i += 3) {
    const double length = glm::length(glm::dvec3(normals[i], normals[i + 1], normals[i + 2]));
    if (std::abs(length - 1) > 1e-4) return "a normal that is not of unit length";
  }
  const std::size_t count = normals.size() / 3;
  for (const double at : numbers(primitive["indices"])) {
    if (at >= static_cast<double>(count)) return "an index without a vertex";
  }
  if (!primitive["attributes"].contains("JOINTS_0")) return {};
  const std::vector<double> joints = attribute("JOINTS_0"), weights = attribute("WEIGHTS_0");
  for (std::size_t i = 0; i < joints.size(); i += 4) {
    std::set<double> used;
    double sum = 0;
    for (std::size_t k = i; k < i + 4; ++k) {
      sum += weights[k];
      if (weights[k] == 0 && joints[k] != 0) return "an unused joint that is not 0";
      if (weights[k] < 0 || (weights[k] > 0 && !used.insert(joints[k]).second)) return "a wrong weight";
      if (joints[k] >= static_cast<double>(json_["skins"][0]["joints"].size())) return "a joint that does not exist";
    }
    if (std::abs(sum - 1) > 2e-7 * static_cast<double>(used.size())) return "weights whose sum is not 1";
  }
  return {};
}

std::string PosedGlb::fault() const {
  for (std::size_t i = 0; i < json_["accessors"].size(); ++i) {
    if (std::string fault = accessorFault(i); !fault.empty()) return "accessor " + std::to_string(i) + ": " + fault;
  }
  std::set<std::string> names;
  for (const Json& node : json_["nodes"]) {
    if (!names.insert(node["name"]).second) return "two nodes of one name";
  }
  if (!json_.contains("meshes")) return {};
  const std::size_t targets = json_["meshes"][0].value("weights", Json::array()).size();
  for (const Json& primitive : json_["meshes"][0]["primitives"]) {
    if (primitive.value("targets", Json::array()).size() != targets) return "primitives with other targets";
    if (std::string fault = primitiveFault(primitive); !fault.empty()) return fault;
  }
  return {};
}

}  // namespace furitsuke::test
