// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <random>
#include <string>

#include "core/base/file.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/captured_pose.h"
#include "core/exchange/motion_from_capture.h"
#include "core/io/model/model_file.h"
#include "tests/core/exchange/capture_metrics.h"
#include "tests/support/corpus.h"
#include "tests/support/glb_samples.h"
#include "tests/support/odd_places.h"
#include "tests/support/temp_folder.h"
#include "tests/support/time_limit.h"

namespace furitsuke::exchange {
namespace {

/// A file of two nodes, of which the child moves along X: 1, 2, 4 at 0.5, 1 and 2 s. Parts of the JSON can be replaced.
struct Sample {
  std::string nodes = R"([{"name": "base", "children": [1]}, {"name": "top", "translation": [0, 10, 0]}])";
  std::string output = R"({"bufferView": 1, "componentType": 5126, "count": 3, "type": "VEC3"})";
  std::string sampler = R"({"input": 0, "output": 1})";
  std::string channel = R"({"sampler": 0, "target": {"node": 1, "path": "translation"}})";
  std::string views = "";
  std::string extensions = "{}";
  std::array<float, 3> times{0.5F, 1, 2};
  Bytes values = [] {
    Bytes bytes;
    test::appendTo<float>(bytes, {1, 0, 0, 2, 0, 0, 4, 0, 0});
    return bytes;
  }();

