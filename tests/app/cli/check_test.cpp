// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>

#include "core/base/file.h"
#include "core/check/finding_codes.h"
#include "core/io/model/model_file.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_format.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/motions.h"
#include "tests/support/pmx_samples.h"

namespace furitsuke::cli {
namespace {

using Json = nlohmann::json;

class CheckCommand : public test::CliTest {
 protected:
  static motion::Motion modelMotion(Frame firstFrame) {
    motion::Motion motion;
    motion.modelName = test::nameOf("model");
    test::addBone(motion, "a", {firstFrame});
    return motion;
  }
  Bytes clean_ = io::vmdFromMotion(modelMotion(0), nullptr);
  Bytes noted_ = io::vmdFromMotion(modelMotion(4), nullptr);
  Bytes wrong_ = io::vmdFromMotion(test::exampleMotion(), nullptr);  // keys of a model and of a camera
};

TEST_F(CheckCommand, ReplacesControlCharactersInNames) {
  motion::Motion motion = modelMotion(0);
  motion.bones[0].name = Name::fromBytes("\x1B[31mfill\nfield");
  write("a.vmd", io::vmdFromMotion(motion, nullptr));
  const auto result = run({"check", "a.vmd"});
  EXPECT_NE(result.out.find("?[31mfill?field"), std::string::npos) << result.out;
  EXPECT_EQ(result.out.find('\x1B'), std::string::npos) << result.out;
}

TEST_F(CheckCommand, ReplacesMarksThatTurnTextRound) {
  for (const std::string mark : {"\xE2\x80\xAE", "\xE2\x81\xA7", "\xD8\x9C"}) {
    write("a" + mark + "dmv.vmd", noted_);
    const auto result = run({"check", "a" + mark + "dmv.vmd"});
    EXPECT_EQ(result.out, "a?dmv.vmd: info: motion.frame.start: the first key is on frame 4\n");
  }
}

TEST_F(CheckCommand, ExitStatusFollowsTheWorstFinding) {
  write("clean.vmd", clean_);
  write("noted.vmd", noted_);
  write("wrong.vmd", wrong_);
  write("text.vmd", asBytes("no motion"));
  const struct {
    std::vector<std::string> files;
    int status;
  } rows[] = {{{"clean.vmd"}, 0},
              {{"noted.vmd"}, 0},
              {{"wrong.vmd"}, 1},
              {{"clean.vmd", "wrong.vmd", "noted.vmd"}, 1},
              {{"text.vmd"}, 2},
              {{"none.vmd", "wrong.vmd"}, 2},
              {{"wrong.vmd", "none.vmd"}, 2},
              {{}, 2}};
  for (const auto& row : rows) {
    std::vector<std::string> arguments{"check"};
    arguments.insert(arguments.end(), row.files.begin(), row.files.end());
    EXPECT_EQ(run(arguments).status, row.status) << ::testing::PrintToString(arguments);
    arguments.emplace_back("--json=1");
    EXPECT_EQ(run(arguments).status, row.status) << ::testing::PrintToString(arguments);
  }
}

TEST_F(CheckCommand, EveryDamageIsAFinding) {
  // A file of each format that is not text, in which a cut can leave a whole file.
  std::vector<std::pair<std::string, Bytes>> files;
  for (const io::MotionFormat* format : io::motionFormats()) {
    io::LoadedMotion loaded;
    loaded.motion = modelMotion(0);
    test::addBone(loaded.motion, "b", {0, 30});
    if (format->findings != nullptr && format->write != nullptr)
      files.emplace_back(format->name, format->write(loaded, {}).value());
  }
  for (const char* name : {"mvd", "nmd", "pmx", "pmd"}) {
    const std::filesystem::path folder = std::string(FURITSUKE_TEST_DATA) + "/fuzz";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.path().extension() != std::string(".") + name) continue;
      files.emplace_back(name, readFile(entry.path()).value());
    }
  }
  std::set<std::string> kinds;
  for (const auto& [kind, bytes] : files) {
    SCOPED_TRACE(kind);
    kinds.insert(kind);
    std::vector<std::string> arguments{"check", "--json=1"};
    std::vector<bool> isDamaged;
    for (std::size_t size = bytes.size() / 2; size < bytes.size(); size += 1 + bytes.size() / 60) {
      const ByteView cut = ByteView(bytes).first(size);
      const std::string name = std::to_string(size) + "." + kind;
      write(name, cut);
      arguments.push_back(name);
      const Bytes copy(cut.begin(), cut.end());
      const auto motion = io::motionFromBytes(copy);
      const auto model = io::modelFromBytes(copy);
      isDamaged.push_back((!motion || motion->damage) && (!model || model->damage));
    }
    const auto result = run(arguments);
    const Json list = Json::parse(result.out);
    ASSERT_EQ(list.size(), isDamaged.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
      const bool isSaid =
          list[i].contains("error") || (!list[i]["findings"].empty() && list[i]["findings"][0]["severity"] != "info");
      EXPECT_TRUE(isSaid || !isDamaged[i]) << list[i];
    }
    EXPECT_TRUE(result.status != 0 || std::ranges::count(isDamaged, true) == 0);
  }
  for (const char* kind : {"vmd", "bvmd", "mvd", "nmd", "pmx", "pmd"}) EXPECT_TRUE(kinds.contains(kind)) << kind;
}

