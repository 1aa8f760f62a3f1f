// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <glm/trigonometric.hpp>
#include <iterator>
#include <limits>
#include <numbers>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/utf8.h"
#include "core/format/mvd/mvd_findings.h"
#include "core/io/foreign_motion.h"
#include "core/io/motion/mvd_motion.h"

namespace furitsuke::io {

namespace {

namespace mvd = format::mvd;
using MvdFinding = mvd::Finding;

/// Limit for the memory of the IK bone names: a motion repeats every name in every key, but the file stores it once.
constexpr std::size_t kMaxMvdIkNameBytes = std::size_t{256} << 20U;

bool isStraight(const mvd::CurveBytes& curve) { return curve[0] == curve[1] && curve[2] == curve[3]; }

/// The keys of an object that change something else than the motion has.
std::size_t appearanceKeys(const mvd::PropertySection& section) {
  std::size_t count = 0;
  for (const mvd::PropertyKey& key : section.keys) {
    const bool isPlain = key.hasPhysics && !key.isAdditive && key.edgeWidth == 1 && key.scale == 1;
    count += isPlain ? 0 : 1;
  }
  return count;
}

class MvdImport {
 public:
  MvdImport(const mvd::File& file, Diagnostics& diagnostics) : file_(file), diagnostics_(diagnostics) {}

  motion::Motion motion() {
    const mvd::Object* model = findModel();
    ForeignMotionBuilder<MvdFinding> builder(diagnostics_);
    builder_ = &builder;
    for (const mvd::Object& object : file_.objects) {
      builder.setRate(static_cast<double>(object.fps));
      names_.clear();
      for (const auto& [key, name] : object.names) names_.try_emplace(key, &name);
      if (&object == model) addModel(object);
      addScene(object);
    }
    if (!file_.hasEnd && !file_.damage) builder.report(MvdFinding::NoEnd, Core::tr("the end mark is missing"));
    return builder.motion(utf8::sanitized(model != nullptr ? model->name : file_.objects.front().name));
  }

 private:
  static bool isModel(const mvd::Object& object) {
    return !object.bones.empty() || !object.morphs.empty() || !object.properties.empty();
  }

  const mvd::Object* findModel() {
    const mvd::Object* first = nullptr;
    std::size_t others = 0;
    for (const mvd::Object& object : file_.objects) {
      if (!isModel(object)) continue;
      if (first == nullptr) {
        first = &object;
      } else {
        ++others;
      }
    }
    if (others != 0) {
      diagnostics_.push_back(makeDiagnostic(
          MvdFinding::ObjectsLost, {Core::trCount("%n model not read", "%n models not read"), Counted{others}}));
    }
    return first;
  }

  /// The name with that key, which is not empty; nothing if there is none.
  std::optional<Name> findName(std::int32_t key, const std::string& prefix) {
    const auto found = names_.find(key);
    if (found == names_.end() || found->second->empty()) return {};
    return builder_->nameOf(*found->second, prefix);
  }

  void addModel(const mvd::Object& object) {
    for (const mvd::BoneSection& section : object.bones) addBone(section);
    for (const mvd::MorphSection& section : object.morphs) addMorph(section);
    for (const mvd::PropertySection& section : object.properties) addProperties(section);
  }

  void addBone(const mvd::BoneSection& section) {
    const std::optional<Name> name = findName(section.name, "");
    if (!name) return builder_->counter(MvdFinding::NameUnknown, kCountedKeys, section.keys.size());
    if (section.clip >= 0) builder_->counter(MvdFinding::ClipLost, kCountedKeys, section.keys.size());
    for (const mvd::BoneKey& stored : section.keys) {
      const std::optional<Frame> frame = builder_->frameOf(static_cast<double>(stored.frame));
      if (!frame) continue;
      motion::BoneKey key = motion::restBoneKey();
      key.translation = stored.translation;
      key.rotation = stored.rotation;
      for (std::size_t c = 0; c < stored.curves.size(); ++c) key.curves[c] = builder_->curveOf(stored.curves[c]);
      builder_->counter(MvdFinding::SplineLost, kCountedKeys, stored.isSpline ? 1 : 0);
      if (stored.stage != 0) nameStage(section.name, stored.stage);
      builder_->addBone(stored.stage, *name, *frame, key);
    }
  }

  /// The name list has the names of stages too.
  void nameStage(std::int32_t bone, std::int32_t stage) {
    const std::int64_t key = std::int64_t{bone} * -1000 - stage;
    if (key < std::numeric_limits<std::int32_t>::min() || key > std::numeric_limits<std::int32_t>::max()) return;
    const auto found = names_.find(static_cast<std::int32_t>(key));
    if (found != names_.end() && !found->second->empty()) {
      builder_->setLayerName(stage, utf8::sanitized(*found->second));
    }
  }

  void addMorph(const mvd::MorphSection& section) {
    const std::optional<Name> name = findName(section.name, "morph:");
    if (!name) return builder_->counter(MvdFinding::NameUnknown, kCountedKeys, section.keys.size());
    for (const mvd::MorphKey& stored : section.keys) {
      const std::optional<Frame> frame = builder_->frameOf(static_cast<double>(stored.frame));
      if (!frame) continue;
      builder_->counter(MvdFinding::MorphCurveLost, kCountedKeys, isStraight(stored.curve) ? 0 : 1);
      builder_->addMorph(0, *name, *frame, motion::MorphKey{stored.weight});
    }
  }

