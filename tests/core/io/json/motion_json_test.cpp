// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/motion_json.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace furitsuke::io {
namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInf = std::numeric_limits<float>::infinity();

template <class Value>
motion::Track<Value> makeTrack(std::vector<std::pair<Frame, Value>> keys) {
  motion::Keys<Value> columns;
  for (auto& [frame, key] : keys) columns.append(frame, std::move(key));
  return motion::Track<Value>(std::move(columns));
}

Name nameOf(std::string_view text) { return *Name::fromText(text); }

/// Keys on all six kinds of tracks.
motion::Motion sampleMotion() {
  motion::Motion motion;
  motion.modelName = nameOf("初音ミク");
  motion::BoneKey bone{{0.1F, -0.0F, 1e-20F},
                       {0, 0, 0, 1},
                       {{{1, 2, 3, 4}, {20, 20, 107, 107}, {255, 0, 128, 127}, {5, 6, 7, 8}}},
                       false};
  motion.bones.push_back({nameOf("センター"), makeTrack<motion::BoneKey>({{0, motion::restBoneKey()}, {30, bone}})});
  motion.morphs.push_back({nameOf("あ"), makeTrack<motion::MorphKey>({{0, {0.5F}}})});
  motion::CameraKey camera = motion::restCameraKey();
  camera.curves[5] = {9, 8, 7, 6};
  camera.perspective = false;
  motion.camera = makeTrack<motion::CameraKey>({{0, camera}});
  motion.light = makeTrack<motion::LightKey>({{0, motion::restLightKey()}});
  motion.selfShadow = makeTrack<motion::SelfShadowKey>({{kMaxFrame, motion::restSelfShadowKey()}});
  motion.property =
      makeTrack<motion::VisibilityIkKey>({{0, {true, {{nameOf("右足ＩＫ").bytes, false}}}}, {5, {false, {}}}});
  return motion;
}

motion::Motion emptyMotion() { return {}; }

void expectRoundTrip(const motion::Motion& motion) {
  const auto parsed = motionFromJson(motionToJson(motion));
  ASSERT_TRUE(parsed.ok()) << parsed.error().message();
  EXPECT_EQ(parsed->motion, motion);
  EXPECT_TRUE(parsed->diagnostics.empty());
}

TEST(MotionJson, HasTheDocumentedForm) {
  EXPECT_EQ(motionToJson(sampleMotion()), R"({
  "format": "furitsuke.motion",
  "version": 1,
  "modelName": "初音ミク",
  "bones": [
    { "name": "センター", "keys": [
      { "frame": 0, "translation": [0.0, 0.0, 0.0], "rotation": [0.0, 0.0, 0.0, 1.0], "curves": { "x": [20, 20, 107, 107], "y": [20, 20, 107, 107], "z": [20, 20, 107, 107], "rotation": [20, 20, 107, 107] }, "physics": true },
      { "frame": 30, "translation": [0.1, -0.0, 1e-20], "rotation": [0.0, 0.0, 0.0, 1.0], "curves": { "x": [1, 2, 3, 4], "y": [20, 20, 107, 107], "z": [255, 0, 128, 127], "rotation": [5, 6, 7, 8] }, "physics": false }] }],
  "morphs": [
    { "name": "あ", "keys": [
      { "frame": 0, "weight": 0.5 }] }],
  "camera": [
    { "frame": 0, "distance": -45.0, "target": [0.0, 10.0, 0.0], "rotation": [0.0, 0.0, 0.0], "fov": 30, "perspective": false, "curves": { "x": [20, 20, 107, 107], "y": [20, 20, 107, 107], "z": [20, 20, 107, 107], "rotation": [20, 20, 107, 107], "distance": [20, 20, 107, 107], "fov": [9, 8, 7, 6] } }],
  "lights": [
    { "frame": 0, "color": [0.6015625, 0.6015625, 0.6015625], "direction": [-0.5, -1.0, 0.5] }],
  "selfShadow": [
    { "frame": 2147483647, "mode": 1, "distance": 0.01125 }],
  "properties": [
    { "frame": 0, "visible": true, "ik": [{ "name": "右足ＩＫ", "enabled": false }] },
    { "frame": 5, "visible": false, "ik": [] }]
}
)");
}

