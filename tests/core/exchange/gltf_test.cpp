// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <string>

#include "core/base/file.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/captured_pose.h"
#include "core/exchange/motion_from_capture.h"
#include "core/io/model/model_file.h"
#include "tests/core/exchange/captured_figures.h"
#include "tests/support/corpus.h"
#include "tests/support/glb_samples.h"

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
  Bytes values = [] {
    Bytes bytes;
    test::appendTo<float>(bytes, {1, 0, 0, 2, 0, 0, 4, 0, 0});
    return bytes;
  }();

  [[nodiscard]] Bytes glb() const {
    Bytes binary;
    test::appendTo<float>(binary, {0.5F, 1, 2});
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
  std::vector<JointStance> stances(motion.joints.size());
  std::string text;
  for (const double time : times) {
    sampleStances(motion, motion.clips[0], time, stances);
    const glm::dvec3 at = glm::round(stances.back().position * 1000.0) / 1000.0 + 0.0;
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
  const std::string external = R"({"asset": {"version": "2.0"}, "buffers": [{"byteLength": 4, "uri": "walk.bin"}]})";
  EXPECT_NE(placesOf(readGltf(asBytes(external)), {0}).find("is in the file walk.bin, which is not read"),
            std::string::npos);
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
    const test::CapturedFigures figures = test::figuresOf(loaded->motion, model, fitted->motion, 30);
    EXPECT_LE(figures.arms.p95, 0.1) << row.file;
    EXPECT_LE(figures.turns.p95, 0.1) << row.file;
    EXPECT_LE(figures.hips.p95, 0.01) << row.file;
  }
  EXPECT_FALSE(readGltf(readFile(*folder / "exchange" / "example_avatar.vrm").value()).ok()) << "it has no animation";
}

}  // namespace
}  // namespace furitsuke::exchange
