// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/format/bvmd/bvmd_findings.h"
#include "core/io/motion/bvmd_motion.h"
#include "core/io/motion/vmd_key_codec.h"

namespace furitsuke::io {

namespace {

using format::bvmd::Finding;

format::bvmd::CurveBytes columnFromCurve(const motion::Curve& curve) {
  return {curve.x1, curve.x2, curve.y1, curve.y2};
}

std::vector<std::uint32_t> columnFromFrames(std::span<const Frame> frames) { return {frames.begin(), frames.end()}; }

/// Whether the track can be written as one without positions: every position and position curve must have the value of
/// a new key, so that nothing is lost.
bool isRotatingOnly(const motion::Track<motion::BoneKey>& track) {
  constexpr motion::BoneKey kRest = motion::restBoneKey();
  return std::ranges::all_of(track.values(), [&](const motion::BoneKey& key) {
    return key.translation == kRest.translation &&
           std::equal(kRest.curves.begin(), kRest.curves.begin() + 3, key.curves.begin());
  });
}

format::bvmd::BoneTrack bvmdBone(const motion::NamedTrack<motion::BoneKey>& named, bool moving) {
  format::bvmd::BoneTrack track;
  track.name = named.name.text();
  track.frames = columnFromFrames(named.keys.frames());
  for (const motion::BoneKey& key : named.keys.values()) {
    track.rotations.push_back(key.rotation);
    track.rotationCurves.push_back(columnFromCurve(key.curves[3]));
    track.physics.push_back(key.physics ? 1 : 0);
    if (!moving) continue;
    track.positions.push_back(key.translation);
    track.positionCurves.push_back(
        {columnFromCurve(key.curves[0]), columnFromCurve(key.curves[1]), columnFromCurve(key.curves[2])});
  }
  return track;
}

format::bvmd::MorphTrack bvmdMorph(const motion::NamedTrack<motion::MorphKey>& named) {
  format::bvmd::MorphTrack track{named.name.text(), columnFromFrames(named.keys.frames()), {}};
  for (const motion::MorphKey& key : named.keys.values()) track.weights.push_back(key.weight);
  return track;
}

format::bvmd::CameraTrack bvmdCamera(const motion::Track<motion::CameraKey>& camera) {
  format::bvmd::CameraTrack track;
  track.frames = columnFromFrames(camera.frames());
  for (const motion::CameraKey& key : camera.values()) {
    track.positions.push_back(key.target);
    track.positionCurves.push_back(
        {columnFromCurve(key.curves[0]), columnFromCurve(key.curves[1]), columnFromCurve(key.curves[2])});
    track.rotations.push_back(key.rotation);
    track.rotationCurves.push_back(columnFromCurve(key.curves[3]));
    track.distances.push_back(key.distance);
    track.distanceCurves.push_back(columnFromCurve(key.curves[4]));
    track.fovs.push_back(static_cast<float>(key.fov));
    track.fovCurves.push_back(columnFromCurve(key.curves[5]));
  }
  return track;
}

/// Makes one column for each IK bone of the track. A key that does not list a bone gets the state in effect on its
/// frame: that of the previous key, initially on.
format::bvmd::PropertyTrack bvmdProperty(const motion::Track<motion::VisibilityIkKey>& property) {
  format::bvmd::PropertyTrack track;
  track.frames = columnFromFrames(property.frames());
  std::unordered_map<std::string_view, std::size_t> columns;
  for (const motion::VisibilityIkKey& key : property.values()) {
    for (const motion::IkState& state : key.ik) {
      if (!columns.try_emplace(state.name, columns.size()).second) continue;
      track.ik.push_back({Name::fromBytes(state.name).text(), {}});
    }
  }
  std::vector<std::uint8_t> states(columns.size(), 1);
  for (const motion::VisibilityIkKey& key : property.values()) {
    track.visible.push_back(key.visible ? 1 : 0);
    for (const motion::IkState& state : key.ik) states[columns.at(state.name)] = state.enabled ? 1 : 0;
    for (std::size_t i = 0; i < states.size(); ++i) track.ik[i].states.push_back(states[i]);
  }
  return track;
}

class BvmdLosses {
 public:
  explicit BvmdLosses(const motion::Motion& motion) : motion_(motion) {}

  Diagnostics find() {
    const Name kept = motion_.isCameraMotion() ? Name::fromBytes(nameInField(kCameraModelName)) : Name();
    if (motion_.modelName != kept) {
      report(Finding::LossModelName, {Core::trWith("the model name \"%1\" is not written; it is read as \"%2\""),
                                      motion_.modelName.text(), kept.text()});
    }
    findNames(motion_.bones, motion::TrackKind::Bone);
    findNames(motion_.morphs, motion::TrackKind::Morph);
    findCamera();
    reportKeys(Finding::LossLight, motion::kLightTrack, motion_.light.size());
    reportKeys(Finding::LossSelfShadow, motion::kSelfShadowTrack, motion_.selfShadow.size());
    findIk();
    return std::move(losses_);
  }

