// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "core/io/motion_file.h"
#include "core/io/pmm/pmm_export.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/motions.h"
#include "tests/support/pmx_samples.h"

// Projects of MikuMikuDance as inputs of commands.
namespace furitsuke::cli {
namespace {

using Json = nlohmann::json;

class Projects : public test::CliTest {
 protected:
  Projects() {
    for (const std::string name : {"project_mmd9", "project_mmd7", "project_cut"})
      write(name + ".pmm", readFile(std::string(FURITSUKE_TEST_DATA) + "/fuzz/" + name + ".pmm").value());
  }
};

TEST_F(Projects, InfoListsModelsAndFiles) {
  const auto text = run({"info", "project_mmd9.pmm"});
  EXPECT_EQ(text.status, 0) << text.err;
  EXPECT_NE(text.out.find("       2  初音, 4 keys: UserFile\\Model\\a.pmd\n"), std::string::npos) << text.out;
  EXPECT_NE(text.out.find("sound    song.wav"), std::string::npos);
  EXPECT_EQ(text.out.find("C:\\old"), std::string::npos) << "old text behind a NUL is never shown";
  const Json json = Json::parse(run({"info", "project_mmd9.pmm", "--json=1"}).out);
  EXPECT_EQ(json["format"], "pmm");
  EXPECT_EQ(json["models"].size(), 2U);
  EXPECT_EQ(json["models"][0]["keys"], 4);
  EXPECT_EQ(json["play"]["last"], 30);
  EXPECT_EQ(run({"info", "project_cut.pmm"}).status, 2);
}

TEST_F(Projects, CheckReportsWhatIsUnusual) {
  EXPECT_EQ(run({"check", "project_mmd9.pmm"}).status, 0);
  const auto older = run({"check", "project_mmd7.pmm"});
  EXPECT_EQ(older.status, 1);
  EXPECT_NE(older.out.find("pmm.names.unknown"), std::string::npos) << older.out;
  EXPECT_EQ(run({"check", "project_cut.pmm"}).status, 1);
}

TEST_F(Projects, FilesOfThisProgramAreKnown) {
  write("scene.furitsuke", readFile(std::string(FURITSUKE_TEST_DATA) + "/fuzz/every_member.furitsuke").value());
  const auto text = run({"info", "scene.furitsuke"});
  EXPECT_EQ(text.status, 0) << text.err;
  EXPECT_NE(text.out.find("project, version 1.3"), std::string::npos) << text.out;
  EXPECT_NE(text.out.find("Model/ミク.pmx: dance.vmd\n"), std::string::npos) << text.out;
  EXPECT_NE(text.out.find("dance.vmd + song.wav\n"), std::string::npos) << text.out;
  const Json json = Json::parse(run({"info", "scene.furitsuke", "--json=1"}).out);
  EXPECT_EQ(json["format"], "furitsuke");
  EXPECT_EQ(json["models"][1]["carrier"], 0);
  EXPECT_EQ(json["play"]["last"], 300);
  const auto check = run({"check", "scene.furitsuke"});
  EXPECT_EQ(check.status, 1) << "its files are missing";
  EXPECT_NE(check.out.find("project.file.missing"), std::string::npos) << check.out;
  write("cut.furitsuke", asBytes("{\n \"format\": \"furitsuke.project\","));
  const auto cut = run({"check", "cut.furitsuke"});
  EXPECT_EQ(cut.status, 2);
  EXPECT_NE(cut.err.find("line 2"), std::string::npos) << cut.err;
}

TEST_F(Projects, MotionsAreConverted) {
  struct Row {
    std::vector<std::string> words;
    std::size_t keys;
  };
  const Row rows[] = {{{"--model", "1"}, 8}, {{"--model", "初音"}, 8}, {{"--camera"}, 4}};
  for (const Row& row : rows) {
    std::vector<std::string> command{"convert", "project_mmd9.pmm", "a.vmd", "--force"};
    command.insert(command.end(), row.words.begin(), row.words.end());
    const auto result = run(command);
    EXPECT_EQ(result.status, 0) << result.err;
    const auto motion = io::loadMotion(file("a.vmd"));
    ASSERT_TRUE(motion.ok());
    EXPECT_EQ(motion->motion.keyCount(), row.keys);
  }
}

TEST_F(Projects, OutsideParentsAreBakedIfTheModelsAreFound) {
  const auto pmm = format::pmm::read(readFile(file("project_mmd9.pmm")).value()).value();
  const io::Project project = io::projectFromPmm(pmm);
  const std::vector<io::ProjectParentKey> parents{{.frame = 5, .bone = "センター", .model = 1, .target = "センター"}};
  Diagnostics losses;
  write("linked.pmm",
        io::pmmWithMotion(pmm, 0, project.models[0].names, project.models[0].motion, losses, &parents).value());
  const auto plain = run({"convert", "linked.pmm", "a.vmd", "--model", "1"});
  EXPECT_EQ(plain.status, 0);
  EXPECT_NE(plain.err.find("--bake-parents"), std::string::npos) << plain.err;
  const std::vector<std::string> bake{"convert", "linked.pmm", "baked.vmd", "--model", "1", "--bake-parents"};
  const auto missing = run(bake);
  EXPECT_EQ(missing.status, 2);
  EXPECT_NE(missing.err.find("which was not found: UserFile\\Model\\a.pmd"), std::string::npos) << missing.err;
  std::filesystem::create_directories(file("UserFile/Model"));
  format::pmx::File model = test::bonesPmx({"センター", "左足ＩＫ"});
  model.bones[0].flags |= format::pmx::kMovable;
  write("UserFile/Model/a.pmd", format::pmx::write(model));
  const auto baked = run(bake);
  EXPECT_EQ(baked.status, 0) << baked.err;
  const auto motion = io::loadMotion(file("baked.vmd"));
  ASSERT_TRUE(motion.ok());
  const auto center = motion->motion.findBone(test::nameOf("センター").bytes);
  ASSERT_TRUE(center);
  EXPECT_EQ(motion->motion.bones[center->index].keys.size(), 31U) << "a key at every frame";
}

TEST_F(Projects, WhatTheCameraFollowsIsBakedIfTheModelsAreFound) {
  const auto pmm = format::pmm::read(readFile(file("project_mmd9.pmm")).value()).value();
  const io::Project project = io::projectFromPmm(pmm);
  const std::vector<io::ProjectParentKey> parents{
      {.frame = project.camera.camera.frames().front(), .model = 1, .target = "センター"}};
  write("filmed.pmm", io::pmmWithCamera(pmm, project.camera, &parents).value());
  const auto plain = run({"convert", "filmed.pmm", "a.vmd", "--camera"});
  EXPECT_EQ(plain.status, 0);
  EXPECT_NE(plain.err.find("--bake-parents"), std::string::npos) << plain.err;
  const std::vector<std::string> bake{"convert", "filmed.pmm", "baked.vmd", "--camera", "--bake-parents"};
  EXPECT_EQ(run(bake).status, 2) << "the model was not found";
  std::filesystem::create_directories(file("UserFile/Model"));
  format::pmx::File model = test::bonesPmx({"センター", "左足ＩＫ"});
  model.bones[0].flags |= format::pmx::kMovable;
  model.bones[0].position = {0, 8, 0};
  write("UserFile/Model/a.pmd", format::pmx::write(model));
  const auto baked = run(bake);
  EXPECT_EQ(baked.status, 0) << baked.err;
  const auto motion = io::loadMotion(file("baked.vmd"));
  ASSERT_TRUE(motion.ok());
  ASSERT_EQ(motion->motion.camera.size(), 31U) << "a key at every frame";
  const auto center = project.models[1].motion.findBone(test::nameOf("センター").bytes);
  const auto& keys = project.models[1].motion.bones[center->index].keys;
  const auto& before = project.camera.camera.values().front().target;
  EXPECT_NEAR(motion->motion.camera.values().front().target.y, before.y + 8 + keys.values().front().translation.y,
              1e-5);
}

TEST_F(Projects, WhatCannotBeConvertedIsSaid) {
  struct Row {
    const char* input;
    std::vector<std::string> words;
    const char* reason;
  };
  const Row rows[] = {
      {"project_mmd9.pmm", {}, "choose a motion by --model NUMBER or --camera; it has 1 初音, 2 初音"},
      {"project_mmd9.pmm", {"--model", "3"}, "has no model 3; it has 1 初音"},
      {"project_mmd7.pmm", {"--model", "1"}, "its model is needed for them and was not found: UserFile\\Model\\a.pmd"},
      {"project_cut.pmm", {"--model", "1"}, "use --salvage"},
  };
  for (const Row& row : rows) {
    std::vector<std::string> command{"convert", row.input, "b.vmd"};
    command.insert(command.end(), row.words.begin(), row.words.end());
    const auto result = run(command);
    EXPECT_EQ(result.status, 2);
    EXPECT_NE(result.err.find(row.reason), std::string::npos) << result.err;
  }
}

}  // namespace
}  // namespace furitsuke::cli
