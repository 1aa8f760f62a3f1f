// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/clip_gaps.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/file.h"
#include "core/exchange/capture_file.h"
#include "tests/support/corpus.h"
#include "tests/support/glb_samples.h"

namespace furitsuke::exchange {
namespace {

constexpr double kRate = 30;

/// A joint that moves along x, with a key at each frame for which `isKept`.
JointTracks movedJoint(int frames, const std::function<bool(int)>& isKept, const std::function<float(int)>& placeAt) {
  auto times = std::make_shared<std::vector<double>>();
  JointTracks tracks;
  for (int frame = 0; frame < frames; ++frame) {
    if (!isKept(frame)) continue;
    times->push_back(frame / kRate);
    tracks.translation.values.push_back({placeAt(frame), 0, 0});
  }
  tracks.translation.times = times;
  return tracks;
}

float waveAt(int frame) { return static_cast<float>(std::sin(frame * 0.1)); }
bool isOutsideOfHole(int frame) { return frame <= 50 || frame >= 119; }

TEST(ClipGaps, AreFramesWithoutAKeyOfARecording) {
  const auto all = [](int) { return true; };
  const JointTracks dense = movedJoint(200, all, waveAt);
  const JointTracks hole = movedJoint(200, isOutsideOfHole, waveAt);
  const JointTracks still = movedJoint(200, isOutsideOfHole, [](int) { return 1.0F; });
  const JointTracks byHand = movedJoint(
      200, [](int frame) { return frame % 12 == 0 || frame == 51; }, waveAt);
  const JointTracks twoKeys = movedJoint(
      200, [](int frame) { return frame == 0 || frame == 199; }, waveAt);
  const JointTracks everySecond = movedJoint(
      200, [](int frame) { return frame % 2 == 0 && isOutsideOfHole(frame); }, waveAt);
  using Gaps = std::vector<std::pair<double, double>>;
  struct Row {
    const char* name;
    std::vector<JointTracks> tracks;
    Gaps gaps;
  };
  const Gaps one = {{50 / kRate, 119 / kRate}};
  for (const Row& row :
       {Row{"no track", {}, {}}, Row{"all frames", {dense, dense}, {}}, Row{"a hole of 68 frames", {hole, hole}, one},
        Row{"a joint that keeps its place", {hole, hole, twoKeys}, one},
        Row{"every second frame", {everySecond}, {{50 / kRate, 120 / kRate}}},
        Row{"another joint was recorded", {hole, dense}, {}}, Row{"equal keys are left out", {still, still}, {}},
        Row{"set by hand", {byHand}, {}}, Row{"mostly set by hand", {hole, byHand, byHand}, {}}}) {
    CapturedClip clip;
    clip.tracks = row.tracks;
    EXPECT_EQ(findClipGaps(clip), row.gaps) << row.name;
  }
}

TEST(ClipGaps, OfAGltfCountFromItsFirstKey) {
  Bytes binary;
  std::vector<float> places;
  for (int frame = 0; frame < 200; ++frame) {
    if (!isOutsideOfHole(frame)) continue;
    test::appendTo<float>(binary, {2 + static_cast<float>(frame) / 30});
    places.insert(places.end(), {waveAt(frame), 0, 0});
  }
  const std::string count = std::to_string(places.size() / 3), timeBytes = std::to_string(binary.size());
  for (const float place : places) test::appendTo<float>(binary, {place});
  const std::string json =
      R"({"asset": {"version": "2.0"}, "buffers": [{"byteLength": )" + std::to_string(binary.size()) +
      R"(}], "bufferViews": [{"buffer": 0, "byteLength": )" + timeBytes + R"(}, {"buffer": 0, "byteOffset": )" +
      timeBytes + R"(, "byteLength": )" + std::to_string(4 * places.size()) +
      R"(}], "accessors": [{"bufferView": 0, "componentType": 5126, "type": "SCALAR", "count": )" + count +
      R"(}, {"bufferView": 1, "componentType": 5126, "type": "VEC3", "count": )" + count +
      R"(}], "nodes": [{}], "animations": [{"samplers": [{"input": 0, "output": 1}], "channels": [{"sampler": 0,
          "target": {"node": 0, "path": "translation"}}]}]})";
  const auto loaded = readGltf(test::glbOf(json, binary));
  ASSERT_TRUE(loaded.ok()) << loaded.error().message();
  const auto& gaps = loaded->motion.clips.front().gaps;
  ASSERT_EQ(gaps.size(), 1U);
  EXPECT_NEAR(gaps[0].first, 50 / kRate, 1e-5);
  EXPECT_NEAR(gaps[0].second, 119 / kRate, 1e-5);
}

TEST(ClipGaps, AreNotFoundInTheCorpus) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  for (const char* file : {"idle_loop.vrma", "michelle_samba.glb", "twisting.vrma", "xz_flip.vrma",
                           "expression_lookat.vrma", "cmu_walk.bvh", "rokoko_jesse.bvh"}) {
    const auto bytes = readFile(*corpus / "exchange" / file);
    ASSERT_TRUE(bytes.ok()) << file;
    const bool isText = std::string(file).ends_with(".bvh");
    const auto loaded = readCapture(isText ? io::FileKind::Bvh : io::FileKind::Gltf, *bytes);
    ASSERT_TRUE(loaded.ok()) << file;
    for (const CapturedClip& clip : loaded->motion.clips) EXPECT_TRUE(clip.gaps.empty()) << file;
  }
}

}  // namespace
}  // namespace furitsuke::exchange
