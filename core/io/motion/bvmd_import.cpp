// SPDX-License-Identifier: MIT
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "core/base/utf8.h"
#include "core/format/bvmd/bvmd_findings.h"
#include "core/io/foreign_values.h"
#include "core/io/motion/bvmd_motion.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/io/track_collector.h"

namespace furitsuke::io {

namespace {

using format::bvmd::Finding;

motion::Curve curveFromColumn(const format::bvmd::CurveBytes& bytes) {
  return {bytes[0], bytes[2], bytes[1], bytes[3]};
}

class BvmdImport {
 public:
  BvmdImport(const format::bvmd::File& file, Diagnostics& diagnostics) : file_(file), diagnostics_(diagnostics) {}

  motion::Motion motion() {
    motion::Motion motion;
    TrackCollector<motion::BoneKey> bones;
    for (const auto* tracks : {&file_.rotatingBones, &file_.movingBones}) {
      for (const format::bvmd::BoneTrack& track : *tracks) addBone(bones, track);
    }
    TrackCollector<motion::MorphKey> morphs;
    for (const format::bvmd::MorphTrack& track : file_.morphs) addMorph(morphs, track);
    motion.bones = takeTracks(bones, "");
    motion.morphs = takeTracks(morphs, "morph:");
    motion.camera = single(cameraKeys(), "camera");
    motion.property = single(propertyKeys(), "property");
    if (motion.isCameraMotion()) motion.modelName = Name::fromBytes(nameInField(kCameraModelName));
    if (physicsOff_ != 0)
      report(Finding::PhysicsOff,
             {Core::trCount("%n bone key with physics off", "%n bone keys with physics off"), Counted{physicsOff_}});
    if (file_.trailingBytes != 0) {
      report(Finding::TrailingBytes,
             {Core::trCount("%n byte after the last section", "%n bytes after the last section"),
              Counted{file_.trailingBytes}});
    }
    return motion;
  }

 private:
  void report(Finding finding, Message reason, std::string track = {}) {
    diagnostics_.emplace_back(makeDiagnostic(finding, std::move(reason))).track = std::move(track);
  }

  Name nameOf(std::string_view stored, const std::string& prefix) {
    const std::string_view text = stored.substr(0, stored.find('\0'));
    if (Result<Name> name = Name::fromText(text); name.ok()) return *std::move(name);
    Name name = Name::fromBytes(encodedWithQuestionMarks(text));
    if (reportedNames_.insert(prefix + std::string(text)).second) {
      report(Finding::NameUnencodable,
             {Core::trWith("the name \"%1\" becomes \"%2\""), utf8::sanitized(text), name.text()},
             prefix + name.text());
    }
    return name;
  }

  /// Calls append(frame, index) for each frame that is not above kMaxFrame and reports the others.
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
    if (tooLarge == 0) return;
    report(Finding::FrameTooLarge,
           {Core::trCount("%n key beyond frame 2147483647", "%n keys beyond frame 2147483647"), Counted{tooLarge}},
           path);
  }

  template <class Value>
  motion::Keys<Value>& keysOf(TrackCollector<Value>& tracks, const Name& name, const std::string& path) {
    if (tracks.contains(name))
      report(Finding::TrackRepeated, Core::tr("appears more than once; the keys are merged"), path);
    return tracks.keysOf(name);
  }

  void addBone(TrackCollector<motion::BoneKey>& bones, const format::bvmd::BoneTrack& track) {
    const Name name = nameOf(track.name, "");
    const std::string path = name.text();
    motion::Keys<motion::BoneKey>& keys = keysOf(bones, name, path);
    eachKey(track.frames, path, [&](Frame frame, std::size_t i) {
      motion::BoneKey key = motion::restBoneKey();
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

  void addMorph(TrackCollector<motion::MorphKey>& morphs, const format::bvmd::MorphTrack& track) {
    const Name name = nameOf(track.name, "morph:");
    const std::string path = "morph:" + name.text();
    motion::Keys<motion::MorphKey>& keys = keysOf(morphs, name, path);
    eachKey(track.frames, path,
            [&](Frame frame, std::size_t i) { keys.append(frame, motion::MorphKey{track.weights[i]}); });
  }

  motion::Keys<motion::CameraKey> cameraKeys() {
    const format::bvmd::CameraTrack& track = file_.camera;
    motion::Keys<motion::CameraKey> keys;
    std::size_t rounded = 0;
    eachKey(track.frames, "camera", [&](Frame frame, std::size_t i) {
      motion::CameraKey key = motion::restCameraKey();
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
      report(Finding::FovNotWhole,
             {Core::trCount("%n view angle rounded to whole degrees", "%n view angles rounded to whole degrees"),
              Counted{rounded}},
             "camera");
    return keys;
  }

  motion::Keys<motion::VisibilityIkKey> propertyKeys() {
    const format::bvmd::PropertyTrack& track = file_.property;
    std::vector<std::string> names;
    names.reserve(track.ik.size());
    for (const format::bvmd::IkColumn& column : track.ik) names.push_back(nameOf(column.name, "").bytes);
    motion::Keys<motion::VisibilityIkKey> keys;
    eachKey(track.frames, "property", [&](Frame frame, std::size_t i) {
      motion::VisibilityIkKey key{track.visible[i] != 0, {}};
      key.ik.reserve(names.size());
      for (std::size_t n = 0; n < names.size(); ++n) key.ik.push_back({names[n], track.ik[n].states[i] != 0});
      keys.append(frame, std::move(key));
    });
    return keys;
  }

  void reportDuplicates(std::size_t count, Frame first, std::string path) {
    report(Finding::KeyDuplicate,
           {Core::trCount("%n key overridden by later ones on the same frame",
                          "%n keys overridden by later ones on the same frame"),
            Counted{count}},
           std::move(path));
    diagnostics_.back().frame = first;
  }

  template <class Value>
  std::vector<motion::NamedTrack<Value>> takeTracks(TrackCollector<Value>& collector, const std::string& prefix) {
    return collector.take([&](const Name& name, std::size_t count, Frame first) {
      reportDuplicates(count, first, prefix + name.text());
    });
  }

  template <class Value>
  motion::Track<Value> single(motion::Keys<Value> keys, const char* path) {
    return orderedTrack(std::move(keys), [&](std::size_t count, Frame first) { reportDuplicates(count, first, path); });
  }

  const format::bvmd::File& file_;
  Diagnostics& diagnostics_;
  std::unordered_set<std::string> reportedNames_;
  std::size_t physicsOff_ = 0;
};

}  // namespace

motion::Motion motionFromBvmd(const format::bvmd::File& file, Diagnostics& diagnostics) {
  return BvmdImport(file, diagnostics).motion();
}

}  // namespace furitsuke::io