TEST_F(CheckCommand, PrintsALineForEachFinding) {
  write("clean.vmd", clean_);
  write("noted.vmd", noted_);
  EXPECT_EQ(run({"check", "clean.vmd"}).out, "");
  const auto result = run({"check", "noted.vmd"});
  EXPECT_EQ(result.out, "noted.vmd: info: motion.frame.start: the first key is on frame 4\n");
  EXPECT_EQ(result.err, "");
}

TEST_F(CheckCommand, PrintsOneLineForEachKindUnlessAllAreAsked) {
  motion::Motion motion;
  motion.modelName = test::nameOf("model");
  for (const char* name :
       {"あいうえおかきa", "かきくけこさしb", "さしすせそたちc", "たちつてとなにd", "なにぬねのはひe"}) {
    test::addBone(motion, name, {0});  // 15 bytes
  }
  write("full.vmd", io::vmdFromMotion(motion, nullptr));
  const auto result = run({"check", "full.vmd"});
  EXPECT_EQ(std::ranges::count(result.out, '\n'), 1) << result.out;
  EXPECT_NE(
      result.out.find(
          "vmd.name.full: 5 times: the name fills its field; it may be truncated: byte 54, あいうえおかきa, frame 0; "),
      std::string::npos)
      << result.out;
  EXPECT_NE(result.out.find("; byte 165, かきくけこさしb, frame 0; "), std::string::npos) << result.out;
  EXPECT_NE(result.out.find("; and 2 more (--all)\n"), std::string::npos) << result.out;
  const auto all = run({"check", "full.vmd", "--all"});
  EXPECT_EQ(std::ranges::count(all.out, '\n'), 5) << all.out;
  EXPECT_EQ(Json::parse(run({"check", "full.vmd", "--json=1"}).out)["findings"].size(), 5U);
}

TEST_F(CheckCommand, AFullNameOfABoneOfTheModelIsNoFinding) {
  motion::Motion motion;
  motion.modelName = test::nameOf("model");
  for (const char* name : {"あいうえおかきa", "かきくけこさしb"}) test::addBone(motion, name, {0});
  write("full.vmd", io::vmdFromMotion(motion, nullptr));
  write("m.pmx", format::pmx::write(test::bonesPmx({"あいうえおかきa"})));
  const auto result = run({"check", "full.vmd", "--model", "m.pmx", "--all"});
  EXPECT_EQ(result.out.find("vmd.name.full: byte 54"), std::string::npos) << result.out;
  EXPECT_NE(result.out.find("vmd.name.full: byte 165, かきくけこさしb"), std::string::npos) << result.out;
}

TEST_F(CheckCommand, PrintsFindingsAsJson) {
  write("wrong.vmd", wrong_);
  const Json one = Json::parse(run({"check", "wrong.vmd", "--json=1"}).out);
  EXPECT_EQ(one["file"], "wrong.vmd");
  EXPECT_EQ(one["findings"][0]["code"], "motion.mixed");
  EXPECT_EQ(one["findings"][0]["severity"], "warning");
  const Json several = Json::parse(run({"check", "wrong.vmd", "none.vmd", "--json=1"}).out);
  ASSERT_EQ(several.size(), 2U);
  EXPECT_EQ(several[1]["error"]["reason"], "does not exist");
}

TEST_F(CheckCommand, ReportsADamagedFile) {
  write("cut.vmd", ByteView(noted_).first(54 + 111 - 3));
  const auto result = run({"check", "cut.vmd"});
  EXPECT_EQ(result.status, 1);
  EXPECT_NE(result.out.find("vmd.damaged"), std::string::npos) << result.out;
}

