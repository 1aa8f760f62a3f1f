// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/io/json/motion_json.h"
#include "core/io/model/model_export.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

namespace furitsuke::cli {
namespace {

class ConvertCommand : public test::CliTest {
 protected:
  /// A model of three bones.
  [[nodiscard]] static Bytes modelBytes() {
    model::Model model;
    model.name = model::ModelName::fromText("踊り手", {});
    for (const char* name : {"右腕,袖", "頭", "センター"}) {
      model.bones.emplace_back().name = model::ModelName::fromText(name, {});
    }
    return format::pmx::write(io::pmxFromModel(model));
  }

  Bytes vmd_ = io::vmdFromMotion(test::exampleMotion(), nullptr);
};

TEST_F(ConvertCommand, KeepsEveryKeyThroughJson) {
  write("a.vmd", vmd_);
  const auto toJson = run({"convert", "a.vmd", "a.json"});
  EXPECT_EQ(toJson.status, 0);
  EXPECT_EQ(toJson.out + toJson.err, "");
  EXPECT_EQ(read("a.json"), io::motionToJson(io::motionFromBytes(vmd_)->motion));
  EXPECT_EQ(run({"convert", "a.json", "b.vmd"}).status, 0);
  EXPECT_EQ(run({"convert", "b.vmd", "b.json"}).status, 0);
  EXPECT_EQ(read("a.json"), read("b.json"));
}

TEST_F(ConvertCommand, WritesAnUneditedVmdByteForByte) {
  Bytes odd = vmd_;
  odd.push_back(std::byte{7});  // Trailing bytes are unusual, but not damage.
  write("a.vmd", odd);
  EXPECT_EQ(run({"convert", "a.vmd", "b.VMD"}).status, 0);
  EXPECT_EQ(read("b.VMD"), asChars(odd));
}

TEST_F(ConvertCommand, WritesAnUneditedPoseByteForByte) {
  const std::string pose =
      "Vocaloid Pose Data file\n\nmiku.osm; // note\n1;\n\nBone0{a\n 1,2,3;\n 0,0,0,1;\n}\nMorph0{m\n .5; // half\n}\n";
  write("a.vpd", toBytes(pose));
  EXPECT_EQ(run({"convert", "a.vpd", "b.vpd"}).status, 0);
  EXPECT_EQ(read("b.vpd"), pose);
}

TEST_F(ConvertCommand, WritesThePoseAtAFrameAndReadsAPoseAsKeys) {
  write("a.vmd", vmd_);
  EXPECT_EQ(run({"convert", "a.vmd", "p.vpd", "--frame", "2.5"}).status, 0);
  EXPECT_EQ(run({"convert", "p.vpd", "p.json"}).status, 0);
  const auto pose = io::loadMotion(file("p.json"));
  ASSERT_TRUE(pose.ok());
  EXPECT_EQ(pose->motion.frameRange(), (FrameRange{0, 0}));
  ASSERT_EQ(pose->motion.bones.size(), 2U);
  EXPECT_EQ(pose->motion.bones[0].keys.values()[0].translation, (Vec3{0.25F, -0.5F, 0.125F}));
  EXPECT_EQ(pose->motion.morphs[0].keys.values()[0].weight, 0.625F);
  EXPECT_EQ(run({"convert", "p.vpd", "q.vpd"}).status, 0);
  EXPECT_EQ(read("p.vpd"), read("q.vpd"));
}

TEST_F(ConvertCommand, RestrictsAPoseToTheBonesAndMorphsOfAModel) {
  write("a.vmd", vmd_);
  write("m.pmx", modelBytes());
  const auto result = run({"convert", "a.vmd", "p.vpd", "--frame", "2.5", "--model", "m.pmx"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_NE(result.err.find("\"初音ミク\", the model is \"踊り手\"; 2 of 2 bone names"), std::string::npos)
      << result.err;
  const auto pose = io::loadMotion(file("p.vpd"));
  ASSERT_TRUE(pose.ok());
  EXPECT_EQ(pose->motion.modelName.text(), "踊り手");
  ASSERT_EQ(pose->motion.bones.size(), 2U) << "the head has no keys";
  EXPECT_EQ(pose->motion.bones[0].name.text(), "右腕,袖") << "in the order of the model";
  EXPECT_EQ(pose->motion.bones[1].keys.values()[0].translation, (Vec3{0.25F, -0.5F, 0.125F}));
  EXPECT_EQ(pose->motion.morphs.size(), 0U) << "the model has no morphs";

  const auto noModel = run({"convert", "a.vmd", "q.vpd", "--model", "a.vmd"});
  EXPECT_EQ(noModel.status, 2);
  EXPECT_FALSE(exists("q.vpd"));
  const auto notForVmd = run({"convert", "a.vmd", "q.vmd", "--model", "m.pmx"});
  EXPECT_EQ(notForVmd.status, 2);
  EXPECT_NE(notForVmd.err.find("--model is only for .vpd"), std::string::npos) << notForVmd.err;
}

TEST_F(ConvertCommand, WritesAMotionAsMmdDoes) {
  motion::Motion motion;
  motion.modelName = test::nameOf("別の人形");
  test::addBone(motion, "足", {0, 9});
  test::addBone(motion, "右腕,袖", {7});
  write("a.vmd", io::vmdFromMotion(motion, nullptr));
  write("m.pmx", modelBytes());
  const auto result = run({"convert", "a.vmd", "b.vmd", "--like-mmd", "--model", "m.pmx"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_NE(result.err.find("足: 2 keys: not written, because the model has no such part"), std::string::npos)
      << result.err;
  const auto saved = io::loadMotion(file("b.vmd"));
  ASSERT_TRUE(saved.ok());
  EXPECT_EQ(saved->motion.modelName.text(), "踊り手");
  EXPECT_EQ(saved->motion.bones.size(), 3U) << "every bone of the model";
  const auto sleeve = saved->motion.findBone(test::nameOf("右腕,袖").bytes);
  ASSERT_TRUE(sleeve);
  EXPECT_EQ(test::framesOf(saved->motion, *sleeve), "0 7");
  EXPECT_EQ(run({"convert", "a.vmd", "c.vmd", "--like-mmd"}).status, 0) << "without a model";
  EXPECT_EQ(run({"convert", "a.vmd", "d.vmd", "--like-mmd", "--v1"}).status, 2);
}

TEST_F(ConvertCommand, OverwritesOnlyWhenForced) {
  write("a.vmd", vmd_);
  write("b.json", asBytes("mine"));
  const auto refused = run({"convert", "a.vmd", "b.json"});
  EXPECT_EQ(refused.status, 2);
  EXPECT_EQ(refused.err, "furitsuke-cli: b.json: already exists; use --force to overwrite it\n");
  EXPECT_EQ(read("b.json"), "mine");
  EXPECT_EQ(run({"convert", "a.vmd", "b.json", "--force"}).status, 0);
  EXPECT_NE(read("b.json"), "mine");
}

TEST_F(ConvertCommand, WritesVersion1AndReportsTruncatedNames) {
  motion::Motion motion = test::exampleMotion();
  motion.modelName = *Name::fromText("とても長い名前");
  motion.bones[0].name = *Name::fromText("名前が長すぎる骨です");
  write("a.json", asBytes(io::motionToJson(motion)));
  const auto result = run({"convert", "a.json", "b.vmd", "--v1"});
  EXPECT_EQ(result.status, 0);
  EXPECT_NE(result.err.find("とても長い名前"), std::string::npos) << result.err;
  EXPECT_NE(result.err.find("名前が長すぎる骨です"), std::string::npos) << result.err;
  EXPECT_TRUE(read("b.vmd").starts_with("Vocaloid Motion Data file"));
}

TEST_F(ConvertCommand, RefusesADamagedFileWithoutSalvage) {
  write("a.vmd", ByteView(vmd_).first(54 + 111 + 50));
  const auto refused = run({"convert", "a.vmd", "b.vmd"});
  EXPECT_EQ(refused.status, 2);
  EXPECT_NE(refused.err.find("bone keys"), std::string::npos) << refused.err;
  EXPECT_FALSE(exists("b.vmd"));
  EXPECT_EQ(run({"convert", "a.vmd", "b.vmd", "--salvage"}).status, 1);
  const auto saved = io::loadMotion(file("b.vmd"));
  ASSERT_TRUE(saved.ok());
  EXPECT_FALSE(saved->damage.has_value());
  EXPECT_EQ(saved->motion.keyCount(), 1U);
  write("whole.vmd", vmd_);
  EXPECT_EQ(run({"convert", "whole.vmd", "c.vmd", "--salvage"}).status, 0);
}

TEST_F(ConvertCommand, RepairsAShortModelNameWithoutSalvageBecauseNothingIsLost) {
  Bytes shorter(vmd_.begin(), vmd_.end());
  shorter.erase(shorter.begin() + 47, shorter.begin() + 50);
  write("a.vmd", shorter);
  const auto converted = run({"convert", "a.vmd", "b.vmd"});
  EXPECT_EQ(converted.status, 0);
  EXPECT_NE(converted.err.find("the model name has 17 bytes instead of 20"), std::string::npos) << converted.err;
  EXPECT_EQ(read("b.vmd"), asChars(vmd_));
  const auto checked = run({"check", "a.vmd"});
  EXPECT_EQ(checked.status, 1);
  EXPECT_NE(checked.out.find("vmd.header.short"), std::string::npos) << checked.out;
  write("whole.vmd", vmd_);
  const std::vector<std::vector<std::string>> commands = {
      {"info", "a.vmd"},
      {"diff", "a.vmd", "whole.vmd"},
      {"pose", "--local", "--motion", "a.vmd", "--frames", "0"},
      {"camera", "--motion", "a.vmd", "--frames", "0"},
      {"merge", "a.vmd", "whole.vmd", "a.vmd", "--out", "m.vmd"},
      {"edit", "a.vmd", "--op", "mirror", "--out", "e.vmd"},
  };
  for (const auto& command : commands) EXPECT_EQ(run(command).status, 0) << command.front() << ": " << run(command).err;
}

TEST_F(ConvertCommand, ReportsKeysThatProgramsOfVersion1DoNotRead) {
  write("a.json", asBytes(R"({"format": "furitsuke.motion", "version": 1, "selfShadow": [{"frame": 0}]})"));
  const auto result = run({"convert", "a.json", "b.vmd", "--v1"});
  EXPECT_EQ(result.status, 0);
  EXPECT_NE(result.err.find("1 self-shadow key: written, but programs of version 1 do not read them"),
            std::string::npos)
      << result.err;
  EXPECT_EQ(run({"convert", "a.json", "c.vmd"}).err, "");
}

TEST_F(ConvertCommand, ReadsSparseJsonAndNamesMisspelledMembers) {
  write("a.json", asBytes(R"({"format": "furitsuke.motion", "version": 1,
      "bones": [{"name": "a", "keys": [{"frame": 0}, {"frame": 9, "rotaton": [0, 1, 0, 0], "curve": "linear"}]}]})"));
  const auto result = run({"convert", "a.json", "b.vmd"});
  EXPECT_EQ(result.status, 0);
  EXPECT_NE(result.err.find("bones[0].keys[1].rotaton is ignored; did you mean rotation?"), std::string::npos)
      << result.err;
  const auto loaded = io::loadMotion(file("b.vmd"));
  ASSERT_TRUE(loaded.ok());
  EXPECT_EQ(loaded->motion.keyCount(), 2U);
  EXPECT_EQ(run({"check", "a.json"}).status, 1);
}

TEST_F(ConvertCommand, WritesBvmdAndReportsLostData) {
  write("a.vmd", vmd_);
  const auto toBvmd = run({"convert", "a.vmd", "a.bvmd"});
  EXPECT_EQ(toBvmd.status, 0);
  EXPECT_NE(toBvmd.err.find("a.bvmd: warning: light: "), std::string::npos) << toBvmd.err;
  EXPECT_TRUE(read("a.bvmd").starts_with("BVMD\3"));
  EXPECT_EQ(run({"convert", "a.bvmd", "b.vmd"}).status, 0);
  const auto original = io::loadMotion(file("a.vmd"));
  const auto again = io::loadMotion(file("b.vmd"));
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->motion.keyCount(),
            original->motion.keyCount() - original->motion.light.size() - original->motion.selfShadow.size());
  EXPECT_EQ(run({"convert", "b.vmd", "b.bvmd"}).err, "");
  EXPECT_EQ(read("a.bvmd"), read("b.bvmd"));
}

TEST_F(ConvertCommand, ReportsWhyItCannotConvert) {
  write("a.vmd", vmd_);
  write("m.pmx", asBytes("PMX 2.0"));
  write("x.bvmd", asBytes("BVMD"));
  write("x.csv", asBytes("[bone]\r\nx\r\n"));
  write("wrong.json", asBytes(R"({"format": "furitsuke.motion", "version": 9})"));
  struct Row {
    std::vector<std::string> arguments;
    const char* message;
  };
  for (const Row& row : std::vector<Row>{
           {{"a.vmd", "b.txt"}, "b.txt: cannot write .txt; known extensions are"},
           {{"a.vmd", "b"}, "b: the name of an output needs one of the extensions .vmd"},
           {{"m.pmx", "b.vmd"}, "m.pmx: is a PMX model"},
           {{"x.bvmd", "b.vmd"}, "x.bvmd: byte 4, header: the file ends inside the header"},
           {{"x.csv", "b.vmd"}, "x.csv: byte 8, line 2: unknown column \"x\""},
           {{"none.vmd", "b.vmd"}, "none.vmd: does not exist"},
           {{"wrong.json", "b.vmd"}, "wrong.json: byte 43, line 1, column 44, version: only version 1 is known"},
           {{"a.vmd", "m.pmx/folder/b.vmd"}, "m.pmx/folder/b.vmd"},
           {{"a.vmd", "b.json", "--v1"}, "b.json: --v1 is only for .vmd"},
           {{"a.vmd", "b.json", "--like-mmd"}, "b.json: --like-mmd is only for .vmd"},
           {{"a.vmd", "b.vmd", "--frame", "3"}, "b.vmd: --frame is only for .vpd"},
           {{"a.vmd", "b.vpd", "--frame", "nan"}, "b.vpd: --frame must be a finite number"},
       }) {
    std::vector<std::string> arguments{"convert"};
    arguments.insert(arguments.end(), row.arguments.begin(), row.arguments.end());
    const auto result = run(arguments);
    EXPECT_EQ(result.status, 2) << row.message;
    EXPECT_EQ(result.out, "") << row.message;
    EXPECT_TRUE(result.err.starts_with(std::string("furitsuke-cli: ") + row.message)) << result.err;
    EXPECT_FALSE(exists(row.arguments[1])) << row.message;
  }
}

TEST_F(ConvertCommand, ExitsWithStatus2OnInvalidUsage) {
  for (const auto& arguments : std::vector<std::vector<std::string>>{
           {}, {"nothing"}, {"convert"}, {"convert", "a"}, {"convert", "a.vmd", "b.vmd", "--bogus"}}) {
    const auto result = run(arguments);
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_NE(result.err, "");
  }
}

TEST_F(ConvertCommand, PrintsHelpAndVersion) {
  const auto version = run({"--version"});
  EXPECT_EQ(version.status, 0);
  EXPECT_TRUE(version.out.starts_with("furitsuke-cli ")) << version.out;
  const auto help = run({"--help"});
  EXPECT_EQ(help.status, 0);
  for (const char* command : {"info", "convert", "pose", "camera"}) {
    EXPECT_NE(help.out.find(command), std::string::npos);
    EXPECT_EQ(run({command, "--help"}).status, 0);
  }
  EXPECT_EQ(help.err, "");
}

TEST_F(ConvertCommand, KeepsARealDanceByteForByteAndThroughJson) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const auto dance = (*corpus / "motions" / "dance_galaxias_v2.vmd").string();
  EXPECT_EQ(run({"convert", dance, "a.vmd"}).status, 0);
  EXPECT_EQ(run({"convert", dance, "a.json"}).status, 0);
  EXPECT_EQ(run({"convert", "a.json", "b.vmd"}).status, 0);
  EXPECT_EQ(run({"convert", "b.vmd", "b.json"}).status, 0);
  EXPECT_TRUE(read("a.json") == read("b.json"));
  const auto original = io::loadMotion(dance);
  EXPECT_TRUE(read("a.vmd") == asChars(original->source->file.bytes));
}

}  // namespace
}  // namespace furitsuke::cli