  [[nodiscard]] Bytes glb() const {
    Bytes binary;
    test::appendTo<float>(binary, {times[0], times[1], times[2]});
    binary.insert(binary.end(), values.begin(), values.end());
    const std::string json =
        R"({"asset": {"version": "2.0"}, "buffers": [{"byteLength": )" + std::to_string(binary.size()) +
        R"(}], "bufferViews": [{"buffer": 0, "byteLength": 12}, {"buffer": 0, "byteOffset": 12, "byteLength": )" +
        std::to_string(values.size()) + "}" + views +
        R"(], "accessors": [{"bufferView": 0, "componentType": 5126, "count": 3, "type": "SCALAR"}, )" + output +
        R"(], "nodes": )" + nodes + R"(, "animations": [{"name": "walk", "samplers": [)" + sampler +
        R"(], "channels": [)" + channel + R"(]}], "extensions": )" + extensions + "}";
    return test::glbOf(json, binary);
  }
};

/// The position of the last node at the times, or the Error.
std::string placesOf(const Result<LoadedCapture>& loaded, const std::vector<double>& times) {
  if (!loaded) return loaded.error().message();
  const CapturedMotion& motion = loaded->motion;
  std::vector<RigidTransform> transforms(motion.joints.size());
  std::string text;
  for (const double time : times) {
    sampleTransforms(motion, motion.clips[0], time, transforms);
    const glm::dvec3 at = glm::round(transforms.back().position * 1000.0) / 1000.0 + 0.0;
    text += text.empty() ? "" : " / ";
    for (int axis = 0; axis < 3; ++axis) {
      std::string number = std::to_string(at[axis]);
      number.erase(number.find_last_not_of('0') + 1);
      text += (axis == 0 ? "" : ",") + number;
    }
  }
  return text;
}

TEST(Gltf, PosesAreThoseOfItsNodes) {
  struct Row {
    const char* name;
    Sample sample;
    const char* expected;  ///< at 0, 0.25, 1 and 2 s after the first key
  };
  Sample stepped, spline, strided, shorts, sparse, scaled, matrix, turned;
  stepped.sampler = R"({"input": 0, "output": 1, "interpolation": "STEP"})";
  spline.sampler = R"({"input": 0, "output": 1, "interpolation": "CUBICSPLINE"})";
  spline.output = R"({"bufferView": 1, "componentType": 5126, "count": 9, "type": "VEC3"})";
  spline.values.clear();
  test::appendTo<float>(spline.values,
                        {9, 9, 9, 1, 0, 0, 9, 9, 9, 9, 9, 9, 2, 0, 0, 9, 9, 9, 9, 9, 9, 4, 0, 0, 9, 9, 9});
  strided.views = R"(, {"buffer": 0, "byteOffset": 12, "byteLength": 44, "byteStride": 16})";
  strided.output = R"({"bufferView": 2, "componentType": 5126, "count": 3, "type": "VEC3"})";
  strided.values.clear();
  test::appendTo<float>(strided.values, {1, 0, 0, 7, 2, 0, 0, 7, 4, 0, 0});
  sparse.output =
      R"({"componentType": 5126, "count": 3, "type": "VEC3", "sparse": {"count": 1,
          "indices": {"bufferView": 2, "componentType": 5121}, "values": {"bufferView": 1, "byteOffset": 12}}})";
  sparse.views = R"(, {"buffer": 0, "byteOffset": 48, "byteLength": 1})";
  test::appendTo<std::uint8_t>(sparse.values, {1});
  scaled.nodes = R"([{"scale": [0.01, 0.01, 0.01], "translation": [5, 0, 0], "children": [1]}, {}])";
  matrix.nodes = R"([{"matrix": [0, 2, 0, 0, -2, 0, 0, 0, 0, 0, 2, 0, 5, 0, 0, 1], "children": [1]}, {}])";
  turned.nodes = R"([{"rotation": [0, 0, 0.70710678, 0.70710678], "children": [1]}, {}])";
  shorts.channel = R"({"sampler": 0, "target": {"node": 0, "path": "rotation"}})";
  shorts.output = R"({"bufferView": 1, "componentType": 5122, "count": 3, "type": "VEC4", "normalized": true})";
  shorts.values.clear();
  test::appendTo<std::int16_t>(shorts.values, {0, 0, 0, 32767, 0, 0, 23170, 23170, 0, 0, 32767, 0});
  Sample both = shorts;
  both.channel = R"({"sampler": 1, "target": {"node": 1, "path": "translation"}},
                    {"sampler": 0, "target": {"node": 1, "path": "rotation"}})";
  both.sampler = R"({"input": 0, "output": 1}, {"input": 0, "output": 2})";
  both.output += R"(, {"bufferView": 2, "componentType": 5126, "count": 3, "type": "VEC3"})";
  both.views = R"(, {"buffer": 0, "byteOffset": 36, "byteLength": 36})";
  test::appendTo<float>(both.values, {1, 0, 0, 2, 0, 0, 4, 0, 0});
  for (const Row& row :
       {Row{"translation and rotation of a node", both, "1.,0.,0. / 1.5,0.,0. / 3.,0.,0. / 4.,0.,0."},
        Row{"linear", {}, "1.,0.,0. / 1.5,0.,0. / 3.,0.,0. / 4.,0.,0."},
        Row{"step", stepped, "1.,0.,0. / 1.,0.,0. / 2.,0.,0. / 4.,0.,0."},
        Row{"spline", spline, "1.,0.,0. / 1.5,0.,0. / 3.,0.,0. / 4.,0.,0."},
        Row{"stride", strided, "1.,0.,0. / 1.5,0.,0. / 3.,0.,0. / 4.,0.,0."},
        Row{"sparse", sparse, "0.,0.,0. / 1.,0.,0. / 1.,0.,0. / 0.,0.,0."},
        Row{"scale of the parent", scaled, "5.01,0.,0. / 5.015,0.,0. / 5.03,0.,0. / 5.04,0.,0."},
        Row{"matrix", matrix, "5.,2.,0. / 5.,3.,0. / 5.,6.,0. / 5.,8.,0."},
        Row{"rotation of the parent", turned, "0.,1.,0. / 0.,1.5,0. / 0.,3.,0. / 0.,4.,0."},
        Row{"normalized rotations", shorts, "0.,10.,0. / -7.071,7.071,0. / -7.071,-7.071,0. / 0.,-10.,0."}}) {
    EXPECT_EQ(placesOf(readGltf(row.sample.glb()), {0, 0.25, 1, 2}), row.expected) << row.name;
  }
}

TEST(Gltf, WithEmbeddedBuffersIsReadAsText) {
  // Times 0 and 1, translations (0, 0, 0) and (1, 2, 3).
  const std::string text = R"({"asset": {"version": "2.0"},
      "buffers": [{"byteLength": 32, "uri": "data:application/octet-stream;base64,AAAAAAAAgD8AAAAAAAAAAAAAAAAAAIA/AAAAQAAAQEA="}],
      "bufferViews": [{"buffer": 0, "byteLength": 8}, {"buffer": 0, "byteOffset": 8, "byteLength": 24}],
      "accessors": [{"bufferView": 0, "componentType": 5126, "count": 2, "type": "SCALAR"},
                    {"bufferView": 1, "componentType": 5126, "count": 2, "type": "VEC3"}],
      "nodes": [{"name": "a"}],
      "animations": [{"samplers": [{"input": 0, "output": 1}],
                      "channels": [{"sampler": 0, "target": {"node": 0, "path": "translation"}}]}]})";
  EXPECT_EQ(io::detectFileKind(asBytes(text)), io::FileKind::Gltf);
  EXPECT_EQ(placesOf(readGltf(asBytes(text)), {0, 0.5, 1}), "0.,0.,0. / 0.5,1.,1.5 / 1.,2.,3.");
}

