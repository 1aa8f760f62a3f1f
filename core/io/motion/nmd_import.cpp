// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <glm/trigonometric.hpp>
#include <glm/vec3.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/utf8.h"
#include "core/format/nmd/nmd_findings.h"
#include "core/io/foreign_motion.h"
#include "core/io/motion/nmd_motion.h"
#include "core/motion/rotation.h"

namespace furitsuke::io {

namespace {

namespace nmd = format::nmd;
using NmdFinding = nmd::Finding;

/// Limit for the memory of the IK bone names: a motion repeats every name in every key, but the file stores it once.
constexpr std::size_t kMaxNmdIkNameBytes = std::size_t{256} << 20U;

class NmdImport {
 public:
  NmdImport(const nmd::File& file, Diagnostics& diagnostics) : file_(file), builder_(diagnostics) {}

  motion::Motion motion() {
    if (file_.fps != 30) builder_.report(NmdFinding::RatePreferred, Core::tr("another rate than 30 frames per second"));
    for (const nmd::BoneKey& key : file_.bones) addBone(key);
    for (const nmd::MorphKey& key : file_.morphs) addMorph(key);
    for (const nmd::CameraKey& key : file_.camera) addCamera(key);
    for (const nmd::LightKey& key : file_.light) {
      if (const auto frame = frameOf(key.head)) builder_.light.append(*frame, {key.color, key.direction});
    }
    for (const nmd::SelfShadowKey& key : file_.selfShadow) {
      const auto mode = static_cast<std::uint8_t>(std::clamp(key.mode, 0, 255));
      if (const auto frame = frameOf(key.head)) builder_.selfShadow.append(*frame, {mode, key.distance});
    }
    for (const nmd::ModelKey& key : file_.model) addModel(key);
    for (const nmd::AccessoryKey& key : file_.accessory) addAccessory(key);
    builder_.counter(NmdFinding::BundlesLost, Core::trCount("%n list", "%n lists"), file_.extraBundles);
    builder_.counter(NmdFinding::FieldUnknown, Core::trCount("%n field", "%n fields"), file_.unknownFields);
    std::vector<motion::OutsideParentKey> parentKeys = parents();
    motion::Motion motion = builder_.motion(utf8::sanitized(file_.name));
    motion::sortKeys(attachments_);
    motion::ParentTarget attachment;
    for (motion::OutsideParentKey& key : attachments_) {
      // Every key has its attachment; those of a motion are only the changes.
      if (key.target == attachment) continue;
      attachment = key.target;
      parentKeys.push_back(std::move(key));
    }
    motion::sortKeys(parentKeys);
    motion.annotations.parents = std::move(parentKeys);
    motion::sortKeys(accessoryKeys_);
    motion.annotations.accessoryKeys = std::move(accessoryKeys_);
    return motion;
  }

 private:
  std::optional<Frame> frameOf(const nmd::KeyHead& head) { return builder_.frameOf(static_cast<double>(head.frame)); }

  /// nanoem does not write the number of the layer; either may have it.
  static std::int64_t layerOf(const nmd::KeyHead& head, std::uint32_t stage) {
    return head.layer != 0 ? std::int64_t{head.layer} : std::int64_t{stage};
  }

  /// The name of a track, which is converted once.
  std::optional<Name> findName(const nmd::TrackNames& tracks, std::uint64_t track, const std::string& prefix) {
    const auto found = tracks.find(track);
    if (found == tracks.end() || found->second.empty()) return {};
    const auto [known, isNew] = names_.try_emplace(&found->second);
    if (isNew) known->second = builder_.nameOf(found->second, prefix);
    return known->second;
  }