TEST(MotionJson, RoundTripsEveryKey) {
  expectRoundTrip(sampleMotion());
  expectRoundTrip(emptyMotion());
}

TEST(MotionJson, KeepsEveryBitOfAFloat) {
  for (const float value : {0.0F, -0.0F, 1.0F, -45.0F, 0.1F, 1.0F / 3, 1e20F, 1e-20F, 16777216.0F, 123456792.0F,
                            std::numeric_limits<float>::denorm_min(), std::numeric_limits<float>::max(),
                            -std::numeric_limits<float>::min(), kNan, kInf, -kInf}) {
    motion::Motion motion;
    motion.morphs.push_back({nameOf("m"), makeTrack<motion::MorphKey>({{0, {value}}})});
    expectRoundTrip(motion);
  }
}

TEST(MotionJson, WritesFloatsWithPointOrExponentAndNonFiniteOnesAsStrings) {
  struct Row {
    float value;
    const char* text;
  };
  for (const Row& row : {Row{1, "1.0"}, Row{-0.0F, "-0.0"}, Row{1e20F, "1e+20"}, Row{100, "100.0"},
                         Row{kNan, "\"nan\""}, Row{kInf, "\"inf\""}, Row{-kInf, "\"-inf\""}}) {
    motion::Motion motion;
    motion.morphs.push_back({nameOf("m"), makeTrack<motion::MorphKey>({{0, {row.value}}})});
    EXPECT_NE(motionToJson(motion).find(std::string("\"weight\": ") + row.text + " }"), std::string::npos) << row.text;
  }
}

TEST(MotionJson, KeepsTheBytesOfNamesWhoseTextDoesNotRoundTrip) {
  motion::Motion motion;
  motion.modelName = Name::fromBytes("\x90\xD4\x81");
  // Truncated inside a character; and a duplicate row of the code page, whose text encodes to different bytes.
  motion.bones.push_back({Name::fromBytes("\x8D\xB6\x8A"), makeTrack<motion::BoneKey>({{0, motion::restBoneKey()}})});
  motion.bones.push_back({Name::fromBytes("\xED\x40"), makeTrack<motion::BoneKey>({{1, motion::restBoneKey()}})});
  motion.property = makeTrack<motion::VisibilityIkKey>({{0, {true, {{"\x8D\xB6\x8A", true}}}}});
  const std::string json = motionToJson(motion);
  for (const char* part : {"\"modelNameBytes\": \"90d481\"", "\"nameBytes\": \"8db68a\", \"keys\"",
                           "\"nameBytes\": \"ed40\"", "\"nameBytes\": \"8db68a\", \"enabled\""}) {
    EXPECT_NE(json.find(part), std::string::npos) << part << " in " << json;
  }
  expectRoundTrip(motion);
}

