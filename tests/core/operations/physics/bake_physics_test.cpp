// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "core/eval/sample.h"
#include "core/operations/run.h"
#include "tests/core/operations/physics/physics_poses.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using test::distanceBetween;
using test::HandMade;
using test::RunResult;
using test::ShownDistance;
using test::ShownPoses;
using Texts = OperationArguments::Texts;

constexpr Frame kSwingEnd = 60;
const Texts kEveryFrame = {{"position", "0"}, {"angle", "0"}};

RunResult bake(const HandMade& made, const Texts& texts = {}, std::string_view frames = {}) {
  RunResult result = test::resultIn({.frames = frames, .model = &made.model}, made.motion, "bake-physics", texts);
  EXPECT_EQ(result.error, "");
  return result;
}

RunResult unbake(const HandMade& made, const motion::Motion& baked, const Texts& texts = {},
                 std::string_view frames = {}) {
  RunResult result = test::resultIn({.frames = frames, .model = &made.model}, baked, "unbake-physics", texts);
  EXPECT_EQ(result.error, "");
  return result;
}

/// "code: detail" of each note.
std::string notesOf(const RunResult& result) {
  std::string text;
  for (const Diagnostic& note : result.notes) text += std::string(note.code) + ": " + note.detail + "\n";
  return text;
}

const motion::Track<motion::BoneKey>& trackOf(const motion::Motion& motion, const char* bone) {
  static const motion::Track<motion::BoneKey> kNone;
  const auto id = motion.findBone(test::nameOf(bone).bytes);
  return id ? motion.bones[id->index].keys : kNone;
}

/// A key of a bone that switches physics, in order of time.
void switchPhysics(HandMade& made, model::BoneIndex bone, Frame frame, bool isOn, const glm::dquat& rotation) {
  made.key(bone, frame, {0, 0, 0}, rotation);
  const auto id = made.motion.findBone(std::to_string(bone));
  motion::Track<motion::BoneKey>& track = made.motion.bones[id->index].keys;
  motion::Keys<motion::BoneKey> key = track.slice({frame, frame});
  key.values.edit().front().physics = isOn;
  track.replace({frame, frame}, key);
}

void addMorphOf(HandMade& made, model::BoneIndex bone) {
  const glm::dquat turn = test::aboutZ(40);
  std::get<std::vector<model::BoneOffset>>(made.morph(model::MorphKind::Bone).offsets)
      .push_back({bone, {0.3F, 0.2F, 0}, toStored(turn)});
  made.weigh(static_cast<model::MorphIndex>(made.model.morphs.size()) - 1, 0.5F);
}

void append(HandMade& made, model::BoneIndex bone, model::BoneIndex source, bool isLocal = false) {
  made.model.bones[static_cast<std::size_t>(bone)].append =
      model::AppendTransform{.source = source, .ratio = 0.7F, .rotation = true, .translation = true, .local = isLocal};
}

struct BakedModel {
  const char* name;
  std::function<void(HandMade&)> change;
  model::BodyMode mode = model::BodyMode::Physics;
};