  void addBone(const nmd::BoneKey& stored) {
    const std::optional<Name> name = findName(file_.boneTracks, stored.track, "");
    if (!name) return builder_.counter(NmdFinding::NameUnknown, kCountedKeys);
    const std::optional<Frame> frame = frameOf(stored.head);
    if (!frame) return;
    motion::BoneKey key = motion::restBoneKey();
    key.translation = stored.translation;
    key.rotation = stored.rotation;
    for (std::size_t c = 0; c < stored.curves.size(); ++c) key.curves[c] = builder_.curveOf(stored.curves[c]);
    key.physics = stored.hasPhysics;
    builder_.addBone(layerOf(stored.head, stored.stage), *name, *frame, key);
  }

  void addMorph(const nmd::MorphKey& stored) {
    const std::optional<Name> name = findName(file_.morphTracks, stored.track, "morph:");
    if (!name) return builder_.counter(NmdFinding::NameUnknown, kCountedKeys);
    const std::optional<Frame> frame = frameOf(stored.head);
    if (!frame) return;
    const bool isStraight = stored.curve[0] == stored.curve[1] && stored.curve[2] == stored.curve[3];
    builder_.counter(NmdFinding::MorphCurveLost, kCountedKeys, isStraight ? 0 : 1);
    builder_.addMorph(layerOf(stored.head, 0), *name, *frame, motion::MorphKey{stored.weight});
  }

  void addCamera(const nmd::CameraKey& stored) {
    if (layerOf(stored.head, stored.stage) != 0) return builder_.counter(NmdFinding::CameraLayersLost, kCountedKeys);
    const std::optional<Frame> frame = frameOf(stored.head);
    if (!frame) return;
    motion::CameraKey key = motion::restCameraKey();
    key.distance = stored.distance;
    key.target = stored.target;
    key.rotation = stored.angles;
    key.fov = builder_.fovOf(static_cast<double>(stored.fov));
    for (std::size_t c = 0; c < stored.curves.size(); ++c) key.curves[c] = builder_.curveOf(stored.curves[c]);
    key.perspective = stored.isPerspective;
    builder_.camera.append(*frame, key);
  }

  void addModel(const nmd::ModelKey& stored) {
    const std::optional<Frame> frame = frameOf(stored.head);
    if (!frame) return;
    motion::VisibilityIkKey key{stored.isVisible, {}};
    for (const nmd::IkState& state : stored.ik) {
      std::optional<Name> name = findName(file_.boneTracks, state.track, "");
      if (!name) name = findName(file_.globalTracks, state.track, "");
      if (name) ikNameBytes_ += name->bytes.size() + sizeof(motion::IkState);
      if (name && ikNameBytes_ <= kMaxNmdIkNameBytes) {
        key.ik.push_back({std::move(name->bytes), state.isOn});
      } else {
        builder_.counter(NmdFinding::NameUnknown, kCountedKeys);
      }
    }
    builder_.property.append(*frame, std::move(key));
    builder_.counter(NmdFinding::AppearanceLost, kCountedKeys, stored.hasAppearance ? 1 : 0);
  }

  void addAccessory(const nmd::AccessoryKey& stored) {
    const std::optional<Frame> frame = frameOf(stored.head);
    if (!frame) return;
    builder_.counter(NmdFinding::AccessoryLost, kCountedKeys, stored.hasEffects ? 1 : 0);
    const auto isUsable = [](const Vec3& all) {
      const auto isNear = [](float value) { return std::abs(double{value}) <= motion::kFarthestPropPlace; };
      return isNear(all.x) && isNear(all.y) && isNear(all.z);
    };
    motion::AccessoryKey& key = accessoryKeys_.emplace_back(motion::AccessoryKey{.frame = *frame});
    const Vec3& at = stored.translation;
    if (isUsable(at)) key.position = {at.x, at.y, at.z};
    const motion::EulerDegrees angles = motion::eulerFromRotation(stored.rotation);
    key.angles = glm::radians(glm::dvec3(angles.x, angles.y, angles.z));
    if (stored.scale > 0 && double{stored.scale} <= motion::kFarthestPropPlace) key.scale = stored.scale;
    if (stored.opacity >= 0 && stored.opacity <= 1) key.opacity = stored.opacity;
    key.isVisible = stored.isVisible;
    key.castsShadow = stored.hasShadow;
    addAttachment(stored, *frame);
  }