  void addProperties(const mvd::PropertySection& section) {
    std::vector<std::pair<std::size_t, std::string>> ik;  // the place in each key, and the name
    std::size_t nameBytes = 0;
    for (std::size_t i = 0; i < section.ik.size(); ++i) {
      if (std::optional<Name> name = findName(section.ik[i], "")) {
        nameBytes += name->bytes.size() + sizeof(motion::IkState);
        ik.emplace_back(i, std::move(name->bytes));
      } else {
        builder_->counter(MvdFinding::NameUnknown, Core::trCount("%n IK bone", "%n IK bones"));
      }
    }
    if (nameBytes > kMaxMvdIkNameBytes / std::max<std::size_t>(section.keys.size(), 1)) {
      builder_->counter(MvdFinding::NameUnknown, Core::trCount("%n IK bone", "%n IK bones"), ik.size());
      ik.clear();
    }
    for (std::size_t k = 0; k < section.keys.size(); ++k) {
      const std::optional<Frame> frame = builder_->frameOf(static_cast<double>(section.keys[k].frame));
      if (!frame) continue;
      motion::VisibilityIkKey key{section.keys[k].isVisible, {}};
      key.ik.reserve(ik.size());
      for (const auto& [place, name] : ik) {
        key.ik.push_back({name, section.ikStates[k * section.ik.size() + place] != 0});
      }
      builder_->property.append(*frame, std::move(key));
    }
    builder_->counter(MvdFinding::AppearanceLost, kCountedKeys, appearanceKeys(section));
    std::size_t followed = 0;
    for (const mvd::ParentLink& link : section.parents) followed += link.model >= 0 ? 1 : 0;
    builder_->counter(MvdFinding::ParentsLost, Core::trCount("%n link", "%n links"), followed);
  }

  void addScene(const mvd::Object& object) {
    addCamera(object);
    for (const mvd::LightKey& stored : object.light) {
      const std::optional<Frame> frame = builder_->frameOf(static_cast<double>(stored.frame));
      if (!frame) continue;
      builder_->counter(MvdFinding::LightOff, kCountedKeys, stored.isOn ? 0 : 1);
      builder_->light.append(*frame, {stored.isOn ? stored.color : Vec3{0, 0, 0}, stored.direction});
    }
    for (const mvd::ProjectKey& stored : object.project) {
      const std::optional<Frame> frame = builder_->frameOf(static_cast<double>(stored.frame));
      if (!frame) continue;
      motion::SelfShadowKey key = motion::restSelfShadowKey();
      key.mode = static_cast<std::uint8_t>(std::clamp(stored.shadowMode, 0, 2));
      if (stored.shadowDistance != 1) builder_->counter(MvdFinding::ShadowDistance, kCountedKeys);
      builder_->selfShadow.append(*frame, key);
    }
    for (const mvd::SkippedSection& section : object.skipped) {
      if (section.count == 0) continue;
      builder_->report(MvdFinding::SectionSkipped,
                       {Core::trCount("section %1.%2 with %n item", "section %1.%2 with %n items"), section.tag,
                        section.minorNumber, Counted{section.count}},
                       section.at);
    }
  }

  void addCamera(const mvd::Object& object) {
    std::vector<mvd::CameraPropertyKey> properties = object.cameraProperties;
    std::ranges::stable_sort(properties, {}, &mvd::CameraPropertyKey::frame);
    for (const mvd::CameraPropertyKey& property : properties) {
      if (!property.isEnabled || property.follows) builder_->counter(MvdFinding::CameraPropertyLost, kCountedKeys);
    }
    for (const mvd::CameraKey& stored : object.camera) {
      if (stored.stage != 0) {
        builder_->counter(MvdFinding::CameraLayersLost, kCountedKeys);
        continue;
      }
      const std::optional<Frame> frame = builder_->frameOf(static_cast<double>(stored.frame));
      if (!frame) continue;
      builder_->counter(MvdFinding::SplineLost, kCountedKeys, stored.isSpline ? 1 : 0);
      const auto later = std::ranges::upper_bound(properties, stored.frame, {}, &mvd::CameraPropertyKey::frame);
      const bool isPerspective = later == properties.begin() ? stored.isPerspective : std::prev(later)->isPerspective;
      builder_->camera.append(*frame, cameraKey(stored, isPerspective));
    }
  }

  /// MikuMikuMoving turns the camera by half a turn about y, from where it looks along the other direction: the
  /// distance has the opposite sign, and the angles about x and z too.
  motion::CameraKey cameraKey(const mvd::CameraKey& stored, bool isPerspective) {
    motion::CameraKey key = motion::restCameraKey();
    key.distance = -stored.distance;
    key.target = stored.position;
    key.rotation = {-stored.angles.x, stored.angles.y - std::numbers::pi_v<float>, -stored.angles.z};
    key.fov = builder_->fovOf(glm::degrees(static_cast<double>(stored.fov)));
    const motion::Curve position = builder_->curveOf(stored.curves[0]);
    key.curves = {position,
                  position,
                  position,
                  builder_->curveOf(stored.curves[1]),
                  builder_->curveOf(stored.curves[2]),
                  builder_->curveOf(stored.curves[3])};
    key.perspective = isPerspective;
    return key;
  }

  const mvd::File& file_;
  Diagnostics& diagnostics_;
  ForeignMotionBuilder<MvdFinding>* builder_ = nullptr;
  std::unordered_map<std::int32_t, const std::string*> names_;  ///< of the current object
};

}  // namespace

motion::Motion motionFromMvd(const format::mvd::File& file, Diagnostics& diagnostics) {
  if (file.objects.empty()) return {};
  return MvdImport(file, diagnostics).motion();
}

}  // namespace furitsuke::io
