// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/io/json/motion_json.h"
#include "core/io/motion/vmd_motion.h"
#include "tests/app/cli/cli_process.h"

namespace furitsuke::cli {
namespace {

using Json = nlohmann::json;

class InfoCommand : public test::CliTest {
 protected:
  Bytes vmd_ = io::vmdFromMotion(test::exampleMotion(), nullptr);
};

TEST_F(InfoCommand, PrintsAMotionAsJson) {
  write("a.vmd", vmd_);
  const auto result = run({"info", "a.vmd", "--json=1"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.err, "");
  const Json json = Json::parse(result.out);
  const Json& diagnostics = json["diagnostics"];
  EXPECT_TRUE(diagnostics.is_array());
  Json rest = json;
  rest.erase("diagnostics");
  EXPECT_EQ(rest, Json::parse(R"({
    "file": "a.vmd", "format": "vmd", "version": 2, "modelName": "初音ミク", "nameEncoding": "CP932",
    "cameraMotion": false,
    "counts": {"bone": 3, "morph": 2, "camera": 2, "light": 1, "selfShadow": 2, "property": 1},
    "firstFrame": 0, "lastFrame": 10,
    "bones": [{"name": "センター", "keys": 2}, {"name": "右腕,袖", "keys": 1}],
    "morphs": [{"name": "あ", "keys": 2}]})"));
}

TEST_F(InfoCommand, CountsRecordsPerSectionAndKeysPerTrack) {
  // The bone record of frame 10 is repeated: two keys on the same frame are two records and one key.
  std::string twice(asChars(vmd_));
  const std::string record = twice.substr(54 + 111, 111);
  twice.insert(54 + 222, record);
  twice[50] = 4;
  write("a.vmd", asBytes(twice));
  const auto result = run({"info", "a.vmd", "--json=1"});
  EXPECT_EQ(result.status, 0);
  const Json json = Json::parse(result.out);
  EXPECT_EQ(json["counts"]["bone"], 4);
  EXPECT_EQ(json["bones"][0]["keys"], 2);
  ASSERT_FALSE(json["diagnostics"].empty());
  EXPECT_EQ(json["diagnostics"][0]["code"], "vmd.key.duplicate");
  EXPECT_EQ(json["diagnostics"][0]["severity"], "info");
  EXPECT_TRUE(json["diagnostics"][0].contains("reason"));
}

TEST_F(InfoCommand, ListsTheOtherFilesIfOneIsUnreadable) {
  write("a.vmd", vmd_);
  write("cut.vmd", ByteView(vmd_).first(54 + 111 + 3));
  write("a.json", asBytes(io::motionToJson({})));
  const auto result = run({"info", "--json=1", "a.vmd", "none.vmd", "cut.vmd", "a.json"});
  EXPECT_EQ(result.status, 2);
  const Json json = Json::parse(result.out);
  ASSERT_EQ(json.size(), 4U);
  EXPECT_EQ(json[0]["format"], "vmd");
  EXPECT_EQ(json[1]["file"], "none.vmd");
  EXPECT_EQ(json[1].size(), 2U);
  EXPECT_EQ(json[1]["error"]["offset"], Json());
  EXPECT_EQ(json[1]["error"]["reason"], "does not exist");
  EXPECT_EQ(json[2]["error"]["offset"], 50);
  EXPECT_EQ(json[2]["error"]["section"], "bone keys");
  EXPECT_EQ(json[2]["counts"]["bone"], 1);
  EXPECT_EQ(json[3]["format"], "json");
  EXPECT_EQ(json[3]["firstFrame"], Json());
}

TEST_F(InfoCommand, AnUnknownFileIsToldWhatIsKnown) {
  write("a.txt", toBytes("a text"));
  const auto result = run({"info", "a.txt"});
  EXPECT_EQ(result.status, 2);
  EXPECT_NE(result.err.find("a.txt: is not a known file; known formats are .vmd, "), std::string::npos) << result.err;
  for (const io::OpensAs what : {io::OpensAs::Motion, io::OpensAs::Model, io::OpensAs::Capture, io::OpensAs::MmdProject,
                                 io::OpensAs::Project, io::OpensAs::Archive}) {
    for (const std::string_view extension : io::extensionsOf(what))
      EXPECT_NE(result.err.find("." + std::string(extension)), std::string::npos) << extension;
  }
  EXPECT_EQ(run({"check", "a.txt"}).err, result.err);
}

TEST_F(InfoCommand, PrintsTheBytesOfUndecodableNames) {
  motion::Motion motion;
  motion.modelName = Name::fromBytes("\x90\xD4\x81");
  write("a.vmd", io::vmdFromMotion(motion, nullptr));
  const Json json = Json::parse(run({"info", "a.vmd", "--json=1"}).out);
  EXPECT_EQ(json["modelNameBytes"], "90d481");
}

TEST_F(InfoCommand, ReplacesControlCharactersInNames) {
  motion::Motion motion = test::exampleMotion();
  motion.bones[0].name = Name::fromBytes("\x1B[31mred\n");
  motion.modelName = Name::fromBytes("\x1B]0;x\x07");
  write("a.vmd", io::vmdFromMotion(motion, nullptr));
  const auto result = run({"info", "a.vmd"});
  EXPECT_EQ(result.out.find_first_of("\x1B\x07"), std::string::npos) << result.out;
  EXPECT_NE(result.out.find("?[31mred?\n"), std::string::npos) << result.out;
}

TEST_F(InfoCommand, PrintsAMotionAsText) {
  write("a.vmd", vmd_);
  const auto result = run({"info", "a.vmd", "none.vmd"});
  EXPECT_EQ(result.status, 2);
  EXPECT_TRUE(result.out.starts_with(R"(a.vmd
  format   VMD motion, version 2
  model    初音ミク
  keys     bone 3, morph 2, camera 2, light 1, selfShadow 2, property 1
  frames   0 to 10
  bones (2)
         2  センター
         1  右腕,袖
  morphs (1)
         2  あ
)")) << result.out;
  EXPECT_EQ(result.err, "furitsuke-cli: none.vmd: does not exist\n");
}

}  // namespace
}  // namespace furitsuke::cli
