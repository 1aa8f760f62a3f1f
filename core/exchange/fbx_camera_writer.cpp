// SPDX-License-Identifier: MIT
#include "core/exchange/fbx_camera_writer.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <numbers>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/camera_view.h"
#include "core/exchange/camera_keys.h"
#include "core/exchange/euler_angles.h"
#include "core/exchange/exchange_losses.h"
#include "core/exchange/fbx_builder.h"
#include "core/exchange/gltf/bone_tracks.h"

namespace furitsuke::exchange {

namespace {

constexpr double kCentimetersPerMeter = 100, kMillimetersPerInch = 25.4;
/// The picture is 16 : 9 on a film 35 mm wide, which three.js takes for granted.
constexpr double kAspect = 16.0 / 9, kFilmWidth = 35, kFilmHeight = kFilmWidth / kAspect;

double focalLength(double viewAngle) { return kFilmHeight / 2 / std::tan(viewAngle / 2); }

/// An animated property: up to three curves.
struct Animated {
  const char* name;      ///< of the object that has it: "Lcl Translation"
  const char* nodeName;  ///< "T"
  bool isOfAttribute = false;
  std::vector<std::pair<const char*, std::vector<float>>> curves;  ///< by component: "d|X"
};

Animated vectorCurves(const char* name, const char* nodeName, const std::vector<glm::dvec3>& values) {
  Animated animated{name, nodeName, false, {{"d|X", {}}, {"d|Y", {}}, {"d|Z", {}}}};
  for (const glm::dvec3& value : values) {
    for (int i = 0; i < 3; ++i) {
      animated.curves[static_cast<std::size_t>(i)].second.push_back(static_cast<float>(value[i]));
    }
  }
  return animated;
}

class FbxCamera {
 public:
  FbxCamera(const CameraKeys& keys, int framesPerSecond) : framesPerSecond_(framesPerSecond) {
    for (const double seconds : keys.times)
      times_.push_back(static_cast<std::int64_t>(std::llround(seconds * static_cast<double>(kFbxSecond))));
    std::vector<glm::dvec3> places, angles;
    // A camera looks along -Z in glTF, and along X in FBX.
    const glm::dquat toFbx = glm::angleAxis(std::numbers::pi / 2, glm::dvec3(0, 1, 0));
    for (std::size_t i = 0; i < keys.times.size(); ++i) {
      places.push_back(keys.places[i] * kCentimetersPerMeter);
      angles.push_back(anglesNear(keys.rotations[i] * toFbx, angles.empty() ? glm::dvec3(0) : angles.back()));
    }
    animated_.push_back(vectorCurves("Lcl Translation", "T", places));
    animated_.push_back(vectorCurves("Lcl Rotation", "R", angles));
    Animated fieldOfView{"FieldOfView", "FieldOfView", true, {{"d|FieldOfView", {}}}};
    Animated focal{"FocalLength", "FocalLength", true, {{"d|FocalLength", {}}}};
    for (const double angle : keys.viewAngles) {
      fieldOfView.curves[0].second.push_back(static_cast<float>(angle * 180 / std::numbers::pi));
      focal.curves[0].second.push_back(static_cast<float>(focalLength(angle)));
    }
    animated_.push_back(std::move(fieldOfView));
    animated_.push_back(std::move(focal));
  }

  Bytes write() {
    writeHeader();
    writeDefinitions();
    fbx_.open("Objects");
    writeAttribute();
    writeModel();
    writeStack();
    std::int64_t id = kFirstCurve;
    for (const Animated& animated : animated_) writeCurves(animated, id);
    fbx_.close();
    writeConnections();
    writeTakes();
    return std::move(fbx_).finish();
  }

 private:
  static constexpr std::int64_t kAttribute = 1'000'001, kModel = 1'000'002, kStack = 1'000'003, kLayer = 1'000'004,
                                kFirstCurve = 1'000'010;

  [[nodiscard]] std::int64_t end() const { return times_.back(); }
  /// The first value of a curve.
  [[nodiscard]] double first(std::size_t animated, std::size_t component = 0) const {
    return static_cast<double>(animated_[animated].curves[component].second.front());
  }

  void addInt(const char* name, std::int32_t value) { fbx_.addSetting(name, "int", "Integer", "", {value}); }
  void addEnum(const char* name, std::int32_t value) { fbx_.addSetting(name, "enum", "", "", {value}); }
  void addDouble(const char* name, double value) { fbx_.addSetting(name, "double", "Number", "", {value}); }
  void addTime(const char* name, std::int64_t value) { fbx_.addSetting(name, "KTime", "Time", "", {value}); }

