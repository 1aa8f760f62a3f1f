// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/archives/archive_reader.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"
#include "core/motion/layers/layer_stack.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/environment_variable.h"
#include "tests/support/mvd_samples.h"
#include "tests/support/nmd_samples.h"
#include "tests/support/pmx_samples.h"
#include "tests/support/time_limit.h"
#include "tests/support/vmd_samples.h"
#include "tests/support/zip_samples.h"

// Files in archives, motions of other programs, and lists of effects as inputs of commands.
namespace furitsuke::cli {
namespace {

using Json = nlohmann::json;

class ForeignInputs : public test::CliTest {
 protected:
  ForeignInputs() {
    write("a.mvd", test::mvdOfMinors(2, 3, 3));
    write("a.nmd", test::nmdOfEverything().bytes());
  }

  /// 動作/表.vmd in CP932, and a model.
  void writeArchive() {
    const Bytes motion = test::VmdBuilder::version2().count(1).bone("a", 7).count(0).count(0).count(0).bytes();
    write("a.zip", test::zipOf({{"\x93\xAE\x8D\xEC/\x95\x5C.vmd", motion},
                                {"model/miku.pmx", format::pmx::write(test::bonesPmx({"a"}))},
                                {"readme.txt", toBytes("x")}}));
  }

 private:
  test::EnvironmentVariable cache_{"XDG_CACHE_HOME", file("cache")};
};

TEST_F(ForeignInputs, MotionsOfOtherProgramsAreConverted) {
  for (const std::string name : {"a.mvd", "a.nmd"}) {
    SCOPED_TRACE(name);
    const auto converted = run({"convert", name, "out.vmd", "--force"});
    ASSERT_EQ(converted.status, 0) << converted.err;
    const auto motion = io::loadMotion(file("out.vmd"));
    ASSERT_TRUE(motion.ok());
    EXPECT_EQ(motion->motion.bones[0].name.text(), "センター");
    ASSERT_EQ(motion->motion.bones[0].keys.size(), 2U);
    EXPECT_FLOAT_EQ(motion->motion.bones[0].keys.values()[1].translation.x, 40) << "10 of them by the second stage";
    const Json info = Json::parse(run({"info", name, "--json=1"}).out);
    EXPECT_EQ(info["format"], name.substr(2));
    EXPECT_EQ(info["counts"]["bone"], 2) << "without layers";
    EXPECT_EQ(run({"check", name}).status, 1) << "what is lost is a warning";
    const auto refused = run({"convert", "out.vmd", "b" + name.substr(1)});
    EXPECT_EQ(refused.status, 2);
    EXPECT_NE(refused.err.find("cannot write"), std::string::npos) << refused.err;
  }
  Bytes cut = test::mvdOfMinors(2, 3, 3);
  cut.resize(cut.size() / 2);
  write("cut.mvd", cut);
  EXPECT_EQ(run({"convert", "cut.mvd", "cut.vmd"}).status, 2);
  EXPECT_EQ(run({"convert", "cut.mvd", "cut.vmd", "--salvage"}).status, 1);
}

TEST_F(ForeignInputs, FilesInArchivesAreInputs) {
  if (!archives::canReadArchives()) GTEST_SKIP() << "built without libarchive";
  writeArchive();
  const Json info = Json::parse(run({"info", "a.zip", "--json=1"}).out);
  EXPECT_EQ(info["files"], 3);
  ASSERT_EQ(info["entries"].size(), 2U);
  EXPECT_EQ(info["entries"][1]["name"], "動作/表.vmd");
  EXPECT_EQ(info["entries"][0]["kind"], "model");
  const auto checked = run({"check", "a.zip", "--json=1"});
  EXPECT_EQ(Json::parse(checked.out)[1]["file"], "a.zip/動作/表.vmd");
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"convert", "a.zip", "out.json", "--force"},
        std::vector<std::string>{"convert", "a.zip", "out.json", "--entry", "表.vmd", "--force"},
        std::vector<std::string>{"convert", "a.zip/動作/表.vmd", "out.json", "--force"}}) {
    const auto converted = run(words);
    EXPECT_EQ(converted.status, 0) << converted.err;
    EXPECT_EQ(Json::parse(read("out.json"))["bones"][0]["keys"][0]["frame"], 7);
  }
  EXPECT_EQ(run({"pose", "--motion", "a.zip", "--model", "a.zip", "--frames", "7"}).status, 0);
  const auto unknown = run({"info", "a.zip/other.vmd"});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_NE(unknown.err.find("it has model/miku.pmx"), std::string::npos) << unknown.err;
}