TEST_F(CheckCommand, ReportsAPoseWithATooLowBoneCount) {
  write("a.vpd", asBytes("Vocaloid Pose Data file\r\n\r\nm.osm;\r\n1;\r\n\r\n"
                         "Bone0{a\r\n  0,0,0;\r\n  0,0,0,1;\r\n}\r\n\r\nBone1{b\r\n  0,0,0;\r\n  0,0,0,1;\r\n}\r\n"));
  const auto result = run({"check", "a.vpd"});
  EXPECT_EQ(result.status, 1);
  EXPECT_NE(result.out.find("vpd.count.wrong"), std::string::npos) << result.out;
  EXPECT_NE(result.out.find("MMD would ignore the rest"), std::string::npos) << result.out;
}

TEST_F(CheckCommand, ListsEveryCode) {
  const auto text = run({"check", "--codes"});
  EXPECT_EQ(text.status, 0);
  const Json json = Json::parse(run({"check", "--codes", "--json=1"}).out);
  ASSERT_EQ(json.size(), check::findingCodes().size());
  for (const Json& row : json) {
    EXPECT_NE(text.out.find(row["code"].get<std::string>() + ' '), std::string::npos) << row;
    EXPECT_TRUE(row.contains("severity") && row.contains("meaning")) << row;
  }
  for (const char* code :
       {"vpd.count.wrong", "model.texture.missing", "sound.truncated", "sound.damaged", "sound.tooLong"})
    EXPECT_NE(text.out.find(code + std::string(" ")), std::string::npos) << code;
  EXPECT_EQ(run({"check", "--codes", "a.vmd"}).status, 2);
}

TEST_F(CheckCommand, MeasuresTheQualityOfMotionsOnAModel) {
  write("model.pmx", format::pmx::write(test::bonesPmx({"a"})));
  write("clean.vmd", clean_);
  const auto result = run({"check", "clean.vmd", "--motion-quality", "--model", "model.pmx", "--json=1"});
  EXPECT_EQ(result.status, 0) << result.err;
  const Json json = Json::parse(result.out);
  EXPECT_EQ(json["file"], "clean.vmd");
  EXPECT_EQ(json["frames"], Json({0, 0}));
  std::string kinds;
  for (const Json& row : json["quality"]) {
    kinds += row["kind"].get<std::string>() + " ";
    EXPECT_EQ(row.contains("value"), row["measured"].get<bool>());
  }
  EXPECT_EQ(kinds, "keys jitter slides floor flips spikes reach limits overlap ");
  const auto text = run({"check", "clean.vmd", "--motion-quality", "--model", "model.pmx"});
  EXPECT_NE(text.out.find("Sliding feet        the model does not have"), std::string::npos) << text.out;
  EXPECT_EQ(text.out.substr(0, text.out.find('\n')), "clean.vmd: 1 frame");
}

TEST_F(CheckCommand, KeepsTheColumnsOfQualityApartForValuesBeyondReason) {
  motion::Motion motion = modelMotion(0);
  motion::Keys<motion::BoneKey> keys;
  for (Frame frame = 0; frame < 60; ++frame) keys.append(frame, test::boneKeyAt(frame % 2 == 0 ? 0 : 4.37e9F));
  motion.bones[0].keys = motion::Track<motion::BoneKey>(std::move(keys));
  write("model.pmx", format::pmx::write(test::bonesPmx({"a"})));
  write("far.vmd", io::vmdFromMotion(motion, nullptr));
  const auto text = run({"check", "far.vmd", "--motion-quality", "--model", "model.pmx"});
  EXPECT_NE(text.out.find("e+09 model units  "), std::string::npos) << text.out;
}

TEST_F(CheckCommand, NeedsAModelAndAMotionForTheirQuality) {
  write("model.pmx", format::pmx::write(test::bonesPmx({"a"})));
  write("clean.vmd", clean_);
  const struct {
    std::vector<std::string> arguments;
    std::string message;
  } rows[] = {{{"check", "clean.vmd", "--motion-quality"}, "--model"},
              {{"check", "clean.vmd", "--motion-quality", "--model", "none.pmx"}, "none.pmx"},
              {{"check", "model.pmx", "--motion-quality", "--model", "model.pmx"}, "is not a motion"}};
  for (const auto& row : rows) {
    const auto result = run(row.arguments);
    EXPECT_EQ(result.status, 2);
    EXPECT_NE(result.err.find(row.message), std::string::npos) << result.err;
  }
}

}  // namespace
}  // namespace furitsuke::cli
