// SPDX-License-Identifier: MIT
#include "core/props/fbx_cameras.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <numbers>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/exchange/fbx_builder.h"
#include "core/props/fbx_ascii.h"
#include "core/props/fbx_properties.h"
#include "core/props/fbx_records.h"

namespace furitsuke::props {

namespace {

using exchange::FbxProperty;

constexpr double kLeastAngle = .001, kLargestAngle = 3.1;  // radians

double numberOf(const FbxProperty& property, double otherwise) {
  if (const auto* value = std::get_if<double>(&property)) return *value;
  if (const auto* value = std::get_if<std::int32_t>(&property)) return *value;
  if (const auto* value = std::get_if<std::int64_t>(&property)) return static_cast<double>(*value);
  return otherwise;
}

std::string textOf(const std::vector<FbxProperty>& properties, std::size_t index) {
  const auto* text = index < properties.size() ? std::get_if<std::string>(&properties[index]) : nullptr;
  return text == nullptr ? std::string() : *text;
}

std::int64_t idOf(const std::vector<FbxProperty>& properties, std::size_t index) {
  const auto* id = index < properties.size() ? std::get_if<std::int64_t>(&properties[index]) : nullptr;
  return id == nullptr ? 0 : *id;
}

/// The optics of a camera, first those that a file does not state.
struct Optics {
  int apertureMode = 2;
  double filmWidth = .816, filmHeight = .612;  ///< inches
  double fieldOfView = 25.115, fieldOfViewY = 25.115;
  double focalLength = 34.893;  ///< millimeters

  void set(const std::string& name, const FbxProperty& value) {
    const auto take = [&](double& to) { to = numberOf(value, to); };
    if (name == "ApertureMode") apertureMode = static_cast<int>(numberOf(value, apertureMode));
    if (name == "FilmWidth") take(filmWidth);
    if (name == "FilmHeight") take(filmHeight);
    if (name == "FieldOfView") take(fieldOfView);
    if (name == "FieldOfViewY") take(fieldOfViewY);
    if (name == "FocalLength") take(focalLength);
  }

  /// Vertical, of a focal length.
  [[nodiscard]] double ofFocalLength(double length) const {
    constexpr double kMillimetersPerInch = 25.4;
    return inRange(2 * std::atan(filmHeight * kMillimetersPerInch / 2 / length));
  }
  /// Vertical, of a field of view in degrees.
  [[nodiscard]] double ofFieldOfView(double degrees) const {
    const double angle = degrees * std::numbers::pi / 180;
    constexpr int kHorizontal = 1;
    return inRange(apertureMode == kHorizontal ? 2 * std::atan(std::tan(angle / 2) * filmHeight / filmWidth) : angle);
  }
  [[nodiscard]] bool isByFocalLength() const {
    constexpr int kFocalLength = 3;
    return apertureMode == kFocalLength;
  }
  [[nodiscard]] double viewAngle() const {
    if (isByFocalLength()) return ofFocalLength(focalLength);
    constexpr int kBoth = 0;
    return ofFieldOfView(apertureMode == kBoth ? fieldOfViewY : fieldOfView);
  }

 private:
  static double inRange(double angle) {
    return std::isfinite(angle) ? std::clamp(angle, kLeastAngle, kLargestAngle) : .5;
  }
};

class CameraReader {
 public:
  explicit CameraReader(ByteView fbx) : fbx_(fbx) {}

  std::map<std::string, FbxCamera> read() {
    for (const FbxRecord& section : fbxRecords(fbx_)) {
      if (section.name == "Objects") readObjects(section);
      if (section.name == "Connections") readConnections(section);
    }
    std::map<std::string, FbxCamera> cameras;
    for (const auto& [attribute, optics] : optics_) {
      const auto [first, last] = links_.equal_range(attribute);
      for (auto link = first; link != last; ++link) {
        if (const auto model = models_.find(link->second.to); model != models_.end())
          cameras.emplace(model->second, cameraOf(attribute, optics));
      }
    }
    return cameras;
  }

 private:
  struct Link {
    std::int64_t to = 0;
    std::string property;
  };

  void readObjects(const FbxRecord& section) {
    for (const FbxRecord& object : fbxRecords(fbx_, section.list, section.end)) {
      if (object.name == "AnimationCurve") {
        curves_.emplace(idOf(fbxProperties(fbx_, object), 0), object);
        continue;
      }
      const bool isStack = object.name == "AnimationStack", isModel = object.name == "Model";
      if (!isStack && !isModel && object.name != "NodeAttribute") continue;
      const std::vector<FbxProperty> properties = fbxProperties(fbx_, object);
      const std::string name(fbxNameOf(textOf(properties, 1)));
      if (isStack) stacks_.emplace(idOf(properties, 0), name);
      if (isModel) models_.emplace(idOf(properties, 0), name);
      if (!isStack && !isModel && textOf(properties, 2) == "Camera")
        optics_.emplace(idOf(properties, 0), opticsOf(object));
    }
  }

