// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>

#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"
#include "core/motion/motion_diff.h"
#include "core/motion/three_way_merge.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/corpus.h"

namespace furitsuke::cli {
namespace {

class MergeCommand : public test::CliTest {
 protected:
  MergeCommand() {
    Bytes odd = io::vmdFromMotion(test::exampleMotion(), nullptr);
    odd.push_back(std::byte{7});  // must not be lost
    write("base.vmd", odd);
  }
  [[nodiscard]] motion::Motion motionIn(std::string_view name) const {
    const auto loaded = io::loadMotion(file(name));
    EXPECT_TRUE(loaded.ok()) << name;
    return loaded.ok() ? loaded->motion : motion::Motion{};
  }
  /// Writes `name`: the file `from` with other x offsets of センター at some frames.
  void move(std::string_view from, std::string_view name, const std::vector<Frame>& frames, float x) const {
    auto loaded = io::loadMotion(file(from));
    ASSERT_TRUE(loaded.ok());
    for (const Frame frame : frames) {
      motion::BoneKey key = motion::restBoneKey();
      key.translation.x = x;
      motion::Keys<motion::BoneKey> keys;
      keys.append(frame, key);
      loaded->motion.bones[motion::findTrack(loaded->motion, "センター")->index].keys.replace({frame, frame}, keys);
    }
    write(name, io::vmdFromMotion(loaded->motion, loaded->source.get()));
  }
  [[nodiscard]] float xAt(std::string_view name, Frame frame) const {
    const motion::Motion motion = motionIn(name);
    const auto track = motion::findTrack(motion, "センター");
    const motion::BoneKey* key = track ? motion.bones[track->index].keys.find(frame) : nullptr;
    return key == nullptr ? -1 : key->translation.x;
  }
};

TEST_F(MergeCommand, MergesChangesOfBothSides) {
  move("base.vmd", "ours.vmd", {0, 20}, 5);
  move("base.vmd", "theirs.vmd", {10, 30}, 6);
  const auto result = run({"merge", "base.vmd", "ours.vmd", "theirs.vmd", "--out", "out.vmd"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out + result.err, "");
  for (const Frame frame : {0, 20}) EXPECT_EQ(xAt("out.vmd", frame), 5) << frame;
  for (const Frame frame : {10, 30}) EXPECT_EQ(xAt("out.vmd", frame), 6) << frame;
  EXPECT_EQ(read("out.vmd").back(), '\7') << "the bytes after the end are those of ours";
}

TEST_F(MergeCommand, ASideWithoutChangesAddsNothing) {
  move("base.vmd", "changed.vmd", {0, 5}, 5);
  EXPECT_EQ(run({"merge", "base.vmd", "changed.vmd", "base.vmd", "--out", "ours.vmd"}).status, 0);
  EXPECT_EQ(read("ours.vmd"), read("changed.vmd")) << "theirs is base: the bytes are those of ours";
  EXPECT_EQ(run({"merge", "base.vmd", "changed.vmd", "changed.vmd", "--out", "same.vmd"}).status, 0);
  EXPECT_EQ(read("same.vmd"), read("changed.vmd"));
  EXPECT_EQ(run({"merge", "base.vmd", "base.vmd", "changed.vmd", "--out", "theirs.vmd"}).status, 0);
  EXPECT_TRUE(motion::diffMotions(motionIn("theirs.vmd"), motionIn("changed.vmd")).empty()) << "ours is base";
}

TEST_F(MergeCommand, ListsConflictsByKindAndKeepsOurs) {
  move("base.vmd", "ours.vmd", {0, 10, 20, 30, 40}, 5);
  move("base.vmd", "theirs.vmd", {0, 10, 20, 30, 40, 50}, 6);
  const std::string places = "センター, frame ";
  const auto result = run({"merge", "base.vmd", "ours.vmd", "theirs.vmd", "--out", "out.vmd"});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.err, "furitsuke-cli: out.vmd: conflict: 2 times: both sides changed the key: " + places + "0; " +
                            places + "10\n" + "furitsuke-cli: out.vmd: conflict: 3 times: both sides added the key: " +
                            places + "20; " + places + "30; " + places + "40\n" +
                            "furitsuke-cli: out.vmd: 5 conflicts; the output has the keys of ours there (--favor "
                            "chooses)\n");
  EXPECT_EQ(xAt("out.vmd", 10), 5);
  EXPECT_EQ(xAt("out.vmd", 50), 6);
  const auto all = run({"merge", "base.vmd", "ours.vmd", "theirs.vmd", "--out", "out.vmd", "--all", "--force", "--path",
                        "dance.vmd", "--favor", "theirs"});
  EXPECT_EQ(all.status, 0) << "resolved";
  EXPECT_NE(all.err.find("dance.vmd: conflict: " + places + "40: both sides added the key\n"), std::string::npos)
      << all.err;
  EXPECT_NE(all.err.find("dance.vmd: 5 conflicts, resolved with the keys of theirs\n"), std::string::npos) << all.err;
  EXPECT_EQ(xAt("out.vmd", 10), 6);
  EXPECT_EQ(run({"merge", "base.vmd", "ours.vmd", "theirs.vmd", "--out", "b.vmd", "--favor", "base"}).status, 0);
  EXPECT_EQ(xAt("b.vmd", 10), 1);
  EXPECT_EQ(xAt("b.vmd", 20), -1) << "base has no such key";
}

TEST_F(MergeCommand, ReportsConflictsWithAllValuesAsJson) {
  move("base.vmd", "ours.vmd", {10}, 5);
  move("base.vmd", "theirs.vmd", {10, 50}, 6);
  auto theirs = io::loadMotion(file("theirs.vmd"));
  theirs->motion.modelName = *Name::fromText("b");
  theirs->motion.morphs[0].keys.replace({0, kMaxFrame}, {});
  write("theirs.vmd", io::vmdFromMotion(theirs->motion, theirs->source.get()));
  auto ours = io::loadMotion(file("ours.vmd"));
  ours->motion.modelName = *Name::fromText("a");
  motion::Keys<motion::MorphKey> weight;
  weight.append(4, {0.5F});
  ours->motion.morphs[0].keys.replace({4, 4}, weight);
  write("ours.vmd", io::vmdFromMotion(ours->motion, ours->source.get()));
  const auto result = run({"merge", "base.vmd", "ours.vmd", "theirs.vmd", "--out", "out.vmd", "--json=1"});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.err, "");
  const auto json = nlohmann::json::parse(result.out);
  EXPECT_EQ(json["file"], "out.vmd");
  EXPECT_EQ(json["resolvedWith"], nullptr);
  EXPECT_EQ(json["changes"], nlohmann::json({{"added", 1}, {"removed", 0}, {"changed", 0}}));
  ASSERT_EQ(json["conflicts"].size(), 3U);
  EXPECT_EQ(json["conflicts"][0], nlohmann::json({{"track", "modelName"},
                                                  {"frame", nullptr},
                                                  {"kind", "changed"},
                                                  {"base", "初音ミク"},
                                                  {"ours", "a"},
                                                  {"theirs", "b"}}));
  EXPECT_EQ(json["conflicts"][1]["track"], "センター");
  EXPECT_EQ(json["conflicts"][1]["frame"], 10);
  EXPECT_EQ(json["conflicts"][1]["base"]["translation"][0], 1);
  EXPECT_EQ(json["conflicts"][1]["ours"]["translation"][0], 5);
  EXPECT_EQ(json["conflicts"][1]["theirs"]["translation"][0], 6);
  EXPECT_EQ(json["conflicts"][2], nlohmann::json({{"track", "morph:あ"},
                                                  {"frame", nullptr},
                                                  {"kind", "removed-by-theirs"},
                                                  {"base", {{"keys", 2}}},
                                                  {"ours", {{"keys", 2}}},
                                                  {"theirs", {{"keys", 0}}}}));
  const auto clean = run({"merge", "base.vmd", "ours.vmd", "base.vmd", "--out", "c.vmd", "--json=1"});
  EXPECT_EQ(clean.status, 0);
  EXPECT_EQ(nlohmann::json::parse(clean.out)["conflicts"], nlohmann::json::array());
}

TEST_F(MergeCommand, KeepsTheFormatOfOursWithoutAnExtension) {
  move("base.vmd", "theirs.vmd", {10}, 6);
  for (const char* format : {"vmd", "bvmd", "json", "csv", "vpd"}) {
    for (const char* side : {"base", "theirs"}) {
      ASSERT_EQ(run({"convert", std::string(side) + ".vmd", std::string(side) + "." + format, "--force"}).status, 0);
    }
    const auto name = [format](const char* side) { return std::string(side) + "." + format; };
    EXPECT_EQ(run({"merge", name("base"), name("base"), name("theirs"), "--out", ".merge_file_a1", "--force"}).status,
              0)
        << format;
    const auto merged = io::loadMotion(file(".merge_file_a1"));
    ASSERT_TRUE(merged.ok()) << format;
    EXPECT_EQ(io::fileKindName(merged->format), format);
    EXPECT_TRUE(motion::diffMotions(merged->motion, motionIn(name("theirs"))).empty()) << format;
  }
  EXPECT_EQ(run({"merge", "base.vmd", "base.vmd", "theirs.vmd", "--out", "out.json"}).status, 0);
  EXPECT_TRUE(read("out.json").starts_with("{")) << "by extension";
  EXPECT_EQ(run({"merge", "base.vmd", "base.vmd", "theirs.vmd", "--out", "out.json", "--to", "csv", "--force"}).status,
            0);
  EXPECT_NE(read("out.json").find("[bone]"), std::string::npos) << "as declared";
}

TEST_F(MergeCommand, APoseKeepsTheTextOfAllThatDidNotChange) {
  const std::string base =
      "Vocaloid Pose Data file\n\nmiku.osm; // note\n2;\n\nMorph0{m\n .5; // half\n}\n"
      "Bone0{a\n 1,2,3;\n 0,0,0,1;\n}\nBone1{b\n 4,5,6;\n 0,0,0,1;\n}\n// end\n";
  std::string theirs = base;
  theirs.replace(theirs.find("4,5,6"), 5, "7,5,6");
  write("base.vpd", toBytes(base));
  write("ours.vpd", toBytes(base + "// mine\n"));
  write("theirs.vpd", toBytes(theirs));
  EXPECT_EQ(run({"merge", "base.vpd", "ours.vpd", "theirs.vpd", "--out", "out.vpd"}).status, 0);
  std::string wanted = base + "// mine\n";
  wanted.replace(wanted.find(" 4,5,6;\n 0,0,0,1;\n"), 18,
                 "  7.000000,5.000000,6.000000;\t\t\t\t// trans x,y,z\n"
                 "  0.000000,0.000000,0.000000,1.000000;\t\t// Quaternion x,y,z,w\n");
  EXPECT_EQ(read("out.vpd"), wanted);
}

TEST_F(MergeCommand, APoseKeepsItsLineEndsAndItsTextIfNothingChanges) {
  ASSERT_EQ(run({"convert", "base.vmd", "base.vpd"}).status, 0);
  ASSERT_EQ(run({"convert", "base.vmd", "theirs.vpd", "--frame", "10"}).status, 0);
  const auto withoutReturns = [this](std::string_view name) {
    std::string text = read(name);
    std::erase(text, '\r');
    return text;
  };
  write("lf.vpd", toBytes(withoutReturns("base.vpd")));
  write("note.vpd", toBytes(read("lf.vpd") + "// note\n"));
  EXPECT_EQ(run({"merge", "lf.vpd", "lf.vpd", "theirs.vpd", "--out", "out.vpd"}).status, 0);
  EXPECT_EQ(withoutReturns("theirs.vpd"), read("out.vpd"));
  EXPECT_EQ(run({"merge", "lf.vpd", "note.vpd", "lf.vpd", "--out", "same.vpd"}).status, 0);
  EXPECT_EQ(read("same.vpd"), read("note.vpd"));
  const auto longer = run({"merge", "lf.vpd", "lf.vpd", "base.vmd", "--out", "longer.vpd"});
  EXPECT_EQ(longer.status, 2);
  EXPECT_NE(longer.err.find("longer.vpd: the merged motion is longer than a pose; use --to"), std::string::npos)
      << longer.err;
  EXPECT_FALSE(exists("longer.vpd"));
}

TEST_F(MergeCommand, WritesNothingIfItCannotMerge) {
  move("base.vmd", "theirs.vmd", {10}, 6);
  write("damaged.vmd", ByteView(asBytes(read("base.vmd"))).first(300));
  write("empty.vmd", {});
  write("mine.vmd", asBytes("mine"));
  const struct {
    std::vector<std::string> arguments;
    const char* message;
  } rows[] = {
      {{"base.vmd", "base.vmd", "damaged.vmd", "--out", "out.vmd"}, "damaged.vmd: byte 50, bone keys: "},
      {{"damaged.vmd", "base.vmd", "base.vmd", "--out", "out.vmd"}, "damaged.vmd: byte 50, bone keys: "},
      {{"base.vmd", "empty.vmd", "theirs.vmd", "--out", "out.vmd"}, "empty.vmd: is empty"},
      {{"base.vmd", "none.vmd", "theirs.vmd", "--out", "out.vmd"}, "none.vmd: does not exist"},
      {{"base.vmd", "base.vmd", "theirs.vmd", "--out", "mine.vmd"}, "mine.vmd: already exists; use --force"},
      {{"base.vmd", "base.vmd", "theirs.vmd", "--out", "base.vmd/out.vmd"}, "base.vmd/out.vmd"},
      {{"base.vmd", "base.vmd", "theirs.vmd"}, "merge: --out is required"},
      {{"base.vmd", "base.vmd", "theirs.vmd", "--out", "out.vmd", "--favor", "mine"}, "merge: --favor: mine not in"},
  };
  for (const auto& row : rows) {
    std::vector<std::string> arguments{"merge"};
    arguments.insert(arguments.end(), row.arguments.begin(), row.arguments.end());
    const auto result = run(arguments);
    EXPECT_EQ(result.status, 2) << row.message;
    EXPECT_TRUE(result.err.starts_with(std::string("furitsuke-cli: ") + row.message)) << result.err;
    EXPECT_FALSE(exists("out.vmd")) << row.message;
  }
  EXPECT_EQ(read("mine.vmd"), "mine");
}

TEST_F(MergeCommand, AnEmptyBaseIsAMotionWithoutKeys) {
  write("empty", {});
  move("base.vmd", "theirs.vmd", {10, 30}, 6);
  const auto result = run({"merge", "empty", "base.vmd", "theirs.vmd", "--out", "out.vmd"});
  EXPECT_EQ(result.status, 1);
  EXPECT_NE(result.err.find("conflict: センター, frame 10: both sides added the key\n"), std::string::npos)
      << result.err;
  EXPECT_EQ(xAt("out.vmd", 30), 6);
}

TEST_F(MergeCommand, KeepsTheRecordsOfARealDance) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const std::string base = (*corpus / "motions" / "dance_galaxias_v2.vmd").string();
  ASSERT_EQ(run({"edit", base, "--op", "shift", "by=3", "frames=0-300", "--out", "ours.vmd", "--force"}).status, 0);
  ASSERT_EQ(run({"edit", base, "--op", "mirror", "frames=900-", "--out", "theirs.vmd", "--force"}).status, 0);
  const auto merge = [&](const std::string& ours, const std::string& theirs) {
    return run({"merge", base, ours, theirs, "--out", "out.vmd", "--force"});
  };
  EXPECT_EQ(merge("ours.vmd", base).status, 0);
  EXPECT_TRUE(read("out.vmd") == read("ours.vmd"));
  EXPECT_EQ(merge(base, "theirs.vmd").status, 0);
  EXPECT_TRUE(motion::diffMotions(motionIn("out.vmd"), motionIn("theirs.vmd")).empty());
  EXPECT_EQ(merge("ours.vmd", "theirs.vmd").status, 0);
  // The same as both edits one after the other.
  ASSERT_EQ(run({"edit", "ours.vmd", "--op", "mirror", "frames=900-", "--out", "both.vmd", "--force"}).status, 0);
  EXPECT_TRUE(motion::diffMotions(motionIn("out.vmd"), motionIn("both.vmd")).empty());
}

