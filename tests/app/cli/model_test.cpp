// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "core/io/motion/vmd_motion.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/motions.h"
#include "tests/support/pmd_samples.h"
#include "tests/support/pmx_samples.h"

namespace furitsuke::cli {
namespace {

using Json = nlohmann::json;

class ModelCommand : public test::CliTest {
 protected:
  void writeModel(std::string_view name, const format::pmx::File& file) { write(name, format::pmx::write(file)); }
  /// Keys for a bone of the model and for one that it does not have.
  void writeMotion(std::string_view name, std::string_view modelName) {
    motion::Motion motion;
    motion.modelName = test::nameOf(modelName);
    test::addBone(motion, "arm", {0, 10});
    test::addBone(motion, "wing", {0, 10});
    test::addBone(motion, "a_bone_of_more_", {0, 10});
    write(name, io::vmdFromMotion(motion, nullptr));
  }
};

TEST_F(ModelCommand, PrintsAModelAsJson) {
  writeModel("m.pmx", test::richPmx());
  const auto result = run({"info", "m.pmx", "--json=1"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.err, "");
  Json json = Json::parse(result.out);
  EXPECT_EQ(json["bones"].size(), 5U);
  EXPECT_EQ(json["bones"][4], Json::parse(R"({"name": "左足ＩＫ", "english": "bone"})"));
  EXPECT_EQ(json["morphs"][8], Json::parse(R"({"name": "impulse", "english": "morph", "kind": "impulse"})"));
  json.erase("bones");
  json.erase("morphs");
  EXPECT_EQ(json, Json::parse(R"({
    "file": "m.pmx", "format": "pmx", "version": 2.1, "modelName": "テスト", "modelNameEnglish": "test",
    "comment": "一行目\r\n二行目", "commentEnglish": "a comment",
    "counts": {"vertices": 5, "faces": 2, "materials": 2, "textures": 3, "bones": 5, "morphs": 9, "displayFrames": 3,
               "rigidBodies": 2, "joints": 1, "softBodies": 1},
    "diagnostics": []})"));
}

TEST_F(ModelCommand, PrintsAPmdAsText) {
  write("m.pmd", test::PmdBuilder("m").bone("centre").bytes());
  const auto result = run({"info", "m.pmd"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out,
            "m.pmd\n"
            "  format   PMD model, version 1\n"
            "  model    m / English\n"
            "  counts   vertices 0, faces 0, materials 0, textures 0, bones 1, morphs 0, displayFrames 2, "
            "rigidBodies 0, joints 0, softBodies 0\n"
            "  bones (1)\n"
            "          centre / e0\n");
}

TEST_F(ModelCommand, ListsADamagedModelWithItsErrorAndTheOthers) {
  const Bytes whole = format::pmx::write(test::richPmx());
  write("cut.pmx", ByteView(whole).first(whole.size() - 50));
  write("none.pmx", ByteView(whole).first(100));
  writeModel("m.pmx", test::richPmx());
  const auto result = run({"info", "cut.pmx", "none.pmx", "m.pmx", "--json=1"});
  EXPECT_EQ(result.status, 2);
  const Json json = Json::parse(result.out);
  ASSERT_EQ(json.size(), 3U);
  EXPECT_EQ(json[0]["error"]["section"], "soft bodies");
  EXPECT_EQ(json[0]["counts"]["bones"], 5);
  EXPECT_TRUE(json[1].contains("error"));
  EXPECT_FALSE(json[1].contains("counts"));
  EXPECT_FALSE(json[2].contains("error"));
}

TEST_F(ModelCommand, EveryCommandUsesTheReadablePartOfADamagedModelUnlessItIsStrict) {
  const Bytes whole = format::pmx::write(test::richPmx());
  write("cut.pmx", ByteView(whole).first(whole.size() - 50));
  write("a.vmd", io::vmdFromMotion(test::exampleMotion(), nullptr));
  const std::vector<std::vector<std::string>> commands = {
      {"check", "a.vmd", "--model", "cut.pmx"},
      {"check", "a.vmd", "--model", "cut.pmx", "--motion-quality"},
      {"diff", "a.vmd", "a.vmd", "--model", "cut.pmx"},
      {"pose", "--motion", "a.vmd", "--model", "cut.pmx", "--frames", "0"},
      {"edit", "a.vmd", "--op", "mirror", "--model", "cut.pmx", "--out", "e.vmd", "--force"},
      {"convert", "a.vmd", "a.vpd", "--model", "cut.pmx", "--force"},
  };
  for (std::vector<std::string> command : commands) {
    SCOPED_TRACE(command.front());
    const auto result = run(command);
    EXPECT_EQ(result.status, 1) << result.err;
    EXPECT_NE(result.err.find("cut.pmx: byte"), std::string::npos) << result.err;
    command.emplace_back("--strict");
    EXPECT_EQ(run(command).status, 2);
  }
}

TEST_F(ModelCommand, ChecksModelsWithoutAMotion) {
  writeModel("clean.pmx", test::bonesPmx({"a", "b"}));
  writeModel("long.pmx", test::bonesPmx({"a", "a_bone_of_more_than_15"}));
  EXPECT_EQ(run({"check", "clean.pmx"}).out, "");
  EXPECT_EQ(run({"check", "clean.pmx"}).status, 0);
  const auto result = run({"check", "long.pmx"});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.out.substr(0, 42), "long.pmx: warning: model.name.long: 1 name");
  EXPECT_NE(run({"check", "--codes"}).out.find("pmd.group.tooLarge"), std::string::npos);
}

TEST_F(ModelCommand, ComparesTheNamesOfAMotionWithAModel) {
  format::pmx::File model = test::bonesPmx({"arm", "a_bone_of_more_than_15"});
  model.header.name = "dancer";
  writeModel("m.pmx", model);
  writeMotion("a.vmd", "dancer");
  writeMotion("b.vmd", "singer");
  const auto codes = [this](const std::vector<std::string>& arguments) {
    std::string all;
    const Json report = Json::parse(run(arguments).out);
    for (const Json& finding : report["findings"]) {
      const std::string code = finding["code"];
      if (code.starts_with("bind.")) all += (all.empty() ? "" : " ") + code;
    }
    return all;
  };
  EXPECT_EQ(run({"check", "a.vmd"}).status, 0);
  EXPECT_EQ(run({"check", "a.vmd", "--model", "m.pmx"}).status, 1);
  EXPECT_EQ(codes({"check", "a.vmd", "--json=1"}), "");
  EXPECT_EQ(codes({"check", "a.vmd", "--model", "m.pmx", "--json=1"}), "bind.bone.missing bind.bone.cut");
  EXPECT_EQ(codes({"check", "a.vmd", "--model", "m.pmx", "--bind-cut-names", "--json=1"}), "bind.bone.missing");
  EXPECT_EQ(codes({"check", "b.vmd", "--model", "m.pmx", "--json=1"}),
            "bind.model.other bind.bone.missing bind.bone.cut");
  EXPECT_NE(run({"check", "b.vmd", "--model", "m.pmx"})
                .out.find("the motion was made for \"singer\", the model is \"dancer\"; 1 of 3 bone names"),
            std::string::npos);
}

TEST_F(ModelCommand, ReportsWhyAModelCannotBeCompared) {
  writeMotion("a.vmd", "dancer");
  const struct {
    std::vector<std::string> arguments;
    const char* message;
  } rows[] = {
      {{"check", "a.vmd", "--model", "none.pmx"}, "none.pmx: does not exist"},
      {{"check", "a.vmd", "--model", "a.vmd"}, "a.vmd: is a VMD motion, not a model; known formats are .pmx, .pmd"},
      {{"check", "a.vmd", "--bind-cut-names"}, "--model"}};
  for (const auto& row : rows) {
    const auto result = run(row.arguments);
    EXPECT_EQ(result.status, 2) << ::testing::PrintToString(row.arguments);
    EXPECT_NE(result.err.find(row.message), std::string::npos) << result.err;
    EXPECT_EQ(result.out, "");
  }
}

}  // namespace
}  // namespace furitsuke::cli
