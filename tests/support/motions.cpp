// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/motions.h"

#include <gtest/gtest.h>

#include <cmath>

namespace furitsuke::test {

motion::BoneKey boneKeyAt(float x) {
  motion::BoneKey key = motion::restBoneKey();
  key.translation.x = x;
  return key;
}

Name nameOf(std::string_view text) {
  Result<Name> name = Name::fromText(text);
  EXPECT_TRUE(name.ok()) << text;
  return name.ok() ? *name : Name{};
}

motion::TrackId addBone(motion::Motion& motion, std::string_view name, std::initializer_list<Frame> frames,
                        motion::SourceRecord firstSource) {
  const motion::TrackId id = motion.ensureBone(nameOf(name));
  motion::Keys<motion::BoneKey> keys;
  for (const Frame frame : frames) {
    const motion::SourceRecord source = firstSource == motion::kNoSource
                                            ? motion::kNoSource
                                            : firstSource + static_cast<motion::SourceRecord>(keys.size());
    keys.append(frame, boneKeyAt(static_cast<float>(frame)), source);
  }
  motion.bones[id.index].keys = motion::Track<motion::BoneKey>(std::move(keys));
  return id;
}

motion::TrackId addMorph(motion::Motion& motion, std::string_view name, std::initializer_list<Frame> frames) {
  const motion::TrackId id = motion.ensureMorph(nameOf(name));
  motion::Keys<motion::MorphKey> keys;
  for (const Frame frame : frames) keys.append(frame, motion::MorphKey{static_cast<float>(frame) / 100});
  motion.morphs[id.index].keys = motion::Track<motion::MorphKey>(std::move(keys));
  return id;
}

motion::Motion sampleMotion() {
  motion::Motion motion;
  motion.modelName = nameOf("初音ミク");
  addBone(motion, "右腕", {0, 10, 20});
  addBone(motion, "左腕", {0, 30});
  addMorph(motion, "あ", {0, 15});
  motion::Keys<motion::CameraKey> camera;
  camera.append(0, motion::restCameraKey());
  camera.append(40, motion::restCameraKey());
  motion.camera = motion::Track<motion::CameraKey>(camera);
  return motion;
}

std::string framesOf(const motion::Motion& motion, motion::TrackId track) {
  std::string text;
  for (const Frame frame : motion.frames(track)) text += (text.empty() ? "" : " ") + std::to_string(frame);
  return text;
}

std::string keysOf(const motion::Motion& motion, motion::TrackId bone) {
  const motion::Track<motion::BoneKey>& track = motion.bones[bone.index].keys;
  std::string text;
  for (std::size_t i = 0; i < track.size(); ++i) {
    text += (text.empty() ? "" : " ") + std::to_string(track.frames()[i]) + ":" +
            std::to_string(std::lround(track.values()[i].translation.x));
  }
  return text;
}

}  // namespace furitsuke::test