/// A repository in the folder of the test, configured as resources/doc/git.md says.
class GitRepository : public MergeCommand {
 protected:
  void SetUp() override {
    if (!hasShell()) GTEST_SKIP() << "needs a POSIX shell";
    if (std::system("git --version >/dev/null 2>&1") != 0) GTEST_SKIP() << "git is not installed";
    const std::string page = std::string(FURITSUKE_SOURCE_DIR) + "/resources/doc/git.md";
    ASSERT_EQ(git("git init -q -b main .\n"
                  "grep '^[*]' '" +
                  page +
                  "' > .gitattributes\n"
                  "grep '^git config' '" +
                  page +
                  "' | sh -e\n"
                  "cp base.vmd dance.vmd && git add .gitattributes dance.vmd && git commit -qm base\n")
                  .status,
              0)
        << read(".stderr");
    ASSERT_EQ(git("git config --get-regexp 'm+d[.]' | wc -l").out, "4\n") << "the lines of the page";
  }
  /// Runs commands, of which none may fail, without the configuration of the user.
  [[nodiscard]] test::CliResult git(const std::string& script) const {
    return shell(
        "export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b "
        "GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b GIT_CEILING_DIRECTORIES=\"$(dirname \"$PWD\")\"\nset -e\n" +
        script);
  }
  /// Two branches with other files, one of which is merged into the other.
  [[nodiscard]] test::CliResult mergeBranches() const {
    return git(
        "git checkout -q -b theirs && cp theirs.vmd dance.vmd && git commit -qam theirs\n"
        "git checkout -q main && cp ours.vmd dance.vmd && git commit -qam ours\n"
        "git merge --no-edit theirs\n");
  }
};

