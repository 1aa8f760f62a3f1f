// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/io/json/motion_json.h"
#include "core/io/model/model_export.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/json_schema.h"

// What every command prints as JSON, and the exit status of each, by one table of commands.
namespace furitsuke::cli {
namespace {

using ReportJson = nlohmann::ordered_json;

struct CommandRow {
  const char* schema;   ///< of resources/doc/cli.schema.json
  const char* command;  ///< "--json" is added
  int status;
  std::size_t objects;
};

/// a.vmd and b.vmd differ and have keys that MMD ignores, clean.vmd has none, cut.vmd is damaged, none.vmd is missing.
const std::vector<CommandRow> kReportCommands{
    {"info", "info a.vmd", 0, 1},
    {"info", "info a.vmd m.pmx b.vmd none.vmd", 2, 4},
    {"info", "info cut.vmd", 2, 1},
    {"check", "check clean.vmd", 0, 1},
    {"check", "check a.vmd clean.vmd", 1, 2},
    {"check", "check none.vmd a.vmd m.pmx", 2, 3},
    {"check", "check a.vmd --model none.pmx", 2, 1},
    {"codes", "check --codes", 0, 0},
    {"quality", "check a.vmd --motion-quality --model m.pmx", 0, 1},
    {"quality", "check a.vmd none.vmd --motion-quality --model m.pmx", 2, 2},
    {"convert", "convert a.vmd new/out.json --force", 0, 1},
    {"convert", "convert a.vmd b.vmd none.vmd --out new/{name}.csv --force", 2, 3},
    {"convert", "convert a.vmd out.xyz", 2, 1},
    {"convert", "convert cut.vmd out.json", 2, 1},
    {"convert", "convert cut.vmd out.json --salvage --force", 1, 1},
    {"convert", "convert a.vmd out.glb --model m.pmx --losses", 0, 1},
    {"edit", "edit a.vmd b.vmd --op reverse --out new/{name}.vmd --force", 0, 2},
    {"edit", "edit a.vmd none.vmd --op reverse --out new/{name}.vmd --force", 2, 2},
    {"edit", "edit a.vmd --split kinds --out new/{part}.vmd --force", 0, 1},
    {"edit", "edit a.vmd --op reduce --out new/r.vmd --force", 1, 1},
    {"edit", "edit a.vmd --op shift by=0 --out new/r.vmd --force", 1, 1},
    {"edit", "edit a.vmd --op shift by=1 tracks=none --out new/r.vmd --force", 1, 1},
    {"edit", "edit a.vmd --op shift by=1 frames=9999- --out new/r.vmd --force", 1, 1},
    {"edit", "edit a.vmd --op rename table=none.csv --out new/r.vmd --force", 1, 1},
    {"edit", "edit a.vmd --op extract tracks=none --out new/r.vmd --force", 2, 1},
    {"names", "edit a.vmd none.vmd --suggest-names --model m.pmx", 1, 2},
    {"operations", "edit --list", 0, 0},
    {"retarget", "retarget none.vmd new/out.vmd --from m.pmx --to m.pmx --force", 2, 1},
    {"retarget", "retarget a.vmd new/out.vmd --from m.pmx --to m.pmx --frames 9999- --force", 1, 1},
    {"diff", "diff a.vmd a.vmd", 0, 1},
    {"diff", "diff a.vmd b.vmd", 1, 1},
    {"diff", "diff a.vmd b.vmd --bytes", 1, 1},
    {"diff", "diff a.vmd b.vmd --model m.pmx", 1, 1},
    {"diff", "diff none.vmd cut.vmd", 2, 2},
    {"diff", "diff none.vmd a.vmd --bytes", 2, 1},
    {"merge", "merge a.vmd a.vmd b.vmd --out new/merged.vmd --force", 0, 1},
    {"merge", "merge a.vmd b.vmd d.vmd --out new/merged.vmd --force", 1, 1},
    {"merge", "merge a.vmd none.vmd b.vmd --out new/merged.vmd --force", 2, 1},
    {"pose", "pose --motion a.vmd --local --frames 0,4-5", 0, 6},
    {"pose", "pose --motion a.vmd --morphs --frames all", 0, 0},
    {"pose", "pose --motion a.vmd --model m.pmx --frames 0", 0, 3},
    {"pose", "pose --motion a.vmd --local --frames 0 --bones none,センター", 1, 1},
    {"pose", "pose --motion a.vmd --model m.pmx --frames 0 --bones none*,頭", 1, 1},
    {"pose", "pose --motion a.vmd none.vmd --local --frames 0", 2, 1},
    {"pose", "pose --motion a.vmd --model none.pmx --frames 0", 2, 1},
    {"camera", "camera --motion a.vmd --frames 0,10", 0, 2},
    {"camera", "camera --motion none.vmd --frames 0", 2, 1},
};

std::vector<std::string> wordsOfCommand(const std::string& command) {
  std::istringstream stream(command);
  return {std::istream_iterator<std::string>(stream), {}};
}

class JsonReports : public test::CliTest {
 protected:
  JsonReports() {
    motion::Motion motion = test::exampleMotion();
    const Bytes vmd = io::vmdFromMotion(motion, nullptr);
    write("a.vmd", vmd);
    write("cut.vmd", ByteView(vmd).first(vmd.size() - 1));
    model::Model model;
    model.name = model::ModelName::fromText("踊り手", {});
    for (const char* name : {"センター", "頭", "右腕"}) {
      model.bones.emplace_back().name = model::ModelName::fromText(name, {});
      model.bones.back().movable = model.bones.back().rotatable = true;
    }
    write("m.pmx", format::pmx::write(io::pmxFromModel(model)));
    write("none.csv", toBytes("none,頭\n"));
    for (const auto& [name, x] : {std::pair("b.vmd", 3.0F), std::pair("d.vmd", 5.0F)}) {
      motion::Keys<motion::BoneKey> keys = motion.bones[0].keys.keys();
      for (motion::BoneKey& key : keys.values.edit()) key.translation.x += x;
      motion.bones[0].keys = motion::Track<motion::BoneKey>(keys);
      write(name, io::vmdFromMotion(motion, nullptr));
    }
    motion.camera = {};
    motion.light = {};
    motion.selfShadow = {};
    write("clean.vmd", io::vmdFromMotion(motion, nullptr));
  }
};

TEST_F(JsonReports, AreArraysOfObjectsThatBeginWithTheFile) {
  const std::string text(
      asChars(readFile(std::filesystem::path(FURITSUKE_SOURCE_DIR) / "resources/doc/cli.schema.json").value()));
  ReportJson schema = ReportJson::parse(text);
  std::vector<std::string> documents;
  for (const CommandRow& row : kReportCommands) {
    SCOPED_TRACE(row.command);
    std::vector<std::string> words = wordsOfCommand(row.command);
    words.emplace_back("--json");
    const auto result = run(words);
    EXPECT_EQ(result.status, row.status) << result.err;
    const ReportJson list = ReportJson::parse(result.out, nullptr, false);
    ASSERT_TRUE(list.is_array()) << result.out;
    EXPECT_TRUE(row.objects == 0 ? !list.empty() : list.size() == row.objects) << list.size();
    for (const ReportJson& object : list) {
      ASSERT_TRUE(object.is_object());
      if (std::string_view(row.schema) != "codes" && std::string_view(row.schema) != "operations") {
        EXPECT_EQ(object.begin().key(), "file");
      }
    }
    words.back() = "--ndjson";
    std::istringstream lines(run(words).out);
    ReportJson again = ReportJson::array();
    for (std::string line; std::getline(lines, line);) again.push_back(ReportJson::parse(line, nullptr, false));
    EXPECT_EQ(again, list) << "one a line";
    // One call of the validator for all: each report is a member with the name of its definition.
    schema["properties"][row.schema]["$ref"] = "#/definitions/" + std::string(row.schema);
    documents.push_back("{\"" + std::string(row.schema) + "\": " + result.out + "}");
  }
  if (!test::hasSchemaValidator()) return;
  schema.erase("anyOf");
  const std::vector<bool> valid = test::schemaValidity(documents, schema.dump());
  ASSERT_EQ(valid.size(), documents.size());
  for (std::size_t i = 0; i < valid.size(); ++i) EXPECT_TRUE(valid[i]) << kReportCommands[i].command << documents[i];
}

TEST_F(JsonReports, TheTextHasTheSameExitStatus) {
  for (const CommandRow& row : kReportCommands)
    EXPECT_EQ(run(wordsOfCommand(row.command)).status, row.status) << row.command;
}

TEST_F(JsonReports, AreOfferedByEveryCommand) {
  for (const char* command : {"info", "check", "convert", "edit", "retarget", "diff", "merge", "pose", "camera"}) {
    const std::string help = run({"help", command}).out;
    EXPECT_EQ(help, run({command, "--help"}).out);
    for (const char* option : {"--json", "--ndjson"}) EXPECT_NE(help.find(option), std::string::npos) << command;
    const bool writes = help.find("--out") != std::string::npos;
    EXPECT_EQ(help.find("-o,--out") != std::string::npos, writes) << command;
  }
  EXPECT_EQ(run({"help", "edit", "mirror"}).out, run({"edit", "--help", "mirror"}).out);
  EXPECT_EQ(run({"help"}).out, run({"--help"}).out);
  const auto wrong = run({"info", "a.vmd", "--json=3"});
  EXPECT_EQ(wrong.status, 2);
  EXPECT_NE(wrong.err.find("3 is not a version of the output"), std::string::npos) << wrong.err;
}

TEST_F(JsonReports, FilesMayBePipes) {
  if (!hasShell()) GTEST_SKIP() << "there is no shell";
  const auto result = shell(
      "mkfifo p q && cat a.vmd > p & sleep 0.1; cat b.vmd > q & furitsuke-cli diff p q --json=1 > piped; "
      "furitsuke-cli diff a.vmd b.vmd --json=1 > whole; cmp piped whole");
  EXPECT_EQ(result.status, 0) << result.out << result.err;
  EXPECT_NE(read("whole"), "[]\n");
}

TEST_F(JsonReports, TheErrorOfATextSaysLineAndColumn) {
  write("bad.json",
        toBytes("{ \"format\": \"furitsuke.motion\", \"version\": 1,\n  \"modelName\": \"初音\", \"bones\": 3 }\n"));
  EXPECT_EQ(run({"info", "bad.json"}).err,
            "furitsuke-cli: bad.json: byte 80, line 2, column 31, bones: not an array\n");
}

TEST_F(JsonReports, MinimalJsonHasOnlyWhatDiffersFromANewKey) {
  ASSERT_EQ(run({"convert", "a.vmd", "a.json", "--minimal"}).status, 0);
  const auto minimal = io::loadMotion(file("a.json"));
  ASSERT_TRUE(minimal.ok());
  ASSERT_EQ(run({"convert", "a.vmd", "whole.json"}).status, 0);
  EXPECT_EQ(io::motionToJson(minimal->motion), read("whole.json"));
  EXPECT_LT(read("a.json").size(), read("whole.json").size());
  motion::Motion motion;
  motion::Keys<motion::BoneKey> keys;
  keys.append(3, motion::restBoneKey());
  motion.bones.push_back({Name::fromText("頭").value(), motion::Track<motion::BoneKey>(keys)});
  write("rest.vmd", io::vmdFromMotion(motion, nullptr));
  EXPECT_EQ(run({"convert", "rest.vmd", "--to", "json", "--minimal"}).out,
            "{\n  \"format\": \"furitsuke.motion\",\n  \"version\": 1,\n  \"modelName\": \"\",\n  \"bones\": [\n"
            "    { \"name\": \"頭\", \"keys\": [\n      { \"frame\": 3 }] }]\n}\n");
  EXPECT_EQ(run({"convert", "rest.vmd", "--to", "csv", "--minimal"}).status, 2);
}

TEST_F(JsonReports, FoldersAreMadeForEveryOutput) {
  const std::vector<std::string> commands{"convert a.vmd @.vmd",
                                          "convert a.vmd @.vpd",
                                          "convert a.vmd @.bvmd",
                                          "convert a.vmd @.json",
                                          "convert a.vmd @.csv",
                                          "convert a.vmd @.glb --model m.pmx",
                                          "convert a.vmd b.vmd --out @{name}.vmd",
                                          "edit a.vmd --op reverse --out @.vmd",
                                          "edit a.vmd --split kinds --out @{part}.vmd",
                                          "edit a.vmd --suggest-names --model m.pmx --out @.csv",
                                          "merge a.vmd b.vmd a.vmd --out @.vmd"};
  for (std::size_t i = 0; i < commands.size(); ++i) {
    const std::string folder = "made" + std::to_string(i) + "/in";
    std::string command = commands[i];
    command.replace(command.find('@'), 1, folder + "/o");
    const auto result = run(wordsOfCommand(command));
    EXPECT_LT(result.status, 2) << command << ": " << result.err;
    EXPECT_FALSE(std::filesystem::is_empty(file(folder))) << command;
  }
}

TEST_F(JsonReports, EditsInPlaceKeepTheFileAsABackup) {
  const std::string before = read("a.vmd");
  EXPECT_EQ(run({"edit", "a.vmd", "--op", "reverse", "-o", "a.vmd", "--force"}).status, 0);
  EXPECT_NE(read("a.vmd"), before);
  EXPECT_EQ(read("a.vmd.bak"), before);
  EXPECT_EQ(run({"edit", "b.vmd", "--op", "reverse", "-o", "new/folder/b.vmd"}).status, 0);
  EXPECT_FALSE(exists("new/folder/b.vmd.bak"));
}

TEST_F(JsonReports, DifferencesWithinTheToleranceDoNotCount) {
  EXPECT_EQ(run({"diff", "a.vmd", "b.vmd", "--tolerance", "2.9"}).status, 1);
  EXPECT_EQ(run({"diff", "a.vmd", "b.vmd", "--tolerance", "3"}).status, 0);
  EXPECT_EQ(run({"diff", "a.vmd", "b.vmd", "--tolerance", "3", "--json"}).out,
            "[\n  { \"file\": \"a.vmd\", \"other\": \"b.vmd\", \"differences\": [] }\n]\n");
  EXPECT_EQ(run({"diff", "a.vmd", "b.vmd", "--tolerance", "-1"}).status, 2);
}

TEST_F(JsonReports, PosesOfSomeBonesCanBeChosen) {
  const auto bonesOf = [](const std::string& csv) {
    std::string names;
    std::istringstream lines(csv);
    std::string line;
    for (std::getline(lines, line); std::getline(lines, line);) {
      const std::size_t name = line.find(',', line.find(',') + 1) + 1;
      names += line.substr(name, line.find(',', name) - name) + " ";
    }
    return names;
  };
  for (const char* local : {"--local", "--bind-cut-names"}) {
    EXPECT_EQ(
        bonesOf(
            run({"pose", "--motion", "a.vmd", "--model", "m.pmx", "--frames", "0", local, "--bones", "右*,頭"}).out),
        "頭 右腕 ")
        << local;
  }
  EXPECT_EQ(run({"pose", "--motion", "a.vmd", "--local", "--frames", "0", "--bones", "セン*"}).out,
            "frame,index,bone,px,py,pz,qx,qy,qz,qw\n0,0,センター,0,0,0,0,0,0,1\n");
}

TEST_F(JsonReports, TheTempoOfTheMusicCanBeGiven) {
  const auto without = run({"edit", "a.vmd", "--op", "retime", "-o", "t.vmd"});
  EXPECT_EQ(without.status, 2);
  EXPECT_NE(without.err.find("needs the tempo"), std::string::npos) << without.err;
  EXPECT_LT(run({"edit", "a.vmd", "--op", "retime", "--tempo", "128@3.5", "-o", "t.vmd"}).status, 2);
  EXPECT_NE(read("t.furitsuke.json").find("128"), std::string::npos);
  for (const char* wrong : {"fast", "0", "1000", "128@", "nan", "128@nan"})
    EXPECT_EQ(run({"edit", "a.vmd", "--op", "retime", "--tempo", wrong, "-o", "u.vmd"}).status, 2) << wrong;
}

TEST_F(JsonReports, FramesAreOneListEverywhere) {
  EXPECT_EQ(run({"edit", "a.vmd", "--op", "extract", "frames=0,4-5", "-o", "e.vmd"}).status, 0);
  EXPECT_EQ(run({"edit", "a.vmd", "--op", "reverse", "frames=all", "-o", "r.vmd"}).status, 0);
  EXPECT_EQ(run({"convert", "a.vmd", "p.vpd", "--frames", "2.5"}).status, 0);
  EXPECT_EQ(run({"convert", "a.vmd", "q.vpd", "--frame", "2.5"}).status, 0);
  EXPECT_EQ(read("p.vpd"), read("q.vpd"));
  EXPECT_EQ(run({"convert", "a.vmd", "p.bvh", "--model", "m.pmx", "--frames", "9-3"}).status, 2);
  const auto refused = run({"convert", "a.vmd", "b2.vmd", "--frames", "3-9"});
  EXPECT_EQ(refused.status, 2);
  EXPECT_NE(refused.err.find("edit --op extract"), std::string::npos) << refused.err;
}

}  // namespace
}  // namespace furitsuke::cli
