// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/motions.h"

#include <gtest/gtest.h>

#include <cmath>

namespace furitsuke::test {

BoneKey boneKeyAt(float x) {
  BoneKey key = restBoneKey();
  key.translation.x = x;
  return key;
}

Name nameOf(std::string_view text) {
  Result<Name> name = Name::fromText(text);
  EXPECT_TRUE(name.ok()) << text;
  return name.ok() ? *name : Name{};
}

TrackId addBone(Motion& motion, std::string_view name, std::initializer_list<Frame> frames, SourceRecord firstSource) {
  const TrackId id = motion.ensureBone(nameOf(name));
  Keys<BoneKey> keys;
  for (const Frame frame : frames) {
    const SourceRecord source =
        firstSource == kNoSource ? kNoSource : firstSource + static_cast<SourceRecord>(keys.size());
    keys.append(frame, boneKeyAt(static_cast<float>(frame)), source);
  }
  motion.bones[id.index].keys = Track<BoneKey>(std::move(keys));
  return id;
}

TrackId addMorph(Motion& motion, std::string_view name, std::initializer_list<Frame> frames) {
  const TrackId id = motion.ensureMorph(nameOf(name));
  Keys<MorphKey> keys;
  for (const Frame frame : frames) keys.append(frame, MorphKey{static_cast<float>(frame) / 100});
  motion.morphs[id.index].keys = Track<MorphKey>(std::move(keys));
  return id;
}

std::string framesOf(const Motion& motion, TrackId track) {
  std::string text;
  for (const Frame frame : motion.frames(track)) text += (text.empty() ? "" : " ") + std::to_string(frame);
  return text;
}

std::string keysOf(const Motion& motion, TrackId bone) {
  const Track<BoneKey>& track = motion.bones[bone.index].keys;
  std::string text;
  for (std::size_t i = 0; i < track.size(); ++i) {
    text += (text.empty() ? "" : " ") + std::to_string(track.frames()[i]) + ":" +
            std::to_string(std::lround(track.values()[i].translation.x));
  }
  return text;
}

}  // namespace furitsuke::test