const std::vector<BakedModel>& bakedModels() {
  using model::BodyMode;
  static const std::vector<BakedModel> rows = {
      {"a tail", [](HandMade&) {}},
      {"bodies that only rotate", [](HandMade&) {}, BodyMode::PhysicsAtBone},
      {"bodies that only rotate bones with moving keys",
       [](HandMade& made) {
         made.key(2, 0, {0, 0, 0});
         made.key(2, 50, {0.5F, 0.25F, 0}, test::aboutX(30));
       },
       BodyMode::PhysicsAtBone},
      {"keys under physics",
       [](HandMade& made) {
         made.key(1, 10, {1, 2, 3}, test::aboutX(50));
       }},
      {"a bone morph", [](HandMade& made) { addMorphOf(made, 2); }},
      {"append from a bone without physics", [](HandMade& made) { append(made, 2, 0); }},
      {"append in model space", [](HandMade& made) { append(made, 1, 0, true); }},
      {"append from another bone with physics", [](HandMade& made) { append(made, 2, 1); }},
      {"a chain of appends against the order of bones",
       [](HandMade& made) {
         append(made, 1, 2);
         append(made, 2, 3);
       }},
      {"append and a bone morph",
       [](HandMade& made) {
         append(made, 3, 0);
         addMorphOf(made, 3);
       }},
      {"IK of the tail",
       [](HandMade& made) {
         made.bone(0, {2, 25, 0});
         made.bone(3, {3, 20, 0});
         made.chain(4, 5, {3, 2, 1});
       }},
      {"a bone after physics",
       [](HandMade& made) {
         made.bone(3, {3, 20, 0}).afterPhysics = true;
         append(made, 4, 0);
       }},
      {"a stretch without physics",
       [](HandMade& made) {
         switchPhysics(made, 2, 0, true, test::aboutX(0));
         switchPhysics(made, 2, 15, false, test::aboutX(30));
         switchPhysics(made, 2, 25, false, test::aboutX(-30));
         switchPhysics(made, 2, 40, true, test::aboutX(70));
       }},
      {"a start without physics",
       [](HandMade& made) {
         switchPhysics(made, 1, 0, false, test::aboutY(30));
         switchPhysics(made, 1, 30, true, test::aboutY(60));
       }},
  };
  return rows;
}

TEST(BakePhysics, KeysShowWithAndWithoutPhysicsWhatPhysicsShows) {
  for (const BakedModel& row : bakedModels()) {
    SCOPED_TRACE(row.name);
    HandMade made = test::swingingTail(row.mode);
    row.change(made);
    const ShownPoses shown = test::posesWithPhysics(made.model, made.motion, kSwingEnd);
    EXPECT_GT(distanceBetween(shown, test::posesWithoutPhysics(made.model, made.motion, kSwingEnd)).position, 0.5);
    for (const bool isReduced : {false, true}) {
      const RunResult baked = bake(made, isReduced ? Texts{} : kEveryFrame);
      EXPECT_EQ(notesOf(baked), "");
      const double position = isReduced ? 0.0201 : 1e-4;
      const double degrees = isReduced ? 0.501 : 1e-3;
      for (const ShownPoses& again : {test::posesWithoutPhysics(made.model, baked.motion, kSwingEnd),
                                      test::posesWithPhysics(made.model, baked.motion, kSwingEnd)}) {
        const ShownDistance apart = distanceBetween(shown, again);
        EXPECT_LE(apart.position, position);
        EXPECT_LE(apart.degrees, degrees);
      }
      for (const LargestError& error : baked.errors)
        EXPECT_LE(error.value, error.kind == ErrorKind::Position ? position : degrees);
    }
  }
}

TEST(BakePhysics, KeepsFewKeysWithinTheBoundsAndOneAtEveryFrameWithoutThem) {
  constexpr Frame kStill = 300;
  HandMade made = test::swingingTail();
  made.key(0, kStill, {0, 0, 0});
  EXPECT_EQ(trackOf(bake(made, kEveryFrame).motion, "3").size(), kStill + 1U);
  EXPECT_EQ(trackOf(bake(made, {{"position", "0"}}).motion, "3").size(), kStill + 1U);
  const RunResult reduced = bake(made);
  EXPECT_EQ(reduced.errors.size(), 2U);
  const RunResult loose = bake(made, {{"position", "0.5"}, {"angle", "10"}});
  EXPECT_LT(loose.motion.keyCount(), reduced.motion.keyCount());
  EXPECT_LT(reduced.motion.keyCount(), 750U);
  for (const char* bone : {"1", "2", "3"}) {
    const auto& track = trackOf(reduced.motion, bone);
    EXPECT_EQ(track.frameRange(), (FrameRange{0, kStill})) << bone;
    EXPECT_TRUE(std::ranges::none_of(track.values(), &motion::BoneKey::physics)) << bone;
  }
  EXPECT_EQ(trackOf(reduced.motion, "0"), trackOf(made.motion, "0")) << "bodies do not move it";
}

