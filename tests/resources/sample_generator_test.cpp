// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "core/image/image_codec.h"
#include "core/io/model/model_export.h"
#include "core/io/motion/vmd_motion.h"
#include "resources/samples/picture.h"
#include "resources/samples/sample_model.h"
#include "resources/samples/sample_motion.h"

namespace furitsuke::resources {
namespace {

TEST(SampleGenerator, WritesTheModel) {
  const Result<Bytes> file = readFile(SAMPLES_FOLDER "/sample.pmx");
  ASSERT_TRUE(file.ok());
  EXPECT_TRUE(*file == format::pmx::write(io::pmxFromModel(samples::sampleModel())))
      << "build and run furitsuke-make-sample after changing the model";
}

TEST(SampleGenerator, WritesTheMotions) {
  if (std::filesystem::path::preferred_separator != '/')
    GTEST_SKIP() << "the C library of Windows rounds sines in another way";
  for (const auto& [path, motion] :
       {std::pair{SAMPLES_FOLDER "/sample.vmd", samples::sampleMotion(samples::sampleModel())},
        {SAMPLES_FOLDER "/sample_camera.vmd", samples::sampleCameraMotion()}}) {
    const Result<Bytes> file = readFile(path);
    ASSERT_TRUE(file.ok());
    EXPECT_TRUE(*file == io::vmdFromMotion(motion, nullptr))
        << path << ": build and run furitsuke-make-sample after changing the dance";
  }
}

TEST(SampleGenerator, DrawsThePictures) {
  const std::vector<samples::Picture> pictures = samples::samplePictures();
  const model::Model model = samples::sampleModel();
  ASSERT_EQ(pictures.size(), model.textures.size());
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    EXPECT_EQ(pictures[i].path, model.textures[i]);
    const Result<Bytes> file = readFile(std::string(SAMPLES_FOLDER "/") + pictures[i].path);
    ASSERT_TRUE(file.ok()) << pictures[i].path;
    const Result<image::Image> image = image::decodeImage(*file);
    ASSERT_TRUE(image.ok()) << pictures[i].path;
    EXPECT_TRUE(*image == pictures[i].image) << pictures[i].path;
  }
}

}  // namespace
}  // namespace furitsuke::resources