TEST(MotionJson, EscapesSpecialCharactersInStrings) {
  motion::Motion motion;
  motion.modelName = Name::fromBytes("a\"b\\c\x01\n");
  EXPECT_NE(motionToJson(motion).find(R"("modelName": "a\"b\\c\u0001\u000a")"), std::string::npos);
  expectRoundTrip(motion);
}

TEST(MotionJson, OmitsTracksWithoutKeys) {
  motion::Motion motion;
  motion.bones.push_back({nameOf("a"), {}});
  EXPECT_NE(motionToJson(motion).find("\"bones\": []"), std::string::npos);
}

/// The JSON of a motion with the member `member` replaced by `value`.
std::string jsonWith(const std::string& member, const std::string& value) {
  std::string text = "{";
  const char* separator = "";
  for (const auto& [name, usual] : std::vector<std::pair<std::string, std::string>>{{"format", "\"furitsuke.motion\""},
                                                                                    {"version", "1"},
                                                                                    {"modelName", "\"\""},
                                                                                    {"bones", "[]"},
                                                                                    {"morphs", "[]"},
                                                                                    {"camera", "[]"},
                                                                                    {"lights", "[]"},
                                                                                    {"selfShadow", "[]"},
                                                                                    {"properties", "[]"}}) {
    text += separator;
    text += '"' + name + "\":" + (name == member ? value : usual);
    separator = ",";
  }
  return text + '}';
}

TEST(MotionJson, AcceptsKeysInAnyOrderAndTracksInParts) {
  const auto parsed = motionFromJson(jsonWith("morphs", R"([
    {"keys": [{"weight": 3, "frame": 3}, {"frame": 1, "weight": 1}], "comment": {"x": [null, true]}, "name": "\u3042"},
    {"name": "い", "keys": []},
    {"name": "あ", "keys": [{"frame": 3, "weight": 4}, {"frame": 2, "weight": 2e0}]}])"));
  ASSERT_TRUE(parsed.ok()) << parsed.error().message();
  ASSERT_EQ(parsed->motion.morphs.size(), 2U);
  EXPECT_EQ(parsed->motion.morphs[0].name, nameOf("あ"));
  EXPECT_EQ(parsed->motion.morphs[0].keys, makeTrack<motion::MorphKey>({{1, {1}}, {2, {2}}, {3, {4}}}));
  ASSERT_EQ(parsed->diagnostics.size(), 2U);
  EXPECT_EQ(parsed->diagnostics[0].code, "json.key.duplicate");
  EXPECT_EQ(parsed->diagnostics[0].track, "morph:あ");
  EXPECT_EQ(parsed->diagnostics[0].frame, 3);
}

TEST(MotionJson, ReportsRepeatedFramesOncePerTrack) {
  std::string keys;
  for (int i = 0; i < 1000; ++i) keys += R"({"frame": 7, "weight": 0.5}, )";
  const auto parsed =
      motionFromJson(jsonWith("morphs", R"([{"name": "a", "keys": [)" + keys + R"({"frame": 7, "weight": 1}]}])"));
  ASSERT_TRUE(parsed.ok()) << parsed.error().message();
  ASSERT_EQ(parsed->motion.morphs.at(0).keys.size(), 1U);
  EXPECT_EQ(parsed->motion.morphs[0].keys.values()[0].weight, 1.0F);
  ASSERT_EQ(parsed->diagnostics.size(), 1U);
  EXPECT_EQ(parsed->diagnostics[0].track, "morph:a");
  EXPECT_EQ(parsed->diagnostics[0].frame, 7);
  EXPECT_EQ(parsed->diagnostics[0].reason, "1000 keys overridden by later ones on the same frame");
}

TEST(MotionJson, PrefersNameBytesAndDistinguishesTracksByBytes) {
  const auto parsed = motionFromJson(jsonWith("morphs", R"([
    {"name": "x", "nameBytes": "82A0", "keys": []}, {"name": "x", "keys": []}, {"name": "あ", "keys": []}])"));
  ASSERT_TRUE(parsed.ok());
  ASSERT_EQ(parsed->motion.morphs.size(), 2U);
  EXPECT_EQ(parsed->motion.morphs[0].name, nameOf("あ"));
  EXPECT_EQ(parsed->motion.morphs[1].name, nameOf("x"));
}

TEST(MotionJson, ReadsFloatsWithoutRoundingThroughDouble) {
  // Rounded to double first, this would be the middle between two floats and round to the wrong one.
  const auto parsed = motionFromJson(
      jsonWith("morphs", R"([{"name": "m", "keys": [{"frame": 0, "weight": 1.00000005960464477540}]}])"));
  ASSERT_TRUE(parsed.ok());
  EXPECT_EQ(parsed->motion.morphs[0].keys.values()[0].weight, 1.00000011920928955078125F);
}

TEST(MotionJson, ReadsNumbersTooSmallForAFloatAsZero) {
  for (const char* number : {"1e-60", "-1e-400", "0.00000000000000000000000000000000000000000000000000000001"}) {
    const auto parsed = motionFromJson(
        jsonWith("morphs", R"([{"name": "m", "keys": [{"frame": 0, "weight": )" + std::string(number) + "}]}]"));
    ASSERT_TRUE(parsed.ok()) << number;
    EXPECT_EQ(parsed->motion.morphs[0].keys.values()[0].weight, 0.0F);
  }
}

/// A bone key at frame 0 with these members.
std::string boneKeyWith(const std::string& members) {
  return R"({"format": "furitsuke.motion", "version": 1, "bones": [{"name": "a", "keys": [{"frame": 0)" + members +
         "}]}]}";
}

TEST(MotionJson, ReadsMissingMembersAsTheValuesOfANewKey) {
  const auto parsed = motionFromJson(R"({"format": "furitsuke.motion", "version": 1,
    "bones": [{"name": "a", "keys": [{"frame": 3}, {"frame": 5, "translation": [1, 2, 3]}]}],
    "camera": [{"frame": 0}, {"frame": 9, "fov": 40}], "lights": [{"frame": 0}],
    "selfShadow": [{"frame": 1}, {"frame": 2, "mode": 0}], "properties": [{"frame": 0}]})");
  ASSERT_TRUE(parsed.ok()) << parsed.error().message();
  EXPECT_TRUE(parsed->diagnostics.empty());
  motion::Motion expected;
  motion::BoneKey moved = motion::restBoneKey();
  moved.translation = {1, 2, 3};
  expected.bones.push_back({nameOf("a"), makeTrack<motion::BoneKey>({{3, motion::restBoneKey()}, {5, moved}})});
  motion::CameraKey wide = motion::restCameraKey();
  wide.fov = 40;
  expected.camera = makeTrack<motion::CameraKey>({{0, motion::restCameraKey()}, {9, wide}});
  expected.light = makeTrack<motion::LightKey>({{0, motion::restLightKey()}});
  motion::SelfShadowKey off = motion::restSelfShadowKey();
  off.mode = 0;
  expected.selfShadow = makeTrack<motion::SelfShadowKey>({{1, motion::restSelfShadowKey()}, {2, off}});
  expected.property = makeTrack<motion::VisibilityIkKey>({{0, motion::restVisibilityIkKey()}});
  EXPECT_EQ(parsed->motion, expected);
}

