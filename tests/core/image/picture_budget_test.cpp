// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/picture_budget.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/file.h"
#include "core/image/halved_rows.h"
#include "core/image/image_codec.h"
#include "tests/support/odd_places.h"
#include "tests/support/picture_samples.h"
#include "tests/support/temp_folder.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::test {
namespace {

namespace fs = std::filesystem;

using image::PictureSize;
using Halvings = std::vector<unsigned>;

TEST(PictureBudget, HalvesTheLargestFirst) {
  const std::uint64_t unit = image::pictureBytes(PictureSize{64, 64});
  const struct {
    const char* name;
    std::vector<PictureSize> sizes;
    std::uint64_t budget;
    Halvings expected;
  } rows[] = {
      {"none", {}, 0, {}},
      {"all fit", {{64, 64}, {32, 32}}, 2 * unit, {0, 0}},
      {"exactly", {{64, 64}, {64, 64}}, 2 * unit, {0, 0}},
      {"one is much larger", {{64, 64}, {512, 512}, {64, 64}}, 3 * unit, {0, 3, 0}},
      {"of equal ones the last", {{64, 64}, {64, 64}, {64, 64}}, 2 * unit + unit / 2, {0, 0, 1}},
      {"several", {{64, 64}, {64, 64}, {64, 64}}, unit, {1, 1, 1}},
      {"a ribbon", {{1024, 4}, {4, 4}}, unit / 2, {1, 0}},
      {"nothing fits", {{2, 2}, {1, 1}}, 0, {1, 0}},
      {"unreadable", {{0, 0}, {64, 64}}, unit / 4, {0, 1}},
  };
  for (const auto& row : rows) EXPECT_EQ(image::halvingsWithin(row.sizes, row.budget), row.expected) << row.name;
}

TEST(PictureBudget, AllowsOneGibibyteAndCountsMipmaps) {
  EXPECT_EQ(image::kPictureBudget, std::uint64_t{1} << 30);
  EXPECT_EQ(image::halvingsWithin(std::vector<PictureSize>(48, {2048, 2048}), image::kPictureBudget), Halvings(48, 0));
  const Halvings halvings = image::halvingsWithin(std::vector<PictureSize>(24, {8000, 8000}), image::kPictureBudget);
  std::uint64_t total = 0;
  for (const unsigned times : halvings) total += image::pictureBytes(halved(PictureSize{8000, 8000}, times));
  EXPECT_LE(total, image::kPictureBudget);
  EXPECT_GT(total, image::kPictureBudget * 9 / 10);
}

std::shared_ptr<const image::Image> picture(std::uint32_t side) {
  image::Image image{side, side, {}};
  image.pixels.resize(std::size_t{side} * side * 4, 200);
  return std::make_shared<const image::Image>(std::move(image));
}

TEST(PictureBudget, AppliesToAllModelsOfAScene) {
  const auto shared = picture(64);
  auto first = std::make_shared<image::ModelImages>();
  first->textures = {shared, nullptr, shared, picture(16)};
  auto second = std::make_shared<image::ModelImages>();
  second->textures = {picture(32)};
  second->toons[3] = shared;
  auto third = std::make_shared<image::ModelImages>();
  third->textures = {picture(16)};
  const std::vector<std::shared_ptr<const image::ModelImages>> models = {first, second, nullptr, third};
  const std::uint64_t all = image::pictureBytes(models);
  EXPECT_EQ(all, image::pictureBytes(PictureSize{64, 64}) + image::pictureBytes(PictureSize{32, 32}) +
                     2 * image::pictureBytes(PictureSize{16, 16}))
      << "a shared picture counts once";
  EXPECT_EQ(image::imagesWithin(models, all), models);

  const auto fitted = image::imagesWithin(models, all / 2);
  EXPECT_LE(image::pictureBytes(fitted), all / 2);
  ASSERT_EQ(fitted.size(), 4U);
  EXPECT_EQ(fitted[0]->textures[0]->width, 32U);
  EXPECT_EQ(fitted[0]->textures[2], fitted[0]->textures[0]) << "still shared";
  EXPECT_EQ(fitted[0]->textures[3], first->textures[3]);
  EXPECT_EQ(fitted[1]->toons[3], fitted[0]->textures[0]);
  EXPECT_EQ(fitted[2], nullptr);
  EXPECT_EQ(fitted[3], third) << "unchanged";

  model::Model model;
  model.textures = {"a.png", "b.png", "c.png", "d.png"};
  const auto finding = image::halvedTextures(model, *fitted[0]);
  ASSERT_TRUE(finding.has_value());
  EXPECT_EQ(finding->code, "model.texture.halved");
  EXPECT_EQ(finding->count, 2U);
  EXPECT_EQ(finding->detail, "a.png (64 x 64 → 32 x 32), c.png (64 x 64 → 32 x 32)");
  EXPECT_EQ(finding->reason, "2 textures scaled down to save memory: " + finding->detail);
  EXPECT_EQ(image::halvedTextures(model, *first), std::nullopt);
}

/// `count` textures of a model in a new folder, in several formats.
class LargeTextures : public testing::Test {
 protected:
  model::Model modelWith(std::size_t count) {
    model::Model model;
    for (std::size_t i = 0; i < count; ++i) {
      model.textures.push_back("tex" + std::to_string(i) + (i % 2 == 0 ? ".png" : ".tga"));
      model.materials.emplace_back().texture = static_cast<std::int32_t>(i);
      const fs::path file = temp_.path() / model.textures.back();
      EXPECT_TRUE(writeFileAtomically(file, i % 2 == 0 ? ByteView(png_) : ByteView(tga_)).ok());
    }
    return model;
  }
  [[nodiscard]] fs::path modelFile() const { return temp_.path() / "model.pmx"; }