TEST(Gltf, AClipEndsWithItsLastKeyAlsoIfTimesAreNotInOrder) {
  struct Row {
    std::array<float, 3> times;
    double expected;  ///< seconds
  };
  for (const Row& row : {Row{{0.5F, 1, 2}, 1.5}, Row{{0.5F, 4, 1}, 3.5}, Row{{2, 1, 0.5F}, 0}}) {
    Sample sample;
    sample.times = row.times;
    const Result<LoadedCapture> loaded = readGltf(sample.glb());
    ASSERT_TRUE(loaded.ok()) << loaded.error().message();
    EXPECT_DOUBLE_EQ(loaded->motion.clips[0].duration(), row.expected) << row.times[1];
  }
  Sample late;
  late.times = {0.5F, 1e8F, 1};
  EXPECT_EQ(placesOf(readGltf(late.glb()), {}), "animations: a clip is longer than 100 hours");
}

TEST(Gltf, DamageIsReportedWithItsPlaceAndReason) {
  struct Row {
    const char* name;
    Sample sample;
    const char* expected;
  };
  Sample cycle, twoParents, noChild, outside, huge, otherType, fewValues, noSampler, nan;
  cycle.nodes = R"([{"children": [1]}, {"children": [0]}])";
  twoParents.nodes = R"([{"children": [1]}, {}, {"children": [1]}])";
  noChild.nodes = R"([{"children": [7]}, {}])";
  outside.output = R"({"bufferView": 1, "byteOffset": 8, "componentType": 5126, "count": 3, "type": "VEC3"})";
  huge.output = R"({"componentType": 5126, "count": 4000000000, "type": "VEC3"})";
  otherType.output = R"({"bufferView": 1, "componentType": 5126, "count": 3, "type": "VEC2"})";
  fewValues.output = R"({"bufferView": 1, "componentType": 5126, "count": 2, "type": "VEC3"})";
  noSampler.channel = R"({"sampler": 3, "target": {"node": 1, "path": "translation"}})";
  nan.values.clear();
  test::appendTo<float>(nan.values, {1, 0, 0, NAN, 0, 0, 4, 0, 0});
  for (const Row& row : {Row{"cycle", cycle, "nodes: some nodes are their own ancestors"},
                         Row{"two parents", twoParents, "nodes[2]: has a child that has another parent"},
                         Row{"no such child", noChild, "nodes[0]: has a child that does not exist"},
                         Row{"outside", outside, "bufferViews[1]: the values are not within the buffer"},
                         Row{"huge", huge, "animations: have more values than the file has room for"},
                         Row{"other type", otherType, "accessors[1]: has values of another type"},
                         Row{"few values", fewValues, "animations: a track has less values than times"},
                         Row{"no sampler", noSampler, "animations: a channel has no sampler"},
                         Row{"not a number", nan, "accessors[1]: has a value that is not within 1e9"}}) {
    EXPECT_EQ(placesOf(readGltf(row.sample.glb()), {0}), row.expected) << row.name;
  }
  const Bytes good = Sample().glb();
  EXPECT_EQ(placesOf(readGltf(ByteView(good).first(good.size() - 4)), {0}),
            "byte " + std::to_string(good.size() - 48) + ", chunk: is cut off: it should have 48 bytes");
  EXPECT_EQ(placesOf(readGltf(asBytes(R"({"asset": {"version": "1.0"}})")), {0}),
            "byte 27, asset.version: is not glTF 2");
  EXPECT_EQ(placesOf(readGltf(asBytes(R"({"asset": {"version": "2.0"}})")), {0}), "has no animation of nodes");
  const char* const avatar = R"({"asset": {"version": "2.0"}, "nodes": [{"name": "J_Bip_C_Hips"}],
    "extensions": {"VRMC_vrm": {"specVersion": "1.0", "humanoid": {"humanBones": {"hips": {"node": 0}}}}}})";
  EXPECT_EQ(placesOf(readGltf(asBytes(avatar)), {0}),
            "is an avatar without a motion; models are opened from PMX and PMD files");
  const std::string external = R"({"asset": {"version": "2.0"}, "buffers": [{"byteLength": 4, "uri": "walk.bin"}]})";
  EXPECT_NE(placesOf(readGltf(asBytes(external)), {0}).find("is in the file walk.bin, which is not read"),
            std::string::npos);
}