TEST(MotionJson, ReadsADocumentWithoutTracksAsAnEmptyMotion) {
  const auto parsed =
      motionFromJson(R"({"format": "furitsuke.motion", "version": 1, "$schema": "motion.schema.json"})");
  ASSERT_TRUE(parsed.ok()) << parsed.error().message();
  EXPECT_EQ(parsed->motion, emptyMotion());
  EXPECT_TRUE(parsed->diagnostics.empty());
}

TEST(MotionJson, AppliesOneCurveToTheChannelsThatCurvesDoesNotName) {
  constexpr motion::Curve kLinear = motion::kLinearCurve;
  constexpr motion::Curve kA{1, 2, 3, 4};
  constexpr motion::Curve kB{5, 6, 7, 8};
  struct Row {
    const char* members;
    std::array<motion::Curve, motion::kBoneChannelCount> curves;  ///< x, y, z, rotation
  };
  const std::vector<Row> rows{
      {"", {kLinear, kLinear, kLinear, kLinear}},
      {R"(, "curve": "linear")", {kLinear, kLinear, kLinear, kLinear}},
      {R"(, "curve": [1, 2, 3, 4])", {kA, kA, kA, kA}},
      {R"(, "curves": {})", {kLinear, kLinear, kLinear, kLinear}},
      {R"(, "curves": {"y": [1, 2, 3, 4]})", {kLinear, kA, kLinear, kLinear}},
      {R"(, "curves": {"rotation": [5, 6, 7, 8], "x": [1, 2, 3, 4]})", {kA, kLinear, kLinear, kB}},
      {R"(, "curve": [1, 2, 3, 4], "curves": {"z": [5, 6, 7, 8]})", {kA, kA, kB, kA}},
      {R"(, "curves": {"z": [5, 6, 7, 8]}, "curve": [1, 2, 3, 4])", {kA, kA, kB, kA}},
      {R"(, "curves": {"z": "linear"}, "curve": [1, 2, 3, 4])", {kA, kA, kLinear, kA}},
  };
  for (const Row& row : rows) {
    const auto parsed = motionFromJson(boneKeyWith(row.members));
    ASSERT_TRUE(parsed.ok()) << row.members << parsed.error().message();
    EXPECT_EQ(parsed->motion.bones.at(0).keys.values()[0].curves, row.curves) << row.members;
  }
  const auto camera = motionFromJson(R"({"format": "furitsuke.motion", "version": 1,
    "camera": [{"frame": 0, "curves": {"fov": [5, 6, 7, 8], "distance": "linear"}, "curve": [1, 2, 3, 4]}]})");
  ASSERT_TRUE(camera.ok()) << camera.error().message();
  EXPECT_EQ(camera->motion.camera.values()[0].curves,
            (std::array<motion::Curve, motion::kCameraChannelCount>{kA, kA, kA, kA, kLinear, kB}));
}

