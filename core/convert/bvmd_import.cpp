// SPDX-License-Identifier: MIT
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "core/base/cp932.h"
#include "core/base/utf8.h"
#include "core/convert/bvmd_motion.h"
#include "core/convert/track_collector.h"
#include "core/convert/vmd_findings.h"
#include "core/convert/vmd_key_codec.h"
#include "core/format/bvmd/bvmd_diagnostics.h"

namespace furitsuke {

namespace {

using bvmd::Finding;

Curve curveFromColumn(const bvmd::CurveBytes& bytes) { return {bytes[0], bytes[2], bytes[1], bytes[3]}; }

/// The text in CP932, with "?" for each character that it does not have.
std::string encodedWithMarks(std::string_view text) {
  std::string bytes;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = utf8::characterAt(text, at).size;
    const cp932::Encoded one = cp932::encode(text.substr(at, size));
    bytes += one.ok() && size != 0 ? one.bytes : "?";
    at += size == 0 ? 1 : size;
  }
  return bytes;
}

class BvmdImport {
 public:
  BvmdImport(const bvmd::File& file, Diagnostics& diagnostics) : file_(file), diagnostics_(diagnostics) {}

  Motion motion() {
    Motion motion;
    TrackCollector<BoneKey> bones;
    for (const auto* tracks : {&file_.rotatingBones, &file_.movingBones}) {
      for (const bvmd::BoneTrack& track : *tracks) addBone(bones, track);
    }
    TrackCollector<MorphKey> morphs;
    for (const bvmd::MorphTrack& track : file_.morphs) addMorph(morphs, track);
    motion.bones = takeTracks(bones, "");
    motion.morphs = takeTracks(morphs, "morph:");
    motion.camera = single(cameraKeys(), "camera");
    motion.property = single(propertyKeys(), "property");
    if (motion.isCameraMotion()) motion.modelName = Name::fromBytes(nameInField(kCameraModelName));
    if (physicsOff_ != 0) tell(Finding::PhysicsOff, countOf(physicsOff_, "bone key") + " with physics off");
    if (file_.trailingBytes != 0) {
      tell(Finding::TrailingBytes, countOf(file_.trailingBytes, "byte") + " behind the last section");
    }
    return motion;
  }

 private:
  void tell(Finding finding, std::string reason, std::string track = {}) {
    diagnostics_.push_back(bvmd::makeDiagnostic(finding, std::move(reason), std::move(track)));
  }

  Name nameOf(std::string_view stored, const std::string& prefix) {
    const std::string_view text = stored.substr(0, stored.find('\0'));
    if (Result<Name> name = Name::fromText(text); name.ok()) return *std::move(name);
    Name name = Name::fromBytes(encodedWithMarks(text));
    if (toldNames_.insert(prefix + std::string(text)).second) {
      tell(Finding::NameUnencodable, "the name \"" + utf8::sanitized(text) + "\" becomes \"" + name.text + '"',
           prefix + name.text);
    }
    return name;
  }

  /// Calls append(frame, index) for each key of a column of frames that can be one.
  template <class F>
  void eachKey(const std::vector<std::uint32_t>& frames, const std::string& path, F&& append) {
    std::size_t tooLarge = 0;
    for (std::size_t i = 0; i < frames.size(); ++i) {
      if (frames[i] > static_cast<std::uint32_t>(kMaxFrame)) {
        ++tooLarge;
      } else {
        append(static_cast<Frame>(frames[i]), i);
      }
    }
    if (tooLarge != 0) tell(Finding::FrameTooLarge, countOf(tooLarge, "key") + " beyond frame 2147483647", path);
  }

  template <class Value>
  Keys<Value>& keysOf(TrackCollector<Value>& tracks, const Name& name, const std::string& path) {
    if (tracks.contains(name))
      tell(Finding::TrackRepeated, "stands in the file again; the keys are put together", path);
    return tracks.keysOf(name);
  }