TEST_F(GitRepository, MergesMotionsThatBothSidesChanged) {
  move("base.vmd", "ours.vmd", {0}, 5);
  move("base.vmd", "theirs.vmd", {10}, 6);
  const auto result = mergeBranches();
  EXPECT_EQ(result.status, 0) << result.out << result.err;
  EXPECT_EQ(xAt("dance.vmd", 0), 5);
  EXPECT_EQ(xAt("dance.vmd", 10), 6);
  EXPECT_EQ(git("git status --porcelain -uno").out, "");
}

TEST_F(GitRepository, ConflictsStopTheMergeAndNameTheMotion) {
  move("base.vmd", "ours.vmd", {0, 10}, 5);
  move("base.vmd", "theirs.vmd", {10, 20}, 6);
  const auto result = mergeBranches();
  EXPECT_EQ(result.status, 1);
  EXPECT_NE((result.out + result.err).find("dance.vmd: conflict: センター, frame 10: both sides changed the key"),
            std::string::npos)
      << result.out << result.err;
  EXPECT_NE(result.out.find("CONFLICT (content): Merge conflict in dance.vmd"), std::string::npos) << result.out;
  EXPECT_EQ(git("git status --porcelain -uno").out, "UU dance.vmd\n");
  EXPECT_EQ(xAt("dance.vmd", 10), 5);
  EXPECT_EQ(xAt("dance.vmd", 20), 6) << "everything else is merged";
  // The way out that git.md describes.
  const auto resolved =
      git("for side in 1 2 3; do git show :$side:dance.vmd > side$side.vmd; done\n"
          "furitsuke-cli merge side1.vmd side2.vmd side3.vmd --favor theirs --out dance.vmd --force\n"
          "git add dance.vmd && git commit -qm merged\n");
  EXPECT_EQ(resolved.status, 0) << resolved.err;
  EXPECT_EQ(xAt("dance.vmd", 10), 6);
}