TEST(MotionJson, ReadsWholeNumbersWithAPointOrAnExponent) {
  for (const char* frame : {"30", "30.0", "3e1", "0.3E+2"}) {
    const auto parsed = motionFromJson(
        jsonWith("morphs", R"([{"name": "m", "keys": [{"weight": 1, "frame": )" + std::string(frame) + "}]}]"));
    ASSERT_TRUE(parsed.ok()) << frame << parsed.error().message();
    EXPECT_EQ(parsed->motion.morphs.at(0).keys.frames()[0], 30) << frame;
  }
}

TEST(MotionJson, ReportsUnknownMembersOncePerName) {
  const auto parsed = motionFromJson(R"({"format": "furitsuke.motion", "version": 1, "note": [1, {"x": 2}],
    "bones": [{"name": "a", "keys": [{"frame": 0, "rotaton": 1}, {"frame": 1, "rotaton": null, "curves": {"w": 0}}]}]})");
  ASSERT_TRUE(parsed.ok()) << parsed.error().message();
  std::vector<std::string> reasons;
  for (const Diagnostic& diagnostic : parsed->diagnostics) {
    EXPECT_EQ(diagnostic.code, "json.member.unknown");
    EXPECT_EQ(diagnostic.severity, Severity::Warning);
    reasons.push_back(diagnostic.reason.english());
  }
  EXPECT_EQ(reasons, (std::vector<std::string>{
                         "unknown member note is ignored",
                         "unknown member bones[0].keys[0].rotaton is ignored (2 times); did you mean rotation?",
                         "unknown member bones[0].keys[1].curves.w is ignored"}));
}

TEST(MotionJson, ReportsAFewOfManyUnknownNames) {
  std::string members;
  for (int i = 0; i < 1000; ++i) members += ", \"unknown" + std::to_string(i) + "\": 0";
  const auto parsed = motionFromJson(boneKeyWith(members));
  ASSERT_TRUE(parsed.ok()) << parsed.error().message();
  ASSERT_EQ(parsed->diagnostics.size(), 21U);
  EXPECT_EQ(parsed->diagnostics.back().reason, "980 members with other unknown names");
}

struct ErrorRow {
  std::string text;
  const char* section;
  const char* reason;
};

std::string morphKey(const std::string& key) { return jsonWith("morphs", R"([{"name": "m", "keys": [)" + key + "]}]"); }

