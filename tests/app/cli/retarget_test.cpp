// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/io/model/model_export.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/humanoid.h"

namespace furitsuke::cli {
namespace {

using Json = nlohmann::json;

class Retarget : public test::CliTest {
 protected:
  Retarget() {
    model::Model tall = test::humanoid();
    for (model::Bone& bone : tall.bones) bone.position.y *= 1.25F;
    model::Model chair;
    chair.bones.emplace_back().name = model::ModelName::fromText("椅子", "chair");
    write("small.pmx", format::pmx::write(io::pmxFromModel(test::humanoid())));
    write("tall.pmx", format::pmx::write(io::pmxFromModel(tall)));
    write("chair.pmx", format::pmx::write(io::pmxFromModel(chair)));
    write("p.bvh", toBytes(test::personBvh()));
    EXPECT_EQ(run({"convert", "p.bvh", "a.vmd", "--model", "small.pmx"}).status, 0);
    write("b.vmd", toBytes(read("a.vmd")));
  }
};

TEST_F(Retarget, FitsAMotionAndReportsItsFigures) {
  const auto result =
      run({"retarget", "a.vmd", "c.vmd", "--from", "small.pmx", "--to", "tall.pmx", "--report", "json"});
  EXPECT_EQ(result.status, 0) << result.err;
  const Json report = Json::parse(result.out);
  ASSERT_EQ(report.size(), 1U);
  const Json& operation = report[0]["operations"][0];
  EXPECT_EQ(operation["id"], "fit-to-model");
  EXPECT_NEAR(operation["measures"]["legRatio"], 1.25, 0.001);
  EXPECT_LT(operation["measures"]["armDegrees95"], 0.5);
  EXPECT_NEAR(operation["measures"]["hipPathRatio"], 1, 0.01);
  const auto before = io::loadMotion(file("a.vmd")), after = io::loadMotion(file("c.vmd"));
  ASSERT_TRUE(before.ok() && after.ok());
  const auto center = before->motion.findBone(Name::fromText("センター")->bytes);
  const auto xOf = [&](const io::LoadedMotion& of) {
    return of.motion.bones[center->index].keys.values().back().translation.x;
  };
  EXPECT_NEAR(xOf(*after) / xOf(*before), 1.25, 0.05);
  EXPECT_EQ(run({"edit", "a.vmd", "--model", "tall.pmx", "--op", "fit-to-model", "source=small.pmx", "--out", "d.vmd"})
                .status,
            0);
  EXPECT_EQ(read("c.vmd"), read("d.vmd")) << "the operation is the same";
}

TEST_F(Retarget, FitsManyFilesAndABadOneDoesNotStopTheOthers) {
  write("bad.vmd", toBytes("no motion"));
  const auto result = run({"retarget", "a.vmd", "bad.vmd", "b.vmd", "--out", "{name}_tall.vmd", "--from", "small.pmx",
                           "--to", "tall.pmx", "--jobs", "2"});
  EXPECT_EQ(result.status, 2);
  EXPECT_NE(result.err.find("bad.vmd"), std::string::npos) << result.err;
  EXPECT_TRUE(exists("a_tall.vmd"));
  EXPECT_FALSE(exists("bad_tall.vmd"));
  EXPECT_EQ(read("a_tall.vmd"), read("b_tall.vmd"));
}

TEST_F(Retarget, FitsDancersOfDifferentModelsByOneFactor) {
  struct Row {
    std::vector<std::string> options;
    std::vector<double> legs;  ///< ratio of each dancer
    double travel;
  };
  for (const Row& row :
       {Row{{"--from", "small.pmx", "--to", "tall.pmx", "--to", "small.pmx"}, {1.25, 1}, 1.125},
        Row{{"--to", "small.pmx", "--from", "tall.pmx", "--from", "small.pmx"}, {0.8, 1}, 0.9},
        Row{{"--from", "small.pmx", "--from", "tall.pmx", "--to", "tall.pmx", "--to", "small.pmx", "--travel", "1"},
            {1.25, 0.8},
            1}}) {
    std::vector<std::string> arguments{"retarget",       "a.vmd",   "b.vmd",    "--out",
                                       "{name}_new.vmd", "--force", "--report", "json"};
    arguments.insert(arguments.end(), row.options.begin(), row.options.end());
    const auto result = run(arguments);
    ASSERT_EQ(result.status, 0) << result.err;
    const Json report = Json::parse(result.out);
    ASSERT_EQ(report.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
      const Json& metrics = report[i]["operations"][0]["measures"];
      EXPECT_NEAR(metrics["legRatio"], row.legs[i], 0.001) << i;
      EXPECT_NEAR(metrics["travelRatio"], row.travel, 0.001) << i;
    }
  }
}

TEST_F(Retarget, RefusesWhatItCannotDo) {
  struct Row {
    std::vector<std::string> arguments;
    const char* expected;
  };
  for (const Row& row :
       {Row{{"a.vmd", "c.vmd", "--from", "small.pmx"}, "--to"},
        Row{{"a.vmd", "--from", "small.pmx", "--to", "tall.pmx"}, "OUT"},
        Row{{"a.vmd", "b.vmd", "--from", "small.pmx", "--to", "tall.pmx"}, "b.vmd"},
        Row{{"a.vmd", "c.vmd", "--from", "small.pmx", "--to", "tall.pmx", "--to", "small.pmx"},
            "2 models for 1 motion"},
        Row{{"a.vmd", "b.vmd", "--out", "{name}_c.vmd", "--from", "small.pmx", "--to", "tall.pmx", "--to", "chair.pmx"},
            "下半身"},
        Row{{"a.vmd", "c.vmd", "--from", "none.pmx", "--to", "tall.pmx"}, "none.pmx"},
        Row{{"a.vmd", "c.vmd", "--from", "small.pmx", "--to", "chair.pmx"}, "下半身"},
        Row{{"a.vmd", "c.vmd", "--from", "chair.pmx", "--to", "tall.pmx"}, "the source model"},
        Row{{"a.vmd", "c.vmd", "--from", "small.pmx", "--to", "tall.pmx", "--hands", "maybe"}, "--hands"}}) {
    std::vector<std::string> arguments{"retarget"};
    arguments.insert(arguments.end(), row.arguments.begin(), row.arguments.end());
    const auto result = run(arguments);
    EXPECT_EQ(result.status, 2) << row.expected;
    EXPECT_NE(result.err.find(row.expected), std::string::npos) << result.err;
    EXPECT_FALSE(exists("c.vmd")) << row.expected;
  }
}

}  // namespace
}  // namespace furitsuke::cli