TEST(Gltf, ASmallFileDoesNotFillTheMemory) {
  const char* const expected = "animations: have more values than the file has room for";
  // Each clip has tracks for all joints.
  std::string nodes = "{}", animations;
  for (int i = 1; i < 10'000; ++i) nodes += ",{}";
  for (int i = 0; i < 3000; ++i) animations += R"({"channels": [], "samplers": []},)";
  animations += R"({"channels": [], "samplers": []})";
  const std::string clips =
      R"({"asset": {"version": "2.0"}, "nodes": [)" + nodes + R"(], "animations": [)" + animations + "]}";
  EXPECT_EQ(placesOf(readGltf(asBytes(clips)), {0}), expected);
  // Many expressions are the same movement.
  constexpr int kKeys = 30'000;
  Bytes times;
  for (int i = 0; i < kKeys; ++i) test::appendTo<float>(times, {static_cast<float>(i)});
  std::string expressions;
  for (int i = 0; i < 10'000; ++i) expressions += (i == 0 ? "\"" : ",\"") + std::to_string(i) + R"(": {"node": 1})";
  const std::string face =
      R"({"asset": {"version": "2.0"}, "nodes": [{}, {}], "buffers": [{"byteLength": 120000}],
          "bufferViews": [{"buffer": 0, "byteLength": 120000}],
          "accessors": [{"bufferView": 0, "componentType": 5126, "count": 30000, "type": "SCALAR"},
                        {"componentType": 5126, "count": 30000, "type": "VEC3"}],
          "animations": [{"channels": [{"sampler": 0, "target": {"node": 1, "path": "translation"}}],
                          "samplers": [{"input": 0, "output": 1}]}],
          "extensions": {"VRMC_vrm_animation": {"expressions": {"custom": {)" +
      expressions + "}}}}}";
  EXPECT_EQ(placesOf(readGltf(test::glbOf(face, times)), {0}), expected);
}

TEST(Gltf, OfVrmSaysWhichNodesAreThePartsOfABody) {
  struct Row {
    const char* extensions;
    const char* expected;
  };
  for (
      const Row& row : {
          Row{R"({"VRMC_vrm_animation": {"humanoid": {"humanBones": {"hips": {"node": 0}, "head": {"node": 1}}}}})",
              "hips head"},
          Row{R"({"VRMC_vrm": {"humanoid": {"humanBones": {"chest": {"node": 0}, "leftThumbProximal": {"node": 1}}}}})",
              "leftThumbProximal"},
          Row{R"({"VRM": {"humanoid": {"humanBones": [{"bone": "leftThumbProximal", "node": 0},
                                                       {"bone": "leftThumbIntermediate", "node": 1}]}}})",
              "leftThumbMetacarpal leftThumbProximal"},
          Row{R"({"VRMC_vrm": {"humanoid": {"humanBones": {"hips": {"node": 99}, "tail": {"node": 1}}}}})", ""},
      }) {
    Sample sample;
    sample.extensions = row.extensions;
    const Result<LoadedCapture> loaded = readGltf(sample.glb());
    ASSERT_TRUE(loaded.ok()) << loaded.error().message();
    std::string roles;
    for (const auto& [role, joint] : loaded->motion.knownRoles) roles += (roles.empty() ? "" : " ") + roleName(role);
    EXPECT_EQ(roles, row.expected);
  }
}

TEST(Gltf, OfVrmAnimationHasExpressionsAndGaze) {
  Sample sample;
  sample.extensions = R"({"VRMC_vrm_animation": {"expressions": {"preset": {"happy": {"node": 1}},
      "custom": {"wave": {"node": 1}, "none": {"node": 99}}}, "lookAt": {"node": 0}}})";
  const Result<LoadedCapture> loaded = readGltf(sample.glb());
  ASSERT_TRUE(loaded.ok()) << loaded.error().message();
  const CapturedClip& clip = loaded->motion.clips[0];
  ASSERT_EQ(clip.expressions.size(), 2U);
  EXPECT_EQ(clip.expressions[0].name, "happy");
  EXPECT_TRUE(clip.expressions[0].isPreset);
  EXPECT_FALSE(clip.expressions[1].isPreset);
  EXPECT_NEAR(sampleTrack(clip.expressions[0].weights, 0.25), 1.5, 1e-6) << "the translation along X";
  EXPECT_TRUE(clip.gaze.empty()) << "the node does not turn";
}

