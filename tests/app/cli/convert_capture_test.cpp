// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <iterator>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/io/model/model_export.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"
#include "core/motion/default_keys.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/corpus.h"
#include "tests/support/environment_variable.h"
#include "tests/support/humanoid.h"

namespace furitsuke::cli {
namespace {

using Json = nlohmann::json;

class ConvertCapture : public test::CliTest {
 protected:
  ConvertCapture() {
    write("p.bvh", toBytes(test::personBvh()));
    write("m.pmx", format::pmx::write(io::pmxFromModel(test::humanoid())));
  }
};

TEST_F(ConvertCapture, FitsACaptureToAModelInEveryMotionFormat) {
  for (const std::string extension : {"vmd", "json", "csv", "bvmd", "vpd"}) {
    const auto result = run({"convert", "p.bvh", "a." + extension, "--model", "m.pmx"});
    EXPECT_EQ(result.status, 0) << extension;
    const std::string losses =
        extension == "bvmd"
            ? "furitsuke-cli: a.bvmd: warning: the model name \"人\" is not written; it is read as \"\"\n"
            : "";
    EXPECT_EQ(result.out + result.err, losses) << extension;
    const auto motion = io::loadMotion(file("a." + extension));
    ASSERT_TRUE(motion.ok()) << extension;
    EXPECT_EQ(motion->motion.frameRange().last, extension == "vpd" ? 0 : 29) << extension;
    EXPECT_TRUE(motion->motion.findBone(Name::fromText("左ひじ")->bytes)) << extension;
  }
  const auto piped = runPiped("p.bvh", {"convert", "-", "--to", "vmd", "--model", "m.pmx"});
  EXPECT_EQ(piped.status, 0) << piped.err;
  EXPECT_EQ(piped.out, read("a.vmd"));
}

TEST_F(ConvertCapture, KeepsWhatWasCapturedSoThatItCanBeReducedAgain) {
  ASSERT_EQ(run({"convert", "p.bvh", "a.vmd", "--model", "m.pmx"}).status, 0);
  EXPECT_FALSE(std::filesystem::exists(file("a.furitsuke.json"))) << "only if it is wanted";
  const auto converted = run({"convert", "p.bvh", "b.vmd", "--model", "m.pmx", "--keep-capture"});
  ASSERT_EQ(converted.status, 0) << converted.err;
  EXPECT_EQ(read("a.vmd"), read("b.vmd"));
  ASSERT_TRUE(std::filesystem::exists(file("b.furitsuke.json")));
  ASSERT_EQ(run({"convert", "p.bvh", "dense.vmd", "--model", "m.pmx", "--dense"}).status, 0);
  const auto edited = run({"edit", "b.vmd", "--op", "clean-up", "input=capture", "jumps=no", "noise=no", "floor=no",
                           "feet=no", "hands=no", "reduction=no", "--out", "c.vmd"});
  ASSERT_EQ(edited.status, 0) << edited.err;
  const auto again = io::loadMotion(file("c.vmd"));
  const auto dense = io::loadMotion(file("dense.vmd"));
  ASSERT_TRUE(again.ok() && dense.ok());
  EXPECT_EQ(again->motion.keyCount(), dense->motion.keyCount());
}

TEST_F(ConvertCapture, RefusesFilmsThatItCannotUseWithAReason) {
  struct Row {
    std::vector<std::string> words;
    const char* reason;
  };
  write("film.mp4", toBytes("no film"));
  const test::EnvironmentVariable networks("FURITSUKE_NETWORKS", file("none"));
  for (const Row& row :
       {Row{{"film.mp4", "a.vmd"}, "is a film, which needs --model"}, Row{{"film.mp4", "a.glb"}, "needs --model"},
        Row{{"film.mp4", "a.vmd", "--model", "m.pmx"}, "network"},
        Row{{"p.bvh", "a.vmd", "--model", "m.pmx", "--tilt", "3"}, "--tilt is only for these"},
        Row{{"p.bvh", "a.vmd", "--model", "m.pmx", "--from-film", "best"}, "--from-film is only"},
        Row{{"film.mp4", "a.vmd", "--model", "m.pmx", "--person", "3"}, "is not a point"},
        Row{{"film.mp4", "a.vmd", "--model", "m.pmx", "--fov", "179"}, "--fov"},
        Row{{"film.mp4", "a.vmd", "--model", "m.pmx", "--exchange-sides", "9-3"}, "is not a range"},
        Row{{"film.mp4", "a.vmd", "--model", "m.pmx", "--from-film", "perfect"}, "--from-film"}}) {
    std::vector<std::string> words{"convert"};
    words.insert(words.end(), row.words.begin(), row.words.end());
    const auto result = run(words);
    EXPECT_EQ(result.status, 2) << row.reason;
    EXPECT_NE(result.err.find(row.reason), std::string::npos) << result.err;
    EXPECT_FALSE(std::filesystem::exists(file(row.words[1]))) << row.reason;
  }
}

TEST_F(ConvertCapture, WritesAMotionAsBvhAndReadsItBack) {
  ASSERT_EQ(run({"convert", "p.bvh", "a.vmd", "--model", "m.pmx"}).status, 0);
  const auto toBvh = run({"convert", "a.vmd", "b.bvh", "--model", "m.pmx", "--fps", "60"});
  EXPECT_EQ(toBvh.status, 0) << toBvh.err;
  EXPECT_EQ(toBvh.err, "");
  EXPECT_NE(read("b.bvh").find("Frames: 59\nFrame Time: 0.016666667\n"), std::string::npos);
  ASSERT_EQ(run({"convert", "b.bvh", "c.vmd", "--model", "m.pmx"}).status, 0);
  for (const Json& bone : Json::parse(run({"diff", "a.vmd", "c.vmd", "--model", "m.pmx", "--json=1"}).out)) {
    EXPECT_LT(bone["distance"], 0.5) << bone;  // both were reduced
    const std::string name = bone["track"];
    const bool isArmOrHead = name == "左ひじ" || name == "頭" || name == "上半身2";
    EXPECT_LT(bone["degrees"], isArmOrHead ? 1.5 : 30) << bone;
  }
  EXPECT_EQ(run({"convert", "a.vmd", "d.bvh", "--model", "m.pmx", "--names", "japanese"}).status, 0);
  EXPECT_NE(read("d.bvh").find("JOINT 左ひじ\n"), std::string::npos);
}

TEST_F(ConvertCapture, WritesAMotionForOtherProgramsAndReadsItBack) {
  ASSERT_EQ(run({"convert", "p.bvh", "a.vmd", "--model", "m.pmx"}).status, 0);
  for (const std::string extension : {"glb", "vrma"}) {
    const auto out = run({"convert", "a.vmd", "b." + extension, "--model", "m.pmx", "--report", "json"});
    ASSERT_EQ(out.status, 0) << out.err;
    EXPECT_EQ(Json::parse(out.out)["frames"], 30);
    const Json info = Json::parse(run({"info", "b." + extension, "--json=1"}).out);
    EXPECT_EQ(info["clips"][0]["frames"], 30) << extension;
    EXPECT_EQ(info["missingRoles"], Json::array()) << extension;
    EXPECT_EQ(run({"check", "b." + extension}).status, 0) << extension;
    ASSERT_EQ(run({"convert", "b." + extension, extension + ".vmd", "--model", "m.pmx"}).status, 0);
    EXPECT_EQ(io::loadMotion(file(extension + ".vmd"))->motion.frameRange().last, 29) << extension;
    const auto part = run({"convert", "a.vmd", "-", "--to", extension, "--model", "m.pmx", "--range", "5-9"});
    EXPECT_EQ(part.status, 0) << part.err;
    write("part", toBytes(part.out));
    EXPECT_EQ(Json::parse(run({"info", "part", "--json=1"}).out)["clips"][0]["frames"], 5) << extension;
  }
  const auto glb = run({"convert", "a.vmd", "c.glb", "--model", "m.pmx", "--names", "english"});
  EXPECT_EQ(glb.err.find("named by number"), glb.err.npos) << glb.err;
  const std::string names = run({"info", "c.glb", "--json=1"}).out;
  EXPECT_NE(names.find("\"HidariAshiIK\""), names.npos) << "romanized";
}

TEST_F(ConvertCapture, WritesACameraForOtherProgramsAndReadsItBack) {
  motion::Motion filmed;
  motion::Keys<motion::CameraKey> keys;
  for (const Frame frame : {0, 20, 21, 40}) {
    motion::CameraKey key = motion::restCameraKey();
    key.target.x = static_cast<float>(frame > 20 ? 30 : frame);
    key.fov = static_cast<std::uint32_t>(30 + frame / 2);
    keys.append(frame, key);
  }
  filmed.camera = motion::Track(std::move(keys));
  write("a.vmd", io::vmdFromMotion(filmed, nullptr));
  for (const std::string extension : {"glb", "fbx"}) {
    const auto out = run({"convert", "a.vmd", "b." + extension, "--report", "json"});
    ASSERT_EQ(out.status, 0) << out.err;
    EXPECT_EQ(Json::parse(out.out)["frames"], 41) << extension;
#ifndef FURITSUKE_HAS_IMPORTER
    if (extension == "fbx") continue;
#endif
    const auto back = run({"convert", "b." + extension, extension + ".vmd", "--dense"});
    ASSERT_EQ(back.status, 0) << back.err;
    const auto again = io::loadMotion(file(extension + ".vmd"));
    ASSERT_TRUE(again.ok() && again->motion.camera.size() == 41U) << extension;
    EXPECT_EQ(again->motion.camera.find(40)->fov, 50U) << extension;
    EXPECT_NEAR(again->motion.camera.find(20)->target.x, 20, .01) << extension << ", before the cut";
    EXPECT_NEAR(again->motion.camera.find(21)->target.x, 30, .01) << extension;
  }
  EXPECT_EQ(run({"convert", "a.vmd", "b.bvh"}).status, 2) << "has no camera";
}

TEST_F(ConvertCapture, ListsWhatWouldBeLostAndWritesNothing) {
  ASSERT_EQ(run({"convert", "p.bvh", "a.vmd", "--model", "m.pmx"}).status, 0);
  for (const std::string extension : {"glb", "vrma", "bvh", "fbx", "vpd"}) {
    const std::string output = "b." + extension;
    const auto trial = run({"convert", "a.vmd", output, "--model", "m.pmx", "--losses"});
    ASSERT_EQ(trial.status, 0) << trial.err;
    EXPECT_FALSE(exists(output));
    EXPECT_TRUE(trial.out.starts_with(output + ": ")) << trial.out;
#ifndef FURITSUKE_HAS_IMPORTER
    if (extension == "fbx") continue;
#endif
    const auto written = run({"convert", "a.vmd", output, "--model", "m.pmx", "--report", "json"});
    ASSERT_EQ(written.status, 0) << written.err;
    const std::string before = read(output);
    const auto again = run({"convert", "a.vmd", output, "--model", "m.pmx", "--losses", "--report", "json"});
    EXPECT_EQ(again.status, 0) << "the file exists";
    EXPECT_EQ(read(output), before);
    const Json losses = Json::parse(again.out)["losses"];
    EXPECT_EQ(losses, Json::parse(written.out)["losses"]) << extension;
    EXPECT_EQ(losses.empty(), trial.out == output + ": nothing would be lost\n") << trial.out;
  }
}

TEST_F(ConvertCapture, ReadsAndWritesFbxInAProcessOfItsOwn) {
#ifndef FURITSUKE_HAS_IMPORTER
  GTEST_SKIP() << "this build has no furitsuke-import";
#endif
  ASSERT_EQ(run({"convert", "p.bvh", "a.vmd", "--model", "m.pmx"}).status, 0);
  const auto out = run({"convert", "a.vmd", "b.fbx", "--model", "m.pmx"});
  EXPECT_EQ(out.status, 0) << out.err;
  EXPECT_NE(out.err.find("FBX is for programs that cannot read glTF"), std::string::npos) << out.err;
  EXPECT_TRUE(read("b.fbx").starts_with("Kaydara FBX Binary"));
  write("bad.fbx", toBytes("Kaydara FBX Binary  " + std::string(200, 'x')));
  const auto bad = run({"convert", "bad.fbx", "c.vmd", "--model", "m.pmx"});
  EXPECT_EQ(bad.status, 2);
  EXPECT_NE(bad.err.find("bad.fbx: cannot be read"), std::string::npos) << bad.err;
  EXPECT_FALSE(exists("c.vmd"));
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const std::string walk = (*folder / "exchange" / "mixamo_walking.fbx").string();
  const Json info = Json::parse(run({"info", walk, "--json=1"}).out);
  EXPECT_EQ(info["format"], "fbx");
  EXPECT_EQ(info["clips"][0]["frames"], 30);
  EXPECT_EQ(run({"convert", walk, "d.vmd", "--model", "m.pmx"}).status, 0);
  EXPECT_EQ(io::loadMotion(file("d.vmd"))->motion.frameRange().last, 29);
}

TEST_F(ConvertCapture, ReportsWhatItFoundAsJson) {
  const auto result = run({"convert", "p.bvh", "a.vmd", "--model", "m.pmx", "--report", "json", "--reference", "29"});
  EXPECT_EQ(result.status, 0);
  EXPECT_NE(result.err.find("p.bvh: warning: no pose is that of a person"), std::string::npos) << result.err;
  const Json report = Json::parse(result.out);
  EXPECT_EQ(report["file"], "p.bvh");
  EXPECT_EQ(report["output"], "a.vmd");
  EXPECT_EQ(report["frames"], 30);
  EXPECT_EQ(report["reference"], 29);
  EXPECT_EQ(report["up"], "+Y");
  EXPECT_EQ(report["roles"]["leftUpperArm"], "LeftArm");
  EXPECT_EQ(report["notes"][0]["code"], "exchange.reference");
  EXPECT_LT(report["keys"], report["denseKeys"]);
  EXPECT_EQ(Json::parse(run({"convert", "p.bvh", "b.vmd", "--model", "m.pmx", "--report", "json"}).out)["reference"],
            "zero");
}

TEST_F(ConvertCapture, FollowsATableOfRoles) {
  std::string odd = test::personBvh();
  for (std::size_t at = odd.find("LeftHand"); at != odd.npos; at = odd.find("LeftHand")) odd.replace(at, 8, "Paw");
  write("odd.bvh", toBytes(odd));
  write("map.json", toBytes(R"({"format": "furitsuke.roles", "version": 1, "joints": {"leftHand": ""}})"));
  const auto handless = run({"convert", "odd.bvh", "a.vmd", "--model", "m.pmx", "--map", "map.json"});
  EXPECT_EQ(handless.status, 2);
  EXPECT_EQ(handless.err, "furitsuke-cli: odd.bvh: is not a person: no left arm\n");
  EXPECT_FALSE(exists("a.vmd"));
  write("map.json", toBytes(R"({"format": "furitsuke.roles", "version": 1, "joints": {"leftHand": "Paw"}})"));
  EXPECT_EQ(run({"convert", "odd.bvh", "a.vmd", "--model", "m.pmx", "--map", "map.json"}).status, 0);
  write("map.json", toBytes(R"({"format": "furitsuke.roles", "version": 1, "joints": {"paw": "Paw"}})"));
  const auto wrong = run({"convert", "odd.bvh", "b.vmd", "--model", "m.pmx", "--map", "map.json"});
  EXPECT_EQ(wrong.status, 2);
  EXPECT_NE(wrong.err.find("map.json: byte"), std::string::npos) << wrong.err;
  EXPECT_NE(wrong.err.find("joints.paw: is not the name of a role"), std::string::npos) << wrong.err;
}

TEST_F(ConvertCapture, ConvertsManyFilesAndGoesOnAfterABadOne) {
  write("q.bvh", toBytes(test::personBvh()));
  write("bad.bvh", toBytes("HIERARCHY\nROOT a\n"));
  const auto result = run({"convert", "p.bvh", "bad.bvh", "q.bvh", "--out", "new/{name}.vmd", "--model", "m.pmx",
                           "--jobs", "2", "--report", "json"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(
      result.err,
      "furitsuke-cli: bad.bvh: byte 17, line 3: expected { after the name of a joint, found the end of the file\n");
  EXPECT_TRUE(exists("new/p.vmd") && exists("new/q.vmd"));
  EXPECT_FALSE(exists("new/bad.vmd"));
  const Json reports = Json::parse(result.out);
  ASSERT_EQ(reports.size(), 3U);
  EXPECT_EQ(reports[1]["error"]["section"], "line 3");
  EXPECT_EQ(reports[2]["file"], "q.bvh");
  const auto again = run({"convert", "p.bvh", "q.bvh", "--out", "new/{name}.vmd", "--model", "m.pmx"});
  EXPECT_EQ(again.status, 2);
  EXPECT_NE(again.err.find("new/p.vmd: already exists"), std::string::npos) << again.err;
  EXPECT_EQ(run({"convert", "p.bvh", "q.bvh", "--out", "same.vmd", "--model", "m.pmx"}).status, 2);
}

TEST_F(ConvertCapture, RefusesWhatDoesNotFitTogether) {
  write("a.vmd", io::vmdFromMotion(test::exampleMotion(), nullptr));
  write("cube.pmx", format::pmx::write(io::pmxFromModel(model::Model())));
  struct Row {
    const char* arguments;
    const char* reason;
  };
  for (const Row& row : {
           Row{"p.bvh b.vmd", "p.bvh: is a captured motion, which needs --model"},
           Row{"a.vmd b.bvh", "b.bvh: needs --model"},
           Row{"p.bvh b.bvh --model m.pmx", "b.bvh: the input is a captured motion too"},
           Row{"p.bvh b.vmd --model cube.pmx", "p.bvh: the model lacks bones of a person: センター, 下半身"},
           Row{"a.vmd b.bvh --model cube.pmx", "b.bvh: the model lacks bones of a person: センター, 下半身"},
           Row{"a.vmd b.vmd --model m.pmx",
               "--model is only for .vpd, for --like-mmd, for captured motions and for the formats of other programs"},
           Row{"a.vmd b.vmd --dense", "a.vmd: is not a captured motion, and --dense is only for these"},
           Row{"a.vmd b.json --reference zero", "--reference is only for these"},
           Row{"p.bvh b.vmd --model m.pmx --fps 60", "--fps is only for .glb, .vrma, .bvh, .fbx"},
           Row{"a.vmd b.vrma --model m.pmx --unlit", "--unlit is only for .glb"},
           Row{"a.vmd b.glb --model m.pmx --range 9-3", "9-3 is not a range of frames such as 0-300"},
           Row{"a.vmd b.glb", "b.glb: needs --model"},
           Row{"p.bvh b.vmd --model m.pmx --clip 2", "clip 2 does not exist; the last one is 1"},
           Row{"p.bvh b.vmd --model m.pmx --ik off --lock-feet", "feet can be held in place only with foot IK"},
           Row{"p.bvh b.vmd --model m.pmx --reference sideways", "sideways is not auto, zero or the number of a frame"},
           Row{"p.bvh b.vmd a.vmd --model m.pmx", "a.vmd"},
           Row{"p.bvh --to json --model m.pmx --report json", "--json and the output - both need standard output"},
       }) {
    std::istringstream words(std::string("convert ") + row.arguments);
    const auto result = run({std::istream_iterator<std::string>(words), {}});
    EXPECT_EQ(result.status, 2) << row.arguments;
    EXPECT_NE(result.err.find(row.reason), std::string::npos) << row.arguments << ": " << result.err;
    EXPECT_FALSE(exists("b.vmd") || exists("b.bvh") || exists("b.json")) << row.arguments;
  }
}

TEST_F(ConvertCapture, ConvertsTheReadablePartOfADamagedCapture) {
  const std::string text = test::personBvh();
  write("cut.bvh", asBytes(std::string_view(text).substr(0, text.size() - 40)));
  const auto refused = run({"convert", "cut.bvh", "a.vmd", "--model", "m.pmx"});
  EXPECT_EQ(refused.status, 2);
  EXPECT_NE(refused.err.find("the last frame is incomplete"), std::string::npos) << refused.err;
  EXPECT_NE(refused.err.find("use --salvage"), std::string::npos) << refused.err;
  EXPECT_FALSE(exists("a.vmd"));
  EXPECT_EQ(run({"convert", "cut.bvh", "a.vmd", "--model", "m.pmx", "--salvage"}).status, 1);
  EXPECT_EQ(io::loadMotion(file("a.vmd"))->motion.frameRange().last, 28);
}

TEST_F(ConvertCapture, DamagedCapturesOfEveryFormatAreReadOrRefused) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  std::mt19937 random(21);
  for (const std::string name : {"bandai_dash.bvh", "idle_loop.vrma", "example_avatar.vrm", "mixamo_run_medium.fbx"}) {
#ifndef FURITSUKE_HAS_IMPORTER
    if (name.ends_with(".fbx")) continue;
#endif
    const Bytes whole = readFile(*folder / "exchange" / name).value();
    std::vector<std::string> command{"convert"}, files;
    const auto add = [&](const Bytes& bytes) {
      files.push_back("damaged" + std::to_string(files.size()) + name.substr(name.rfind('.')));
      write(files.back(), bytes);
      command.push_back(files.back());
    };
    for (const std::size_t share : {1, 5, 9})
      add(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(whole.size() * share / 10)));
    for (int variant = 0; variant < 5; ++variant) {
      Bytes bytes = whole;
      for (int i = 0; i < 8; ++i) bytes[random() % bytes.size()] = static_cast<std::byte>(random() % 256);
      add(bytes);
    }
    command.insert(command.end(), {"--out", "{name}.vmd", "--model", "m.pmx", "--salvage", "--force"});
    const auto result = run(command);
    EXPECT_TRUE(result.status == 0 || result.status == 1 || result.status == 2) << name << ": " << result.status;
    for (const std::string& file : files) {
      const std::string output = file.substr(0, file.rfind('.')) + ".vmd";
      EXPECT_TRUE(exists(output) || result.err.find(file + ": ") != std::string::npos) << name << ": " << file;
      std::filesystem::remove(this->file(output));
    }
  }
}

TEST_F(ConvertCapture, InfoShowsJointsClipsAndRoles) {
  const auto text = run({"info", "p.bvh"});
  EXPECT_EQ(text.status, 0);
  EXPECT_TRUE(
      text.out.starts_with("p.bvh\n"
                           "  format   BVH motion capture\n"
                           "  clip     (no name), 30 frames at 30 per second, 0.966667 s\n"
                           "  person   legs of 80, probably centimeters\n"
                           "  joints (21)\n"
                           "          Hips: hips\n"
                           "          Spine: spine\n"
                           "          Spine1: chest\n"))
      << text.out;
  const Json info = Json::parse(run({"info", "p.bvh", "--json=1"}).out);
  EXPECT_EQ(info["format"], "bvh");
  EXPECT_EQ(info["joints"][1]["parent"], "Hips");
  EXPECT_EQ(info["clips"][0]["frames"], 30);
  EXPECT_EQ(info["clips"][0]["rate"], 30);
  EXPECT_EQ(info["roles"]["rightFoot"], "RightFoot");
  EXPECT_EQ(info["missingRoles"], Json::array());
  write("bad.bvh", toBytes("HIERARCHY\nROOT a\n"));
  EXPECT_EQ(run({"info", "bad.bvh"}).status, 2);
  EXPECT_EQ(run({"check", "p.bvh"}).status, 0);
  EXPECT_EQ(run({"check", "bad.bvh"}).status, 2);
}

}  // namespace
}  // namespace furitsuke::cli