  static constexpr std::uint32_t kSide = 512;

 private:
  TempFolder temp_;
  std::vector<std::byte> png_ = image::encodePng(*picture(kSide));
  Bytes tga_ = [] {
    Bytes tga;
    tga.resize(18 + std::size_t{kSide} * kSide * 4);
    std::ranges::fill(tga, std::byte{200});
    std::ranges::copy(fromHex("00 00 02 00 00 00 00 00 00 00 00 00 00 02 00 02 20 08"), tga.begin());
    return tga;
  }();
};

TEST_F(LargeTextures, AreScaledDownWhenTheyAreRead) {
  const model::Model model = modelWith(4);
  const std::uint64_t each = image::pictureBytes(PictureSize{kSide, kSide});
  EXPECT_TRUE(image::loadModelImages(model, modelFile(), {}, {}, 4 * each).diagnostics.empty());

  const image::LoadedImages loaded = image::loadModelImages(model, modelFile(), {}, {}, 3 * each + each / 2);
  ASSERT_EQ(loaded.images.textures.size(), 4U);
  for (const std::size_t i : {0, 1, 2}) {
    ASSERT_NE(loaded.images.textures[i], nullptr) << i;
    EXPECT_EQ(loaded.images.textures[i]->size(), (PictureSize{kSide, kSide})) << i;
  }
  ASSERT_NE(loaded.images.textures[3], nullptr);
  EXPECT_EQ(loaded.images.textures[3]->size(), (PictureSize{kSide / 2, kSide / 2}));
  EXPECT_EQ(loaded.images.textures[3]->pixels, picture(kSide / 2)->pixels);
  ASSERT_EQ(loaded.diagnostics.size(), 1U);
  EXPECT_EQ(loaded.diagnostics[0].reason, "1 texture scaled down to save memory: tex3.tga (512 x 512 → 256 x 256)");
  EXPECT_EQ(loaded.diagnostics[0].severity, Severity::Warning);
}

TEST_F(LargeTextures, NeedNoMoreMemoryThanTheBudgetAndAFewWholePictures) {
#ifdef FURITSUKE_SANITIZED
  GTEST_SKIP() << "the sanitizers keep freed memory";
#endif
  const model::Model model = modelWith(48);  // 48 MiB
  const std::size_t before = peakMemory();
  if (before == 0) GTEST_SKIP() << "the system does not report it";
  const image::LoadedImages loaded = image::loadModelImages(model, modelFile(), {}, {}, std::uint64_t{4} << 20);
  EXPECT_EQ(loaded.diagnostics.size(), 1U);
  // Four decoders with a file and a picture of 1 MiB each, and the result.
  EXPECT_LT(peakMemory() - before, std::size_t{24} << 20);
}

}  // namespace
}  // namespace furitsuke::test
