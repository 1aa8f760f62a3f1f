// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "core/io/json/motion_json.h"
#include "core/io/motion/vmd_motion.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/motions.h"
#include "tests/support/pmx_samples.h"

namespace furitsuke::cli {
namespace {

using Json = nlohmann::json;

class DiffCommand : public test::CliTest {
 protected:
  DiffCommand() {
    changed_.morphs[0].keys.replace({4, 4}, {});
    motion::Keys<motion::MorphKey> key;
    key.append(0, {0.25F});
    changed_.morphs[0].keys.replace({0, 0}, key);
    key.frames.edit()[0] = 9;
    changed_.morphs[0].keys.replace({9, 9}, key);
    write("a.vmd", io::vmdFromMotion(motion_, nullptr));
    write("same.json", asBytes(io::motionToJson(motion_)));
    write("b.vmd", io::vmdFromMotion(changed_, nullptr));
  }

  motion::Motion motion_ = test::exampleMotion();
  motion::Motion changed_ = test::exampleMotion();
};

TEST_F(DiffCommand, PrintsNothingForEqualMotionsInDifferentFormats) {
  const auto text = run({"diff", "a.vmd", "same.json"});
  EXPECT_EQ(text.status, 0);
  EXPECT_EQ(text.out, "");
  const auto json = run({"diff", "a.vmd", "same.json", "--json=1"});
  EXPECT_EQ(json.status, 0);
  EXPECT_EQ(json.out, "[]\n");
  EXPECT_EQ(run({"diff", "a.vmd", "same.json", "--bytes"}).status, 1);
}

TEST_F(DiffCommand, ListsKeysByTrackAndFrame) {
  const auto text = run({"diff", "a.vmd", "b.vmd"});
  EXPECT_EQ(text.status, 1);
  EXPECT_EQ(text.err, "");
  EXPECT_EQ(text.out,
            "morph:あ, frame 0: changed: weight 0.0 -> 0.25\n"
            "morph:あ, frame 4: removed: { \"weight\": 1.0 }\n"
            "morph:あ, frame 9: added: { \"weight\": 0.25 }\n");
  const auto json = run({"diff", "a.vmd", "b.vmd", "--json=1"});
  EXPECT_EQ(json.status, 1);
  EXPECT_EQ(Json::parse(json.out), Json::parse(R"([
    {"track": "morph:あ", "frame": 0, "kind": "changed", "before": {"weight": 0.0}, "after": {"weight": 0.25}},
    {"track": "morph:あ", "frame": 4, "kind": "removed", "before": {"weight": 1.0}, "after": null},
    {"track": "morph:あ", "frame": 9, "kind": "added", "before": null, "after": {"weight": 0.25}}])"));
}

TEST_F(DiffCommand, NamesCannotControlTheTerminal) {
  motion::Motion named;
  test::addBone(named, "a\x1B[2Jb", {0});
  write("named.vmd", io::vmdFromMotion(named, nullptr));
  write("none.vmd", io::vmdFromMotion({}, nullptr));
  for (const auto& files : {std::pair("none.vmd", "named.vmd"), std::pair("named.vmd", "none.vmd")}) {
    const auto result = run({"diff", files.first, files.second});
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.out.find('\x1B'), std::string::npos) << result.out;
    EXPECT_NE(result.out.find("a?[2Jb"), std::string::npos) << result.out;
  }
}

TEST_F(DiffCommand, ReportsAChangedModelName) {
  motion_.modelName = test::nameOf("x");
  write("c.vmd", io::vmdFromMotion(motion_, nullptr));
  EXPECT_EQ(run({"diff", "a.vmd", "c.vmd"}).out, "modelName: changed: \"初音ミク\" -> \"x\"\n");
  const Json json = Json::parse(run({"diff", "a.vmd", "c.vmd", "--json=1"}).out);
  EXPECT_EQ(json[0]["track"], "modelName");
  EXPECT_EQ(json[0]["frame"], Json());
}

TEST_F(DiffCommand, ComparesBytesSectionBySection) {
  const auto text = run({"diff", "--bytes", "a.vmd", "b.vmd"});
  EXPECT_EQ(text.status, 1);
  EXPECT_TRUE(text.out.starts_with("morph keys: 50 bytes at 387 -> 50 bytes at 387; first difference at ")) << text.out;
  const Json json = Json::parse(run({"diff", "--bytes", "--json=1", "a.vmd", "b.vmd"}).out);
  ASSERT_EQ(json.size(), 1U);
  EXPECT_EQ(json[0]["section"], "morph keys");
  EXPECT_EQ(json[0]["kind"], "changed");
  EXPECT_EQ(json[0]["before"]["offset"], 387);
  EXPECT_EQ(run({"diff", "--bytes", "a.vmd", "a.vmd"}).status, 0);
}

TEST_F(DiffCommand, FailsIfAFileCannotBeRead) {
  write("cut.vmd", ByteView(io::vmdFromMotion(motion_, nullptr)).first(100));
  EXPECT_EQ(run({"diff", "a.vmd", "none.vmd"}).status, 2);
  EXPECT_EQ(run({"diff", "--bytes", "none.vmd", "a.vmd"}).status, 2);
  const auto refused = run({"diff", "a.vmd", "cut.vmd"});
  EXPECT_EQ(refused.status, 2);
  EXPECT_NE(refused.err.find("use --salvage"), std::string::npos) << refused.err;
  EXPECT_EQ(run({"diff", "cut.vmd", "cut.vmd", "--salvage"}).status, 1) << "not all of it was compared";
  EXPECT_EQ(run({"diff", "--bytes", "a.vmd", "cut.vmd"}).status, 1);
  EXPECT_EQ(run({"diff", "a.vmd"}).status, 2);
}

/// A model with bones a and b, and two motions that differ only in b: the second moves it by 3 units and rotates it
/// by 90 degrees.
class DiffOnAModel : public test::CliTest {
 protected:
  DiffOnAModel() {
    write("m.pmx", format::pmx::write(test::bonesPmx({"a", "b"})));
    motion::Motion motion;
    test::addBone(motion, "a", {0, 10});
    write("before.vmd", io::vmdFromMotion(motion, nullptr));
    motion::Keys<motion::BoneKey> keys;
    keys.append(0, motion::restBoneKey());
    motion::BoneKey moved = test::boneKeyAt(3);
    moved.rotation = {0, 0, 0.70710678F, 0.70710678F};
    keys.append(20, moved);
    motion.bones.push_back({test::nameOf("b"), motion::Track<motion::BoneKey>(std::move(keys))});
    write("after.vmd", io::vmdFromMotion(motion, nullptr));
  }
};

TEST_F(DiffOnAModel, ReportsTheDistanceOfEachBone) {
  const auto text = run({"diff", "before.vmd", "after.vmd", "--model", "m.pmx"});
  EXPECT_EQ(text.status, 1);
  EXPECT_EQ(text.out, "b: distance 3.000 at frame 20; rotation 90.00 degrees at frame 20\n");
  const auto json = run({"diff", "before.vmd", "after.vmd", "--model", "m.pmx", "--json=1"});
  const Json list = Json::parse(json.out);
  ASSERT_EQ(list.size(), 1U) << json.out;
  EXPECT_EQ(list[0]["track"], "b");
  EXPECT_NEAR(list[0]["distance"].get<double>(), 3, 1e-6);
  EXPECT_EQ(list[0]["distanceFrame"], 20);
  EXPECT_NEAR(list[0]["degrees"].get<double>(), 90, 1e-4);
  EXPECT_EQ(list[0]["degreesFrame"], 20);
}

TEST_F(DiffOnAModel, WarnsAboutSkippedFramesBeforeAStrayKey) {
  motion::Motion stray;
  test::addBone(stray, "a", {0, 2'000'000'000});
  write("stray.vmd", io::vmdFromMotion(stray, nullptr));
  const auto text = run({"diff", "before.vmd", "stray.vmd", "--model", "m.pmx"});
  EXPECT_NE(text.err.find("after frame 10 only frames with keys"), std::string::npos) << text.err;
  EXPECT_EQ(run({"diff", "before.vmd", "after.vmd", "--model", "m.pmx"}).err, "");
}

TEST_F(DiffOnAModel, PrintsNothingForEqualMotions) {
  const auto text = run({"diff", "after.vmd", "after.vmd", "--model", "m.pmx"});
  EXPECT_EQ(text.status, 0);
  EXPECT_EQ(text.out, "");
  EXPECT_EQ(run({"diff", "after.vmd", "after.vmd", "--model", "m.pmx", "--json=1"}).out, "[]\n");
}

TEST_F(DiffOnAModel, RefusesMotionsThatDoNotMoveTheModel) {
  motion::Motion film;
  motion::Keys<motion::CameraKey> keys;
  keys.append(0, motion::restCameraKey());
  film.camera = motion::Track<motion::CameraKey>(keys);
  write("camera.vmd", io::vmdFromMotion(film, nullptr));
  const auto camera = run({"diff", "before.vmd", "camera.vmd", "--model", "m.pmx"});
  EXPECT_EQ(camera.status, 2);
  EXPECT_NE(camera.err.find("camera.vmd: is a camera motion"), std::string::npos) << camera.err;
  motion::Motion foreign;
  test::addBone(foreign, "c", {0, 10});
  write("foreign.vmd", io::vmdFromMotion(foreign, nullptr));
  EXPECT_NE(run({"diff", "before.vmd", "foreign.vmd", "--model", "m.pmx"}).err.find("does not move any bone"),
            std::string::npos);
  EXPECT_EQ(run({"diff", "before.vmd", "after.vmd", "--model", "none.pmx"}).status, 2);
  EXPECT_EQ(run({"diff", "before.vmd", "after.vmd", "--model", "m.pmx", "--bytes"}).status, 2);
}

/// The commands of the first shell block in the document, so that the documented commands are tested.
std::string recipe() {
  std::ifstream stream(std::string(FURITSUKE_SOURCE_DIR) + "/resources/doc/git.md");
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  const std::string start = "```sh\n";
  const std::size_t at = text.find(start);
  if (at == std::string::npos) return {};
  return text.substr(at + start.size(), text.find("```", at + start.size()) - at - start.size());
}

TEST_F(DiffCommand, ShowsKeysInGitWithTheDocumentedSetup) {
  if (!hasShell()) GTEST_SKIP() << "needs a POSIX shell";
  if (std::system("git --version >/dev/null 2>&1") != 0) GTEST_SKIP() << "git is not installed";
  ASSERT_NE(recipe(), "");
  const std::string folder = file("").string();
  write("go.sh", asBytes("set -e\ncd '" + folder +
                         "'\nexport HOME=\"$PWD\" GIT_CONFIG_NOSYSTEM=1 PATH=\"$(dirname '" FURITSUKE_CLI "'):$PATH\"\n"
                         "git init -q repository\ncd repository\n"
                         "git config user.name a\ngit config user.email a@example.org\n"
                         "printf '*.vmd diff=mmd\\n*.vpd diff=mmd\\n' > .gitattributes\n" +
                         recipe() +
                         "cp ../a.vmd dance.vmd\ngit add .\ngit commit -qm first\ncp ../b.vmd dance.vmd\n"
                         "git diff > ../keys.diff\necho broken > dance.vmd\ngit diff > ../broken.diff\n"));
  ASSERT_EQ(std::system(("sh '" + file("go.sh").string() + "' > '" + file("log").string() + "' 2>&1").c_str()), 0)
      << read("log");
  const std::string diff = read("keys.diff");
  EXPECT_NE(diff.find("{ \"frame\": 0, \"weight\": 0.25 }"), std::string::npos) << diff;
  EXPECT_NE(diff.find("\n-"), std::string::npos) << diff;
  EXPECT_EQ(diff.find("Binary files"), std::string::npos) << diff;
  EXPECT_NE(read("broken.diff").find("+unreadable"), std::string::npos) << read("broken.diff");
}

}  // namespace
}  // namespace furitsuke::cli
