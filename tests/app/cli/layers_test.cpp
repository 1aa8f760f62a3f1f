// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "core/io/json/annotation_file.h"
#include "core/io/motion_file.h"
#include "core/operations/motion/flatten_layers.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/motions.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::cli {
namespace {

/// a.vmd as the window saves it with a muted layer and one that adds 4 to the x of センター.
class LayersOfFiles : public test::CliTest {
 protected:
  LayersOfFiles() {
    motion::Motion motion = test::exampleMotion();
    const motion::LayerSettings muted{
        .name = "legs", .mode = motion::LayerMode::Replace, .isMuted = true, .weights = {}};
    motion::arrangeLayers(motion, {{{.name = "lean", .weights = {}}, muted}, {0, 1}, 0});
    const motion::TrackId id = motion.ensureBone(test::nameOf("センター"));
    motion::Keys<motion::BoneKey> keys;
    keys.append(0, test::boneKeyAt(4));
    motion.bones[id.index].keys.replace(kAllFrames, keys);
    operations::OperationControl control;
    const auto flat = operations::flattenLayers(motion, operations::kFlatteningBounds, control);
    EXPECT_TRUE(flat.ok());
    write("a.vmd", io::vmdFromMotion(flat->motion, nullptr));
    motion::Annotations annotations;
    annotations.layers =
        motion::StoredLayersRef(std::make_shared<const motion::StoredLayers>(motion::storedLayers(motion, *flat)));
    write("a.furitsuke.json", toBytes(io::annotationsToJson(annotations)));
  }
  [[nodiscard]] float xOfCenter(std::string_view name) const {
    const auto loaded = io::loadMotion(file(name));
    EXPECT_TRUE(loaded.ok()) << name;
    const auto track = loaded->motion.findBone(test::nameOf("センター").bytes);
    return loaded->motion.bones[track->index].keys.values().front().translation.x;
  }
};

TEST_F(LayersOfFiles, AreListedByInfo) {
  const auto result = run({"info", "a.vmd"});
  EXPECT_EQ(result.status, 0);
  EXPECT_NE(result.out.find("layers (2)"), std::string::npos) << result.out;
  EXPECT_NE(result.out.find("1  lean, add\n"), std::string::npos) << result.out;
  EXPECT_NE(result.out.find("0  legs, replace, muted\n"), std::string::npos) << result.out;
  const auto json = nlohmann::json::parse(run({"info", "a.vmd", "--json=1"}).out);
  ASSERT_EQ(json["layers"].size(), 2U);
  EXPECT_EQ(json["layers"][0]["name"], "lean");
  EXPECT_EQ(json["layers"][0]["keys"], 1);
  EXPECT_EQ(json["layers"][1]["mode"], "replace");
  EXPECT_EQ(json["layers"][1]["muted"], true);
}

TEST_F(LayersOfFiles, AreInTheMotionThatEditWorksOnAndNotInItsOutput) {
  const auto result = run({"edit", "a.vmd", "--op", "shift", "by=5", "--out", "b.vmd"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_NE(result.err.find("2 layers are flattened into the motion"), std::string::npos) << result.err;
  EXPECT_EQ(xOfCenter("b.vmd"), xOfCenter("a.vmd"));
  EXPECT_FALSE(exists("b.furitsuke.json")) << "nothing else was in it";
  EXPECT_TRUE(exists("a.furitsuke.json"));
}

}  // namespace
}  // namespace furitsuke::cli