TEST_F(ForeignInputs, CheckingAnArchiveTakesTimeThatIsLinearInItsFiles) {
  if (!archives::canReadArchives()) GTEST_SKIP() << "built without libarchive";
  std::vector<test::ZipSampleEntry> entries;
  const Bytes motion = io::vmdFromMotion(test::exampleMotion(), nullptr);
  for (int i = 0; i < 2000; ++i) entries.push_back({std::to_string(i) + ".vmd", motion});
  write("many.zip", test::zipOf(entries));
  const auto result = runFor(test::timeLimit(3), {"check", "many.zip"});
  EXPECT_EQ(result.status, 1) << "it took too long: " << result.err;
  EXPECT_EQ(std::ranges::count(result.out, '\n') % 2000, 0);
}

TEST_F(ForeignInputs, ALongListOfEffectsIsShownInTimeThatIsLinearInIt) {
  std::string objects = "[Info]\r\nVersion=3\r\n\r\n[Object]\r\n", effects = "\r\n[Effect]\r\nDefault=none\r\n";
  for (int i = 1; i <= 100'000; ++i) {
    objects += "Pmd" + std::to_string(i) + "=a.pmx\r\n";
    effects += "Pmd" + std::to_string(i) + "=b.fx\r\n";
  }
  write("objs.emm", asBytes(objects + effects));
  const auto result = runFor(test::timeLimit(5), {"info", "objs.emm"});
  EXPECT_EQ(result.status, 0) << "it took too long: " << result.err;
}

TEST_F(ForeignInputs, AnArchiveOfSeveralMotionsNeedsAChoice) {
  if (!archives::canReadArchives()) GTEST_SKIP() << "built without libarchive";
  write("two.zip", test::zipOf({{"a.mvd", test::mvdOfMinors(0, 0, 0)}, {"b.mvd", test::mvdOfMinors(0, 0, 0)}}));
  const auto refused = run({"convert", "two.zip", "out.vmd"});
  EXPECT_EQ(refused.status, 2);
  EXPECT_NE(refused.err.find("two.zip/NAME: a.mvd, b.mvd"), std::string::npos) << refused.err;
  write("evil.zip", test::zipOf({{"../a.vmd", toBytes("x")}}));
  const auto evil = run({"info", "evil.zip"});
  EXPECT_EQ(evil.status, 2);
  EXPECT_NE(evil.err.find("leads out of the archive"), std::string::npos) << evil.err;
}

TEST_F(ForeignInputs, TheEffectsOfASceneAreListed) {
  write("x.pmm", readFile(std::string(FURITSUKE_TEST_DATA) + "/fuzz/project_mmd9.pmm").value());
  EXPECT_TRUE(Json::parse(run({"info", "x.pmm", "--json=1"}).out)["effects"].is_null());
  write("x.emm",
        toBytes("[Info]\r\nVersion = 3\r\n[Object]\r\nPmd1 = a\\b.pmx\r\n[Effect]\r\nPmd1[2] = c\\glow.fx\r\n"));
  const Json project = Json::parse(run({"info", "x.pmm", "--json=1"}).out);
  ASSERT_EQ(project["effects"].size(), 1U);
  EXPECT_EQ(project["effects"][0]["object"], "b.pmx");
  EXPECT_NE(run({"info", "x.pmm"}).out.find("b.pmx[2]: c\\glow.fx"), std::string::npos);
  const Json list = Json::parse(run({"info", "x.emm", "--json=1"}).out);
  EXPECT_EQ(list["format"], "emm");
  EXPECT_EQ(list["effects"][0]["file"], "c\\glow.fx");
  EXPECT_EQ(run({"check", "x.emm"}).status, 0);
}

}  // namespace
}  // namespace furitsuke::cli