TEST(BakePhysics, SettingsOfTheSimulationChangeTheKeys) {
  const HandMade made = test::swingingTail();
  struct Row {
    Texts texts;
    void (*set)(physics::PhysicsSettings&);
  };
  for (const Row& row : {Row{{{"steps", "120"}}, [](physics::PhysicsSettings& to) { to.stepsPerSecond = 120; }},
                         Row{{{"settle", "30"}}, [](physics::PhysicsSettings& to) { to.settleTicks = 30; }},
                         Row{{{"gravity", "-5"}}, [](physics::PhysicsSettings& to) { to.gravity = -5; }},
                         Row{{{"gravity-direction", "1,-1,0"}},
                             [](physics::PhysicsSettings& to) {
                               to.gravityDirection = {1, -1, 0};
                             }},
                         Row{{{"gravity", "100"}, {"ground", "false"}}, [](physics::PhysicsSettings& to) {
                               to.gravity = 100;
                               to.ground = false;
                             }}}) {
    physics::PhysicsSettings settings;
    row.set(settings);
    SCOPED_TRACE(row.texts.front().first);
    Texts texts = row.texts;
    texts.insert(texts.end(), kEveryFrame.begin(), kEveryFrame.end());
    const ShownPoses shown = test::posesWithPhysics(made.model, made.motion, kSwingEnd, settings);
    EXPECT_GT(distanceBetween(shown, test::posesWithPhysics(made.model, made.motion, kSwingEnd)).position, 1e-3);
    EXPECT_LE(
        distanceBetween(shown, test::posesWithoutPhysics(made.model, bake(made, texts).motion, kSwingEnd)).position,
        1e-4);
  }
}

TEST(BakePhysics, GravityKeysOfTheMotionReplaceTheArguments) {
  HandMade made = test::swingingTail();
  physics::PhysicsSettings settings;
  settings.gravityKeys = {{0, 9.8, {0, -1, 0}, 0, false}, {30, 20, {1, 0, 0}, 30, true}};
  settings.seed = 3;
  made.motion.annotations.gravity = motion::GravityTrack{settings.gravityKeys, settings.seed};
  const ShownPoses shown = test::posesWithPhysics(made.model, made.motion, kSwingEnd, settings);
  Texts texts = kEveryFrame;
  texts.emplace_back("gravity", "-50");
  const motion::Motion baked = bake(made, texts).motion;
  EXPECT_LE(distanceBetween(shown, test::posesWithoutPhysics(made.model, baked, kSwingEnd)).position, 1e-4);
}

TEST(BakePhysics, TheTracksOfTheScopeChooseTheBones) {
  HandMade made = test::swingingTail();
  made.key(2, 10, {0, 0, 0});
  const ShownPoses shown = test::posesWithPhysics(made.model, made.motion, kSwingEnd);
  struct Row {
    const char* tracks;
    const char* frames;
    std::vector<const char*> baked;
    const char* belowOthers = "";
  };
  for (const Row& row :
       {Row{"1", "", {"1"}}, Row{"3,1", "", {"1", "3"}, "3"}, Row{"2", "", {"2"}, "2"}, Row{"*", "", {"1", "2", "3"}},
        Row{"bones", "", {"1", "2", "3"}}, Row{"0,3", "", {"3"}, "3"}, Row{"1,bone:2", "20-40", {"1", "2"}}}) {
    SCOPED_TRACE(row.tracks);
    const RunResult result = test::resultIn({.tracks = row.tracks, .frames = row.frames, .model = &made.model},
                                            made.motion, "bake-physics", kEveryFrame);
    EXPECT_EQ(result.error, "");
    const std::string below = row.belowOthers;
    EXPECT_EQ(notesOf(result), below.empty() ? "" : "edit.physics.moving-parents: " + below + "\n");
    const FrameRange range = row.frames[0] == '\0' ? FrameRange{0, kSwingEnd} : FrameRange{20, 40};
    for (const char* bone : {"1", "2", "3"}) {
      const bool isBaked = std::ranges::any_of(row.baked, [&](const char* each) { return std::string(each) == bone; });
      const auto& track = trackOf(result.motion, bone);
      if (isBaked) {
        EXPECT_EQ(track.slice(range).size(), static_cast<std::size_t>(range.last - range.first) + 1) << bone;
      } else {
        EXPECT_EQ(track, trackOf(made.motion, bone)) << bone;
      }
    }
    for (const LargestError& error : result.errors) EXPECT_LE(error.value, 1e-4) << "of the baked bones only";
  }
  // The others go on moving by physics, beside bodies that follow the keys. Those keys are of the canonical run, in
  // which all bodies are simulated, but no keys can make the others move as in it: a body that follows its bone pushes
  // its neighbors and does not give way to them. Measured: 0.95 units here; 0.8 to 1.0 beside one baked strand of real
  // hair, of which the baked bones are exact; 0 if all bones are baked. The body of a baked bone below one that physics
  // still moves is placed by the keys of both, so that it is not even where it was: 2.4 units in that hair.
  const motion::Motion first =
      test::resultIn({.tracks = "1", .model = &made.model}, made.motion, "bake-physics", kEveryFrame).motion;
  EXPECT_LE(distanceBetween(shown, test::posesWithPhysics(made.model, first, kSwingEnd)).position, 1.5);
}

