// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <glm/ext/matrix_transform.hpp>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/file.h"
#include "core/image/image_codec.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "tests/core/render/golden.h"
#include "tests/core/render/golden_pictures.h"
#include "tests/support/corpus.h"

// Pictures beside those that MikuMikuDance has drawn.
namespace furitsuke::render {
namespace {

namespace fs = std::filesystem;

std::optional<image::Image> mmdPicture(const std::string& name) {
  const auto reference = test::referenceFolder();
  if (!reference) return {};
  const auto bytes = readFile(*reference / "mmd" / "pictures" / (name + ".mmd.png"));
  if (!bytes) return {};
  Result<image::Image> image = image::decodeImage(*bytes);
  return image ? std::optional(std::move(image).value()) : std::nullopt;
}

// Direct3D 9 samples a pixel at its upper left corner. MMD's window has four samples per pixel and no grid.
Result<image::Image> drawAsMmd(OffscreenRenderer& renderer, const scene::Scene& scene, eval::CameraView view,
                               const image::Image& like) {
  view.projection = glm::translate(glm::dmat4(1), {1.0 / like.width, -1.0 / like.height, 0}) * view.projection;
  RenderOptions options;
  options.grid = false;
  options.samples = 4;
  return renderer.draw(scene, view, options, static_cast<int>(like.width), static_cast<int>(like.height));
}

int channelAt(const image::Image& image, std::size_t pixel, std::size_t channel) {
  return image.pixels[pixel * 4 + channel];
}

int differenceAt(const image::Image& a, std::size_t pixel, const image::Image& b, std::size_t other) {
  int most = 0;
  for (std::size_t c = 0; c < 3; ++c) most = std::max(most, std::abs(channelAt(a, pixel, c) - channelAt(b, other, c)));
  return most;
}

constexpr int kTolerance = 8;

/// The shares of pixels that agree within kTolerance.
struct Agreement {
  double model = 0;      ///< of those that the model covers in MMD's picture
  double shadow = 0;     ///< of those that its ground shadow covers
  double elsewhere = 0;  ///< of those of the model, the others that are not at an outline or a border of a shadow
};

// Whether a pixel is next to a border in one of the pictures.
bool isAtBorder(const image::Image& image, std::uint32_t x, std::uint32_t y) {
  constexpr std::uint32_t kNear = 2;
  const std::size_t pixel = std::size_t{y} * image.width + x;
  for (std::uint32_t row = std::max(y, kNear) - kNear; row <= std::min(y + kNear, image.height - 1); ++row) {
    for (std::uint32_t column = std::max(x, kNear) - kNear; column <= std::min(x + kNear, image.width - 1); ++column) {
      if (differenceAt(image, pixel, image, std::size_t{row} * image.width + column) > 2 * kTolerance) return true;
    }
  }
  return false;
}

// MMD writes the alpha of what it draws, 0 where there is nothing.
Agreement agreementOf(const image::Image& ours, const image::Image& mmd) {
  constexpr int kShadowAlpha = 166;
  double model = 0;
  double modelOff = 0;
  double shadow = 0;
  double shadowOff = 0;
  double elsewhere = 0;
  for (std::uint32_t y = 0; y < mmd.height; ++y) {
    for (std::uint32_t x = 0; x < mmd.width; ++x) {
      const std::size_t pixel = std::size_t{y} * mmd.width + x;
      const int alpha = channelAt(mmd, pixel, 3);
      if (alpha != 255 && alpha != kShadowAlpha) continue;
      const bool isOff = differenceAt(ours, pixel, mmd, pixel) > kTolerance;
      (alpha == 255 ? model : shadow) += 1;
      if (!isOff) continue;
      (alpha == 255 ? modelOff : shadowOff) += 1;
      if (alpha == 255 && !isAtBorder(ours, x, y) && !isAtBorder(mmd, x, y)) elsewhere += 1;
    }
  }
  return {1 - modelOff / model, 1 - shadowOff / shadow, elsewhere / model};
}

struct ModelRow {
  const char* name;    ///< of the picture
  const char* model;   ///< in the corpus
  const char* motion;  ///< in the corpus or in the reference folder
  double frame;
  bool hasTextures = true;  ///< MMD has found them
};

void addActor(scene::Scene& scene, const ModelRow& row, const fs::path& corpus, const fs::path& reference) {
  const fs::path path = corpus / "models" / row.model;
  Result<io::LoadedModel> loaded = io::loadModel(path);
  ASSERT_TRUE(loaded.ok()) << loaded.error().message();
  auto images = std::make_shared<image::ModelImages>();
  if (row.hasTextures) *images = image::loadModelImages(loaded->model, path).images;
  auto model = std::make_shared<const model::Model>(std::move(loaded->model));
  auto actor = std::make_unique<scene::Actor>(std::move(model), std::move(images));
  const fs::path inCorpus = corpus / "motions" / row.motion;
  const Result<io::LoadedMotion> motion = io::loadMotion(exists(inCorpus) ? inCorpus : reference / row.motion);
  ASSERT_TRUE(motion.ok()) << motion.error().message();
  actor->setMotion(motion->motion);
  scene.actors.push_back(std::move(actor));
}

class MmdPictureTest : public testing::TestWithParam<ModelRow> {};

TEST_P(MmdPictureTest, IsDrawnAsByMmd) {
  const auto corpus = test::corpusFolder();
  const auto reference = test::referenceFolder();
  if (!corpus || !reference) GTEST_SKIP() << "FURITSUKE_CORPUS or FURITSUKE_REFERENCE is not set";
  const auto& renderer = test::sharedRenderer();
  if (!renderer) GTEST_SKIP() << renderer.error().message();
  const ModelRow& row = GetParam();
  const auto mmd = mmdPicture(row.name);
  ASSERT_TRUE(mmd.has_value());
  scene::Scene scene;
  addActor(scene, row, *corpus, *reference);
  scene.evaluate(row.frame);
  const double aspect = static_cast<double>(mmd->width) / mmd->height;
  const auto ours = drawAsMmd(**renderer, scene, eval::viewOf(eval::sampleCamera({}, 0), aspect), *mmd);
  ASSERT_TRUE(ours.ok()) << ours.error().message();
  const Agreement agreement = agreementOf(*ours, *mmd);
  RecordProperty("model", std::to_string(agreement.model));
  RecordProperty("shadow", std::to_string(agreement.shadow));
  const bool isAlike = agreement.model >= 0.95 && agreement.shadow >= 0.95 && agreement.elsewhere <= 0.001;
  EXPECT_TRUE(isAlike) << agreement.model << " of the model, " << agreement.shadow << " of the shadow, "
                       << agreement.elsewhere << " off elsewhere"
                       << test::keepFailure(*ours, *mmd, std::string("mmd-") + row.name);
}

INSTANTIATE_TEST_SUITE_P(Models, MmdPictureTest,
                         testing::Values(ModelRow{"miku2", "miku_v2/miku_v2.pmd", "mmd/files/walk.vmd", 40},
                                         ModelRow{"gene", "gene/Gene_light.pmx", "dance_wavefile_lat.vmd", 600, false}),
                         [](const auto& row) { return std::string(row.param.name); });

/// Width and height in pixels of what is drawn in an upright strip of a picture on white; red is 255 where nothing is.
struct Extent {
  double width = 0;
  double height = 0;
};

Extent extentOf(const image::Image& image, std::uint32_t first, std::uint32_t last) {
  Extent extent;
  std::vector<double> columns(image.width);
  for (std::uint32_t y = 0; y < image.height; ++y) {
    double row = 0;
    for (std::uint32_t x = first; x < last; ++x) {
      const double cover = 1 - channelAt(image, std::size_t{y} * image.width + x, 0) / 255.0;
      row += cover;
      columns[x] += cover;
    }
    extent.width = std::max(extent.width, row);
  }
  extent.height = *std::ranges::max_element(columns);
  return extent;
}

struct EdgeRow {
  const char* name;  ///< of the picture
  double distance;   ///< from the eye to the first bone after the root
  double fov;        ///< degrees, in the width of the edges only: the projection is the usual one in all pictures
};

// Three balls with edges of size 0.5, 1 and 2 in one color.
std::unique_ptr<scene::Actor> ballsWithEdges(double boneDistance) {
  constexpr Vec4 kOwnBlue{0, 0, 1, 1};
  test::Shapes shapes;
  shapes.bone(0, {0, 10, static_cast<float>(boneDistance) - 45});
  for (const int i : {0, 1, 2}) {
    model::Material& material = shapes.material({0, 0, 0, 1});
    material.ambient = {0, 0, 1};
    material.edge = true;
    material.edgeColor = kOwnBlue;
    material.edgeSize = 0.5F * static_cast<float>(1 << i);
    shapes.ball({8.0F * static_cast<float>(i - 1), 10, 0}, 3);
  }
  return shapes.actor();
}

TEST(MmdEdgesTest, EdgesAreAsWideAsByMmd) {
  const auto reference = test::referenceFolder();
  if (!reference) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
  const auto& renderer = test::sharedRenderer();
  if (!renderer) GTEST_SKIP() << renderer.error().message();
  constexpr std::array<double, 4> kBorders = {0, 0.41, 0.59, 1};  // between the balls, of the width
  constexpr double kPixels = 0.75;                                // MMD's balls have other triangles
  for (const EdgeRow& row : {EdgeRow{"edge_20_30_1280x720", 20, 30}, EdgeRow{"edge_45_30_1280x720", 45, 30},
                             EdgeRow{"edge_100_30_1280x720", 100, 30}, EdgeRow{"edge_300_30_1280x720", 300, 30},
                             EdgeRow{"edge_45_10_1280x720", 45, 10}, EdgeRow{"edge_45_60_1280x720", 45, 60},
                             EdgeRow{"edge_45_30_640x360", 45, 30}, EdgeRow{"edge_45_30_720x720", 45, 30}}) {
    const auto mmd = mmdPicture(row.name);
    ASSERT_TRUE(mmd.has_value()) << row.name;
    scene::Scene scene;
    scene.actors.push_back(ballsWithEdges(row.distance));
    scene.evaluate(0);
    eval::CameraView view = eval::viewOf(eval::sampleCamera({}, 0), 16.0 / 9);
    view.fov = row.fov;
    const auto ours = drawAsMmd(**renderer, scene, view, *mmd);
    ASSERT_TRUE(ours.ok()) << ours.error().message();
    for (const std::size_t ball : {0U, 1U, 2U}) {
      const auto first = static_cast<std::uint32_t>(kBorders[ball] * mmd->width);
      const auto last = static_cast<std::uint32_t>(kBorders[ball + 1] * mmd->width);
      const Extent expected = extentOf(*mmd, first, last);
      const Extent actual = extentOf(*ours, first, last);
      EXPECT_NEAR(actual.width, expected.width, kPixels) << row.name << " ball " << ball;
      EXPECT_NEAR(actual.height, expected.height, kPixels) << row.name << " ball " << ball;
    }
  }
}

}  // namespace
}  // namespace furitsuke::render
