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

#include "core/convert/bvmd_motion.h"
#include "core/convert/vmd_findings.h"
#include "core/convert/vmd_key_codec.h"
#include "core/format/bvmd/bvmd_diagnostics.h"

namespace furitsuke {

namespace {

using bvmd::Finding;

bvmd::CurveBytes columnFromCurve(const Curve& curve) { return {curve.x1, curve.x2, curve.y1, curve.y2}; }

std::vector<std::uint32_t> columnFromFrames(std::span<const Frame> frames) { return {frames.begin(), frames.end()}; }

/// The format has tracks without positions; they lose nothing when every position and its curves are those of a new
/// key.
bool isRotatingOnly(const Track<BoneKey>& track) {
  constexpr BoneKey kRest = restBoneKey();
  return std::ranges::all_of(track.values(), [&](const BoneKey& key) {
    return key.translation == kRest.translation &&
           std::equal(kRest.curves.begin(), kRest.curves.begin() + 3, key.curves.begin());
  });
}

bvmd::BoneTrack bvmdBone(const NamedTrack<BoneKey>& named, bool moving) {
  bvmd::BoneTrack track;
  track.name = named.name.text;
  track.frames = columnFromFrames(named.keys.frames());
  for (const BoneKey& key : named.keys.values()) {
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

bvmd::MorphTrack bvmdMorph(const NamedTrack<MorphKey>& named) {
  bvmd::MorphTrack track{named.name.text, columnFromFrames(named.keys.frames()), {}};
  for (const MorphKey& key : named.keys.values()) track.weights.push_back(key.weight);
  return track;
}

bvmd::CameraTrack bvmdCamera(const Track<CameraKey>& camera) {
  bvmd::CameraTrack track;
  track.frames = columnFromFrames(camera.frames());
  for (const CameraKey& key : camera.values()) {
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

/// One column for each IK bone of the whole track. A key that does not name a bone is given the state that holds
/// there: that of the key before, at first on.
bvmd::PropertyTrack bvmdProperty(const Track<PropertyKey>& property) {
  bvmd::PropertyTrack track;
  track.frames = columnFromFrames(property.frames());
  std::unordered_map<std::string_view, std::size_t> columns;
  for (const PropertyKey& key : property.values()) {
    for (const IkState& state : key.ik) {
      if (!columns.try_emplace(state.name, columns.size()).second) continue;
      track.ik.push_back({Name::fromBytes(state.name).text, {}});
    }
  }
  std::vector<std::uint8_t> states(columns.size(), 1);
  for (const PropertyKey& key : property.values()) {
    track.visible.push_back(key.visible ? 1 : 0);
    for (const IkState& state : key.ik) states[columns.at(state.name)] = state.enabled ? 1 : 0;
    for (std::size_t i = 0; i < states.size(); ++i) track.ik[i].states.push_back(states[i]);
  }
  return track;
}

class BvmdLosses {
 public:
  explicit BvmdLosses(const Motion& motion) : motion_(motion) {}

  Diagnostics find() {
    const Name kept = motion_.isCameraMotion() ? Name::fromBytes(nameInField(kCameraModelName)) : Name();
    if (motion_.modelName != kept) {
      tell(Finding::LossModelName,
           "the model name \"" + motion_.modelName.text + "\" is not written; it is read as \"" + kept.text + '"');
    }
    findNames(motion_.bones, TrackKind::Bone);
    findNames(motion_.morphs, TrackKind::Morph);
    findCamera();
    tellKeys(Finding::LossLight, kLightTrack, motion_.light.size());
    tellKeys(Finding::LossSelfShadow, kSelfShadowTrack, motion_.selfShadow.size());
    findIk();
    return std::move(losses_);
  }

 private:
  void tell(Finding finding, std::string reason, std::string track = {}) {
    losses_.push_back(bvmd::makeDiagnostic(finding, std::move(reason), std::move(track)));
  }

  void tellKeys(Finding finding, TrackId track, std::size_t count) {
    if (count != 0) tell(finding, countOf(count, "key") + " not written", trackPath(motion_, track));
  }

  /// `texts` holds the names so far by their text.
  void findName(const Name& name, std::map<std::string, std::string>& texts, const std::string& path) {
    const auto [place, isNew] = texts.try_emplace(name.text, name.bytes);
    if (!isNew && place->second != name.bytes) {
      tell(Finding::LossNameCollision, "two names are both \"" + name.text + "\" as text and fall together", path);
      return;
    }
    if (!isNew) return;
    const Result<Name> again = Name::fromText(name.text);
    if (again.ok() && *again == name) return;
    tell(Finding::LossName, "the name is written as \"" + name.text + "\", which is other bytes in a VMD", path);
  }

  template <class Value>
  void findNames(const std::vector<NamedTrack<Value>>& tracks, TrackKind kind) {
    std::map<std::string, std::string> texts;
    for (std::uint32_t i = 0; i < tracks.size(); ++i) {
      if (!tracks[i].keys.empty()) findName(tracks[i].name, texts, trackPath(motion_, {kind, i}));
    }
  }

  void findCamera() {
    std::size_t flat = 0;
    std::size_t rounded = 0;
    for (const CameraKey& key : motion_.camera.values()) {
      flat += key.perspective ? 0 : 1;
      rounded += static_cast<double>(static_cast<float>(key.fov)) == static_cast<double>(key.fov) ? 0 : 1;
    }
    const std::string path = trackPath(motion_, kCameraTrack);
    if (flat != 0) tell(Finding::LossPerspective, countOf(flat, "key") + " without perspective written with it", path);
    if (rounded != 0) tell(Finding::LossFov, countOf(rounded, "view angle") + " rounded", path);
  }

  void findIk() {
    std::map<std::string, std::string> texts;
    std::map<std::string_view, std::size_t> lastKey;  // the key, counted from 1, that last named the bone
    const std::string path = trackPath(motion_, kPropertyTrack);
    for (const PropertyKey& key : motion_.property.values()) {
      for (const IkState& state : key.ik) {
        if (lastKey.try_emplace(state.name, 0).second) findName(Name::fromBytes(state.name), texts, path);
      }
    }
    std::size_t number = 0;
    std::size_t repeated = 0;
    std::size_t unnamed = 0;
    for (const PropertyKey& key : motion_.property.values()) {
      ++number;
      std::size_t named = 0;
      for (const IkState& state : key.ik) {
        named += std::exchange(lastKey.at(state.name), number) == number ? 0 : 1;
      }
      repeated += named == key.ik.size() ? 0 : 1;
      unnamed += named == lastKey.size() ? 0 : 1;
    }
    if (repeated != 0) tell(Finding::LossIkRepeated, countOf(repeated, "key") + " naming an IK bone twice", path);
    if (unnamed == 0) return;
    tell(Finding::LossIkUnnamed, countOf(unnamed, "key") + " given states for IK bones not named there", path);
  }

  const Motion& motion_;
  Diagnostics losses_;
};

}  // namespace

Diagnostics bvmdLosses(const Motion& motion) { return BvmdLosses(motion).find(); }

Bytes bvmdFromMotion(const Motion& motion) {
  bvmd::File file;
  for (const NamedTrack<BoneKey>& track : motion.bones) {
    if (track.keys.empty()) continue;
    const bool moving = !isRotatingOnly(track.keys);
    (moving ? file.movingBones : file.rotatingBones).push_back(bvmdBone(track, moving));
  }
  for (const NamedTrack<MorphKey>& track : motion.morphs) {
    if (!track.keys.empty()) file.morphs.push_back(bvmdMorph(track));
  }
  file.property = bvmdProperty(motion.property);
  file.camera = bvmdCamera(motion.camera);
  return bvmd::write(file);
}

}  // namespace furitsuke
