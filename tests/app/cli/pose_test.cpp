// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/io/json/motion_json.h"
#include "core/io/model/model_export.h"
#include "core/io/motion/vmd_motion.h"
#include "core/motion/edit.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/motions.h"
#include "tests/support/pmd_samples.h"
#include "tests/support/pmx_samples.h"

namespace furitsuke::cli {
namespace {

class PoseCommand : public test::CliTest {
 protected:
  void SetUp() override { write("a.vmd", io::vmdFromMotion(test::exampleMotion(), nullptr)); }
};

TEST_F(PoseCommand, PrintsSampledKeysInTheOrderOfTheFramesAndTracks) {
  const auto result = run({"pose", "--motion", "a.vmd", "--frames", "10,2.5,0-1", "--local"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.err, "");
  EXPECT_EQ(result.out, R"(frame,index,bone,px,py,pz,qx,qy,qz,qw
10,0,センター,1,-2,0.5,0,0.60000001,0,0.799999993
10,1,"右腕,袖",0,0,0,0,0,0,1
2.5,0,センター,0.25,-0.5,0.125,0,0.160182242,0,0.987087458
2.5,1,"右腕,袖",0,0,0,0,0,0,1
0,0,センター,0,0,0,0,0,0,1
0,1,"右腕,袖",0,0,0,0,0,0,1
1,0,センター,0.100000001,-0.200000003,0.0500000007,0,0.0643057127,0,0.997930246
1,1,"右腕,袖",0,0,0,0,0,0,1
)");
}

TEST_F(PoseCommand, PrintsMorphWeights) {
  const auto result = run({"pose", "--motion", "a.vmd", "--frames", "1,99", "--morphs", "--local"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, "frame,index,morph,weight\n1,0,あ,0.25\n99,0,あ,1\n");
}

/// A bone with a ball that falls from height 10, on nothing.
Bytes fallingBall() {
  model::Model ball;
  ball.bones.emplace_back().name = model::ModelName::fromText("ball", {});
  ball.bones.back().position = {0, 10, 0};
  model::RigidBody& body = ball.bodies.emplace_back();
  body.name = ball.bones.back().name;
  body.bone = 0;
  body.position = {0, 10, 0};
  body.size = {1, 0, 0};
  body.mask = 0xFFFF;
  body.mass = 1;
  body.mode = model::BodyMode::Physics;
  return format::pmx::write(io::pmxFromModel(ball));
}

TEST_F(PoseCommand, SimulatesRigidBodiesOnDemand) {
  write("ball.pmx", fallingBall());
  const auto heightOf = [this](std::vector<std::string> options) {
    std::vector<std::string> arguments{"pose", "--motion", "a.vmd", "--model", "ball.pmx", "--frames", "6"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const auto result = run(arguments);
    EXPECT_EQ(result.status, 0) << result.err;
    const std::size_t at = result.out.find("6,0,ball,0,");
    return at == std::string::npos ? -1.0 : std::stod(result.out.substr(at + std::string("6,0,ball,0,").size()));
  };
  // After n steps of h, it has fallen by g h² n (n + 1) / 2, as in MMD, whose steps are 1/60 s.
  constexpr double kFallen = 10 - 98.0 / (60 * 60) * 12 * 13 / 2;
  constexpr double kFallenAt240 = 10 - 98.0 / (240 * 240) * 48 * 49 / 2;
  EXPECT_EQ(heightOf({}), 10);
  EXPECT_NEAR(heightOf({"--physics"}), kFallen, 0.01);
  EXPECT_NEAR(heightOf({"--physics", "--steps", "60"}), kFallen, 0.01);
  EXPECT_NEAR(heightOf({"--physics", "--steps", "240"}), kFallenAt240, 0.01);
  EXPECT_NEAR(heightOf({"--physics", "--local"}), kFallen - 10, 0.1) << "from the rest position";
  EXPECT_LT(heightOf({"--physics", "--settle", "12"}), kFallen - 1) << "it falls before frame 0 too";
  EXPECT_NEAR(heightOf({"--physics", "--gravity", "0"}), 10, 1e-6);
  EXPECT_NEAR(heightOf({"--physics", "--gravity", "4.9"}), (10 + kFallen) / 2, 0.05);
  EXPECT_NEAR(heightOf({"--physics", "--gravity-direction", "0,2,0"}), 20 - kFallen, 0.1);
  const double withNoise = heightOf({"--physics", "--noise", "50"});
  EXPECT_NE(withNoise, heightOf({"--physics"}));
  EXPECT_NEAR(withNoise, kFallen, 1);
  EXPECT_EQ(withNoise, heightOf({"--physics", "--noise", "50", "--seed", "0"}));
  EXPECT_NE(withNoise, heightOf({"--physics", "--noise", "50", "--seed", "1"}));
}

TEST_F(PoseCommand, TakesGravityKeysThatAreStoredWithTheMotion) {
  write("ball.pmx", fallingBall());
  write("a.furitsuke.json", toBytes(R"({"format": "furitsuke.annotations", "gravity": {"keys": [
      {"frame": 0, "acceleration": 0}]}})"));
  const auto heightOf = [this](std::vector<std::string> options) {
    std::vector<std::string> arguments{"pose", "--motion", "a.vmd", "--model", "ball.pmx", "--frames", "6"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const auto result = run(arguments);
    EXPECT_EQ(result.status, 0) << result.err;
    const std::size_t at = result.out.find("6,0,ball,0,");
    return at == std::string::npos ? -1.0 : std::stod(result.out.substr(at + std::string("6,0,ball,0,").size()));
  };
  EXPECT_NEAR(heightOf({"--physics"}), 10, 1e-6);
  EXPECT_LT(heightOf({"--physics", "--gravity", "9.8"}), 9) << "an option replaces them";
  write("a.furitsuke.json", toBytes("{"));
  const auto damaged = run({"pose", "--motion", "a.vmd", "--model", "ball.pmx", "--frames", "6", "--physics"});
  EXPECT_NE(damaged.err.find("gravity keys"), std::string::npos) << damaged.err;
}

TEST_F(PoseCommand, BodiesFallThroughTheGroundOnDemand) {
  write("ball.pmx", fallingBall());
  for (const bool isGround : {true, false}) {
    std::vector<std::string> arguments{"pose",     "--motion", "a.vmd", "--model",
                                       "ball.pmx", "--frames", "60",    "--physics"};
    if (!isGround) arguments.push_back("--no-ground");
    const auto result = run(arguments);
    const std::string location = "60,0,ball,0,";
    const double height = std::stod(result.out.substr(result.out.find(location) + location.size()));
    EXPECT_NEAR(height, isGround ? 1 : 10 - 98 * 2 * 2 / 2, isGround ? 0.1 : 2);
  }
}

TEST_F(PoseCommand, RefusesPhysicsThatCannotBeSimulated) {
  write("ball.pmx", fallingBall());
  const std::vector<std::pair<std::vector<std::string>, std::string>> rows = {
      {{"--frames", "0", "--physics"}, "--model"},
      {{"--frames", "0", "--steps", "60", "--model", "ball.pmx"}, "--physics"},
      {{"--frames", "0", "--physics", "--steps", "100", "--model", "ball.pmx"}, "100"},
      {{"--frames", "0-2147483647", "--physics", "--model", "ball.pmx"}, "up to frame 216000"},
      {{"--frames", "0", "--gravity", "5", "--model", "ball.pmx"}, "--physics"},
      {{"--frames", "0", "--physics", "--gravity", "nan", "--model", "ball.pmx"}, "nan"},
      {{"--frames", "0", "--physics", "--gravity-direction", "0,0,0", "--model", "ball.pmx"}, "--gravity-direction"},
      {{"--frames", "0", "--physics", "--gravity-direction", "0,-1", "--model", "ball.pmx"}, "--gravity-direction"},
      {{"--frames", "0", "--physics", "--gravity-direction", "0,inf,0", "--model", "ball.pmx"}, "--gravity-direction"},
      {{"--frames", "0", "--physics", "--noise", "101", "--model", "ball.pmx"}, "101"},
      {{"--frames", "0", "--physics", "--seed", "1", "--model", "ball.pmx"}, "--noise"}};
  for (const auto& [options, reason] : rows) {
    std::vector<std::string> arguments{"pose", "--motion", "a.vmd"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const auto result = run(arguments);
    EXPECT_EQ(result.status, 2) << reason;
    EXPECT_NE(result.err.find(reason), std::string::npos) << result.err;
    EXPECT_EQ(result.out, "");
  }
}

TEST_F(PoseCommand, BeforeTheFirstKeyFollowsTheOption) {
  motion::Motion late;
  test::addMorph(late, "あ", {10});
  motion::EditBuilder edit(late);
  edit.set({motion::TrackKind::Morph, 0}, 10, motion::MorphKey{1});
  motion::applyEdits(late, edit.build(), motion::EditSide::After);
  write("late.vmd", io::vmdFromMotion(late, nullptr));
  struct Row {
    std::vector<std::string> option;
    const char* weights;
  };
  const Row rows[] = {
      {{}, "0,0,あ,0\n5,0,あ,0.5\n10,0,あ,1\n"},
      {{"--before-first", "rest"}, "0,0,あ,0\n5,0,あ,0.5\n10,0,あ,1\n"},
      {{"--before-first", "hold"}, "0,0,あ,1\n5,0,あ,1\n10,0,あ,1\n"},
  };
  for (const Row& row : rows) {
    std::vector<std::string> arguments{"pose", "--motion", "late.vmd", "--frames", "0,5,10", "--morphs"};
    arguments.insert(arguments.end(), row.option.begin(), row.option.end());
    const auto result = run(arguments);
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out, std::string("frame,index,morph,weight\n") + row.weights);
  }
  const auto wrong = run({"pose", "--motion", "late.vmd", "--frames", "0", "--before-first", "later"});
  EXPECT_EQ(wrong.status, 2);
  EXPECT_NE(wrong.err.find("--before-first"), std::string::npos) << wrong.err;
}

TEST_F(PoseCommand, PrintsWholeFramesWithoutExponents) {
  const auto result = run({"pose", "--motion", "a.vmd", "--frames", "1e3,1234567,2147483646-2147483647", "--morphs"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out,
            "frame,index,morph,weight\n1000,0,あ,1\n1234567,0,あ,1\n2147483646,0,あ,1\n2147483647,0,あ,1\n");
}

TEST_F(PoseCommand, PrintsJsonWithTheColumnsAsMembers) {
  const auto morphs = run({"pose", "--motion", "a.vmd", "--frames", "1,2", "--morphs", "--format", "json"});
  EXPECT_EQ(morphs.out, R"([
  { "frame": 1, "index": 0, "morph": "あ", "weight": 0.25 },
  { "frame": 2, "index": 0, "morph": "あ", "weight": 0.5 }
]
)");
  write("empty.json", asBytes(io::motionToJson({})));
  const auto none = run({"pose", "--motion", "empty.json", "--frames", "1", "--local", "--format", "json"});
  EXPECT_EQ(none.status, 0);
  EXPECT_EQ(none.out, "[]\n");
}

TEST_F(PoseCommand, LetsLaterMotionsOverrideTrackByTrack) {
  motion::Motion later;
  motion::BoneKey key = motion::restBoneKey();
  key.translation = {7, 0, 0};
  for (const char* name : {"頭", "センター"}) {
    motion::Keys<motion::BoneKey> keys;
    keys.append(3, key);
    later.bones.push_back({*Name::fromText(name), motion::Track<motion::BoneKey>(std::move(keys))});
  }
  write("b.vmd", io::vmdFromMotion(later, nullptr));
  for (const auto& motions : std::vector<std::vector<std::string>>{{"--motion", "a.vmd", "--motion", "b.vmd"},
                                                                   {"--motion", "a.vmd", "b.vmd"}}) {
    std::vector<std::string> arguments{"pose", "--local", "--frames", "10"};
    arguments.insert(arguments.end(), motions.begin(), motions.end());
    EXPECT_EQ(run(arguments).out, R"(frame,index,bone,px,py,pz,qx,qy,qz,qw
10,0,センター,7,0,0,0,0,0,1
10,1,"右腕,袖",0,0,0,0,0,0,1
10,2,頭,7,0,0,0,0,0,1
)");
  }
}

TEST_F(PoseCommand, PrintsCameraLightAndSelfShadow) {
  const auto result = run({"camera", "--motion", "a.vmd", "--frames", "0,1,2"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out,
            "frame,distance,x,y,z,rx,ry,rz,fov,perspective,lr,lg,lb,lx,ly,lz,shadowMode,shadowDistance\n"
            "0,-45,0,10,0,0,0,0,30,1,0.25,0.5,1,0,-1,0,1,0\n"
            "1,-37.5,0,10,0,0,0,0,30.5,1,0.25,0.5,1,0,-1,0,1,0\n"
            "2,-30,0,10,0,0,0,0,31,0,0.25,0.5,1,0,-1,0,2,0.5\n");
}

TEST_F(PoseCommand, PrintsMmdsDefaultsWithoutCameraKeys) {
  write("empty.json", asBytes(io::motionToJson({})));
  const auto result = run({"camera", "--motion", "empty.json", "--frames", "1.5"});
  EXPECT_EQ(result.out.substr(result.out.find('\n') + 1),
            "1.5,-45,0,10,0,0,0,0,30,1,0.6015625,0.6015625,0.6015625,-0.5,-1,0.5,1,0.0112500004\n");
}

/// A model for the example motion: its two bones and one with a name that a VMD truncates, in a chain.
format::pmx::File exampleModel() {
  format::pmx::File model = test::bonesPmx({"頭", "センター", "右腕,袖", "a_bone_of_more_than_15"});
  model.bones[0].position = {1, 2, 3};
  model.bones[1].position = {1, 2, 3};
  model.bones[2].position = {1, 2, 4};
  return model;
}

TEST_F(PoseCommand, PrintsWorldPosesOfTheBonesOfAModel) {
  write("m.pmx", format::pmx::write(exampleModel()));
  const auto result = run({"pose", "--motion", "a.vmd", "--model", "m.pmx", "--frames", "10,0"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out.substr(0, result.out.find("0,0,頭", 60)), R"(frame,index,bone,px,py,pz,qx,qy,qz,qw
10,0,頭,1,2,3,0,0,0,1
10,1,センター,2,0,3.5,0,0.600000024,0,0.799999982
10,2,"右腕,袖",2.9599998,0,3.77999997,0,0.600000024,0,0.799999982
10,3,a_bone_of_more_than_15,2.83999991,0,0.619999886,0,0.600000024,0,0.799999982
)") << result.out;
}

TEST_F(PoseCommand, PrintsKeysAndWeightsInTheOrderOfTheModel) {
  format::pmx::File model = exampleModel();
  model.morphs.resize(2);
  model.morphs[0].name = format::pmx::encodeText("い", model.header.encoding);
  model.morphs[1].name = format::pmx::encodeText("あ", model.header.encoding);
  write("m.pmx", format::pmx::write(model));
  EXPECT_EQ(run({"pose", "--motion", "a.vmd", "--model", "m.pmx", "--frames", "10", "--local"}).out,
            R"(frame,index,bone,px,py,pz,qx,qy,qz,qw
10,0,頭,0,0,0,0,0,0,1
10,1,センター,1,-2,0.5,0,0.60000001,0,0.799999993
10,2,"右腕,袖",0,0,0,0,0,0,1
10,3,a_bone_of_more_than_15,0,0,0,0,0,0,1
)");
  EXPECT_EQ(run({"pose", "--motion", "a.vmd", "--model", "m.pmx", "--frames", "1", "--morphs"}).out,
            "frame,index,morph,weight\n1,0,い,0\n1,1,あ,0.25\n");
}

TEST_F(PoseCommand, PosesAPmdToo) {
  motion::Motion motion;
  test::addBone(motion, "centre", {0, 10});
  write("b.vmd", io::vmdFromMotion(motion, nullptr));
  write("m.pmd", test::PmdBuilder("m").bone("centre", -1, 0, 1, 0, {0, 8, 0}).bytes());
  EXPECT_EQ(run({"pose", "--motion", "b.vmd", "--model", "m.pmd", "--frames", "2.5", "--format", "json"}).out, R"([
  { "frame": 2.5, "index": 0, "bone": "centre", "px": 2.5, "py": 8, "pz": 0, "qx": 0, "qy": 0, "qz": 0, "qw": 1 }
]
)");
}

TEST_F(PoseCommand, BindsCutNamesOnlyWhenAskedTo) {
  write("m.pmx", format::pmx::write(exampleModel()));
  motion::Motion motion;
  test::addBone(motion, "a_bone_of_more_", {7});
  write("b.vmd", io::vmdFromMotion(motion, nullptr));
  std::vector<std::string> arguments{"pose", "--motion", "b.vmd", "--model", "m.pmx", "--frames", "7"};
  const auto lastRow = [](const std::string& out) { return out.substr(out.rfind('\n', out.size() - 2) + 1); };
  const auto whole = run(arguments);
  EXPECT_EQ(lastRow(whole.out), "7,3,a_bone_of_more_than_15,4,2,3,0,0,0,1\n");
  EXPECT_NE(whole.err.find("b.vmd: warning: "), std::string::npos) << whole.err;
  arguments.emplace_back("--bind-cut-names");
  EXPECT_EQ(lastRow(run(arguments).out), "7,3,a_bone_of_more_than_15,11,2,3,0,0,0,1\n");
  arguments.emplace_back("--local");
  EXPECT_EQ(lastRow(run(arguments).out), "7,3,a_bone_of_more_than_15,7,0,0,0,0,0,1\n");
}

TEST_F(PoseCommand, RefusesACameraMotionForAModel) {
  write("m.pmx", format::pmx::write(exampleModel()));
  motion::Motion motion;
  motion.modelName = test::nameOf("カメラ・照明");
  motion::Keys<motion::CameraKey> keys;
  keys.append(0, motion::restCameraKey());
  motion.camera = motion::Track<motion::CameraKey>(std::move(keys));
  write("c.vmd", io::vmdFromMotion(motion, nullptr));
  const auto result = run({"pose", "--motion", "c.vmd", "--model", "m.pmx", "--frames", "0"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_NE(result.err.find("c.vmd: is a camera motion"), std::string::npos) << result.err;
}

TEST_F(PoseCommand, RejectsInvalidArgumentsAndFiles) {
  write("cut.vmd", ByteView(io::vmdFromMotion(test::exampleMotion(), nullptr)).first(54 + 120));
  for (const auto& arguments : std::vector<std::vector<std::string>>{
           {"pose", "--motion", "a.vmd", "--frames", "0"},
           {"pose", "--motion", "none.vmd", "--frames", "0", "--local"},
           {"pose", "--motion", "a.vmd", "--model", "none.pmx", "--frames", "0"},
           {"pose", "--motion", "a.vmd", "--model", "a.vmd", "--frames", "0", "--local"},
           {"pose", "--motion", "a.vmd", "--bind-cut-names", "--frames", "0", "--local"},
           {"pose", "--motion", "cut.vmd", "--frames", "0", "--local"},
           {"pose", "--motion", "a.vmd", "--frames", "5-1", "--local"},
           {"pose", "--motion", "a.vmd", "--frames", "0", "--local", "--format", "xml"},
           {"pose", "--motion", "a.vmd", "--local"},
           {"pose", "--frames", "0", "--local"},
           {"camera", "--motion", "a.vmd", "--frames", "x"},
           {"camera", "--motion", "cut.vmd", "--frames", "0"},
       }) {
    const auto result = run(arguments);
    EXPECT_EQ(result.status, 2) << arguments.back();
    EXPECT_EQ(result.out, "") << arguments.back();
    EXPECT_NE(result.err, "") << arguments.back();
  }
}

}  // namespace
}  // namespace furitsuke::cli