  void readConnections(const FbxRecord& section) {
    for (const FbxRecord& record : fbxRecords(fbx_, section.list, section.end)) {
      const std::vector<FbxProperty> properties = fbxProperties(fbx_, record);
      const std::int64_t from = idOf(properties, 1), to = idOf(properties, 2);
      links_.emplace(from, Link{to, textOf(properties, 3)});
      sources_.emplace(to, Link{from, textOf(properties, 3)});
    }
  }

  [[nodiscard]] Optics opticsOf(const FbxRecord& attribute) const {
    Optics optics;
    for (const FbxRecord& list : fbxRecords(fbx_, attribute.list, attribute.end)) {
      if (list.name != "Properties70") continue;
      for (const FbxRecord& row : fbxRecords(fbx_, list.list, list.end)) {
        const std::vector<FbxProperty> properties = fbxProperties(fbx_, row);
        constexpr std::size_t kValue = 4;
        if (properties.size() > kValue) optics.set(textOf(properties, 0), properties[kValue]);
      }
    }
    return optics;
  }

  [[nodiscard]] FbxCamera cameraOf(std::int64_t attribute, const Optics& optics) const {
    FbxCamera camera{optics.viewAngle(), {}};
    const auto [first, last] = sources_.equal_range(attribute);
    for (const bool isPreferred : {true, false}) {
      for (auto link = first; link != last; ++link) {
        const bool isFocal = link->second.property == "FocalLength";
        if (!isFocal && link->second.property != "FieldOfView") continue;
        if ((isFocal == optics.isByFocalLength()) != isPreferred) continue;
        exchange::CapturedTrack<float> track = trackOf(link->second.to);
        for (float& value : track.values) {
          const auto stored = static_cast<double>(value);
          value = static_cast<float>(isFocal ? optics.ofFocalLength(stored) : optics.ofFieldOfView(stored));
        }
        if (!track.empty()) camera.viewAngles.emplace(stackOf(link->second.to), std::move(track));
      }
    }
    return camera;
  }

  /// The animation of a node of curves, through its layer.
  [[nodiscard]] std::string stackOf(std::int64_t node) const {
    const auto [first, last] = links_.equal_range(node);
    for (auto layer = first; layer != last; ++layer) {
      const auto [begin, end] = links_.equal_range(layer->second.to);
      for (auto stack = begin; stack != end; ++stack) {
        if (const auto found = stacks_.find(stack->second.to); found != stacks_.end()) return found->second;
      }
    }
    return {};
  }

  /// The keys of the curve of a node.
  [[nodiscard]] exchange::CapturedTrack<float> trackOf(std::int64_t node) const {
    const auto [first, last] = sources_.equal_range(node);
    for (auto link = first; link != last; ++link) {
      const auto curve = curves_.find(link->second.to);
      if (curve == curves_.end()) continue;
      std::vector<std::int64_t> times;
      std::vector<float> values;
      for (const FbxRecord& record : fbxRecords(fbx_, curve->second.list, curve->second.end)) {
        if (record.name != "KeyTime" && record.name != "KeyValueFloat") continue;
        for (FbxProperty& property : fbxProperties(fbx_, record)) {
          if (auto* found = std::get_if<std::vector<std::int64_t>>(&property)) times = std::move(*found);
          if (auto* found = std::get_if<std::vector<float>>(&property)) values = std::move(*found);
        }
      }
      return trackOf(times, values);
    }
    return {};
  }

  static exchange::CapturedTrack<float> trackOf(const std::vector<std::int64_t>& times,
                                                const std::vector<float>& values) {
    exchange::CapturedTrack<float> track;
    auto seconds = std::make_shared<std::vector<double>>();
    for (std::size_t i = 0; i < std::min(times.size(), values.size()); ++i) {
      const double time = static_cast<double>(times[i]) / static_cast<double>(exchange::kFbxSecond);
      if (!std::isfinite(values[i]) || (!seconds->empty() && time <= seconds->back())) continue;
      seconds->push_back(time);
      track.values.push_back(values[i]);
    }
    track.times = std::move(seconds);
    return track;
  }

  ByteView fbx_;
  std::map<std::int64_t, Optics> optics_;                ///< of attributes
  std::map<std::int64_t, std::string> models_, stacks_;  ///< names
  std::map<std::int64_t, FbxRecord> curves_;
  std::multimap<std::int64_t, Link> links_;    ///< to what each object belongs
  std::multimap<std::int64_t, Link> sources_;  ///< what belongs to each object
};

}  // namespace

std::map<std::string, FbxCamera> fbxCameras(ByteView fbx) {
  if (asChars(fbx).starts_with(exchange::kFbxMagic)) return CameraReader(fbx).read();
  const Bytes binary = binaryFbx(asChars(fbx));
  return CameraReader(binary).read();
}

}  // namespace furitsuke::props