TEST(BakePhysics, NamesThatAreNotOfPhysicsBonesAreReported) {
  const HandMade made = test::swingingTail();
  const auto run = [&made](const char* tracks) {
    return test::resultIn({.tracks = tracks, .model = &made.model}, made.motion, "bake-physics", {});
  };
  EXPECT_EQ(run("0").error, "tracks: names no bone that rigid bodies move");
  EXPECT_EQ(run("missing").error, "tracks: names no bone that rigid bodies move");
  EXPECT_EQ(notesOf(run("1,missing")), "edit.track.missing: \n");
  EXPECT_EQ(run("1,missing").notes.at(0).track, "missing");
}

TEST(BakePhysics, ReportsItsProgressAndCanBeCanceledWhileItSettles) {
  const HandMade made = test::swingingTail();
  const Operation* operation = findOperation("bake-physics");
  ASSERT_NE(operation, nullptr);
  const auto run = [&](const Texts& texts, const std::atomic<bool>& canceled, std::atomic<double>& progress) {
    const auto arguments = OperationArguments::read(operation->parameters, texts, {});
    return runOperation({operation, *arguments, {}}, made.motion, &made.model, &canceled, &progress).ok();
  };
  std::atomic<bool> canceled = false;
  std::atomic<double> progress = 0;
  EXPECT_TRUE(run({}, canceled, progress));
  EXPECT_GT(progress, 0.6) << "the reduction counts too";
  EXPECT_LE(progress, 1);
  EXPECT_TRUE(run(kEveryFrame, canceled, progress));
  EXPECT_GT(progress, 0.9);
  EXPECT_LE(progress, 1);
  canceled = true;
  progress = 0;
  EXPECT_FALSE(run({{"settle", "36000"}}, canceled, progress));
  EXPECT_LT(progress, 0.01);
}

TEST(BakePhysics, KeysOfStretchesWithoutPhysicsStay) {
  HandMade made = test::swingingTail();
  for (const auto& [frame, isOn] : {std::pair{10, true}, {20, false}, {24, false}, {40, true}, {50, true}}) {
    switchPhysics(made, 2, frame, isOn, test::aboutX(frame));
  }
  const motion::Motion baked = bake(made).motion;
  for (const Frame frame : {20, 24}) {
    ASSERT_NE(trackOf(baked, "2").find(frame), nullptr) << frame;
    EXPECT_EQ(*trackOf(baked, "2").find(frame), *trackOf(made.motion, "2").find(frame)) << frame;
  }
  EXPECT_TRUE(std::ranges::none_of(trackOf(baked, "2").values(), &motion::BoneKey::physics));
  EXPECT_TRUE(trackOf(baked, "2").hasKey(19) && trackOf(baked, "2").hasKey(40)) << "both sides of a switch";
}