TEST(MotionJson, ReportsThePathOfAnError) {
  const std::vector<ErrorRow> rows{
      {"", "JSON", "not an object"},
      {"[]", "JSON", "not an object"},
      {jsonWith("format", "\"other\""), "format", "the format is not furitsuke.motion"},
      {jsonWith("format", "1"), "format", "not a string"},
      {jsonWith("version", "2"), "version", "only version 1 is known"},
      {jsonWith("version", "1.5"), "version", "not a whole number"},
      {R"({"format": "furitsuke.motion"})", "version", "is missing"},
      {R"({"version": 1})", "format", "is missing"},
      {jsonWith("bones", "{}"), "bones", "not an array"},
      {jsonWith("bones", "[1]"), "bones[0]", "not an object"},
      {jsonWith("bones", R"([{"name": "a"}])"), "bones[0].keys", "is missing"},
      {jsonWith("bones", R"([{"name": "a", "keys": []}, {"name": "a", "keys": [{"physics": true}]}])"),
       "bones[1].keys[0].frame", "is missing"},
      {jsonWith("bones", R"([{"name": "a", "keys": [{"frame": 0, "curve": "smooth"}]}])"), "bones[0].keys[0].curve",
       "neither \"linear\" nor an array of four numbers"},
      {jsonWith("bones", R"([{"name": "a", "keys": [{"frame": 0, "curves": {"x": [1, 2, 3]}}]}])"),
       "bones[0].keys[0].curves.x", "holds 3 values, not 4"},
      {jsonWith("bones", R"([{"name": "a", "keys": [{"frame": 0, "curve": [1, 2, 3, 256]}]}])"),
       "bones[0].keys[0].curve[3]", "not within 0..255"},
      {morphKey(R"({"frame": 0})"), "morphs[0].keys[0].weight", "is missing"},
      {morphKey(R"({"frame": 0.5, "weight": 0})"), "morphs[0].keys[0].frame", "not a whole number"},
      {morphKey(R"({"frame": 1e300, "weight": 0})"), "morphs[0].keys[0].frame", "not within 0..2147483647"},
      {jsonWith("bones", R"([{"name": "a\u0000b", "keys": []}])"), "bones[0]", nullptr},
      {jsonWith("bones", R"([{"name": "a", "nameBytes": "8", "keys": []}])"), "bones[0].nameBytes",
       "an odd number of hexadecimal digits"},
      {jsonWith("bones", R"([{"name": "a", "nameBytes": "zz", "keys": []}])"), "bones[0].nameBytes",
       "not hexadecimal digits"},
      {jsonWith("bones", R"([{"name": "a", "nameBytes": "4100", "keys": []}])"), "bones[0].nameBytes",
       "a name cannot contain a zero byte"},
      {morphKey(R"({"frame": -1, "weight": 0})"), "morphs[0].keys[0].frame", "not within 0..2147483647"},
      {morphKey(R"({"frame": 2147483648, "weight": 0})"), "morphs[0].keys[0].frame", "not within 0..2147483647"},
      {morphKey(R"({"frame": "0", "weight": 0})"), "morphs[0].keys[0].frame", "not a number"},
      {morphKey(R"({"frame": 0, "frame": 1, "weight": 0})"), "morphs[0].keys[0].frame", "given twice"},
      {morphKey(R"({"frame": 0, "weight": null})"), "morphs[0].keys[0].weight", "not a number"},
      {morphKey(R"({"frame": 0, "weight": "NaN"})"), "morphs[0].keys[0].weight", nullptr},
      {morphKey(R"({"frame": 0, "weight": 1e39})"), "morphs[0].keys[0].weight", "too large for a 32-bit float"},
      {morphKey(R"({"frame": 0, "weight": 01})"), "morphs[0].keys[0].weight", "not a number"},
      {morphKey(R"({"frame": 0, "weight": .5})"), "morphs[0].keys[0].weight", "not a number"},
      {jsonWith("lights", R"([{"frame": 0, "color": [1, 2], "direction": [0, 0, 0]}])"), "lights[0].color",
       "holds 2 values, not 3"},
      {jsonWith("lights", R"([{"frame": 0, "color": [1, 2, 3, 4], "direction": [0, 0, 0]}])"), "lights[0].color[3]",
       "more than 3 values"},
      {jsonWith("selfShadow", R"([{"frame": 0, "mode": 256, "distance": 0}])"), "selfShadow[0].mode",
       "not within 0..255"},
      {jsonWith("properties", R"([{"frame": 0, "visible": 1, "ik": []}])"), "properties[0].visible",
       "not true or false"},
      {jsonWith("properties", R"([{"frame": 0, "visible": true, "ik": [{"name": "a"}]}])"),
       "properties[0].ik[0].enabled", "is missing"},
      {jsonWith("modelName", R"("\ud800")"), "modelName", "an incomplete character in a string"},
      {jsonWith("modelName", R"("\q")"), "modelName", "an unknown escape in a string"},
      {R"({"format": "furitsuke.motion", "modelName": "a)", "modelName", "the text ends in a string"},
      {jsonWith("", "") + "x", "JSON", "text follows the end of the object"},
      {"{\"deep\":" + std::string(100000, '['), "deep", nullptr},
  };
  for (const ErrorRow& row : rows) {
    const auto parsed = motionFromJson(row.text);
    ASSERT_FALSE(parsed.ok()) << row.text.substr(0, 200);
    EXPECT_TRUE(parsed.error().section.english().starts_with(row.section)) << parsed.error().message();
    if (row.reason != nullptr) {
      EXPECT_EQ(parsed.error().reason, row.reason) << row.text.substr(0, 200);
    }
    EXPECT_TRUE(parsed.error().offset.has_value());
  }
}

TEST(MotionJson, RejectsEveryTruncatedText) {
  const std::string whole = motionToJson(sampleMotion());
  for (std::size_t size = 0; size + 2 < whole.size(); ++size) {
    ASSERT_FALSE(motionFromJson(std::string_view(whole).substr(0, size)).ok()) << size;
  }
}

}  // namespace
}  // namespace furitsuke::io
