// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/format/pmx/pmx_file.h"
#include "core/io/model/model_export.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"
#include "core/operations/operation.h"
#include "tests/app/cli/cli_process.h"
#include "tests/core/media/wav_files.h"
#include "tests/support/odd_places.h"
#include "tests/support/pmd_samples.h"
#include "tests/support/singer.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::cli {
namespace {

class EditCommand : public test::CliTest {
 protected:
  EditCommand() { write("a.vmd", vmd_); }
  [[nodiscard]] motion::Motion motionIn(std::string_view name) const {
    const auto loaded = io::loadMotion(file(name));
    EXPECT_TRUE(loaded.ok()) << name;
    return loaded.ok() ? loaded->motion : motion::Motion{};
  }

  Bytes vmd_ = io::vmdFromMotion(test::exampleMotion(), nullptr);
};

TEST_F(EditCommand, AppliesOperationsInOrder) {
  const auto result = run({"edit", "a.vmd", "--op", "shift", "by=5", "--op", "scale-time", "factor=2",
                           "tracks=センター", "--out", "{name}_new.vmd"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(result.out, "a.vmd -> a_new.vmd: 11 keys before, 11 after\n");
  EXPECT_EQ(result.err, "");
  const motion::Motion changed = motionIn("a_new.vmd");
  EXPECT_EQ(changed.bones[0].keys.frameRange(), (FrameRange{10, 30}));
  EXPECT_EQ(changed.bones[1].keys.frameRange(), (FrameRange{9, 9}));
}

TEST_F(EditCommand, OperationsThatCancelOutRestoreTheBytes) {
  EXPECT_EQ(run({"edit", "a.vmd", "--op", "reverse", "tracks=センター", "--op", "reverse", "tracks=センター", "--op",
                 "mirror", "--op", "mirror", "--out", "b.vmd"})
                .status,
            0);
  EXPECT_EQ(read("b.vmd"), asChars(vmd_));
}

TEST_F(EditCommand, AnUnreadableFileDoesNotStopTheOthersOnAnyNumberOfThreads) {
  write("b.vmd", vmd_);
  write("bad.vmd", toBytes("no motion"));
  for (const char* jobs : {"1", "3"}) {
    const auto result = run({"edit", "a.vmd", "bad.vmd", "missing.vmd", "b.vmd", "--op", "shift", "by=1", "--out",
                             "{name}_s.json", "--json=1", "--jobs", jobs, "--force"});
    EXPECT_EQ(result.status, 2);
    const auto report = nlohmann::json::parse(result.out);
    ASSERT_EQ(report.size(), 4U);
    EXPECT_EQ(report[0]["keysAfter"], 11);
    EXPECT_EQ(report[0]["operations"][0]["id"], "shift");
    EXPECT_TRUE(report[1].contains("error"));
    EXPECT_TRUE(report[2].contains("error"));
    EXPECT_EQ(report[3]["output"], "b_s.json");
    EXPECT_NE(result.err.find("bad.vmd: is not a known motion"), std::string::npos) << result.err;
    EXPECT_TRUE(exists("a_s.json") && exists("b_s.json"));
    EXPECT_FALSE(exists("bad_s.json"));
  }
}

TEST_F(EditCommand, ReportsTheDuplicatesThatMovedKeysLeaveBehind) {
  test::VmdBuilder builder = test::VmdBuilder::version2();
  builder.count(3).bone("a", 10, 1).bone("a", 10, 2).bone("a", 20, 3);
  write("twice.vmd", builder.bytes());
  struct Row {
    const char* by;
    const char* said;
  };
  for (const Row& row : {Row{"5", "1 record was dropped that a later one on the same frame overrides"}, Row{"0", ""}}) {
    const std::string by = std::string("by=") + row.by;
    const auto result = run({"edit", "twice.vmd", "--op", "shift", by.c_str(), "--out", "out.vmd", "--force"});
    EXPECT_EQ(result.status, *row.said == '\0' ? 1 : 0) << "nothing to change";
    EXPECT_NE(result.err.find(row.said), std::string::npos) << result.err;
    EXPECT_EQ(result.err.find("dropped") == std::string::npos, *row.said == '\0') << result.err;
  }
}

TEST_F(EditCommand, OverwritesOnlyWhenForcedAndNeverWritesAnOutputTwice) {
  write("out.vmd", toBytes("mine"));
  const auto result = run({"edit", "a.vmd", "--op", "reverse", "--out", "out.vmd"});
  EXPECT_EQ(result.status, 2);
  EXPECT_NE(result.err.find("a.vmd: out.vmd: already exists; use --force to overwrite it"), std::string::npos)
      << result.err;
  EXPECT_EQ(read("out.vmd"), "mine");
  EXPECT_EQ(run({"edit", "a.vmd", "--op", "reverse", "--out", "out.vmd", "--force"}).status, 0);
  EXPECT_NE(read("out.vmd"), "mine");
  write("b.vmd", vmd_);
  EXPECT_EQ(run({"edit", "a.vmd", "b.vmd", "--op", "reverse", "--out", "one.vmd"}).status, 2);
  EXPECT_FALSE(exists("one.vmd"));
}

TEST_F(EditCommand, MarkersAreSavedWithTheMotionAndThoseOfOtherMotionsAreKept) {
  const auto markers = [](int frame) {
    return R"({"format": "furitsuke.annotations", "markers": [{"frame": )" + std::to_string(frame) + "}]}";
  };
  const auto frameIn = [this](std::string_view name) {
    return exists(name) ? nlohmann::json::parse(read(name))["markers"][0]["frame"].get<int>() : -1;
  };
  write("a.furitsuke.json", toBytes(markers(7)));
  const auto edit = [this](std::string_view out, bool isForced = false) {
    std::vector<std::string> words{"edit", "a.vmd", "--op", "shift", "by=5", "--out", std::string(out)};
    if (isForced) words.emplace_back("--force");
    return run(words);
  };
  EXPECT_EQ(edit("b.vmd").status, 0);
  EXPECT_EQ(frameIn("b.furitsuke.json"), 12);
  EXPECT_EQ(edit("a.csv").status, 0);
  EXPECT_EQ(frameIn("a.furitsuke.json"), 7) << "they belong to a.vmd";

  write("c.furitsuke.json", toBytes(markers(100)));
  const auto kept = edit("c.vmd");
  EXPECT_EQ(kept.status, 1);
  EXPECT_NE(kept.err.find("c.furitsuke.json already exists"), std::string::npos) << kept.err;
  EXPECT_EQ(frameIn("c.furitsuke.json"), 100);
  EXPECT_EQ(edit("c.vmd", true).status, 0);
  EXPECT_EQ(frameIn("c.furitsuke.json"), 12);
  EXPECT_EQ(frameIn("c.furitsuke.json.bak"), 100);

  EXPECT_EQ(edit("a.vmd", true).status, 0);
  EXPECT_EQ(frameIn("a.furitsuke.json"), 12);
  EXPECT_FALSE(exists("a.furitsuke.json.bak")) << "the markers came from this file";

  write("a.furitsuke.json", toBytes("{"));
  const auto damaged = edit("d.vmd");
  EXPECT_NE(damaged.err.find("markers: "), std::string::npos) << damaged.err;
  EXPECT_FALSE(exists("d.furitsuke.json"));
}

TEST_F(EditCommand, LipSyncReadsTheSoundNextToEachMotion) {
  write("song.wav", test::wavFile(test::sungBy(test::kMan, {test::partsOf(" a i ")}).samples));
  const std::vector<std::string> words{"edit", "a.vmd", "--op", "lip-sync-sound", "--out", "b.vmd"};
  const auto soundless = run(words);
  EXPECT_EQ(soundless.status, 2);
  EXPECT_NE(soundless.err.find("lip-sync-sound: sound: the motion has no sound; choose a file"), std::string::npos)
      << soundless.err;
  write("a.furitsuke.json",
        toBytes(R"({"format": "furitsuke.annotations", "sound": {"file": "song.wav", "offset": 1000}})"));
  const auto result = run(words);
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_NE(result.err.find("no vowel is marked"), std::string::npos) << result.err;
  const motion::Motion changed = motionIn("b.vmd");
  const auto track = changed.findMorph(Name::fromText("い")->bytes);
  ASSERT_TRUE(track);
  // Sung from frame 36 to 48 of the sound, which starts at frame 30.
  EXPECT_EQ(changed.morphs[track->index].keys.frameRange(), (FrameRange{65, 80}));
}

TEST_F(EditCommand, AnInputThatIsNotAMotionIsReportedBeforeTheOutputExtension) {
  write("picture.png", toBytes("no motion"));
  const auto result = run({"edit", "picture.png", "--op", "reverse", "--out", "{name}_new{ext}"});
  EXPECT_EQ(result.status, 2);
  EXPECT_NE(result.err.find("picture.png: is not a known motion"), std::string::npos) << result.err;
  const auto place = run({"edit", "a.vmd", "--op", "reverse", "--out", "a.png"});
  EXPECT_NE(place.err.find("a.png: cannot write .png; known extensions are"), std::string::npos) << place.err;
}

TEST_F(EditCommand, WhatNothingMatchesIsAsMuchAsNothingToChange) {
  const struct {
    std::vector<std::string> operation;
    const char* note;
  } rows[] = {
      {{"shift", "by=1", "tracks=頭"}, "shift: 頭: the motion has no such track"},
      {{"shift", "by=1", "tracks=x*"}, "shift: x*: the motion has no such track"},
      {{"shift", "by=1", "frames=99999-"}, "shift: there are no keys in frames 99999-"},
      {{"shift", "by=0"}, "shift: nothing to change"},
      {{"set-model-name", "name=鏡音リン"}, "set-model-name: nothing to change"},
  };
  ASSERT_EQ(run({"edit", "a.vmd", "--op", "set-model-name", "name=鏡音リン", "--out", "named.vmd"}).status, 0);
  EXPECT_EQ(motionIn("named.vmd").modelName.text(), "鏡音リン");
  const std::string original = read("named.vmd");
  for (const auto& row : rows) {
    std::vector<std::string> arguments{"edit", "named.vmd", "--out", "b.vmd", "--force", "--op"};
    arguments.insert(arguments.end(), row.operation.begin(), row.operation.end());
    const auto result = run(arguments);
    EXPECT_EQ(result.status, 1) << row.note;
    EXPECT_NE(result.err.find(row.note), std::string::npos) << result.err;
    EXPECT_EQ(read("b.vmd"), original) << row.note;
  }
  const auto some = run({"edit", "a.vmd", "--out", "c.vmd", "--op", "shift", "by=1", "tracks=センター,頭"});
  EXPECT_EQ(some.status, 1);
  EXPECT_NE(read("c.vmd"), read("a.vmd")) << "what there is moves";
}

TEST_F(EditCommand, NoOperationChangesAnythingIfItsTracksAreNotThere) {
  const std::string same = run({"convert", "a.vmd", "--to", "json"}).out;
  int count = 0;
  for (const operations::Operation& operation : operations::operations()) {
    if (std::ranges::any_of(operation.parameters, &operations::OperationParameter::isRequired)) continue;
    const auto result =
        run({"edit", "a.vmd", "--op", std::string(operation.id), "tracks=TYPO", "--out", "-", "--to", "json"});
    EXPECT_NE(result.status, 0) << operation.id;
    EXPECT_TRUE(result.status == 2 || result.out == same) << operation.id;
    count += result.status == 1 ? 1 : 0;
  }
  EXPECT_GT(count, 15);
}

TEST_F(EditCommand, WritesNothingIfNoKeyWouldBeLeft) {
  const std::string original = read("a.vmd");
  const std::vector<std::vector<std::string>> rows{
      {"extract", "tracks=TYPO"}, {"extract", "frames=99999-"}, {"trim", "first=99999", "hold-ends=false"}};
  for (const std::vector<std::string>& row : rows) {
    std::vector<std::string> arguments{"edit", "a.vmd", "--out", "a.vmd", "--force", "--op"};
    arguments.insert(arguments.end(), row.begin(), row.end());
    const auto result = run(arguments);
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.err, "furitsuke-cli: a.vmd: " + row[0] + ": the motion has no keys left\n");
    EXPECT_EQ(read("a.vmd"), original);
  }
}

TEST_F(EditCommand, NoJobReplacesTheInputOfAnother) {
  write("ab.vmd", io::vmdFromMotion(motion::Motion{}, nullptr));
  const std::string before = read("ab.vmd");
  if (!test::hasSymbolicLinks()) GTEST_SKIP() << "no symbolic links can be created";
  std::filesystem::create_symlink(file("ab.vmd"), file("link.vmd"));
  std::filesystem::create_directory(file("sub"));
  const struct {
    std::vector<std::string> arguments;
    const char* output;
  } rows[] = {
      {{"a.vmd", "ab.vmd", "--out", "{dir}/{name}b{ext}"}, "ab.vmd"},
      {{"ab.vmd", "a.vmd", "--out", "sub/../{name}b.vmd"}, "ab.vmd"},
      {{"a.vmd", "link.vmd", "--out", "{name}b.vmd"}, "ab.vmd"},
      {{"a.vmd", "a.bones.vmd", "--split", "kinds", "--out", "{name}.{part}.vmd"}, "a.bones.vmd"},
  };
  write("a.bones.vmd", vmd_);
  for (const auto& row : rows) {
    for (const char* jobs : {"1", "4"}) {
      std::vector<std::string> arguments{"edit", "--force", "--jobs", jobs};
      arguments.insert(arguments.end(), row.arguments.begin(), row.arguments.end());
      arguments.insert(arguments.end(), {"--op", "reverse"});
      const auto result = run(arguments);
      EXPECT_EQ(result.status, 2) << result.err;
      EXPECT_NE(result.err.find("is also an input"), std::string::npos) << result.err;
      EXPECT_EQ(read("ab.vmd"), before) << result.err;
      EXPECT_EQ(read("a.bones.vmd"), read("a.vmd")) << result.err;
    }
  }
  EXPECT_EQ(run({"edit", "a.vmd", "--op", "reverse", "--out", "{name}.vmd", "--force"}).status, 0) << "its own input";
}

TEST_F(EditCommand, MakesTheFoldersOfOutputs) {
  EXPECT_EQ(run({"edit", "a.vmd", "--op", "reverse", "--out", "new/er/{name}.vmd"}).status, 0);
  EXPECT_TRUE(exists("new/er/a.vmd"));
  EXPECT_EQ(run({"edit", "a.vmd", "--split", "kinds", "--out", "parts/{part}.vmd"}).status, 0);
  EXPECT_TRUE(exists("parts/bones.vmd"));
  const auto taken = run({"edit", "a.vmd", "--op", "reverse", "--out", "a.vmd/{name}.vmd"});
  EXPECT_EQ(taken.status, 2);
  EXPECT_NE(taken.err.find("cannot be created"), std::string::npos) << taken.err;
}

TEST_F(EditCommand, FilesNamedInArgumentsAreRead) {
  write("names.csv", toBytes("センター,\"重心\"\nmorph:あ,morph:い\n"));
  write("c.vmd", vmd_);
  const auto result = run({"edit", "a.vmd", "--op", "rename", "table=names.csv", "--op", "merge", "with=c.vmd",
                           "at=100", "its-tracks=センター", "--out", "b.vmd"});
  EXPECT_EQ(result.status, 0) << result.err;
  const motion::Motion merged = motionIn("b.vmd");
  EXPECT_TRUE(motion::findTrack(merged, "重心") && motion::findTrack(merged, "morph:い"));
  EXPECT_EQ(merged.frames(*motion::findTrack(merged, "センター"))[1], 110);
  write("bad.csv", toBytes("A,B\nC\n"));
  const auto bad = run({"edit", "a.vmd", "--op", "rename", "table=bad.csv", "--out", "d.vmd"});
  EXPECT_EQ(bad.status, 2);
  EXPECT_NE(bad.err.find("rename: table: bad.csv: line 2: needs two names"), std::string::npos) << bad.err;
}

TEST_F(EditCommand, MergingTheSplitPartsRestoresTheMotion) {
  struct Row {
    const char* split;
    std::vector<std::string> parts;
  };
  for (const Row& row :
       {Row{"kinds", {"bones", "morphs", "camera", "light", "selfShadow", "property"}},
        Row{"tracks", {"センター", "右腕,袖", "morph_あ", "camera", "light", "selfShadow", "property"}},
        Row{"every=4", {"0-3", "4-7", "8-11"}}, Row{"0-1,2-", {"0-1", "2-10"}}}) {
    SCOPED_TRACE(row.split);
    const auto split =
        run({"edit", "a.vmd", "--split", row.split, "--out", "{name}.{part}.vmd", "--json=1", "--force"});
    EXPECT_EQ(split.status, 0) << split.err;
    const auto report = nlohmann::json::parse(split.out);
    ASSERT_EQ(report[0]["parts"].size(), row.parts.size());
    std::vector<std::string> words{"edit", "a." + row.parts[0] + ".vmd"};
    std::size_t keys = 0;
    for (std::size_t i = 0; i < row.parts.size(); ++i) {
      const std::string name = "a." + row.parts[i] + ".vmd";
      EXPECT_EQ(report[0]["parts"][i]["output"], name);
      keys += report[0]["parts"][i]["keys"].get<std::size_t>();
      if (i > 0) words.insert(words.end(), {"--op", "merge", "with=" + name});
    }
    EXPECT_EQ(keys, 11U);
    words.insert(words.end(), {"--out", "whole.vmd", "--force"});
    const auto merged = run(words);
    EXPECT_EQ(merged.status, 0) << merged.err;
    motion::Motion whole = motionIn("whole.vmd");
    motion::Motion original = motionIn("a.vmd");
    for (motion::Motion* motion : {&whole, &original}) {
      // A new key has no source record.
      for (const motion::TrackId id : motion->trackIds()) {
        motion->visit(id, [](auto& track) {
          auto all = track.keys();
          all.sources = std::vector<motion::SourceRecord>(all.size(), motion::kNoSource);
          track = std::decay_t<decltype(track)>(std::move(all));
        });
      }
    }
    EXPECT_EQ(whole, original);
  }
  EXPECT_TRUE(motionIn("a.camera.vmd").isCameraMotion());
}

TEST_F(EditCommand, SplittingKindsGivesEachPartANameThatMmdAccepts) {
  motion::Motion mixed = motionIn("a.vmd");
  mixed.modelName = Name::fromBytes(nameInField(io::kCameraModelName));
  ASSERT_FALSE(mixed.camera.empty());
  write("mixed.vmd", io::vmdFromMotion(mixed, nullptr));
  const auto split = run({"edit", "mixed.vmd", "--split", "kinds", "--out", "{part}.vmd"});
  EXPECT_EQ(split.status, 0);
  EXPECT_NE(split.err.find("part bones: has no model name"), std::string::npos) << split.err;
  EXPECT_EQ(split.err.find("part camera"), std::string::npos) << split.err;
  EXPECT_EQ(motionIn("camera.vmd").modelName, mixed.modelName);
  for (const char* part : {"bones.vmd", "morphs.vmd"}) {
    EXPECT_NE(motionIn(part).modelName, mixed.modelName) << part << ": MMD would not load it for a model";
  }
}

TEST_F(EditCommand, SplittingOverwritesNothingAndNeedsThePartPlaceholder) {
  write("a_morphs.vmd", toBytes("mine"));
  const auto kept = run({"edit", "a.vmd", "--split", "kinds", "--out", "a_{part}.vmd"});
  EXPECT_EQ(kept.status, 2);
  EXPECT_NE(kept.err.find("a_morphs.vmd: already exists"), std::string::npos) << kept.err;
  EXPECT_EQ(read("a_morphs.vmd"), "mine");
  EXPECT_FALSE(exists("a_bones.vmd")) << "nothing is written if one of the outputs exists";
  const auto rebased = run({"edit", "a.vmd", "--split", "4-", "--rebase", "--out", "b_{part}.vmd"});
  EXPECT_EQ(rebased.status, 0) << rebased.err;
  EXPECT_EQ(motionIn("b_4-10.vmd").frameRange(), (FrameRange{0, 6}));
  for (const auto& [split, out, reason] :
       std::vector<std::array<const char*, 3>>{{"kinds", "b.vmd", "--split needs {part} in --out"},
                                               {"kind", "{part}.vmd", "\"kind\" is not kinds, tracks"},
                                               {"every=0", "{part}.vmd", "\"every=0\" is not"},
                                               {"5-4", "{part}.vmd", "\"5-4\" is not"},
                                               {"", "{part}.vmd", "needs --split"}}) {
    const auto bad = run({"edit", "a.vmd", "--op", "reverse", "--split", split, "--out", out});
    EXPECT_EQ(bad.status, 2) << split;
    EXPECT_NE(bad.err.find(reason), std::string::npos) << bad.err;
  }
}

TEST_F(EditCommand, SuggestsNamesAsATableForRename) {
  const std::string center = Name::fromText("センター")->bytes;
  const std::string sleeve = Name::fromText("右腕袖")->bytes;
  write("m.pmd", test::PmdBuilder("m").bone(center).bone(sleeve, 0).bytes());
  const auto result = run({"edit", "a.vmd", "--suggest-names", "--model", "m.pmd", "--out", "names.csv"});
  EXPECT_EQ(result.status, 1) << "there is no name for the morph";
  EXPECT_EQ(result.err,
            "furitsuke-cli: 2 names are not in the model; 1 has a likely replacement (--json lists all "
            "candidates)\n");
  EXPECT_EQ(read("names.csv"), "\"右腕,袖\",右腕袖,1.00\n");
  EXPECT_EQ(run({"edit", "a.vmd", "--op", "rename", "table=names.csv", "--out", "b.vmd"}).status, 0);
  EXPECT_TRUE(motion::findTrack(motionIn("b.vmd"), "右腕袖").has_value());
  EXPECT_EQ(run({"edit", "a.vmd", "--suggest-names", "--model", "m.pmd", "--out", "names.csv"}).status, 2);
  const auto json =
      nlohmann::json::parse(run({"edit", "a.vmd", "--suggest-names", "--model", "m.pmd", "--json=1"}).out);
  ASSERT_EQ(json.size(), 2U);
  EXPECT_TRUE(json[0]["chosen"].is_null()) << "tracks that move come first";
  EXPECT_EQ(json[1]["chosen"], "右腕袖");
  EXPECT_EQ(json[1]["candidates"][0]["likeness"], 1);
  EXPECT_EQ(run({"edit", "a.vmd", "--suggest-names"}).status, 2);
}

TEST_F(EditCommand, InvalidUsageIsReportedBeforeFilesAreRead) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> rows = {
      {{"a.vmd", "--out", "b.vmd"}, "needs --op"},
      {{"a.vmd", "--op", "reverse"}, "needs --out"},
      {{"--op", "reverse", "--out", "b.vmd"}, "needs a motion file"},
      {{"a.vmd", "--op", "turn", "--out", "b.vmd"}, "turn: unknown operation"},
      {{"a.vmd", "--op", "shift", "--out", "b.vmd"}, "shift: by: is missing"},
      {{"a.vmd", "--op", "shift", "by=1", "frames=9-1", "--out", "b.vmd"}, "shift: frames: \"9-1\""},
      {{"a.vmd", "--op", "reverse", "--out", "{no}.vmd"}, "{no} is not a placeholder"},
      {{"a.vmd", "--op", "reverse", "--out", "b.vpd"}, "edit cannot write a pose"},
  };
  for (const auto& [arguments, reason] : rows) {
    std::vector<std::string> all{"edit"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    const auto result = run(all);
    EXPECT_EQ(result.status, 2) << reason;
    EXPECT_NE(result.err.find(reason), std::string::npos) << result.err;
    EXPECT_FALSE(exists("b.vmd") || exists("b.vpd"));
  }
}

/// センター with a box that falls from height 10, on nothing.
Bytes fallingBox() {
  model::Model box;
  box.bones.emplace_back().name = model::ModelName::fromText("センター", {});
  box.bones.back().position = {0, 10, 0};
  model::RigidBody& body = box.bodies.emplace_back();
  body.name = box.bones.back().name;
  body.bone = 0;
  body.position = {0, 10, 0};
  body.shape = model::BodyShape::Box;
  body.size = {1, 1, 1};
  body.mass = 1;
  body.mode = model::BodyMode::Physics;
  return format::pmx::write(io::pmxFromModel(box));
}

TEST_F(EditCommand, BakesPhysicsToKeysAndReturnsToIt) {
  write("box.pmx", fallingBox());
  motion::Motion falling = test::exampleMotion();
  motion::Keys<motion::BoneKey> last;
  last.append(10, *falling.bones[0].keys.find(10));
  last.values.edit().front().physics = true;  // otherwise the box follows its keys up to there
  falling.bones[0].keys.replace({10, 10}, last);
  write("a.vmd", io::vmdFromMotion(falling, nullptr));
  const auto heightIn = [this](const char* motion, bool isSimulated) {
    std::vector<std::string> words{"pose", "--motion", motion, "--model", "box.pmx", "--frames", "6"};
    if (isSimulated) words.emplace_back("--physics");
    const std::string out = run(words).out;
    const std::string before = "6,0,センター,";
    const std::size_t at = out.find(',', out.find(before) + before.size());
    return std::stod(out.substr(at + 1));
  };
  const double keyed = heightIn("a.vmd", false);
  const double fallen = heightIn("a.vmd", true);
  ASSERT_GT(std::abs(keyed - fallen), 0.5);
  const auto baked =
      run({"edit", "a.vmd", "--op", "bake-physics", "position=0", "--model", "box.pmx", "--out", "b.vmd"});
  EXPECT_EQ(baked.status, 0) << baked.err;
  EXPECT_NEAR(heightIn("b.vmd", false), fallen, 1e-4);
  EXPECT_NEAR(heightIn("b.vmd", true), fallen, 1e-4);
  EXPECT_EQ(run({"edit", "b.vmd", "--op", "unbake-physics", "--model", "box.pmx", "--out", "c.vmd"}).status, 0);
  EXPECT_NEAR(heightIn("c.vmd", false), keyed, 1e-4) << "the keys before the bake are back";
  EXPECT_NEAR(heightIn("c.vmd", true), fallen, 1e-4);
  const auto refused = run({"edit", "a.vmd", "--op", "bake-physics", "--out", "d.vmd"});
  EXPECT_EQ(refused.status, 2);
  EXPECT_NE(refused.err.find("bake-physics: needs the model of the motion"), std::string::npos) << refused.err;
}

#ifdef FURITSUKE_HAS_SCRIPTS
TEST_F(EditCommand, RunsAScriptOnEveryFile) {
  write("b.vmd", vmd_);
  write("lower.js", asBytes("/* furitsuke-script {\"parameters\": [{\"id\": \"by\", \"kind\": \"number\"}]} */\n"
                            "log('by', parameters.by);\n"
                            "for (const t of selection.tracks) for (const k of t.selected) if (k.translation) "
                            "k.translation[1] -= parameters.by;\n"));
  const auto done =
      run({"edit", "--script", "lower.js", "--parameter", "by=2", "a.vmd", "b.vmd", "--out", "new/{name}.vmd"});
  EXPECT_EQ(done.status, 0) << done.err;
  EXPECT_NE(done.err.find("script.lower: by 2"), std::string::npos) << done.err;
  EXPECT_TRUE(exists("new/a.vmd") && exists("new/b.vmd"));
  struct Row {
    std::vector<std::string> words;
    const char* reason;
  };
  const Row rows[] = {
      {{"--script", "none.js"}, "no such file"},
      {{"--script", "beat-nod"}, "did you mean beat-nods?"},
      {{"--script", "lower.js", "--op", "mirror"}, "cannot be combined"},
      {{"--script", "lower.js", "--parameter", "by"}, "expected key=value"},
      {{"--script", "lower.js", "--parameter", "to=2"}, "to"},
      {{"--script", "beat-nods"}, "line "},
      {{"--op", "mirror", "--parameter", "by=2"}, "needs --script"},
  };
  for (const Row& row : rows) {
    std::vector<std::string> words = {"edit", "a.vmd"};
    words.insert(words.end(), row.words.begin(), row.words.end());
    words.insert(words.end(), {"--out", "c.vmd"});
    const auto refused = run(words);
    EXPECT_EQ(refused.status, 2) << row.reason;
    EXPECT_NE(refused.err.find(row.reason), std::string::npos) << refused.err;
  }
  EXPECT_FALSE(exists("c.vmd"));
  EXPECT_NE(run({"edit", "--list"}).out.find("beat-nods"), std::string::npos);
  EXPECT_NE(run({"edit", "--help", "beat-nods"}).out.find("  angle=10"), std::string::npos);
}
#endif

TEST_F(EditCommand, ListsAndExplainsEveryOperation) {
  const auto list = run({"edit", "--list"});
  EXPECT_EQ(list.status, 0);
  const auto json = nlohmann::json::parse(run({"edit", "--list", "--json=1"}).out);
  ASSERT_EQ(json.size(), operations::operations().size());
  for (std::size_t i = 0; i < json.size(); ++i) {
    const operations::Operation& operation = operations::operations()[i];
    EXPECT_NE(list.out.find(operation.id), std::string::npos);
    EXPECT_EQ(json[i]["id"], operation.id);
    EXPECT_EQ(json[i]["parameters"].size(), operation.parameters.size());
    const auto help = run({"edit", "--help", std::string(operation.id)});
    EXPECT_EQ(help.status, 0);
    for (const operations::OperationParameter& parameter : operation.parameters) {
      EXPECT_NE(help.out.find("  " + std::string(parameter.id) + "="), std::string::npos) << help.out;
    }
  }
  EXPECT_NE(run({"edit", "--help"}).out.find("--out"), std::string::npos);
  EXPECT_EQ(run({"edit", "--help", "nothing"}).status, 2);
}

}  // namespace
}  // namespace furitsuke::cli