TEST(BakePhysics, ABoneThatIsNeverUnderPhysicsKeepsItsTrack) {
  HandMade made = test::swingingTail();
  switchPhysics(made, 3, 0, false, test::aboutX(30));
  switchPhysics(made, 3, 30, false, test::aboutX(-30));
  const motion::Motion baked = bake(made).motion;
  EXPECT_EQ(trackOf(baked, "3"), trackOf(made.motion, "3"));
  EXPECT_FALSE(trackOf(baked, "2").empty());
}

TEST(BakePhysics, APartLeavesTheRestAsItWas) {
  HandMade made = test::swingingTail();
  made.key(2, 0, {0, 0, 0});
  made.key(2, 50, {0, 1, 0}, test::aboutX(60));
  const ShownPoses shown = test::posesWithPhysics(made.model, made.motion, kSwingEnd);
  const ShownPoses keyed = test::posesWithoutPhysics(made.model, made.motion, kSwingEnd);
  const RunResult baked = bake(made, kEveryFrame, "20-30");
  const ShownPoses again = test::posesWithPhysics(made.model, baked.motion, kSwingEnd);
  EXPECT_EQ(distanceBetween(shown, again, {0, 19}).position, 0) << "the same bits";
  EXPECT_LE(distanceBetween(shown, again, {20, 30}).position, 1e-4);
  // Physics goes on from the last baked pose, without its speed.
  EXPECT_LE(distanceBetween(shown, again, {31, 31}).position, 1.5);
  EXPECT_GT(distanceBetween(again, test::posesWithoutPhysics(made.model, baked.motion, kSwingEnd), {45, 60}).position,
            0.5)
      << "physics is on";
  // Without physics the keys outside show what they did.
  const ShownPoses plain = test::posesWithoutPhysics(made.model, baked.motion, kSwingEnd);
  EXPECT_LE(distanceBetween(keyed, plain, {0, 19}).degrees, 0.3) << "a curve was split";
  EXPECT_LE(distanceBetween(keyed, plain, {31, kSwingEnd}).degrees, 0.3);
  EXPECT_LE(distanceBetween(keyed, plain, {31, kSwingEnd}).position, 0.02);
  for (const char* bone : {"1", "2", "3"}) {
    const auto& track = trackOf(baked.motion, bone);
    ASSERT_TRUE(track.hasKey(19) && track.hasKey(31)) << bone;
    EXPECT_TRUE(track.find(19)->physics && track.find(31)->physics) << bone;
    EXPECT_EQ(track.lowerBound(31) - track.lowerBound(20), 11U) << bone;
  }
  EXPECT_EQ(*trackOf(baked.motion, "2").find(50), *trackOf(made.motion, "2").find(50));
}

TEST(BakePhysics, BodiesAreReleasedWhereTheLastBakedKeyHoldsThem) {
  const HandMade made = test::swingingTail();
  const motion::Motion baked = bake(made, kEveryFrame, "0-30").motion;
  const ShownPoses shown = test::posesWithPhysics(made.model, made.motion, kSwingEnd);
  const ShownPoses again = test::posesWithPhysics(made.model, baked, kSwingEnd);
  ASSERT_GT(distanceBetween(shown, test::posesWithoutPhysics(made.model, made.motion, kSwingEnd), {30, 30}).position,
            1.5)
      << "it hangs far from rest";
  // Relative to the head, a free tail does not come far in a frame.
  for (std::size_t bone = 1; bone < 4; ++bone) {
    const auto hanging = [&](Frame frame) {
      const auto& pose = again[static_cast<std::size_t>(frame)];
      return pose[bone].position - pose[0].position;
    };
    EXPECT_LE(glm::length(hanging(31) - hanging(30)), 0.4) << bone;
  }
}

TEST(BakePhysics, FramesNeedNoKeysAndAreLimitedToTheMotion) {
  const HandMade made = test::swingingTail();
  EXPECT_EQ(trackOf(bake(made, kEveryFrame, "45-50").motion, "1").slice({45, 50}).size(), 6U);
  EXPECT_EQ(notesOf(bake(made, kEveryFrame, "45-50")), "");
  EXPECT_EQ(trackOf(bake(made, kEveryFrame, "50-1000").motion, "1").frameRange().last, kSwingEnd);
  EXPECT_EQ(notesOf(bake(made, kEveryFrame, "70-80")), "edit.frames.empty: 70-80\n");
}