  void addBone(TrackCollector<BoneKey>& bones, const bvmd::BoneTrack& track) {
    const Name name = nameOf(track.name, "");
    Keys<BoneKey>& keys = keysOf(bones, name, name.text);
    eachKey(track.frames, name.text, [&](Frame frame, std::size_t i) {
      BoneKey key = restBoneKey();
      key.rotation = track.rotations[i];
      key.curves[3] = curveFromColumn(track.rotationCurves[i]);
      if (!track.positions.empty()) {
        key.translation = track.positions[i];
        for (std::size_t c = 0; c < 3; ++c) key.curves[c] = curveFromColumn(track.positionCurves[i][c]);
      }
      key.physics = track.physics.empty() || track.physics[i] != 0;
      physicsOff_ += key.physics ? 0 : 1;
      keys.append(frame, key);
    });
  }

  void addMorph(TrackCollector<MorphKey>& morphs, const bvmd::MorphTrack& track) {
    const Name name = nameOf(track.name, "morph:");
    const std::string path = "morph:" + name.text;
    Keys<MorphKey>& keys = keysOf(morphs, name, path);
    eachKey(track.frames, path, [&](Frame frame, std::size_t i) { keys.append(frame, MorphKey{track.weights[i]}); });
  }

  Keys<CameraKey> cameraKeys() {
    const bvmd::CameraTrack& track = file_.camera;
    Keys<CameraKey> keys;
    std::size_t rounded = 0;
    eachKey(track.frames, "camera", [&](Frame frame, std::size_t i) {
      CameraKey key = restCameraKey();
      key.distance = track.distances[i];
      key.target = track.positions[i];
      key.rotation = track.rotations[i];
      key.fov = wholeFov(track.fovs[i]);
      rounded += sameBits(static_cast<float>(key.fov), track.fovs[i]) ? 0 : 1;
      for (std::size_t c = 0; c < 3; ++c) key.curves[c] = curveFromColumn(track.positionCurves[i][c]);
      key.curves[3] = curveFromColumn(track.rotationCurves[i]);
      key.curves[4] = curveFromColumn(track.distanceCurves[i]);
      key.curves[5] = curveFromColumn(track.fovCurves[i]);
      keys.append(frame, key);
    });
    if (rounded != 0)
      tell(Finding::FovNotWhole, countOf(rounded, "view angle") + " rounded to whole degrees", "camera");
    return keys;
  }

  /// The nearest that a key can hold; 0 for what is no number.
  static std::uint32_t wholeFov(float fov) {
    constexpr auto kMaxFov = static_cast<double>(std::numeric_limits<std::uint32_t>::max());
    const double whole = std::nearbyint(static_cast<double>(fov));
    if (!(whole > 0)) return 0;
    return whole >= kMaxFov ? std::numeric_limits<std::uint32_t>::max() : static_cast<std::uint32_t>(whole);
  }

  Keys<PropertyKey> propertyKeys() {
    const bvmd::PropertyTrack& track = file_.property;
    std::vector<std::string> names;
    names.reserve(track.ik.size());
    for (const bvmd::IkColumn& column : track.ik) names.push_back(nameOf(column.name, "").bytes);
    Keys<PropertyKey> keys;
    eachKey(track.frames, "property", [&](Frame frame, std::size_t i) {
      PropertyKey key{track.visible[i] != 0, {}};
      key.ik.reserve(names.size());
      for (std::size_t n = 0; n < names.size(); ++n) key.ik.push_back({names[n], track.ik[n].states[i] != 0});
      keys.append(frame, std::move(key));
    });
    return keys;
  }

  void tellDuplicates(std::size_t count, Frame first, std::string path) {
    tell(Finding::KeyDuplicate, countOf(count, "key") + " on the frame of a later one; the last one counts",
         std::move(path));
    diagnostics_.back().frame = first;
  }

  template <class Value>
  std::vector<NamedTrack<Value>> takeTracks(TrackCollector<Value>& collector, const std::string& prefix) {
    return collector.take(
        [&](const Name& name, std::size_t count, Frame first) { tellDuplicates(count, first, prefix + name.text); });
  }

  template <class Value>
  Track<Value> single(Keys<Value> keys, const char* path) {
    return orderedTrack(std::move(keys), [&](std::size_t count, Frame first) { tellDuplicates(count, first, path); });
  }

  const bvmd::File& file_;
  Diagnostics& diagnostics_;
  std::unordered_set<std::string> toldNames_;
  std::size_t physicsOff_ = 0;
};

}  // namespace

Motion motionFromBvmd(const bvmd::File& file, Diagnostics& diagnostics) {
  return BvmdImport(file, diagnostics).motion();
}

}  // namespace furitsuke