 private:
  void report(Finding finding, Message reason, std::string track = {}) {
    losses_.emplace_back(makeDiagnostic(finding, std::move(reason))).track = std::move(track);
  }

  void reportKeys(Finding finding, motion::TrackId track, std::size_t count) {
    if (count == 0) return;
    report(finding, {Core::trCount("%n key not written", "%n keys not written"), Counted{count}},
           motion::trackPath(motion_, track));
  }

  /// Reports what is lost of a name. `texts` maps the texts of the previous names to their bytes.
  void findName(const Name& name, std::map<std::string, std::string>& texts, const std::string& path) {
    const auto [place, isNew] = texts.try_emplace(name.text(), name.bytes);
    if (!isNew && place->second != name.bytes) {
      report(Finding::LossNameCollision,
             {Core::trWith("two names are both \"%1\" as text and become one"), name.text()}, path);
      return;
    }
    if (!isNew) return;
    const Result<Name> again = Name::fromText(name.text());
    if (again.ok() && *again == name) return;
    report(Finding::LossName,
           {Core::trWith("the name is written as \"%1\", which has different bytes in a VMD"), name.text()}, path);
  }

  template <class Value>
  void findNames(const std::vector<motion::NamedTrack<Value>>& tracks, motion::TrackKind kind) {
    std::map<std::string, std::string> texts;
    for (std::uint32_t i = 0; i < tracks.size(); ++i) {
      if (!tracks[i].keys.empty()) findName(tracks[i].name, texts, motion::trackPath(motion_, {kind, i}));
    }
  }

  void findCamera() {
    std::size_t flat = 0;
    std::size_t rounded = 0;
    for (const motion::CameraKey& key : motion_.camera.values()) {
      flat += key.perspective ? 0 : 1;
      rounded += static_cast<double>(static_cast<float>(key.fov)) == static_cast<double>(key.fov) ? 0 : 1;
    }
    const std::string path = motion::trackPath(motion_, motion::kCameraTrack);
    if (flat != 0) {
      report(Finding::LossPerspective,
             {Core::trCount("%n key without perspective written with perspective",
                            "%n keys without perspective written with perspective"),
              Counted{flat}},
             path);
    }
    if (rounded == 0) return;
    report(Finding::LossFov, {Core::trCount("%n view angle rounded", "%n view angles rounded"), Counted{rounded}},
           path);
  }

  void findIk() {
    std::map<std::string, std::string> texts;
    std::map<std::string_view, std::size_t> lastKey;  // number of the last key, from 1, that lists the bone
    const std::string path = motion::trackPath(motion_, motion::kPropertyTrack);
    for (const motion::VisibilityIkKey& key : motion_.property.values()) {
      for (const motion::IkState& state : key.ik) {
        if (lastKey.try_emplace(state.name, 0).second) findName(Name::fromBytes(state.name), texts, path);
      }
    }
    std::size_t number = 0;
    std::size_t repeated = 0;
    std::size_t incomplete = 0;
    for (const motion::VisibilityIkKey& key : motion_.property.values()) {
      ++number;
      std::size_t listed = 0;
      for (const motion::IkState& state : key.ik) {
        listed += std::exchange(lastKey.at(state.name), number) == number ? 0 : 1;
      }
      repeated += listed == key.ik.size() ? 0 : 1;
      incomplete += listed == lastKey.size() ? 0 : 1;
    }
    if (repeated != 0) {
      report(Finding::LossIkRepeated,
             {Core::trCount("%n key that lists an IK bone twice", "%n keys that list an IK bone twice"),
              Counted{repeated}},
             path);
    }
    if (incomplete == 0) return;
    report(Finding::LossIkUnnamed,
           {Core::trCount("%n key written with the states of IK bones that it does not list",
                          "%n keys written with the states of IK bones that they do not list"),
            Counted{incomplete}},
           path);
  }

  const motion::Motion& motion_;
  Diagnostics losses_;
};

}  // namespace

Diagnostics bvmdLosses(const motion::Motion& motion) { return BvmdLosses(motion).find(); }

Bytes bvmdFromMotion(const motion::Motion& motion) {
  format::bvmd::File file;
  for (const motion::NamedTrack<motion::BoneKey>& track : motion.bones) {
    if (track.keys.empty()) continue;
    const bool moving = !isRotatingOnly(track.keys);
    (moving ? file.movingBones : file.rotatingBones).push_back(bvmdBone(track, moving));
  }
  for (const motion::NamedTrack<motion::MorphKey>& track : motion.morphs) {
    if (!track.keys.empty()) file.morphs.push_back(bvmdMorph(track));
  }
  file.property = bvmdProperty(motion.property);
  file.camera = bvmdCamera(motion.camera);
  return format::bvmd::write(file);
}

}  // namespace furitsuke::io