TEST(Gltf, OfMeshesHasTheWeightsOfNamedTargets) {
  Sample sample;
  sample.nodes = R"([{"mesh": 0}, {"mesh": 1}])";
  sample.output = R"({"bufferView": 1, "componentType": 5126, "count": 6, "type": "SCALAR"})";
  sample.channel = R"({"sampler": 0, "target": {"node": 0, "path": "weights"}},
                      {"sampler": 0, "target": {"node": 1, "path": "weights"}})";
  sample.extensions = R"({}, "meshes": [{"primitives": [], "extras": {"targetNames": ["smile", "wink"]}}, {}])";
  sample.values.clear();
  test::appendTo<float>(sample.values, {0, 1, 1, 0, 0.5F, 0});
  const Result<LoadedCapture> loaded = readGltf(sample.glb());
  ASSERT_TRUE(loaded.ok()) << loaded.error().message();
  const std::vector<ExpressionTrack>& expressions = loaded->motion.clips[0].expressions;
  ASSERT_EQ(expressions.size(), 2U) << "the second mesh has no names";
  EXPECT_EQ(expressions[1].name, "wink");
  EXPECT_NEAR(sampleTrack(expressions[0].weights, 0.25), 0.5, 1e-6);
  EXPECT_NEAR(sampleTrack(expressions[1].weights, 0), 1, 1e-6);
  EXPECT_NEAR(sampleTrack(expressions[1].weights, 0.25), 0.5, 1e-6);
  EXPECT_NEAR(sampleTrack(expressions[0].weights, 9), 0.5, 1e-6);
  sample.output = R"({"bufferView": 1, "componentType": 5126, "count": 5, "type": "SCALAR"})";
  EXPECT_FALSE(readGltf(sample.glb()).ok()) << "less values than times";
}

TEST(Gltf, ReadsBuffersOnlyFromItsFolder) {
  const test::TempFolder folder;
  Bytes buffer;
  test::appendTo<float>(buffer, {0, 1, 0, 0, 0, 1, 2, 3});
  std::filesystem::create_directories(folder.path() / "here" / "sub");
  for (const char* file : {"here/a b.bin", "here/sub/a.bin", "outside.bin"}) {
    ASSERT_TRUE(writeFileAtomically(folder.path() / file, buffer));
  }
  const bool hasLinks = test::hasSymbolicLinks();
  const bool hasDevice = std::filesystem::exists(folder.path() / "/dev/zero");
  if (hasLinks) std::filesystem::create_symlink(folder.path() / "outside.bin", folder.path() / "here" / "link.bin");
  const auto gltf = [](const std::string& uri) {
    return R"({"asset": {"version": "2.0"}, "buffers": [{"byteLength": 32, "uri": ")" + uri +
           R"("}], "bufferViews": [{"buffer": 0, "byteLength": 8}, {"buffer": 0, "byteOffset": 8, "byteLength": 24}],
      "accessors": [{"bufferView": 0, "componentType": 5126, "count": 2, "type": "SCALAR"},
                    {"bufferView": 1, "componentType": 5126, "count": 2, "type": "VEC3"}],
      "nodes": [{"name": "a"}], "animations": [{"samplers": [{"input": 0, "output": 1}],
      "channels": [{"sampler": 0, "target": {"node": 0, "path": "translation"}}]}]})";
  };
  struct Row {
    std::string uri;
    const char* problem;  ///< part of the Error; empty: it is read
  };
  for (const Row& row :
       {Row{"a%20b.bin", ""}, Row{"sub/a.bin", ""}, Row{"sub/../sub/a.bin", ""},
        Row{"../outside.bin", "not in the folder"}, Row{"link.bin", hasLinks ? "not in the folder" : "does not exist"},
        Row{(folder.path() / "outside.bin").generic_string(), "not in the folder"},
        Row{"missing.bin", "does not exist"}, Row{"sub", "not a file"},
        Row{"/dev/zero", hasDevice ? "not in the folder" : "does not exist"},
        Row{"https://example.org/a.bin", "does not exist"}}) {
    const std::string text = gltf(row.uri);
    const std::string places = placesOf(readGltf(asBytes(text), {folder.path() / "here"}), {0, 1});
    if (row.problem[0] == '\0') {
      EXPECT_EQ(places, "0.,0.,0. / 1.,2.,3.") << row.uri;
    } else {
      EXPECT_NE(places.find(row.problem), std::string::npos) << row.uri << ": " << places;
    }
  }
  const std::string good = gltf("sub/a.bin");
  EXPECT_NE(placesOf(readGltf(asBytes(good)), {0}).find("which is not read"), std::string::npos) << "without a folder";
}