  void writeHeader() {
    fbx_.open("FBXHeaderExtension");
    fbx_.add("FBXHeaderVersion", {std::int32_t{1003}});
    fbx_.add("FBXVersion", {std::int32_t{7400}});
    fbx_.add("EncryptionType", {std::int32_t{0}});
    fbx_.add("Creator", {std::string("Furitsuke")});
    fbx_.close();
    // The number belongs to this time, and to the one at the end of the file.
    constexpr auto kFileId = std::to_array<unsigned char>(
        {0x28, 0xB3, 0x2A, 0xEB, 0xB6, 0x24, 0xCC, 0xC2, 0xBF, 0xC8, 0xB0, 0x2A, 0xA9, 0x2B, 0xFC, 0xF1});
    const ByteView fileId = std::as_bytes(std::span(kFileId));
    fbx_.add("FileId", {Bytes(fileId.begin(), fileId.end())});
    fbx_.add("CreationTime", {std::string("1970-01-01 10:00:00:000")});
    fbx_.add("Creator", {std::string("Furitsuke")});
    fbx_.open("GlobalSettings");
    fbx_.add("Version", {std::int32_t{1000}});
    fbx_.open("Properties70");
    for (const auto& [name, value] : {std::pair<const char*, std::int32_t>{"UpAxis", 1},
                                      {"UpAxisSign", 1},
                                      {"FrontAxis", 2},
                                      {"FrontAxisSign", 1},
                                      {"CoordAxis", 0},
                                      {"CoordAxisSign", 1}})
      addInt(name, value);
    addDouble("UnitScaleFactor", 1);
    addEnum("TimeMode", fbxTimeMode(framesPerSecond_));
    addTime("TimeSpanStart", 0);
    addTime("TimeSpanStop", end());
    fbx_.close();
    fbx_.close();
  }

  void writeDefinitions() {
    std::int32_t curves = 0;
    for (const Animated& animated : animated_) curves += static_cast<std::int32_t>(animated.curves.size());
    const auto nodes = static_cast<std::int32_t>(animated_.size());
    const std::pair<const char*, std::int32_t> kinds[] = {
        {"GlobalSettings", 1},     {"NodeAttribute", 1},  {"Model", 1},
        {"AnimationStack", 1},     {"AnimationLayer", 1}, {"AnimationCurveNode", nodes},
        {"AnimationCurve", curves}};
    std::int32_t all = 0;
    for (const auto& kind : kinds) all += kind.second;
    fbx_.open("Definitions");
    fbx_.add("Version", {std::int32_t{100}});
    fbx_.add("Count", {all});
    for (const auto& [name, count] : kinds) {
      fbx_.open("ObjectType", {std::string(name)});
      fbx_.add("Count", {count});
      fbx_.close();
    }
    fbx_.close();
  }

  void writeAttribute() {
    fbx_.open("NodeAttribute", {kAttribute, fbxName("Camera", "NodeAttribute"), std::string("Camera")});
    fbx_.open("Properties70");
    addDouble("AspectWidth", 1920);
    addDouble("AspectHeight", 1080);
    addDouble("FilmWidth", kFilmWidth / kMillimetersPerInch);
    addDouble("FilmHeight", kFilmHeight / kMillimetersPerInch);
    addDouble("FilmAspectRatio", kAspect);
    addEnum("ApertureMode", 2);  // the field of view is vertical
    fbx_.addSetting("FieldOfView", "FieldOfView", "", "A", {first(2)});
    fbx_.addSetting("FocalLength", "Number", "", "A", {first(3)});
    addDouble("NearPlane", eval::kNearPlane * kMetersPerUnit * kCentimetersPerMeter);
    addDouble("FarPlane", eval::kFarPlane * kMetersPerUnit * kCentimetersPerMeter);
    addEnum("CameraProjectionType", 0);
    fbx_.close();
    fbx_.add("TypeFlags", {std::string("Camera")});
    fbx_.add("GeometryVersion", {std::int32_t{124}});
    fbx_.add("Position", {0.0, 0.0, 0.0});
    fbx_.add("Up", {0.0, 1.0, 0.0});
    fbx_.add("LookAt", {1.0, 0.0, 0.0});
    fbx_.close();
  }