TEST_F(GitRepository, MotionsThatBothSidesAddedAndDamagedOnesAreConflicts) {
  move("base.vmd", "ours.vmd", {10}, 5);
  move("base.vmd", "theirs.vmd", {10, 30}, 6);
  const auto added =
      git("git checkout -q -b theirs && cp theirs.vmd new.vmd && git add new.vmd && git commit -qm theirs\n"
          "git checkout -q main && cp ours.vmd new.vmd && git add new.vmd && git commit -qm ours\n"
          "git merge --no-edit theirs\n");
  EXPECT_EQ(added.status, 1);
  EXPECT_EQ(git("git status --porcelain -uno").out, "AA new.vmd\n");
  EXPECT_EQ(xAt("new.vmd", 10), 5);
  EXPECT_EQ(xAt("new.vmd", 30), 6);
  const auto damaged = git(
      "git merge --abort\ngit checkout -q -b damaged main && head -c 300 base.vmd > dance.vmd && git commit -qam bad\n"
      "git checkout -q main && cp ours.vmd dance.vmd && git commit -qam ours\n"
      "git merge --no-edit damaged\n");
  EXPECT_EQ(damaged.status, 1) << damaged.err;
  EXPECT_EQ(git("git status --porcelain -uno").out, "UU dance.vmd\n");
  EXPECT_EQ(read("dance.vmd"), read("ours.vmd"));
}

TEST_F(GitRepository, DiffShowsTheReadableKeysOfADamagedMotion) {
  const auto damaged = git("head -c 300 base.vmd > dance.vmd\ngit diff");
  EXPECT_EQ(damaged.status, 0) << damaged.err;
  EXPECT_NE(damaged.out.find("\n+unreadable\n"), std::string::npos) << damaged.out;
  EXPECT_NE(damaged.out.find("\n-      { \"frame\": 10"), std::string::npos) << damaged.out;
  EXPECT_NE(damaged.out.find("\n       { \"frame\": 0"), std::string::npos) << "a whole record: " << damaged.out;
  EXPECT_EQ(git("git show HEAD:dance.vmd | furitsuke-cli diff - base.vmd").status, 0);
}

}  // namespace
}  // namespace furitsuke::cli