TEST(BakePhysics, SwitchesIkOffWhereOnlyBakedBonesAreItsLinks) {
  HandMade made = test::swingingTail();
  made.bone(0, {2, 25, 0});
  made.bone(3, {3, 20, 0});
  made.chain(4, 5, {3, 2, 1});
  made.bone(0, {0, 0, 0});
  made.bone(6, {0, -5, 0});
  made.bone(0, {0, -8, 0});
  made.chain(8, 7, {6});
  struct Row {
    const char* frames;
    const char* states;  ///< of the first chain at property keys
  };
  for (const Row& row : {Row{"", "0:off "}, Row{"20-30", "0: 20:off 31:on "}}) {
    const RunResult baked = bake(made, {}, row.frames);
    std::string states;
    for (std::size_t i = 0; i < baked.motion.property.size(); ++i) {
      const motion::VisibilityIkKey& key = baked.motion.property.values()[i];
      states += std::to_string(baked.motion.property.frames()[i]) + ":";
      for (const motion::IkState& state : key.ik)
        states += state.name == "4" ? (state.enabled ? "on" : "off") : "other";
      states += " ";
    }
    EXPECT_EQ(states, row.states);
  }
  const RunResult kept = bake(made, {{"switch-ik", "false"}});
  EXPECT_TRUE(kept.motion.property.empty());
  EXPECT_EQ(notesOf(kept), "edit.physics.inexact: 1, 2, 3\n");
}

TEST(BakePhysics, NamesWhatKeysCannotShow) {
  struct Row {
    const char* name;
    std::function<void(HandMade&)> change;
    const char* notes;
  };
  for (const Row& row : std::vector<Row>{
           {"a fixed axis",
            [](HandMade& made) {
              made.model.bones[2].fixedAxis = Vec3{1, 0, 0};
            },
            "edit.physics.inexact: 2\n"},
           {"IK of which one link has no physics",
            [](HandMade& made) {
              made.bone(0, {2, 25, 0});
              made.bone(3, {3, 20, 0});
              made.bone(5, {4, 20, 0});
              made.chain(4, 6, {5, 3});
            },
            // IK starts from the keys of its links. From the new ones of bone 3 it ends, within MMD's bound for
            // directions that are the same, at another rotation of bone 5: 0.17 degrees off.
            "edit.physics.inexact: 3, 5\n"},
           {"a hidden bone, which takes no keys", [](HandMade& made) { made.model.bones[3].visible = false; },
            "edit.physics.inexact: 3\n"},
           {"a bone of a PMD that only rotates",
            [](HandMade& made) {
              made.model.format = model::ModelFormat::Pmd;
              made.model.bones[2].keyUse = model::KeyUse::Rotation;
            },
            "edit.physics.inexact: 2\n"},
           {"a bone that inherits from one with physics",
            [](HandMade& made) {
              made.bone(0, {0, 25, 0});
              append(made, 4, 2);
            },
            "edit.physics.inexact: 4\n"},
           {"a name of 15 bytes, with which MMD finds no bone",
            [](HandMade& made) { made.model.bones[3].name = model::ModelName::fromText("123456789012345", {}); },
            "edit.physics.no-names: 123456789012345\n"},
           {"a name of more than 15 bytes",
            [](HandMade& made) { made.model.bones[3].name = model::ModelName::fromText("右外枝後髪後列３", {}); },
            "edit.physics.long-names: 右外枝後髪後列３\n"},
           {"a name twice, and none",
            [](HandMade& made) {
              made.model.bones[2].name = made.model.bones[1].name;
              made.model.bones[3].name = model::ModelName::fromText("", {});
            },
            "edit.physics.no-names: 1, \n"}}) {
    SCOPED_TRACE(row.name);
    HandMade made = test::swingingTail();
    row.change(made);
    const RunResult baked = bake(made, kEveryFrame);
    EXPECT_EQ(notesOf(baked), row.notes);
    const ShownDistance apart = distanceBetween(test::posesWithPhysics(made.model, made.motion, kSwingEnd),
                                                test::posesWithoutPhysics(made.model, baked.motion, kSwingEnd));
    ASSERT_EQ(baked.errors.size(), 2U);
    EXPECT_NEAR(baked.errors[0].value, apart.position, 1e-4);
    EXPECT_NEAR(baked.errors[1].value, apart.degrees, 1e-3);
  }
}