  void writeModel() {
    fbx_.open("Model", {kModel, fbxName("Camera", "Model"), std::string("Camera")});
    fbx_.add("Version", {std::int32_t{232}});
    fbx_.open("Properties70");
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
      fbx_.addSetting(animated_[i].name, animated_[i].name, "", "A", {first(i, 0), first(i, 1), first(i, 2)});
    }
    fbx_.addSetting("Lcl Scaling", "Lcl Scaling", "", "A", {1.0, 1.0, 1.0});
    fbx_.close();
    fbx_.close();
  }

  void writeStack() {
    fbx_.open("AnimationStack", {kStack, fbxName("motion", "AnimStack"), std::string()});
    fbx_.open("Properties70");
    for (const char* name : {"LocalStart", "ReferenceStart"}) addTime(name, 0);
    for (const char* name : {"LocalStop", "ReferenceStop"}) addTime(name, end());
    fbx_.close();
    fbx_.close();
    fbx_.open("AnimationLayer", {kLayer, fbxName("BaseLayer", "AnimLayer"), std::string()});
    fbx_.close();
  }

  void writeCurves(const Animated& animated, std::int64_t& id) {
    const std::int64_t node = id++;
    fbx_.open("AnimationCurveNode", {node, fbxName(animated.nodeName, "AnimCurveNode"), std::string()});
    fbx_.open("Properties70");
    for (const auto& [component, values] : animated.curves) {
      fbx_.addSetting(component, "Number", "", "A", {static_cast<double>(values.front())});
    }
    fbx_.close();
    fbx_.close();
    links_.push_back({"OO", node, kLayer, ""});
    links_.push_back({"OP", node, animated.isOfAttribute ? kAttribute : kModel, animated.name});
    constexpr std::int32_t kLinear = 4;
    for (const auto& [component, values] : animated.curves) {
      const std::int64_t curve = id++;
      fbx_.open("AnimationCurve", {curve, fbxName("", "AnimCurve"), std::string()});
      fbx_.add("Default", {static_cast<double>(values.front())});
      fbx_.add("KeyVer", {std::int32_t{4008}});
      fbx_.add("KeyTime", {times_});
      fbx_.add("KeyValueFloat", {values});
      fbx_.add("KeyAttrFlags", {std::vector<std::int32_t>{kLinear}});
      fbx_.add("KeyAttrDataFloat", {std::vector<float>(4, 0)});
      fbx_.add("KeyAttrRefCount", {std::vector<std::int32_t>{static_cast<std::int32_t>(times_.size())}});
      fbx_.close();
      links_.push_back({"OP", curve, node, component});
    }
  }

  void writeConnections() {
    fbx_.open("Connections");
    fbx_.add("C", {std::string("OO"), kModel, std::int64_t{0}});
    fbx_.add("C", {std::string("OO"), kAttribute, kModel});
    fbx_.add("C", {std::string("OO"), kLayer, kStack});
    for (const Link& link : links_) {
      if (*link.property == '\0') {
        fbx_.add("C", {std::string(link.kind), link.from, link.to});
      } else {
        fbx_.add("C", {std::string(link.kind), link.from, link.to, std::string(link.property)});
      }
    }
    fbx_.close();
  }

  void writeTakes() {
    fbx_.open("Takes");
    fbx_.add("Current", {std::string("motion")});
    fbx_.open("Take", {std::string("motion")});
    fbx_.add("FileName", {std::string("motion.tak")});
    fbx_.add("LocalTime", {std::int64_t{0}, end()});
    fbx_.add("ReferenceTime", {std::int64_t{0}, end()});
    fbx_.close();
    fbx_.close();
  }

  struct Link {
    const char* kind;
    std::int64_t from, to;
    const char* property;  ///< of `to`; empty if the whole object is meant
  };

  int framesPerSecond_;
  std::vector<std::int64_t> times_;
  std::vector<Animated> animated_;  ///< the place, the angles, the field of view and the focal length
  std::vector<Link> links_;
  FbxBuilder fbx_;
};

}  // namespace

Result<ExportedFile> fbxFromCamera(const motion::Motion& motion, const CaptureBakeOptions& options) {
  const Result<CameraKeys> keys = bakedCamera(motion, options);
  if (!keys) return keys.error();
  ExportedFile file;
  if (keys->isOrthographic) file.losses.push_back(lostOrthographicView());
  file.bytes = FbxCamera(*keys, options.framesPerSecond).write();
  file.frames = keys->frames;
  return file;
}

}  // namespace furitsuke::exchange