  /// What carries an accessory from a key on.
  void addAttachment(const nmd::AccessoryKey& stored, Frame frame) {
    motion::ParentTarget target;
    if (stored.parent) {
      const std::string model = utf8::sanitized(textOf(file_.globalTracks, stored.parent->object));
      const std::string bone = utf8::sanitized(textOf(file_.globalTracks, stored.parent->target));
      parentBytes_ += model.size() + bone.size() + sizeof(motion::OutsideParentKey);
      const bool isNamed = !model.empty() && !bone.empty() && parentBytes_ <= kMaxNmdIkNameBytes;
      if (!isNamed) return builder_.counter(NmdFinding::ParentsLost, Core::trCount("%n link", "%n links"));
      target = {motion::ParentKind::Model, model, bone};
    }
    attachments_.push_back({frame, {}, std::move(target), {}});
  }

  [[nodiscard]] static std::string_view textOf(const nmd::TrackNames& tracks, std::uint64_t track) {
    const auto found = tracks.find(track);
    return found == tracks.end() ? std::string_view() : std::string_view(found->second);
  }

  /// A key has all outside parents that apply from it on; those of a motion are only the changes.
  std::vector<motion::OutsideParentKey> parents() {
    std::vector<const nmd::ModelKey*> ordered;
    for (const nmd::ModelKey& key : file_.model) {
      if (key.head.frame <= static_cast<std::uint64_t>(kMaxFrame)) ordered.push_back(&key);
    }
    std::ranges::stable_sort(ordered, {}, [](const nmd::ModelKey* key) { return key->head.frame; });
    std::vector<motion::OutsideParentKey> keys;
    std::map<std::string, motion::ParentTarget> shown;
    for (const nmd::ModelKey* stored : ordered) {
      std::map<std::string, motion::ParentTarget> now;
      for (const nmd::ParentBinding& binding : stored->parents) {
        const std::string bone = utf8::sanitized(textOf(file_.boneTracks, binding.bone));
        const std::string model = utf8::sanitized(textOf(file_.globalTracks, binding.object));
        const std::string target = utf8::sanitized(textOf(file_.globalTracks, binding.target));
        parentBytes_ += bone.size() + model.size() + target.size() + sizeof(motion::OutsideParentKey);
        if (bone.empty() || model.empty() || target.empty() || parentBytes_ > kMaxNmdIkNameBytes) {
          builder_.counter(NmdFinding::ParentsLost, Core::trCount("%n link", "%n links"));
        } else {
          now[bone] = {motion::ParentKind::Model, model, target};
        }
      }
      const auto frame = static_cast<Frame>(stored->head.frame);
      for (const auto& [bone, target] : shown) {
        if (!now.contains(bone)) keys.push_back({frame, bone, {}, {}});
      }
      for (const auto& [bone, target] : now) {
        const auto before = shown.find(bone);
        if (before == shown.end() || before->second != target) keys.push_back({frame, bone, target, {}});
      }
      shown = std::move(now);
    }
    motion::sortKeys(keys);
    return keys;
  }

  const nmd::File& file_;
  ForeignMotionBuilder<NmdFinding> builder_;
  std::map<const std::string*, Name> names_;
  std::size_t ikNameBytes_ = 0;
  std::size_t parentBytes_ = 0;
  std::vector<motion::AccessoryKey> accessoryKeys_;
  std::vector<motion::OutsideParentKey> attachments_;
};

}  // namespace

motion::Motion motionFromNmd(const format::nmd::File& file, Diagnostics& diagnostics) {
  return NmdImport(file, diagnostics).motion();
}

}  // namespace furitsuke::io