TEST(BakePhysics, AFixedAxisShowsTheNearestRotation) {
  HandMade made = test::swingingTail(model::BodyMode::PhysicsAtBone);
  made.model.bones[3].fixedAxis = Vec3{0, 0, 2};
  const ShownPoses shown = test::posesWithPhysics(made.model, made.motion, kSwingEnd);
  const motion::Motion baked = bake(made, kEveryFrame).motion;
  const ShownPoses plain = test::posesWithoutPhysics(made.model, baked, kSwingEnd);
  EXPECT_LE(distanceBetween(shown, plain).position, 1e-4) << "it moves no other bone";
  EXPECT_LT(distanceBetween(shown, plain).degrees,
            distanceBetween(shown, test::posesWithoutPhysics(made.model, made.motion, kSwingEnd)).degrees);
  for (const motion::BoneKey& key : trackOf(baked, "3").values()) {
    EXPECT_NEAR(key.rotation.x, 0, 1e-6);
    EXPECT_NEAR(key.rotation.y, 0, 1e-6);
  }
}

TEST(BakePhysics, ReportsBodiesThatRanAway) {
  HandMade made = test::swingingTail();
  made.model.joints[2].moveSpring = {1e9F, 1e9F, 1e9F};
  made.model.joints[2].moveLower = {1, 1, 1};
  made.model.joints[2].moveUpper = {-1, -1, -1};
  const RunResult baked = bake(made);
  EXPECT_NE(notesOf(baked).find("edit.physics.runaways: "), std::string::npos) << notesOf(baked);
}

