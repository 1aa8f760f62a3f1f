// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/io/json/motion_json.h"
#include "core/io/motion_file.h"
#include "core/io/project/scene_project_file.h"
#include "tests/support/corpus.h"
#include "tests/support/json_schema.h"

// resources/doc/motion.schema.json accepts a document exactly if motionFromJson() does. The program "jsonschema" of the
// package python3-jsonschema validates the documents.
namespace furitsuke::io {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

const fs::path kSource(FURITSUKE_SOURCE_DIR);

std::string textOf(const fs::path& path) { return std::string(asChars(readFile(path).value())); }

std::string schemaText() { return textOf(kSource / "resources/doc/motion.schema.json"); }

/// The first block of JSON on the page that introduces the format.
std::string exampleOfThePage() {
  const std::string page = textOf(kSource / "resources/doc/json.md");
  const std::string start = "```json\n";
  const std::size_t at = page.find(start) + start.size();
  return page.substr(at, page.find("```", at) - at);
}

/// Expects that schema and reader agree about every document, and returns how many documents are valid.
std::size_t expectAgreement(const std::vector<std::string>& documents) {
  const std::vector<bool> valid = test::schemaValidity(documents, schemaText());
  EXPECT_EQ(valid.size(), documents.size());
  for (std::size_t i = 0; i < valid.size(); ++i) {
    const auto parsed = motionFromJson(documents[i]);
    EXPECT_EQ(valid[i], parsed.ok()) << documents[i] << (parsed.ok() ? "" : parsed.error().message());
  }
  return static_cast<std::size_t>(std::ranges::count(valid, true));
}

/// A document with these members in addition to the required ones.
std::string documentWith(const std::string& members) {
  return R"({"format": "furitsuke.motion", "version": 1)" + (members.empty() ? "" : ", " + members) + "}";
}
std::string boneKey(const std::string& members) {
  return documentWith(R"("bones": [{"name": "a", "keys": [{"frame": 0, )" + members + "}]}]");
}
std::string cameraKey(const std::string& members) {
  return documentWith(R"("camera": [{"frame": 0, )" + members + "}]");
}

std::vector<std::string> sparseDocuments() {
  return {documentWith(""),
          documentWith(R"("$schema": "motion.schema.json")"),
          documentWith(R"("modelName": "初音ミク", "modelNameBytes": "8F89b9")"),
          documentWith(R"("bones": [], "camera": [])"),
          documentWith(R"("bones": [{"name": "a", "keys": []}])"),
          documentWith(R"("bones": [{"name": "a", "keys": [{"frame": 0}]}])"),
          documentWith(R"("bones": [{"name": "", "nameBytes": "", "keys": [{"frame": 2147483647}]}])"),
          documentWith(R"("morphs": [{"name": "a", "keys": [{"frame": 0, "weight": -1e-50}]}])"),
          documentWith(R"("morphs": [{"name": "a", "keys": [{"frame": 0, "weight": 3.4028235677973362e38}]}])"),
          documentWith(R"("camera": [{"frame": 0}], "lights": [{"frame": 0}], "selfShadow": [{"frame": 0}])"),
          documentWith(R"("properties": [{"frame": 0}, {"frame": 1, "ik": []}])"),
          documentWith(R"("properties": [{"frame": 0, "ik": [{"name": "a", "enabled": false}]}])"),
          documentWith(R"("bones": [{"name": "a", "keys": [{"frame": 30.0}, {"frame": 3e1}]}])"),
          documentWith(R"("comment": {"a": [null]}, "bones": [{"name": "a", "keys": [{"frame": 0, "rotaton": 1}]}])"),
          R"({"version": 1.0, "format": "furitsuke.motion"})",
          boneKey(R"("translation": ["nan", "inf", "-inf"])"),
          boneKey(R"("curve": "linear")"),
          boneKey(R"("curve": [0, 255, 127, 1])"),
          boneKey(R"("curves": {})"),
          boneKey(R"("curve": "linear", "curves": {"x": [1, 2, 3, 4], "y": "linear"})"),
          cameraKey(R"("fov": 4294967295, "perspective": false, "curves": {"fov": "linear"})"),
          exampleOfThePage()};
}

std::vector<std::string> wrongDocuments() {
  return {"[]",
          "{}",
          R"({"format": "furitsuke.motion"})",
          R"({"version": 1})",
          R"({"format": "furitsuke.motion", "version": 2})",
          R"({"format": "furitsuke.motion", "version": "1"})",
          R"({"format": "furitsuke.annotations", "version": 1})",
          documentWith(R"("$schema": 1)"),
          documentWith(R"("modelName": null)"),
          documentWith(R"("modelNameBytes": "8")"),
          documentWith(R"("modelNameBytes": "8g")"),
          documentWith(R"("modelNameBytes": "4100")"),
          documentWith(R"("bones": {})"),
          documentWith(R"("bones": [{"keys": []}])"),
          documentWith(R"("bones": [{"name": "a"}])"),
          documentWith(R"("bones": [{"name": "a", "keys": [{}]}])"),
          documentWith(R"("bones": [{"name": "a", "keys": [{"frame": -1}]}])"),
          documentWith(R"("bones": [{"name": "a", "keys": [{"frame": 0.5}]}])"),
          documentWith(R"("bones": [{"name": "a", "keys": [{"frame": 2147483648}]}])"),
          documentWith(R"("morphs": [{"name": "a", "keys": [{"frame": 0}]}])"),
          documentWith(R"("morphs": [{"name": "a", "keys": [{"frame": 0, "weight": "NaN"}]}])"),
          documentWith(R"("morphs": [{"name": "a", "keys": [{"frame": 0, "weight": 3.4028235677973367e38}]}])"),
          documentWith(R"("lights": [{"frame": 0, "color": [1, 2]}])"),
          documentWith(R"("selfShadow": [{"frame": 0, "mode": 256}])"),
          documentWith(R"("properties": [{"frame": 0, "ik": [{"name": "a"}]}])"),
          documentWith(R"("properties": [{"frame": 0, "visible": 1}])"),
          boneKey(R"("rotation": [0, 0, 0])"),
          boneKey(R"("translation": [0, 0, 0, 0])"),
          boneKey(R"("physics": "false")"),
          boneKey(R"("curve": "smooth")"),
          boneKey(R"("curve": {})"),
          boneKey(R"("curve": [1, 2, 3])"),
          boneKey(R"("curves": "linear")"),
          boneKey(R"("curves": {"x": [1, 2, 3, 256]})"),
          cameraKey(R"("fov": 30.5)"),
          cameraKey(R"("fov": 4294967296)"),
          cameraKey(R"("curves": {"fov": null})")};
}

/// A document with every member.
Json wholeDocument() {
  Json document = Json::parse(textOf(kSource / "tests/data/fuzz/every_section.json"));
  document["$schema"] = "motion.schema.json";
  document["modelNameBytes"] = "41";
  document["bones"][0]["nameBytes"] = "42";
  document["bones"][0]["keys"][0]["curve"] = "linear";
  document["camera"][0]["curve"] = {20, 20, 107, 107};
  document["properties"][0]["ik"][0]["nameBytes"] = "43";
  return document;
}

/// The places of the values; of each array only that of the first element.
void collectPlaces(const Json& value, const Json::json_pointer& at, std::vector<Json::json_pointer>& places) {
  places.push_back(at);
  if (value.is_object()) {
    for (const auto& [name, member] : value.items()) collectPlaces(member, at / name, places);
  } else if (value.is_array()) {
    if (!value.empty()) collectPlaces(value[0], at / 0, places);
  }
}

/// The document without each of its values, and with each replaced by values of every type.
std::vector<std::string> variants(const Json& document) {
  const Json values = {nullptr, true, "linear",      "inf",        "41",          -1, 1, 300, 1.0, 0.5,
                       1e39,    3e9,  Json::array(), {1, 2, 3, 4}, Json::object()};
  std::vector<Json::json_pointer> places;
  collectPlaces(document, Json::json_pointer(), places);
  std::vector<std::string> all;
  for (const Json::json_pointer& place : places) {
    for (const Json& value : values) {
      Json variant = document;
      variant[place] = value;
      all.push_back(variant.dump());
    }
    if (place.empty()) continue;
    Json variant = document;
    Json& parent = variant[place.parent_pointer()];
    if (parent.is_array()) {
      parent.erase(std::stoul(place.back()));
    } else {
      parent.erase(place.back());
    }
    all.push_back(variant.dump());
  }
  return all;
}

/// The first, a middle and the last key of each track: all keys of a kind have the same members, and the validator is
/// slow.
template <class Value>
motion::Track<Value> someKeys(const motion::Track<Value>& track) {
  motion::Keys<Value> keys;
  std::vector<std::size_t> indices{0, track.size() / 2, track.size() - 1};
  indices.erase(std::unique(indices.begin(), indices.end()), indices.end());
  for (const std::size_t i : indices) {
    if (i < track.size()) keys.append(track.frames()[i], track.values()[i]);
  }
  return motion::Track<Value>(std::move(keys));
}

motion::Motion someKeys(motion::Motion motion) {
  for (auto& bone : motion.bones) bone.keys = someKeys(bone.keys);
  for (auto& morph : motion.morphs) morph.keys = someKeys(morph.keys);
  motion.camera = someKeys(motion.camera);
  motion.light = someKeys(motion.light);
  motion.selfShadow = someKeys(motion.selfShadow);
  motion.property = someKeys(motion.property);
  return motion;
}

#define SKIP_WITHOUT_VALIDATOR()   \
  if (!test::hasSchemaValidator()) \
  GTEST_SKIP() << "the program jsonschema (package python3-jsonschema) is not installed"

TEST(MotionSchema, IsAValidSchema) {
  SKIP_WITHOUT_VALIDATOR();
  EXPECT_EQ(test::schemaValidity({documentWith("")}, schemaText()), std::vector<bool>{true});
  Json broken = Json::parse(schemaText());
  broken["definitions"]["frame"]["type"] = "integre";
  EXPECT_TRUE(test::schemaValidity({documentWith("")}, broken.dump()).empty());
}

TEST(MotionSchema, AcceptsSparseDocumentsAsTheReaderDoes) {
  SKIP_WITHOUT_VALIDATOR();
  const std::vector<std::string> documents = sparseDocuments();
  EXPECT_EQ(expectAgreement(documents), documents.size());
}

TEST(MotionSchema, RejectsWrongDocumentsAsTheReaderDoes) {
  SKIP_WITHOUT_VALIDATOR();
  EXPECT_EQ(expectAgreement(wrongDocuments()), 0U);
}

TEST(MotionSchema, AgreesWithTheReaderAboutEveryChangeOfAMember) {
  SKIP_WITHOUT_VALIDATOR();
  const std::vector<std::string> documents = variants(wholeDocument());
  const std::size_t valid = expectAgreement(documents);
  EXPECT_GT(valid, documents.size() / 10);
  EXPECT_LT(valid, documents.size() * 9 / 10);
}

TEST(MotionSchema, AgreesWithTheReaderAboutTheSeedsOfTheFuzzTarget) {
  SKIP_WITHOUT_VALIDATOR();
  std::vector<std::string> documents;
  for (const fs::path& path : test::filesIn(kSource / "tests/data/fuzz", ".json")) documents.push_back(textOf(path));
  EXPECT_GT(expectAgreement(documents), 3U);
}

TEST(MotionSchema, AcceptsWhatIsWrittenOfSamplesAndCorpus) {
  SKIP_WITHOUT_VALIDATOR();
  std::vector<fs::path> paths = test::filesIn(kSource / "resources/samples", ".vmd");
  if (const auto corpus = test::corpusFolder()) {
    for (const char* extension : {".vmd", ".vpd"}) {
      const auto more = test::filesIn(*corpus, extension);
      paths.insert(paths.end(), more.begin(), more.end());
    }
  }
  std::vector<std::string> documents;
  for (const fs::path& path : paths) {
    const Result<LoadedMotion> loaded = loadMotion(path);
    if (loaded) documents.push_back(motionToJson(someKeys(loaded->motion)));
  }
  EXPECT_GE(documents.size(), 2U);
  EXPECT_EQ(expectAgreement(documents), documents.size());
}

TEST(MotionSchema, HasTheDefaultsOfTheReader) {
  const Json definitions = Json::parse(schemaText())["definitions"];
  const auto keyWithDefaults = [&](const char* kind) {
    Json key = {{"frame", 0}};
    for (const auto& [name, member] : definitions[kind]["properties"].items()) {
      if (member.contains("default")) key[name] = member["default"];
      if (name == "curve") key[name] = definitions["allCurves"]["default"];
    }
    EXPECT_EQ(key.size(), definitions[kind]["properties"].size()) << kind;
    return key;
  };
  Json whole = Json::parse(documentWith(""));
  Json sparse = whole;
  for (const auto& [section, kind] : {std::pair{"camera", "cameraKey"},
                                      {"lights", "lightKey"},
                                      {"selfShadow", "selfShadowKey"},
                                      {"properties", "propertyKey"}}) {
    whole[section] = Json::array({keyWithDefaults(kind)});
    sparse[section] = Json::array({{{"frame", 0}}});
  }
  whole["bones"] = Json::array({{{"name", "a"}, {"keys", Json::array({keyWithDefaults("boneKey")})}}});
  sparse["bones"] = Json::array({{{"name", "a"}, {"keys", Json::array({{{"frame", 0}}})}}});
  const auto expected = motionFromJson(whole.dump());
  const auto parsed = motionFromJson(sparse.dump());
  ASSERT_TRUE(expected.ok()) << expected.error().message();
  ASSERT_TRUE(parsed.ok()) << parsed.error().message();
  EXPECT_EQ(parsed->motion, expected->motion);
}

// --- project.schema.json, the same for projects
// -----------------------------------------------------------------------

std::string projectWith(const std::string& model, const std::string& motion, const std::string& members = {}) {
  return R"({"format": "furitsuke.project", "version": 1, "models": [)" + model + R"(], "motions": [)" + motion + "]" +
         (members.empty() ? "" : ", " + members) + "}";
}

TEST(ProjectSchema, AgreesWithTheReader) {
  if (!test::hasSchemaValidator()) GTEST_SKIP() << "the program jsonschema is not installed";
  const auto model = [](const std::string& members) {
    return projectWith(R"({"file": {"path": "a"}, )" + members + "}", "");
  };
  const std::vector<std::string> documents = {
      textOf(kSource / "tests/data/fuzz/every_member.furitsuke"),
      textOf(kSource / "tests/data/fuzz/of_a_newer_minor.furitsuke"),
      textOf(kSource / "tests/data/fuzz/sparse.furitsuke"),
      projectWith("", ""),
      projectWith("", R"({"title": ""})"),
      model(R"("opacity": 1, "scale": 0.5, "position": [1, 2, 3], "pinned": true)"),
      projectWith("", "", R"("physics": {}, "view": {}, "loop": false)"),
      "[]",
      "{}",
      projectWith("", "", R"("minor": -1)"),
      projectWith("1", ""),
      projectWith("{}", ""),
      projectWith("", "{}"),
      projectWith("", R"({"file": {"path": ""}})"),
      projectWith("", R"({"file": {}})"),
      projectWith("", R"({"title": 1})"),
      model(R"("opacity": 1.5)"),
      model(R"("scale": 0)"),
      model(R"("shown": 1)"),
      model(R"("position": [1, 2])"),
      model(R"("rotation": [0, 0, 1])"),
      model(R"("carrierBone": -1)"),
      model(R"("outsideParents": [{}])"),
      model(R"("places": [{"frame": 3}])"),
      model(R"("places": [{}])"),
      model(R"("places": [{"frame": 3, "scale": 0}])"),
      projectWith(R"({"file": {"path": "a", "digest": "0123456789ABCDEF"}})", ""),
      projectWith(R"({"file": {"path": "a", "size": -1}})", ""),
      projectWith("", "", R"("play": {"first": 0})"),
      projectWith("", "", R"("physics": {"seed": 4294967296})"),
      projectWith("", "", R"("physics": {"stepsPerSecond": 30})"),
      projectWith("", "", R"("view": {"fov": 181})"),
      projectWith("", "", R"("panels": {"layout": "A"})"),
  };
  const std::vector<bool> valid =
      test::schemaValidity(documents, textOf(kSource / "resources/doc/project.schema.json"));
  ASSERT_EQ(valid.size(), documents.size());
  for (std::size_t i = 0; i < valid.size(); ++i) {
    const auto read = projectFromJson(documents[i]);
    EXPECT_EQ(valid[i], read.ok()) << documents[i] << (read ? "" : read.error().message());
  }
  EXPECT_EQ(std::ranges::count(valid, true), 8);
}

}  // namespace
}  // namespace furitsuke::io