TEST(Gltf, WithoutMotionIsABodyIfThatIsAllowed) {
  const std::string text = R"({"asset": {"version": "2.0"}, "nodes": [{"name": "a"}]})";
  EXPECT_FALSE(readGltf(asBytes(text)).ok());
  const Result<LoadedCapture> still = readGltf(asBytes(text), {{}, true});
  ASSERT_TRUE(still.ok());
  EXPECT_EQ(still->motion.joints.size(), 1U);
  EXPECT_TRUE(still->motion.clips.empty());
}

/// Reads what is left of a damaged file; it need only end soon and without a crash.
void readDamaged(const Bytes& bytes, const char* file) {
  const auto begin = std::chrono::steady_clock::now();
  const Result<LoadedCapture> loaded = readGltf(bytes);
  EXPECT_TRUE(loaded.ok() || !loaded.error().reason.isEmpty()) << file;
  EXPECT_LT(std::chrono::steady_clock::now() - begin, test::timeLimit(std::chrono::seconds(2))) << file;
}

TEST(Gltf, DamagedAnywhereIsReadOrRefusedAtOnce) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  constexpr std::size_t kCuts = 20, kChanges = 200, kChangedBytes = 8;
  std::mt19937 random(1);
  for (const char* file : test::danceRows<const char*>(
           {"expression_lookat.vrma", "xz_flip.vrma", "idle_loop.vrma", "example_avatar.vrm", "three_bones.glb"})) {
    const Bytes whole = readFile(*folder / "exchange" / file).value();
    for (std::size_t i = 0; i < kCuts; ++i) {
      readDamaged({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(whole.size() * i / kCuts)}, file);
    }
    for (std::size_t i = 0; i < kChanges; ++i) {
      Bytes changed = whole;
      // Half of the changes are in the JSON, which comes first.
      const std::size_t range = i % 2 == 0 ? whole.size() : std::min<std::size_t>(whole.size(), 20'000);
      for (std::size_t k = 0; k < kChangedBytes; ++k) changed[random() % range] = static_cast<std::byte>(random());
      readDamaged(changed, file);
    }
  }
}

TEST(Gltf, OfTheCorpusIsFittedWithinBounds) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  struct Row {
    const char* file;
    std::size_t clips, frames;
    bool isPerson;
  };
  const model::Model model = io::loadModel(*folder / "models" / "luka.pmx").value().model;
  for (const Row& row : test::danceRows<Row>({{"idle_loop.vrma", 1, 250, true},
                                              {"michelle_samba.glb", 2, 547, true},
                                              {"expression_lookat.vrma", 1, 7, true},
                                              {"twisting.vrma", 1, 1800, true},
                                              {"xz_flip.vrma", 1, 2, true},
                                              {"three_bones.glb", 1, 24, false}})) {
    const Result<LoadedCapture> loaded = readGltf(readFile(*folder / "exchange" / row.file).value());
    ASSERT_TRUE(loaded.ok()) << row.file << ": " << loaded.error().message();
    EXPECT_EQ(loaded->motion.clips.size(), row.clips) << row.file;
    EXPECT_EQ(loaded->motion.clips[0].frameCount, row.frames) << row.file;
    CaptureFitOptions options;
    options.isDense = true;
    const Result<FittedMotion> fitted = motionFromCapture(loaded->motion, model, options);
    EXPECT_EQ(fitted.ok(), row.isPerson) << row.file;
    if (!fitted) continue;
    const test::CaptureMetrics metrics = test::metricsOf(loaded->motion, model, fitted->motion, 30);
    EXPECT_LE(metrics.arms.p95, 0.1) << row.file;
    EXPECT_LE(metrics.turns.p95, 0.1) << row.file;
    EXPECT_LE(metrics.hips.p95, 0.01) << row.file;
  }
  const Bytes avatar = readFile(*folder / "exchange" / "example_avatar.vrm").value();
  EXPECT_FALSE(readGltf(avatar).ok()) << "it has no animation";
  EXPECT_TRUE(missingRoles(findRoles(readGltf(avatar, {{}, true})->motion).value()).empty());
}

}  // namespace
}  // namespace furitsuke::exchange