TEST(BakePhysics, ExplainsWhatItNeeds) {
  const HandMade tail = test::swingingTail();
  HandMade still = tail;
  for (model::RigidBody& body : still.model.bodies) body.mode = model::BodyMode::FollowsBone;
  HandMade far = tail;
  far.key(0, 216'001, {0, 0, 0});
  HandMade veryFar = tail;
  veryFar.key(0, kMaxFrame, {0, 0, 0});
  struct Row {
    const char* name;
    const motion::Motion& motion;
    const model::Model* model;
    const char* error;
  };
  for (const char* id : {"bake-physics", "unbake-physics"}) {
    for (const Row& row :
         {Row{"no model", tail.motion, nullptr, "needs the model of the motion, which has the rigid bodies"},
          Row{"no bodies that move bones", tail.motion, &still.model,
              "the model has no rigid bodies that move bones"}}) {
      EXPECT_EQ(test::resultIn({.model = row.model}, row.motion, id, {}).error, row.error) << row.name;
    }
  }
  for (const Row& row :
       {Row{"two hours", far.motion, &far.model,
            "physics is simulated for two hours, up to frame 216000, but the last frame is 216001"},
        Row{"a very late key", veryFar.motion, &veryFar.model,
            "the motion would have at least 6442450949 keys, but an operation may create a motion of at most 10000000 "
            "keys; choose fewer tracks or frames"}}) {
    EXPECT_EQ(test::resultIn({.model = row.model}, row.motion, "bake-physics", {}).error, row.error) << row.name;
  }
  EXPECT_EQ(test::resultIn({.frames = "0-30", .model = &veryFar.model}, veryFar.motion, "bake-physics", {}).error, "");
}

TEST(UnbakePhysics, TheMotionSimulatesAsBeforeTheBake) {
  for (const char* frames : {"", "20-30"}) {
    SCOPED_TRACE(frames);
    HandMade made = test::swingingTail();
    made.bone(0, {2, 25, 0});
    made.bone(3, {3, 20, 0});
    made.chain(4, 5, {3, 2, 1});
    const motion::Motion baked = bake(made, {}, frames).motion;
    const motion::Motion back = unbake(made, baked).motion;
    const ShownPoses shown = test::posesWithPhysics(made.model, made.motion, kSwingEnd);
    const ShownDistance apart = distanceBetween(shown, test::posesWithPhysics(made.model, back, kSwingEnd));
    EXPECT_EQ(apart.position, 0) << "the same bits";
    EXPECT_GT(distanceBetween(shown, test::posesWithoutPhysics(made.model, back, kSwingEnd)).position, 0.5);
    EXPECT_EQ(back, made.motion);
  }
}

TEST(UnbakePhysics, AKeyThatFollowsOthersWithoutPhysicsStaysAndSwitchesItOn) {
  const HandMade made = test::swingingTail();
  const motion::Motion baked = bake(made, kEveryFrame).motion;
  const motion::Motion back = unbake(made, baked, {}, "20-30").motion;
  const auto& track = trackOf(back, "3");
  ASSERT_NE(track.find(20), nullptr);
  motion::BoneKey switching = *trackOf(baked, "3").find(20);
  switching.physics = true;
  EXPECT_EQ(*track.find(20), switching);
  EXPECT_EQ(track.slice({21, 30}).size(), 0U);
  EXPECT_EQ(track.size(), kSwingEnd + 1U - 10U);
  EXPECT_FALSE(track.find(31)->physics);
  const ShownPoses before = test::posesWithPhysics(made.model, baked, kSwingEnd);
  const ShownPoses after = test::posesWithPhysics(made.model, back, kSwingEnd);
  EXPECT_EQ(distanceBetween(before, after, {0, 19}).position, 0);
  EXPECT_GT(distanceBetween(before, after, {25, 30}).position, 0.01) << "it swings freely from rest";
  EXPECT_EQ(distanceBetween(before, after, {31, kSwingEnd}).position, 0);
}

TEST(UnbakePhysics, ChangesOnlyBonesThatBodiesMove) {
  HandMade made = test::swingingTail();
  made.bone(0, {0, 25, 0});
  switchPhysics(made, 4, 0, false, test::aboutX(30));
  switchPhysics(made, 2, 5, true, test::aboutX(30));
  const RunResult nothing = unbake(made, made.motion);
  EXPECT_EQ(nothing.motion, made.motion);
  EXPECT_EQ(notesOf(nothing), "edit.nothing.changed: \n");
  const motion::Motion back = unbake(made, bake(made).motion).motion;
  EXPECT_EQ(trackOf(back, "4"), trackOf(made.motion, "4"));
}

TEST(UnbakePhysics, LeavesIkThatMovesOtherBones) {
  HandMade made = test::swingingTail();
  made.bone(0, {2, 25, 0});
  made.bone(3, {3, 20, 0});
  made.chain(4, 5, {3, 2, 1});
  made.bone(0, {0, 0, 0});
  made.bone(6, {0, -5, 0});
  made.bone(0, {0, -8, 0});
  made.chain(8, 7, {6});
  made.motion.property = motion::Track<motion::VisibilityIkKey>({{10}, {{true, {{"8", false}}}}, {motion::kNoSource}});
  const motion::Motion baked = bake(made).motion;
  ASSERT_FALSE(eval::isIkEnabled(baked.property, "4", 30));
  const auto isOn = [](const motion::Motion& motion, const char* chain) {
    return eval::isIkEnabled(motion.property, chain, 30);
  };
  const motion::Motion back = unbake(made, baked).motion;
  EXPECT_TRUE(isOn(back, "4") && !isOn(back, "8"));
  const motion::Motion off = unbake(made, baked, {{"switch-ik", "false"}}).motion;
  EXPECT_TRUE(!isOn(off, "4") && !isOn(off, "8"));
}

}  // namespace
}  // namespace furitsuke::operations
